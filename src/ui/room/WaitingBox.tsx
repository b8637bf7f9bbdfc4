import type { TableSettings } from '#contract/tables.ts';
import { CardBack } from '../cards/CardBack.tsx';
import { Button } from '../kit/Button.tsx';
import { Chevrons } from '../kit/Chevrons.tsx';
import { cardsNext } from './progress.ts';
import { cardsWord, directionWords, packsWord, waitingWords } from './roomWords.ts';
import { Face } from './SeatStrip.tsx';
import { isReview, type Person, waitedFor } from './seating.ts';
import { useAsk } from './useAsk.ts';
import { useIsHost, useTable } from './useTable.ts';

/** Who holds what is waited for, drawn as the pass that comes next. */
export function WaitingBox() {
  const { table, view, people } = useTable();
  if (isReview(view)) return <ReviewBox />;
  const holder = waitedFor(view)
    .map((seat) => people[seat])
    .findLast((person) => person !== undefined && person.packs > 0);
  const next = cardsNext(table.template.rounds[view.round], view.packSize, view.decisionsInRound);
  const isLeft = view.direction !== 'right';
  return (
    <div className="room-waiting">
      <div className={isLeft ? 'room-waiting-pass' : 'room-waiting-pass right'}>
        <span className="room-waiting-seat">
          <span className="room-waiting-slot">
            {next > 0 && <b>{next}</b>}
            {next > 0 ? (next === 1 ? 'card next' : 'cards next') : 'next pack'}
          </span>
          <b>You</b>
        </span>
        {view.direction !== 'none' && (
          <span className="room-waiting-way">
            <Chevrons direction={view.direction} count={4} size={20} />
            {directionWords(view.direction).toLowerCase()}
          </span>
        )}
        {holder !== undefined && <Holder person={holder} aspect={view.look.cardAspect} />}
      </div>
      <hr className="hairline" />
      <h2>{holder === undefined ? waitingWords(view, people) : `${holder.name} is choosing`}</h2>
      <p>{waitingLine(people, holder, next, table.settings.clock)}</p>
    </div>
  );
}

/** Between two packs: what there is to do, and for the host the way on. */
function ReviewBox() {
  const { view } = useTable();
  const isHost = useIsHost();
  const ask = useAsk();
  return (
    <div className="room-waiting">
      <h2>Look at your pool</h2>
      <p>
        {`Pack ${view.round + 1} of ${view.rounds} is done. The next packs open when the clock hits zero.`}
      </p>
      {isHost && (
        <Button variant="solid" mt="14px" onClick={() => void ask({ type: 'nextRound' })}>
          Open the next packs now
        </Button>
      )}
    </div>
  );
}

const Holder = ({ person, aspect }: Readonly<{ person: Person; aspect: number }>) => (
  <span className="room-waiting-seat">
    <span className="room-waiting-backs" aria-hidden="true">
      {person.packs > 1 && <CardBack width={96} aspect={aspect} />}
      <CardBack width={96} aspect={aspect} />
      <Face person={person} size={48} />
    </span>
    <b>
      {person.name}, {packsWord(person.packs)}
    </b>
  </span>
);

function waitingLine(
  people: readonly Person[],
  holder: Person | undefined,
  next: number,
  clock: TableSettings['clock'],
): string {
  if (holder === undefined) return 'Everyone has passed. The next packs are on their way.';
  // A table of days is not sat at: who is not there has lost nothing.
  if (holder.isAway && clock !== 'correspondence') {
    if (clock !== 'none') return `${holder.name} lost connection. When the clock runs out, we pick for them.`;
    return holder.isHost
      ? `${holder.name}, the host, lost connection.`
      : `${holder.name} lost connection. The host can hand their seat to a bot.`;
  }
  const yours = next > 0 ? ` You get ${cardsWord(next)} next.` : '';
  if (holder.packs > 1) return `Another pack is already waiting behind it.${yours}`;
  const others = people.filter(({ isYou, packs }) => !isYou && packs > 0).length;
  if (clock !== 'none' && !holder.isBot)
    return `Their clock is running. Yours starts when you see the cards.${yours}`;
  return others > 1 ? `${others} players are choosing.${yours}` : `Meanwhile, sort your pool.${yours}`;
}
