import { Button } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { RoomView } from '#contract/room/room.ts';
import type { TableView } from '#contract/tables/tables.ts';
import type { LiveTables } from '#src/machines/hub/liveTables.ts';
import type { TableLink } from '#src/machines/hub/tableLink.ts';
import {
  type LineState,
  selectLineState,
  selectMessage,
  selectRoom,
  selectTable,
} from '#src/machines/room/draftRoomSelectors.ts';
import { whenCalm } from '#src/ui/components/hooks/whenCalm.ts';
import { useTableLink } from '../../components/useTableLink.ts';
import type { FeatureSentences } from '../../messages/language.ts';
import { type ReactTranslator, useMessages } from '../../messages/useMessages.ts';
import { SystemProvider } from '../../system/SystemProvider.tsx';
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
  return (
    <SystemProvider>{link === null ? <RoomSkeleton /> : <OpenRoom link={link} {...ports} />}</SystemProvider>
  );
}

interface OpenRoomProps extends Pick<RoomScreenProps, 'exits' | 'reportLine'> {
  readonly link: TableLink;
}

function OpenRoom({ link, exits, reportLine }: OpenRoomProps) {
  const t = useMessages('room');
  const table = useSelector(link.room, selectTable);
  const view = useSelector(link.room, selectRoom);
  const line = useSelector(link.room, selectLineState);
  const message = useSelector(link.room, selectMessage);
  useExits(table, view?.phase === 'complete', builderNext(table, view), exits);
  const notice = noticeOf(t, line, message, table, view);
  if (notice !== null)
    return (
      <RoomNotice title={notice.title} words={notice.words}>
        {notice.again !== undefined && (
          <Button variant="solid" onClick={() => link.room.send({ type: 'seat.reclaimed' })}>
            {notice.again}
          </Button>
        )}
        <Button onClick={exits.toTables}>{t('backToTables')}</Button>
      </RoomNotice>
    );
  if (view !== null && table !== null)
    return <RoomFrame link={link} reportLine={reportLine} onLeft={exits.toTables} />;
  return <RoomSkeleton isAway={line === 'lost' || line === 'offline'} />;
}

interface Notice {
  readonly title: string;
  readonly words?: string;
  /** The button that asks for the seat or the table once more. */
  readonly again?: string;
}

/** Why there is no room to show; null where there is one, or may be soon. */
function noticeOf(
  t: ReactTranslator<FeatureSentences<'room'>>,
  line: LineState,
  message: string | null,
  table: TableView | null,
  view: RoomView | null,
): Notice | null {
  if (line === 'superseded') return { title: t('openElsewhere'), again: t('useItHere') };
  if (line === 'removed') return { title: message ?? t('seatGiven') };
  if (line === 'absent') return { title: message ?? t('noTable'), again: t('lookAgain') };
  if (table?.status === 'cancelled') {
    const isVoted = (table.endVotes?.length ?? 0) > 0;
    return { title: t(isVoted ? 'ended' : 'endedByHost'), words: t('endedWords') };
  }
  // A table that runs without a view of it: its host allows no watchers.
  const isHidden = view === null && (table?.status === 'drafting' || table?.status === 'paused');
  return isHidden
    ? { title: t('hiddenTitle', { table: table?.settings.name ?? '' }), words: t('hiddenWords') }
    : null;
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
  const isOver = isComplete || status === 'building' || status === 'finished';
  const place = status === 'lobby' || status === 'countdown' ? 'lobby' : isOver ? 'over' : 'room';
  useEffect(() => {
    if (place === 'lobby') toLobby();
    if (place !== 'over') return;
    const callOff = whenCalm(() => fetchAhead(builder === null ? 'results' : 'deck'));
    const timer = window.setTimeout(() => (builder === null ? toResults() : toDeck(builder)), LAST_LOOK_MS);
    return () => {
      callOff();
      window.clearTimeout(timer);
    };
  }, [place, builder, toLobby, toDeck, toResults, fetchAhead]);
}
