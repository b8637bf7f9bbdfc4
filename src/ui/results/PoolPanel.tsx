import { useMemo, useState } from 'react';
import type { ResultsView } from '#contract/results.ts';
import { CardStrip } from '../cards/CardStrip.tsx';
import { Panel } from '../kit/Panel.tsx';
import { SegmentedControl } from '../kit/SegmentedControl.tsx';
import { type PoolOrder, poolGroups, poolOf } from './poolGroups.ts';
import { picksOf, type ReplayEvent, type ReplayState } from './replay.ts';
import { laneLabels, pickHeading, poolTitle } from './resultWords.ts';
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
  const picks = picksOf(seats, seat);
  const pool = useMemo(() => poolOf(picks, faces), [picks, faces]);
  const groups = useMemo(() => poolGroups(pool, look, order), [pool, look, order]);
  const shown = seats[seat];
  if (shown === undefined || picks.length === 0) return null;
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
                    <button
                      type="button"
                      aria-current={card.index === index || undefined}
                      aria-label={`${card.face.name}, ${laneLabels(look, card.face.lanes).join(' and ') || 'neutral'}, ${pickHeading(card.record).toLowerCase()}`}
                      title={pickHeading(card.record)}
                      onClick={() => send({ type: 'pickChosen', index: card.index })}
                    >
                      <CardStrip face={card.face} look={look} />
                    </button>
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
