import { useMemo } from 'react';
import { cardsWord, waitingWords } from '../../roomWords.ts';
import { useTable } from '../../useTable.ts';
import type { BoardOf, BoardProps } from '../boardTypes.ts';
import { CardGrid } from '../pieces/CardGrid.tsx';
import { HalfDeckOffer } from './HalfDeckOffer.tsx';
import { HalfDeckSeats } from './HalfDeckSeats.tsx';
import './jumpstart.css';

/** Sealed half-decks to choose from, and those that were opened. */
export default function JumpstartBoard({ board }: BoardProps<'jumpstart'>) {
  const { view, people } = useTable();
  return (
    <div className="jumpstart">
      {board.offer.length > 0 && <HalfDeckOffer board={board} />}
      {view.seat !== null && board.offer.length === 0 && view.phase !== 'complete' && (
        <p className="board-note" role="status">
          You have chosen. {waitingWords(view, people)}.
        </p>
      )}
      <OpenedHalfDecks board={board} />
      <HalfDeckSeats board={board} />
    </div>
  );
}

function OpenedHalfDecks({ board }: { readonly board: BoardOf<'jumpstart'> }) {
  const { view } = useTable();
  const halves = useMemo(
    () =>
      board.taken.map((theme, round) => ({
        theme,
        cards: view.pool.filter((card) => card.round === round).sort((a, b) => a.pick - b.pick),
      })),
    [board.taken, view.pool],
  );
  return halves.map(({ theme, cards }, place) => (
    <section
      // biome-ignore lint/suspicious/noArrayIndexKey: a theme may come twice, its place is what it is
      key={place}
      className="board-group"
      aria-label={`Your half-deck ${theme}, ${cardsWord(cards.length)}`}
    >
      <h3>
        {theme} <span className="num">{cards.length}</span>
      </h3>
      <CardGrid label={`${theme}, ${cardsWord(cards.length)}`} cards={cards} mayChoose={false} />
    </section>
  ));
}
