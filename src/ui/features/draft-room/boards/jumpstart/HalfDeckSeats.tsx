import { Face } from '../../SeatStrip.tsx';
import { useTable } from '../../useTable.ts';
import type { BoardOf } from '../boardTypes.ts';

/** How many half-decks everybody has; which ones is nobody else's to know. */
export function HalfDeckSeats({ board }: { readonly board: BoardOf<'jumpstart'> }) {
  const { people } = useTable();
  return (
    <ul className="half-deck-seats" aria-label="Half-decks of everybody">
      {people.map((person) => (
        <li key={person.seat}>
          <Face person={person} size={28} />
          <b>{person.isYou ? 'You' : person.name}</b>
          <span>
            {board.halfDecks[person.seat] ?? 0} of {board.chosen}
          </span>
        </li>
      ))}
    </ul>
  );
}
