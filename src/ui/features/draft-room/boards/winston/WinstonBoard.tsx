import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import type { WinstonBoard as Board } from '#engine/formats/winston/winston.types.ts';
import { LiveRegion } from '#src/ui/system/plain/LiveRegion.tsx';
import { usePreferences } from '../../../../components/preferences/usePreferences.ts';
import { useMessages } from '../../../../messages/useMessages.ts';
import { useTable } from '../../useTable.ts';
import type { BoardProps } from '../boardTypes.ts';
import { BoardHead, LastMove } from '../pieces/BoardParts.tsx';
import { CardGrid } from '../pieces/CardGrid.tsx';
import { TurnLine } from '../pieces/TurnLine.tsx';
import { useChoosing } from '../pieces/useChoosing.ts';
import { seatsAfter } from '../pieces/words.ts';
import { PileRow, SeenBefore } from './PileRow.tsx';
import { TakeOrPass } from './TakeOrPass.tsx';
import { lastTakeWords } from './winstonWords.ts';

/** Piles that are looked at one after the other; only who looks sees the cards. */
export default function WinstonBoard({ board, isWide }: BoardProps<'winston'>) {
  const t = useMessages('boards');
  const { view, people } = useTable();
  const { turnSeat, looking, lastTake } = board;
  const isMine = turnSeat !== null && turnSeat === view.seat;
  const { isHanded } = useChoosing();
  const told = lastTakeWords(t, board, people);
  const wasYours = lastTake !== null && lastTake.seat === view.seat;
  return (
    <>
      <BoardHead>
        <TurnLine
          turnSeat={turnSeat}
          nextSeats={seatsAfter(turnSeat, people.length)}
          words={(who) => t('turnLook', { ...who, pile: (looking ?? 0) + 1 })}
        />
        <LastMove words={told} isYours={wasYours} />
      </BoardHead>
      <Flex
        direction={isWide ? 'row' : 'column'}
        align={isWide ? 'start' : 'stretch'}
        justify="center"
        gap={isWide ? '7' : '3.5'}
        mb="5"
      >
        <PileRow board={board} isWide={isWide} />
        {looking !== null &&
          (isMine ? <OpenPile board={board} pile={looking} isWide={isWide} /> : <Hidden board={board} />)}
        {!isWide && <SeenBefore board={board} />}
      </Flex>
      {isMine && !isHanded && <TakeOrPass board={board} />}
      <LiveRegion text={wasYours ? '' : told} />
    </>
  );
}

const COLUMNS_AT_MOST = { wide: 4, narrow: 2 } as const;

function OpenPile({ board, pile, isWide }: Readonly<{ board: Board; pile: number; isWide: boolean }>) {
  const t = useMessages('boards');
  const { usesTextMode } = usePreferences();
  const cards = board.piles[pile]?.seen ?? [];
  const count = cards.length;
  const most = usesTextMode ? 1 : isWide ? COLUMNS_AT_MOST.wide : COLUMNS_AT_MOST.narrow;
  const title = t('titleAndCards', { title: t('pile', { pile: pile + 1 }), count });
  return (
    <Box
      as="section"
      aria-label={t('pileOnlyYou', { pile: pile + 1 })}
      layerStyle="glass"
      borderColor="border.hair"
      flex="1"
      minWidth="0"
      maxWidth={isWide ? '760px' : 'full'}
      p={{ base: '3', sm: '5' }}
    >
      <Heading as="h2" fontSize="20px" mb="4">
        {title}{' '}
        <Text as="span" textStyle="dense" fontFamily="body" color="fg.muted">
          {t('onlyYouSee', { count })}
        </Text>
      </Heading>
      <CardGrid label={title} cards={cards} mayChoose columns={Math.max(1, Math.min(most, count))} />
    </Box>
  );
}

/** For everybody whose turn it is not. */
function Hidden({ board }: { readonly board: Board }) {
  const t = useMessages('boards');
  const { view, people } = useTable();
  const looked = {
    name: (board.turnSeat === null ? undefined : people[board.turnSeat]?.name) ?? t('someone'),
    count: board.piles[board.looking ?? 0]?.size ?? 0,
  };
  return (
    <Text color="fg.onLamp" textAlign="center" my={{ base: '2', lg: '16' }}>
      {view.seat === null ? t('hiddenWatch', looked) : t('hiddenWait', looked)}
    </Text>
  );
}
