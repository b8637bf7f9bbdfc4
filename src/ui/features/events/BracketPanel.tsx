import { useId } from 'react';
import type { EventView } from '#contract/events/eventView.ts';
import type { EventMatch } from '#engine/events/event.types.ts';
import { winnerOf } from '#engine/events/standings.ts';
import { Panel } from '../../kit/Panel.tsx';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import { personAt, roundName } from './eventWords.ts';
import './bracket.css';

/** The single elimination, round by round from the left; nothing before the cut. */
export function BracketPanel({ view }: { readonly view: EventView }) {
  const headingId = useId();
  const rounds = view.rounds.filter(({ kind }) => kind === 'cut');
  if (rounds.length === 0) return null;
  return (
    <Panel aria-labelledby={headingId}>
      <h2 id={headingId}>Bracket</h2>
      <div className="bracket">
        {rounds.map((round) => (
          <section key={round.number} aria-label={roundName(round)}>
            <h3>{roundName(round)}</h3>
            <ol>
              {round.matches.map((match) => (
                <li key={match.table}>
                  <Line view={view} match={match} side={0} />
                  <Line view={view} match={match} side={1} />
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </Panel>
  );
}

interface LineProps {
  readonly view: EventView;
  readonly match: EventMatch;
  readonly side: 0 | 1;
}

function Line({ view, match, side }: LineProps) {
  const { state } = match;
  const isWinner = state.kind === 'final' && winnerOf(state.score) === side;
  return (
    <span className={isWinner ? 'won' : undefined}>
      <span className="grow">{personAt(view, match.players[side])?.name ?? 'Bye'}</span>
      <b className="num">{state.kind === 'final' ? state.score.wins[side] : '–'}</b>
      {isWinner && <VisuallyHidden>goes on</VisuallyHidden>}
    </span>
  );
}
