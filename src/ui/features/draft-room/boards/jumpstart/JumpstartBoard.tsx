import { Box } from '@chakra-ui/react';
import { useMessages } from '../../../../messages/useMessages.ts';
import { useTable } from '../../useTable.ts';
import type { BoardOf, BoardProps } from '../boardTypes.ts';
import { BoardNote, CardGroup } from '../pieces/BoardParts.tsx';
import { CardGrid } from '../pieces/CardGrid.tsx';
import { SeatChips } from '../pieces/SeatChips.tsx';
import { useWaiting } from '../pieces/useWaiting.ts';
import { HalfDeckOffer } from './HalfDeckOffer.tsx';

/** Sealed half-decks to choose from, and those that were opened. */
export default function JumpstartBoard({ board }: BoardProps<'jumpstart'>) {
  const t = useMessages('boards');
  const { view } = useTable();
  const waiting = useWaiting();
  const isOffered = board.offer.length > 0;
  const rest = (
    <>
      <OpenedHalfDecks board={board} />
      <SeatChips label={t('everyonesHalves')}>
        {({ seat }) => (
          <Box as="span" color="fg.muted">
            {t('ofMany', { count: board.halfDecks[seat] ?? 0, of: board.chosen })}
          </Box>
        )}
      </SeatChips>
    </>
  );
  if (isOffered) return <HalfDeckOffer board={board}>{rest}</HalfDeckOffer>;
  return (
    <>
      {view.seat !== null && view.phase !== 'complete' && (
        <BoardNote role="status">{t('halfChosen', { waiting })}</BoardNote>
      )}
      {rest}
    </>
  );
}

function OpenedHalfDecks({ board }: { readonly board: BoardOf<'jumpstart'> }) {
  const t = useMessages('boards');
  const { view } = useTable();
  return board.taken.map((theme, round) => {
    const cards = view.pool.filter((card) => card.round === round).sort((a, b) => a.pick - b.pick);
    const count = cards.length;
    return (
      <CardGroup
        // biome-ignore lint/suspicious/noArrayIndexKey: a theme may come twice, its place is what it is
        key={round}
        title={theme}
        count={count}
        aria-label={t('yourHalf', { theme, count })}
      >
        <CardGrid
          label={t('titleAndCards', { title: theme, count })}
          cards={cards}
          mayChoose={false}
          isLeft
        />
      </CardGroup>
    );
  });
}
