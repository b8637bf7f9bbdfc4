import { memo } from 'react';
import { poolSizeOf } from '../seating.ts';
import { pickNumberOf, useTableLater } from '../useTable.ts';
import { decisionsIn } from './progress.ts';

/** "Pack 2 of 3, pick 4 of 15" with its ticks; short words on phones. Who watches is at no pick. */
export const Progress = memo(function Progress() {
  const { view } = useTableLater('bar');
  return view.board === null ? <PackProgress /> : <RoundProgress />;
});

/** Formats without packs in hand: "Round 3 of 24"; without rounds, how many cards the own pool holds. */
function RoundProgress() {
  const { table, view } = useTableLater('bar');
  const { cards } = table.template.outline;
  const taken = poolSizeOf(view);
  return (
    <div className="room-progress">
      {view.rounds > 1 && (
        <span className="room-stat">
          <b>
            Round {view.round + 1} <Of count={view.rounds} />
          </b>
        </span>
      )}
      {view.seat !== null && (
        <span className="room-stat">
          <b>
            {taken} <Of count={Math.max(cards, taken)} /> cards
          </b>
        </span>
      )}
    </div>
  );
}

function PackProgress() {
  const { table, view } = useTableLater('bar');
  const picks = decisionsIn(table.template.rounds[view.round], view.packSize);
  const pick = Math.min(pickNumberOf(view), picks);
  return (
    <div className="room-progress">
      <span className="room-stat">
        <b>
          Pack {view.round + 1} <Of count={view.rounds} />
        </b>
        <Ticks at={view.round + 1} of={view.rounds} isBig />
      </span>
      {view.seat !== null && (
        <span className="room-stat">
          <b>
            Pick {pick} <Of count={picks} />
          </b>
          <Ticks at={pick} of={picks} />
        </span>
      )}
    </div>
  );
}

/** "of 15", and on phones "/15". */
const Of = ({ count }: { readonly count: number }) => (
  <span>
    <i className="room-of">of </i>
    {count}
  </span>
);

const Ticks = ({ at, of, isBig = false }: Readonly<{ at: number; of: number; isBig?: boolean }>) => (
  <span className={isBig ? 'room-ticks big' : 'room-ticks'} aria-hidden="true">
    {Array.from({ length: of }, (_, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: ticks are told apart by their place alone
      <i key={place} className={place + 1 < at ? 'done' : place + 1 === at ? 'now' : undefined} />
    ))}
  </span>
);
