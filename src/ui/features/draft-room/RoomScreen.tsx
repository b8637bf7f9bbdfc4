import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import type { RoomView } from '#contract/room/room.ts';
import type { TableView } from '#contract/tables/tables.ts';
import { selectLineState, selectMessage, selectRoom, selectTable } from '#src/machines/draftRoomSelectors.ts';
import type { LiveTables } from '#src/machines/liveTables.ts';
import type { TableLink } from '#src/machines/tableLink.ts';
import { useTableLink } from '../../components/useTableLink.ts';
import { Button } from '../../kit/Button.tsx';
import { whenCalm } from '../../kit/whenCalm.ts';
import { RoomFrame } from './frame/RoomFrame.tsx';
import { RoomNotice } from './frame/RoomNotice.tsx';
import { RoomSkeleton } from './frame/RoomSkeleton.tsx';
import type { RoomParts } from './roomParts.tsx';

/** Where the room lets go of a person; stable functions. */
export interface RoomExits {
  readonly toLobby: () => void;
  readonly toResults: () => void;
  /** Where a draft without picks leads its players: there is a deck to build and nothing to look back on. */
  readonly toDeck: (memberId: string) => void;
  readonly toTables: () => void;
  /** Fetches the scripts of the screen that follows the draft. */
  readonly fetchAhead: (next: 'results' | 'deck') => void;
}

interface RoomScreenProps {
  readonly liveTables: LiveTables;
  readonly draftId: string;
  readonly exits: RoomExits;
  readonly reportLine: RoomParts['reportLine'];
}

/** The live draft room of one table. */
export function RoomScreen({ liveTables, draftId, ...ports }: RoomScreenProps) {
  const link = useTableLink(liveTables, draftId);
  return link === null ? <RoomSkeleton /> : <OpenRoom link={link} {...ports} />;
}

interface OpenRoomProps extends Pick<RoomScreenProps, 'exits' | 'reportLine'> {
  readonly link: TableLink;
}

function OpenRoom({ link, exits, reportLine }: OpenRoomProps) {
  const table = useSelector(link.room, selectTable);
  const view = useSelector(link.room, selectRoom);
  const line = useSelector(link.room, selectLineState);
  const message = useSelector(link.room, selectMessage);
  useExits(table, view?.phase === 'complete', builderNext(table, view), exits);
  const again = () => link.room.send({ type: 'seat.reclaimed' });
  const leave = (
    <Button variant="outline" onClick={exits.toTables}>
      Back to the tables
    </Button>
  );
  if (line === 'superseded')
    return (
      <RoomNotice title="This seat is open in another window.">
        <Button variant="solid" onClick={again}>
          Use it here
        </Button>
        {leave}
      </RoomNotice>
    );
  if (line === 'removed')
    return <RoomNotice title={message ?? 'The host gave your seat to somebody else.'}>{leave}</RoomNotice>;
  if (line === 'absent')
    return (
      <RoomNotice title={message ?? 'There is no such table.'}>
        <Button variant="solid" onClick={again}>
          Look again
        </Button>
        {leave}
      </RoomNotice>
    );
  const isVoted = (table?.endVotes?.length ?? 0) > 0;
  if (table?.status === 'cancelled')
    return (
      <RoomNotice
        title={isVoted ? 'This draft was ended.' : 'The host ended this table.'}
        words="Nothing more is drafted here."
      >
        {leave}
      </RoomNotice>
    );
  if (view !== null && table !== null)
    return <RoomFrame link={link} reportLine={reportLine} onLeft={exits.toTables} />;
  const isAway = line === 'lost' || line === 'offline';
  const words = isAway ? 'The table does not answer. Trying again…' : undefined;
  return whenHidden(table, leave) ?? <RoomSkeleton words={words} />;
}

/** A table that runs without showing itself: its host allows no watchers. */
function whenHidden(table: TableView | null, leave: ReactNode): ReactNode {
  if (table === null || (table.status !== 'drafting' && table.status !== 'paused')) return null;
  return (
    <RoomNotice
      title={`${table.settings.name} is being drafted.`}
      words="Its host keeps it among the players. The results are open to them when it is over."
    >
      {leave}
    </RoomNotice>
  );
}

const LAST_LOOK_MS = 1800;
/** Formats in which cards are opened and claimed, not picked. */
const PICKLESS: ReadonlySet<string> = new Set(['sealed', 'teamSealed', 'jumpstart']);

/** The member whose deck is built next; null for watchers and where picks are to be looked back on. */
function builderNext(table: TableView | null, view: RoomView | null): string | null {
  if (table === null || view === null || view.seat === null || !PICKLESS.has(view.board?.kind ?? ''))
    return null;
  return table.seats[view.seat]?.memberId ?? null;
}

/** A table that has not started has a lobby, one that is over has results. */
function useExits(
  table: TableView | null,
  isComplete: boolean,
  builder: string | null,
  { toLobby, toResults, toDeck, fetchAhead }: RoomExits,
) {
  const status = table?.status;
  useEffect(() => {
    if (status === 'lobby' || status === 'countdown') toLobby();
  }, [status, toLobby]);
  const isOver = isComplete || status === 'building' || status === 'finished';
  const next = builder === null ? 'results' : 'deck';
  useEffect(() => (isOver ? whenCalm(() => fetchAhead(next)) : undefined), [isOver, next, fetchAhead]);
  useEffect(() => {
    if (!isOver) return;
    const goOn = () => (builder === null ? toResults() : toDeck(builder));
    const timer = window.setTimeout(goOn, LAST_LOOK_MS);
    return () => window.clearTimeout(timer);
  }, [isOver, builder, toDeck, toResults]);
}
