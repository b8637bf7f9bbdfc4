import { Box, Grid, Stack } from '@chakra-ui/react';
import type { GridBoard as Board } from '#engine/formats/grid/grid.types.ts';
import { linesOf } from '#engine/formats/grid/lines.ts';
import { LiveRegion } from '#src/ui/system/plain/LiveRegion.tsx';
import { usePreferences } from '../../../../components/preferences/usePreferences.ts';
import { useMessages } from '../../../../messages/useMessages.ts';
import { useSize } from '../../useSize.ts';
import { useTable } from '../../useTable.ts';
import type { BoardProps } from '../boardTypes.ts';
import { BoardHead, LastMove } from '../pieces/BoardParts.tsx';
import { Pools } from '../pieces/Pools.tsx';
import { TakeUnit } from '../pieces/TakeUnit.tsx';
import { TurnLine } from '../pieces/TurnLine.tsx';
import { type Choosing, useChoosing } from '../pieces/useChoosing.ts';
import { useTurnKeys } from '../pieces/useTurnKeys.ts';
import { cardsIn, lineName, takenWords, thenWords } from './gridWords.ts';
import { OpenGrid } from './OpenGrid.tsx';

/** Open cards in rows and columns; a line is taken whole. */
export default function GridBoard({ board, isWide }: BoardProps<'grid'>) {
  const t = useMessages('boards');
  const { view, people } = useTable();
  const choosing = useChoosing();
  const { usesTextMode } = usePreferences();
  const { turnSeat, lastLine } = board;
  const told = takenWords(t, board, people);
  const wasYours = lastLine !== null && lastLine.seat === view.seat;
  const line = linesOf(board.columns).find(({ option }) => option === choosing.chosen);
  useLineKeys(board, choosing);
  const [frame, { width }] = useSize({ width: isWide ? 1040 : 358, height: 600 });
  const hasSide = isWide && !usesTextMode && width >= BESIDE_FROM_PX;
  const turn = (
    <>
      <TurnLine turnSeat={turnSeat} nextSeats={board.nextSeats} words={(who) => t('turnChooseLine', who)} />
      <LastMove words={told} isYours={wasYours} />
    </>
  );
  const take = turnSeat !== null && turnSeat === view.seat && !choosing.isHanded && (
    <TakeUnit
      choosing={choosing}
      unit={line ? { name: lineName(t, line), take: t('takeLine', line) } : null}
      cards={line ? cardsIn(board, line) : []}
      asks={{ button: t('chooseLine'), rule: t('chooseLineRule'), reason: t('chooseLineFirst') }}
      then={thenWords(t, board, people)}
      isInline={hasSide}
    />
  );
  const open = board.cells.length > 0 && (
    <OpenGrid board={board} choosing={choosing} isWide={isWide} width={hasSide ? width - SIDE_PX : width} />
  );
  const pools = <Pools pools={board.pools} turnSeat={turnSeat} />;
  return (
    <>
      {hasSide ? (
        <Grid templateColumns="auto minmax(260px, 440px)" gap="10" alignItems="start" justifyContent="center">
          {open}
          <Stack gap="3.5" minWidth="0">
            {turn}
            {take}
            {pools}
          </Stack>
        </Grid>
      ) : (
        <>
          <BoardHead>{turn}</BoardHead>
          {open}
          {pools}
          {take}
        </>
      )}
      <Box ref={frame} height="0" flex="none" order="-1" />
      <LiveRegion text={wasYours ? '' : told} />
    </>
  );
}

/** From here on turn, button and pools stand beside the grid. */
const BESIDE_FROM_PX = 960;
/** The least width of what stands beside the grid, with its gap. */
const SIDE_PX = 300;

/** 1 to 7 select a line and Enter takes it, wherever the focus is. */
function useLineKeys({ columns }: Board, { options, chosen, mayDecide, reserve, decide }: Choosing) {
  const digits = linesOf(columns).flatMap(({ option }, place) =>
    options.includes(option) ? [[`${place + 1}`, () => option !== chosen && reserve(option)] as const] : [],
  );
  useTurnKeys({
    ...Object.fromEntries(digits),
    ...(mayDecide && chosen !== null && { enter: () => decide(chosen) }),
  });
}
