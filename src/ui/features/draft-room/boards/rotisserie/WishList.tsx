import IconDown from '~icons/ph/arrow-down';
import IconUp from '~icons/ph/arrow-up';
import IconClose from '~icons/ph/x';
import { IconButton } from '../../../../kit/Button.tsx';
import { useRoomParts } from '../../roomParts.tsx';
import { cardsWord } from '../../roomWords.ts';
import { useTable } from '../../useTable.ts';
import { faceIn } from '../../useTaking.ts';
import { StripButton } from '../pieces/Pools.tsx';
import { moved } from './wishes.ts';

interface WishListProps {
  /** Ids of starred cards that can still be had, the wished for most first. */
  readonly wishes: readonly string[];
  /** How many starred cards are taken by now. */
  readonly gone: number;
}

/** Starred cards in the order in which they are taken when the clock runs out. */
export function WishList({ wishes, gone }: WishListProps) {
  const { room, speak } = useRoomParts();
  const { view } = useTable();
  const move = (from: number, by: number) => {
    const name = faceIn(view, wishes[from] ?? null)?.name ?? 'The card';
    room.send({ type: 'stars.ordered', ids: moved(wishes, from, by) });
    speak(`${name} is wish ${from + by + 1} of ${wishes.length}`);
  };
  return (
    <section className="roti-wishes" aria-label="Your wish list">
      <p className="board-note">
        {wishes.length === 0
          ? 'Star cards on the table with F or their star. If your clock runs out, the first one that is still there is taken.'
          : 'If your clock runs out, the first one that is still there is taken.'}
        {gone > 0 && ` ${cardsWord(gone)} of it ${gone === 1 ? 'is' : 'are'} taken by now.`}
      </p>
      <ol>
        {wishes.map((id, place) => {
          const face = faceIn(view, id);
          if (!face) return null;
          return (
            <li key={id}>
              <span className="num">{place + 1}</span>
              <WishedCard id={id} />
              <IconButton
                size="sm"
                label={`Wish for ${face.name} more`}
                isDisabled={place === 0}
                onClick={() => move(place, -1)}
              >
                <IconUp aria-hidden="true" />
              </IconButton>
              <IconButton
                size="sm"
                label={`Wish for ${face.name} less`}
                isDisabled={place === wishes.length - 1}
                onClick={() => move(place, 1)}
              >
                <IconDown aria-hidden="true" />
              </IconButton>
              <IconButton
                size="sm"
                label={`Remove the star of ${face.name}`}
                onClick={() => room.send({ type: 'card.starred', id })}
              >
                <IconClose aria-hidden="true" />
              </IconButton>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function WishedCard({ id }: { readonly id: string }) {
  const { zoom } = useRoomParts();
  const { view } = useTable();
  const face = faceIn(view, id);
  return face ? <StripButton face={face} look={view.look} onZoom={zoom} /> : null;
}
