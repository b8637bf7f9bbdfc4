import type { PollView } from '#contract/results/forks.ts';
import { CardStrip } from '../../../components/cards/CardStrip.tsx';
import { Panel } from '../../../kit/Panel.tsx';
import { counted } from '../resultWords.ts';

/** What the seat had taken before, folded. */
export const PollPool = ({ poll: { pool, faces, look } }: { readonly poll: PollView }) => (
  <Panel pad="none" className="poll-pool" aria-label="The pool so far">
    {pool.length === 0 ? (
      <p className="muted">This was the first pick: the pool was empty.</p>
    ) : (
      <details>
        <summary>The pool so far, {counted(pool.length, 'card')}</summary>
        <ul>
          {pool.map(({ id, card }) => {
            const face = faces[card];
            return face === undefined ? null : (
              <li key={id}>
                <CardStrip face={face} look={look} />
              </li>
            );
          })}
        </ul>
      </details>
    )}
  </Panel>
);
