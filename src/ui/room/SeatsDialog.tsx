import { Button } from '../kit/Button.tsx';
import { ModalDialog } from '../kit/ModalDialog.tsx';
import { packsWord } from './roomWords.ts';
import { Face } from './SeatStrip.tsx';
import type { Person } from './seating.ts';
import { useAsk } from './useAsk.ts';
import { useTable } from './useTable.ts';

const EXTRA_SECONDS = 30;

/** What a host may do for a seat: more time, or a bot in its place. */
export function SeatsDialog({ onClose }: { readonly onClose: () => void }) {
  const { table, people } = useTable();
  const seated = people.filter(({ seat }) => table.seats[seat]?.kind === 'member');
  return (
    <ModalDialog title="Help a seat" isOpen onClose={onClose} width="form">
      <p>A bot keeps the packs moving. Whoever sat there can take the seat back until the draft ends.</p>
      <ul className="room-help-seats">
        {seated.map((person) => (
          <SeatRow key={person.seat} person={person} hasClock={table.settings.clock !== 'none'} />
        ))}
      </ul>
    </ModalDialog>
  );
}

function SeatRow({ person, hasClock }: Readonly<{ person: Person; hasClock: boolean }>) {
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
      {hasClock && !isBot && (
        <Button size="sm" onClick={() => void ask({ type: 'extraTime', seat, seconds: EXTRA_SECONDS })}>
          30 s more
        </Button>
      )}
      {!isBot && !person.isYou && (
        <Button size="sm" onClick={() => void ask({ type: 'handToBot', seat })}>
          Hand to a bot
        </Button>
      )}
    </li>
  );
}
