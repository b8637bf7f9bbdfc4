import { Button } from '../../../kit/Button.tsx';
import { ModalDialog } from '../../../kit/ModalDialog.tsx';
import { packsWord } from '../roomWords.ts';
import { Face } from '../SeatStrip.tsx';
import type { Person } from '../seating.ts';
import { useAsk } from '../useAsk.ts';
import { useTable } from '../useTable.ts';

/** What a seat is given at once: where days are counted, seconds are no help. */
const EXTRA = {
  seconds: { seconds: 30, words: '30 s more' },
  days: { seconds: 86_400, words: '1 day more' },
} as const;
type Extra = (typeof EXTRA)[keyof typeof EXTRA];

/** What a host may do for a seat: more time, or a bot in its place. */
export function SeatsDialog({ onClose }: { readonly onClose: () => void }) {
  const { table, people } = useTable();
  const { clock } = table.settings;
  const extra = clock === 'none' ? null : clock === 'correspondence' ? EXTRA.days : EXTRA.seconds;
  const seated = people.filter(({ seat }) => table.seats[seat]?.kind === 'member');
  return (
    <ModalDialog title="Help a seat" isOpen onClose={onClose} width="form">
      <p>A bot keeps the packs moving. The player can take their seat back until the draft ends.</p>
      <ul className="room-help-seats">
        {seated.map((person) => (
          <SeatRow key={person.seat} person={person} extra={extra} />
        ))}
      </ul>
    </ModalDialog>
  );
}

function SeatRow({ person, extra }: Readonly<{ person: Person; extra: Extra | null }>) {
  const ask = useAsk();
  const { seat, name, isBot, isAway, packs } = person;
  const state = isBot
    ? 'a bot plays'
    : isAway
      ? 'lost connection'
      : packs === 0
        ? 'waiting'
        : packsWord(packs);
  return (
    <li>
      <Face person={person} size={36} />
      <span className="grow">
        <b>{person.isYou ? 'You' : name}</b>
        <span>{state}</span>
      </span>
      <span className="row g8">
        {extra !== null && !isBot && (
          <Button size="sm" onClick={() => void ask({ type: 'extraTime', seat, seconds: extra.seconds })}>
            {extra.words}
          </Button>
        )}
        {!isBot && !person.isYou && (
          <Button size="sm" onClick={() => void ask({ type: 'handToBot', seat })}>
            Hand to a bot
          </Button>
        )}
      </span>
    </li>
  );
}
