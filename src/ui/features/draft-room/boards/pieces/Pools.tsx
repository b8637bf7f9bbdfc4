import { memo } from 'react';
import type { CardFace } from '#contract/games/faces.ts';
import type { CardView } from '#contract/room/room.ts';
import { accessibleCardName } from '../../../../components/cards/accessibleCardName.ts';
import { CardStrip } from '../../../../components/cards/CardStrip.tsx';
import { useRoomParts } from '../../roomParts.tsx';
import { cardsWord } from '../../roomWords.ts';
import { Face } from '../../SeatStrip.tsx';
import type { Person } from '../../seating.ts';
import { useTable } from '../../useTable.ts';
import './pools.css';

interface PoolsProps {
  /** By seat, in the order in which the cards were taken. */
  readonly pools: readonly (readonly CardView[])[];
  readonly turnSeat: number | null;
}

/** What everybody took, where that lies open: the own seat first, the newest card on top. */
export function Pools({ pools, turnSeat }: PoolsProps) {
  const { view, people } = useTable();
  const first = view.seat ?? 0;
  const order = pools.map((_, place) => (first + place) % pools.length);
  return (
    <section className="pools" aria-label="What everybody took">
      <h2>What everybody took</h2>
      <div className="pools-seats">
        {order.map((seat) => {
          const person = people[seat];
          const cards = pools[seat];
          if (!person || !cards) return null;
          return <Pool key={seat} person={person} cards={cards} isTurn={seat === turnSeat} />;
        })}
      </div>
    </section>
  );
}

interface PoolProps {
  readonly person: Person;
  readonly cards: readonly CardView[];
  readonly isTurn: boolean;
}

const Pool = ({ person, cards, isTurn }: PoolProps) => {
  const name = person.isYou ? 'You' : person.name;
  return (
    <section className={isTurn ? 'pool turn' : 'pool'} aria-label={`${name}, ${cardsWord(cards.length)}`}>
      <h3>
        <Face person={person} size={26} />
        <span className="pool-name ell">{name}</span>
        <span className="num">{cards.length}</span>
      </h3>
      {cards.length === 0 ? (
        <p className="pool-empty">No card yet</p>
      ) : (
        <ol className="pool-cards" reversed>
          {cards.toReversed().map((card) => (
            <li key={card.id}>
              <PooledStrip card={card} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
};

function PooledStrip({ card }: { readonly card: CardView }) {
  const { zoom } = useRoomParts();
  const { view } = useTable();
  const face = view.faces[card.card];
  return face ? <StripButton face={face} look={view.look} onZoom={zoom} /> : null;
}

interface StripButtonProps {
  readonly face: CardFace;
  readonly look: Parameters<typeof accessibleCardName>[1];
  readonly onZoom: (face: CardFace) => void;
}

/** The title of a card that opens it large. */
export const StripButton = memo(function StripButton({ face, look, onZoom }: StripButtonProps) {
  return (
    <button
      type="button"
      className="strip-button"
      aria-label={`Zoom ${accessibleCardName(face, look)}`}
      onClick={() => onZoom(face)}
    >
      <CardStrip face={face} look={look} />
    </button>
  );
});
