import { Face } from '../../SeatStrip.tsx';
import { useTable } from '../../useTable.ts';
import type { BoardOf } from '../boardTypes.ts';

type Move = BoardOf<'housman'>['moves'][number];

/** What each seat did last, the newest first. */
export function HousmanMoves({ moves }: { readonly moves: readonly Move[] }) {
  if (moves.length === 0) return null;
  return (
    <section className="housman-moves" aria-label="Last exchanges">
      <h2 className="housman-head">Last exchanges</h2>
      <ol>
        {moves.toReversed().map((move) => (
          <MoveLine key={move.seat} move={move} />
        ))}
      </ol>
    </section>
  );
}

function MoveLine({ move }: { readonly move: Move }) {
  const { view, people } = useTable();
  const person = people[move.seat];
  if (!person) return null;
  const nameOf = (card: Move['gave']) => (card && view.faces[card.card]?.name) ?? 'a card';
  return (
    <li>
      <Face person={person} size={22} />
      <span>
        <b>{person.isYou ? 'You' : person.name}</b>{' '}
        {move.took === null ? (
          <>kept {person.isYou ? 'your' : 'their'} hand</>
        ) : (
          <>
            gave <i>{nameOf(move.gave)}</i> for <i>{nameOf(move.took)}</i>
          </>
        )}
      </span>
    </li>
  );
}
