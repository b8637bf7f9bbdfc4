import { useMessages } from '../../../../messages/useMessages.ts';
import { useTable } from '../../useTable.ts';
import type { BoardProps } from '../boardTypes.ts';
import { BoardNote } from '../pieces/BoardParts.tsx';
import { CardGrid } from '../pieces/CardGrid.tsx';
import { Pools } from '../pieces/Pools.tsx';
import { TurnLine } from '../pieces/TurnLine.tsx';

/** One open pack that everybody takes from in turn, and what everybody took. */
export default function RochesterBoard({ board }: BoardProps<'rochester'>) {
  const t = useMessages('boards');
  const { view } = useTable();
  const { cards, turnSeat, packsLeft } = board;
  return (
    <>
      <TurnLine turnSeat={turnSeat} nextSeats={board.nextSeats} words={(who) => t('turnPick', who)} />
      {cards.length > 0 && (
        <>
          <BoardNote>{t('packLeft', { count: cards.length, packs: packsLeft })}</BoardNote>
          <CardGrid
            label={t('titleAndCards', { title: t('openPack'), count: cards.length })}
            cards={cards}
            mayChoose={turnSeat !== null && turnSeat === view.seat}
          />
        </>
      )}
      <Pools pools={board.pools} turnSeat={turnSeat} />
    </>
  );
}
