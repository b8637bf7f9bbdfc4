import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { selectStarred } from '#src/machines/draftRoomSelectors.ts';
import { SegmentedControl } from '../../../../kit/SegmentedControl.tsx';
import { useMark } from '../../../../kit/useMark.ts';
import { useRoomParts } from '../../roomParts.tsx';
import { useTable } from '../../useTable.ts';
import type { BoardProps } from '../boardTypes.ts';
import { TurnLine } from '../pieces/TurnLine.tsx';
import { LastPicks } from './LastPicks.tsx';
import { OpenTable } from './OpenTable.tsx';
import { picksOn, takersOf, WHOLE_TABLE } from './openTable.ts';
import { PickTable } from './PickTable.tsx';
import { WishList } from './WishList.tsx';
import './rotisserie.css';

type Page = 'table' | 'picks' | 'wishes';

/** Everything lies open: the table to search and take from, the picks of all, and the own wish list. */
export default function RotisserieBoard({ board, isWide }: BoardProps<'rotisserie'>) {
  useMark('with-open-table');
  const { room } = useRoomParts();
  const { view } = useTable();
  const [page, setPage] = useState<Page>('table');
  const [choice, setChoice] = useState(WHOLE_TABLE);
  const picks = useMemo(() => picksOn(board), [board]);
  const takers = useMemo(() => takersOf(picks), [picks]);
  const starred = useSelector(room, selectStarred);
  const wishes = starred.filter((id) => !takers.has(id));
  const isMine = board.turnSeat !== null && board.turnSeat === view.seat;
  const isSeated = view.seat !== null;
  return (
    <div className="roti">
      <div className="roti-head">
        <TurnLine turnSeat={board.turnSeat} nextSeats={board.nextSeats} does="takes a card" />
        <p className="board-note">
          Pick {Math.min(picks.length + 1, board.picks)} of {board.picks}
        </p>
        <SegmentedControl
          label="Show"
          value={page}
          onChange={setPage}
          segments={[
            { value: 'table', label: 'Table' },
            { value: 'picks', label: 'Picks' },
            ...(isSeated
              ? [
                  {
                    value: 'wishes' as const,
                    label: wishes.length > 0 ? `Wishes ${wishes.length}` : 'Wishes',
                  },
                ]
              : []),
          ]}
        />
      </div>
      {page === 'table' && (
        <>
          <LastPicks picks={picks} most={isWide ? 5 : 3} />
          <OpenTable
            cards={board.cards}
            takers={takers}
            choice={choice}
            onChoice={setChoice}
            mayTake={isMine}
          />
        </>
      )}
      {page === 'picks' && <PickTable picks={picks} inAll={board.picks} isWide={isWide} />}
      {page === 'wishes' && <WishList wishes={wishes} gone={starred.length - wishes.length} />}
    </div>
  );
}
