import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { selectStarred } from '#src/machines/room/draftRoomSelectors.ts';
import { useMessages } from '../../../../messages/useMessages.ts';
import { useRoomParts } from '../../roomParts.tsx';
import { useTable } from '../../useTable.ts';
import type { BoardProps } from '../boardTypes.ts';
import { BoardHead, BoardNote, Segments } from '../pieces/BoardParts.tsx';
import { TurnLine } from '../pieces/TurnLine.tsx';
import { OpenTable } from './OpenTable.tsx';
import { picksOn, takersOf, WHOLE_TABLE } from './openTable.ts';
import { LastPicks, Picks } from './Picks.tsx';
import { WishList } from './WishList.tsx';

type Page = 'table' | 'picks' | 'wishes';

/** Everything lies open: the table to search and take from, the picks of all, and the own wish list. */
export default function RotisserieBoard({ board, isWide }: BoardProps<'rotisserie'>) {
  const t = useMessages('boards');
  const { room } = useRoomParts();
  const { view } = useTable();
  const [page, setPage] = useState<Page>('table');
  const [choice, setChoice] = useState(WHOLE_TABLE);
  const picks = useMemo(() => picksOn(board), [board]);
  const takers = useMemo(() => takersOf(picks), [picks]);
  const starred = useSelector(room, selectStarred);
  const wishes = starred.filter((id) => !takers.has(id));
  const { turnSeat } = board;
  const pages: readonly { value: Page; label: string }[] = [
    { value: 'table', label: t('showTable') },
    { value: 'picks', label: t('showPicks') },
    { value: 'wishes', label: t('showWishes', { count: wishes.length }) },
  ];
  return (
    <>
      <BoardHead>
        <TurnLine turnSeat={turnSeat} nextSeats={board.nextSeats} words={(who) => t('turnPick', who)} />
        <BoardNote my="0" ml="auto">
          {t('pickOf', { pick: Math.min(picks.length + 1, board.picks), picks: board.picks })}
        </BoardNote>
        <Segments
          label={t('show')}
          value={page}
          items={view.seat === null ? pages.slice(0, 2) : pages}
          onChange={setPage}
        />
      </BoardHead>
      {page === 'table' && (
        <>
          <LastPicks picks={picks.slice(isWide ? -5 : -3)} />
          <OpenTable
            cards={board.cards}
            takers={takers}
            choice={choice}
            onChoice={setChoice}
            mayTake={turnSeat !== null && turnSeat === view.seat}
          />
        </>
      )}
      {page === 'picks' && <Picks picks={picks} inAll={board.picks} isWide={isWide} />}
      {page === 'wishes' && <WishList wishes={wishes} gone={starred.length - wishes.length} />}
    </>
  );
}
