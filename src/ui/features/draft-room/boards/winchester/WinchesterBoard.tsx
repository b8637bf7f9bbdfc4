import { pileOption } from '#engine/formats/winchester/pileOption.ts';
import { LiveRegion } from '../../../../kit/LiveRegion.tsx';
import { cardsWord } from '../../roomWords.ts';
import { useTable } from '../../useTable.ts';
import type { BoardProps } from '../boardTypes.ts';
import { PileStack } from '../pieces/PileStack.tsx';
import { Pools } from '../pieces/Pools.tsx';
import { TakeUnit } from '../pieces/TakeUnit.tsx';
import { TurnLine } from '../pieces/TurnLine.tsx';
import { useChoosing } from '../pieces/useChoosing.ts';
import { useTurnKeys } from '../pieces/useTurnKeys.ts';
import { OpenPiles } from './OpenPiles.tsx';
import { lastTakeWords, pileName, thenWords } from './winchesterWords.ts';
import '../pieces/units.css';
import './winchester.css';

/** Open piles that all grow after each turn; one is taken whole. */
export default function WinchesterBoard({ board, isWide }: BoardProps<'winchester'>) {
  const { view, people } = useTable();
  const choosing = useChoosing();
  const { options, chosen, mayDecide, reserve, decide } = choosing;
  const { turnSeat, lastTake, piles } = board;
  const isMine = turnSeat !== null && turnSeat === view.seat;
  const told = lastTakeWords(board, people);
  const wasYours = lastTake !== null && lastTake.seat === view.seat;
  const next = turnSeat === null ? [] : people.slice(1).map((_, far) => (turnSeat + far + 1) % people.length);
  const reserved = piles.findIndex((_, pile) => pileOption(pile) === chosen);
  const digits = options.map((option) => [
    option.replace('pile', ''),
    () => option !== chosen && reserve(option),
  ]);
  useTurnKeys({
    ...Object.fromEntries(digits),
    ...(mayDecide && chosen !== null && { enter: () => decide(chosen) }),
  });
  return (
    <div className="winchester above-bar">
      <div className="unit-head">
        <TurnLine turnSeat={turnSeat} nextSeats={next.slice(0, 3)} does="chooses a pile" />
        {told !== '' && <p className={wasYours ? 'unit-last' : 'unit-last other'}>{told}</p>}
        <span className="winchester-stack">
          <PileStack cards={board.stack} width={48} />
          <span>
            <b>Stack</b>
            <span>{board.stack === 0 ? 'Empty' : `${cardsWord(board.stack)} to come`}</span>
          </span>
        </span>
      </div>
      <OpenPiles piles={piles} choosing={choosing} isWide={isWide} />
      {isMine && !choosing.isHanded && (
        <TakeUnit
          choosing={choosing}
          unit={reserved < 0 ? null : pileName(reserved)}
          cards={piles[reserved] ?? []}
          what="a pile"
          then={thenWords(board, people[next[0] ?? 0]?.name ?? 'the next seat')}
        />
      )}
      <Pools pools={board.pools} turnSeat={turnSeat} />
      <LiveRegion text={wasYours ? '' : told} />
    </div>
  );
}
