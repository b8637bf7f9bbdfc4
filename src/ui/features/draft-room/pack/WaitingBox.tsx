import type { TableSettings } from '#contract/tables/tables.ts';
import { CardBack } from '../../../components/cards/CardBack.tsx';
import { Button } from '../../../kit/Button.tsx';
import { Chevrons } from '../../../kit/Chevrons.tsx';
import { useMessages } from '../../../messages/useMessages.ts';
import { cardsNext } from '../bar/progress.ts';
import { directionWords, packsWord, waitingWords } from '../roomWords.ts';
import { Face } from '../SeatStrip.tsx';
import { isReview, type Person, waitedFor } from '../seating.ts';
import { useAsk } from '../useAsk.ts';
import { useIsHost, useTable } from '../useTable.ts';

/** Who holds what is waited for, drawn as the pass that comes next. */
export function WaitingBox() {
  const t = useMessages('draftRoom');
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
      <p>{waitingLine(t, people, holder, next, table.settings.clock)}</p>
    </div>
  );
}

/** Between two packs: what there is to do, and for the host the way on. */
function ReviewBox() {
  const t = useMessages('draftRoom');
  const { view } = useTable();
  const isHost = useIsHost();
  const ask = useAsk();
  return (
    <div className="room-waiting">
      <h2>{t('reviewTitle')}</h2>
      <p>{t('reviewDone', { pack: view.round + 1, packs: view.rounds })}</p>
      {isHost && (
        <Button variant="solid" mt="14px" onClick={() => void ask({ type: 'nextRound' })}>
          {t('reviewOpen')}
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
  t: ReturnType<typeof useMessages<'draftRoom'>>,
  people: readonly Person[],
  holder: Person | undefined,
  cards: number,
  clock: TableSettings['clock'],
): string {
  if (holder === undefined) return t('waitingPassed');
  const { name } = holder;
  // A table of days is not sat at: who is not there has lost nothing.
  if (holder.isAway && clock !== 'correspondence') {
    if (clock !== 'none') return t('waitingAwayClock', { name });
    return holder.isHost ? t('waitingAwayHost', { name }) : t('waitingAway', { name });
  }
  const yours = cards > 0 ? ` ${t('waitingNext', { cards })}` : '';
  if (holder.packs > 1) return `${t('waitingBehind')}${yours}`;
  if (clock !== 'none' && !holder.isBot) return `${t('waitingClock')}${yours}`;
  const others = people.filter(({ isYou, packs }) => !isYou && packs > 0).length;
  return `${others > 1 ? t('waitingOthers', { others }) : t('waitingAlone')}${yours}`;
}
