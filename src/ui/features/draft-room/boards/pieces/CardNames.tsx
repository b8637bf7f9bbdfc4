import type { CardView } from '#contract/room/room.ts';
import { CardStrip } from '../../../../components/cards/CardStrip.tsx';
import { useTable } from '../../useTable.ts';
import './cardNames.css';

interface CardNamesProps {
  /** Names the list for readers: "Kim’s pool". */
  readonly label: string;
  readonly cards: readonly CardView[];
}

/** Cards as a list of their title bars. */
export function CardNames({ label, cards }: CardNamesProps) {
  const { view } = useTable();
  return (
    <ul className="card-names" aria-label={label}>
      {cards.map(({ id, card }) => {
        const face = view.faces[card];
        return face && <li key={id}>{<CardStrip face={face} look={view.look} />}</li>;
      })}
    </ul>
  );
}

/** Another seat's open pool, folded until one wants to see it. */
export function OpenPool({ name, cards }: { readonly name: string; readonly cards: readonly CardView[] }) {
  if (cards.length === 0) return null;
  return (
    <details className="open-pool">
      <summary>
        {name === 'You' ? 'Your pool' : `${name}’s pool`} <span className="num">{cards.length}</span>
      </summary>
      <CardNames label={`${name}’s pool`} cards={cards} />
    </details>
  );
}
