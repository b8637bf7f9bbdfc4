import IconCheck from '~icons/ph/check-circle-fill';
import { cardsWord } from '../../roomWords.ts';
import { Face } from '../../SeatStrip.tsx';
import { useTable } from '../../useTable.ts';

/** Who is done and who still looks at the cards; all that a watcher sees of a sealed. */
export function SealedSeats({ done }: { readonly done: readonly boolean[] }) {
  const { people } = useTable();
  return (
    <ul className="sealed-seats" aria-label="Who is done">
      {people.map((person) => (
        <li key={person.seat} className={done[person.seat] ? 'done' : undefined}>
          <Face person={person} size={30} />
          <span className="sealed-seat-words">
            <b>{person.isYou ? 'You' : person.name}</b>
            <span>{done[person.seat] ? 'done' : `looking at ${cardsWord(person.poolSize)}`}</span>
          </span>
          {done[person.seat] && <IconCheck aria-hidden="true" />}
        </li>
      ))}
    </ul>
  );
}
