import type { GridBoard as Board } from '#engine/formats/grid/grid.types.ts';
import { linesOf } from '#engine/formats/grid/lines.ts';
import { usePreferences } from '../../../../components/preferences/usePreferences.ts';
import { classNames } from '../../../../kit/classNames.ts';
import { LiveRegion } from '../../../../kit/LiveRegion.tsx';
import { useSize } from '../../useSize.ts';
import { useTable } from '../../useTable.ts';
import type { BoardProps } from '../boardTypes.ts';
import { Pools } from '../pieces/Pools.tsx';
import { TakeUnit } from '../pieces/TakeUnit.tsx';
import { TurnLine } from '../pieces/TurnLine.tsx';
import { useChoosing } from '../pieces/useChoosing.ts';
import { useTurnKeys } from '../pieces/useTurnKeys.ts';
import { cardsIn, lineName, takenWords, thenWords } from './gridWords.ts';
import { OpenGrid } from './OpenGrid.tsx';
import '../pieces/units.css';
import './grid.css';

/** Open cards in rows and columns; a line is taken whole. */
export default function GridBoard({ board, isWide }: BoardProps<'grid'>) {
  const { view, people } = useTable();
  const choosing = useChoosing();
  const { usesTextMode } = usePreferences();
  const lines = linesOf(board.columns);
  const isMine = board.turnSeat !== null && board.turnSeat === view.seat;
  const told = takenWords(board.lastLine, board.columns, people);
  const wasYours = board.lastLine !== null && board.lastLine.seat === view.seat;
  const reserved = lines.find(({ option }) => option === choosing.chosen);
  useLineKeys(board, choosing);
  const [frame, { width }] = useSize({ width: isWide ? 1040 : 358, height: 600 });
  const hasSide = isWide && !usesTextMode && width >= BESIDE_FROM_PX;
  const turn = (
    <>
      <TurnLine turnSeat={board.turnSeat} nextSeats={board.nextSeats} does="chooses a line" />
      {told !== '' && <p className={wasYours ? 'unit-last' : 'unit-last other'}>{told}</p>}
    </>
  );
  const take = isMine && !choosing.isHanded && (
    <TakeUnit
      choosing={choosing}
      unit={reserved ? lineName(reserved) : null}
      cards={reserved ? cardsIn(board, reserved) : []}
      what="a line"
      then={thenWords(board, people)}
      isInline={hasSide}
    />
  );
  return (
    <div ref={frame} className={classNames('grid-board', 'above-bar', hasSide && 'beside')}>
      {!hasSide && <div className="unit-head">{turn}</div>}
      {board.cells.length > 0 && (
        <OpenGrid
          board={board}
          choosing={choosing}
          isWide={isWide}
          width={hasSide ? width - SIDE_PX : width}
        />
      )}
      <div className="grid-side">
        {hasSide && turn}
        {take}
        <Pools pools={board.pools} turnSeat={board.turnSeat} />
      </div>
      <LiveRegion text={wasYours ? '' : told} />
    </div>
  );
}

/** From here on turn, button and pools stand beside the grid. */
const BESIDE_FROM_PX = 960;
/** The least width of what stands beside the grid, with its gap. */
const SIDE_PX = 300;

/** 1 to 7 reserve a line and Enter takes it, wherever the focus is. */
function useLineKeys(
  { columns }: Board,
  { options, chosen, mayDecide, reserve, decide }: ReturnType<typeof useChoosing>,
) {
  const digits = linesOf(columns).flatMap(({ option }, place) =>
    options.includes(option) ? [[`${place + 1}`, () => option !== chosen && reserve(option)] as const] : [],
  );
  useTurnKeys({
    ...Object.fromEntries(digits),
    ...(mayDecide && chosen !== null && { enter: () => decide(chosen) }),
  });
}
