import { useMemo, useState } from 'react';
import type { ResultsView } from '#contract/results/results.ts';
import { CardStrip } from '../../components/cards/CardStrip.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { SegmentedControl } from '../../kit/SegmentedControl.tsx';
import { pickHeading } from './decisionWords.ts';
import { type PoolCard, type PoolOrder, poolGroups, poolOf } from './poolGroups.ts';
import type { ReplayEvent, ReplayState } from './replay.ts';
import { laneLabels, poolTitle } from './resultWords.ts';
import './poolPanel.css';

interface PoolPanelProps {
  readonly results: ResultsView;
  readonly state: ReplayState;
  readonly send: (event: ReplayEvent) => void;
}

const ORDERS = [
  { value: 'lane', label: 'Lane' },
  { value: 'cost', label: 'Cost' },
  { value: 'rarity', label: 'Rarity' },
] as const satisfies readonly { value: PoolOrder; label: string }[];

const capitalised = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);

/** All that the shown seat took. A press leads to the pick that took the card. */
export function PoolPanel({ results, state, send }: PoolPanelProps) {
  const [order, setOrder] = useState<PoolOrder>('lane');
  const { look, faces, seats, mySeat } = results;
  const { seat, index } = state.place;
  const shown = seats[seat];
  const pool = useMemo(() => (shown === undefined ? [] : poolOf(shown, faces)), [shown, faces]);
  const groups = useMemo(() => poolGroups(pool, look, order), [pool, look, order]);
  if (shown === undefined || pool.length === 0) return null;
  const whose = seat === mySeat ? 'Your pool' : `Pool of ${shown.seat.name}`;
  const segments = ORDERS.map((entry) =>
    entry.value === 'lane' ? { ...entry, label: capitalised(look.laneWord) } : entry,
  );
  return (
    <Panel pad="none" className="pool-panel" aria-labelledby="pool-title">
      <div className="pool-head">
        <div className="grow">
          <h2 id="pool-title">{whose}</h2>
          <p className="t14 muted">
            {state.isGuessing ? `${pool.length} cards` : poolTitle(pool.length, look, shown.lanes)}
          </p>
        </div>
        <SegmentedControl label="Group the pool by" segments={segments} value={order} onChange={setOrder} />
      </div>
      {state.isGuessing ? (
        <p className="muted pool-hidden">The pool is hidden while you guess.</p>
      ) : (
        <div className="pool-groups">
          {groups.map((group) => (
            <section key={group.key} aria-label={group.title}>
              <h3>
                {group.title} <span className="num muted">{group.cards.length}</span>
              </h3>
              <ul>
                {group.cards.map((card) => (
                  <li key={card.id}>
                    <PoolEntry card={card} results={results} nowIndex={index} send={send} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </Panel>
  );
}

interface PoolEntryProps {
  readonly card: PoolCard;
  readonly results: ResultsView;
  readonly nowIndex: number;
  readonly send: (event: ReplayEvent) => void;
}

/** Cards that no decision brought lead nowhere. */
const PoolEntry = ({ card: { face, came }, results, nowIndex, send }: PoolEntryProps) => {
  const { look, table } = results;
  if (came === null) return <CardStrip face={face} look={look} />;
  const heading = pickHeading(came.record, table.template.format);
  return (
    <button
      type="button"
      aria-current={came.index === nowIndex || undefined}
      aria-label={`${face.name}, ${laneLabels(look, face.lanes).join(' and ') || 'neutral'}, ${heading.toLowerCase()}`}
      title={heading}
      onClick={() => send({ type: 'pickChosen', index: came.index })}
    >
      <CardStrip face={face} look={look} />
    </button>
  );
};
