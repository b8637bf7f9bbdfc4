import type { CardView } from '#contract/room/room.ts';
import { cardsWord } from '../../roomWords.ts';
import { CardGrid } from '../pieces/CardGrid.tsx';

/** The cards while the other seat divides them: how far it has come is its own business. */
export const OpenCards = ({ cards }: { readonly cards: readonly CardView[] }) =>
  cards.length === 0 ? null : (
    <CardGrid label={`On the table, ${cardsWord(cards.length)}`} cards={cards} mayChoose={false} />
  );
