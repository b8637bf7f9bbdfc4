import type { Locale } from '#contract/messages/locales.ts';
import { type Reply, refused } from '#contract/refusals.ts';
import type { HubMessages, OpenedTable, RoomView } from '#contract/room/room.ts';
import type { TableView } from '#contract/tables/tables.ts';
import { areNamesFresh, type NameLanguage, readNamesOf } from '../cards/shownNames.ts';
import type { Database } from '../db/database.ts';
import { type AdminRule, readTies } from '../drafts/reading/readers.ts';
import { type ReaderTies, STRANGER, WITH_LINK } from '../drafts/reading/sight.ts';
import { sightOfTable, type TableNow, tableViewFor } from '../drafts/reading/tableViewFor.ts';
import { seatOf } from '../drafts/running/intents.ts';
import { eventsSince, gathered } from '../drafts/running/recentEvents.ts';
import { isOfOthersAlone, roomChangeOf, roomViewOf, type Sent } from '../drafts/running/roomView.ts';
import type { RunningDraft } from '../drafts/running/runningDraft.ts';
import { readChat, readTable } from '../drafts/tableRecord.ts';
import type { Tables } from '../drafts/tables.ts';
import { sentenceIn } from '../http/sentences.ts';
import { createPaced } from './paced.ts';
import { createViewers } from './viewers.ts';

/** One way to one client. */
export interface Line {
  readonly id: string;
  readonly memberId: string;
  /** In which this client reads sentences. */
  readonly locale: Locale;
  /** In which cards are named. */
  readonly language: NameLanguage;
  send<Name extends keyof HubMessages>(message: Name, argument: HubMessages[Name]): void;
}

interface Viewer {
  readonly line: Line;
  /** When somebody opened the table in this window, by `performance.now()`. */
  readonly openedAtMs: number;
  sent: Sent | null;
  /** The table as it was last sent, to send nothing twice, and which reading of it that was, to send nothing older. */
  table: string;
  reading: number;
  /** The viewer was told that the table is no longer theirs to see, and is told nothing more. */
  isShut: boolean;
  /** The answer to `OpenTable` has had time to arrive: what is sent now is heard after it. */
  isSettled: boolean;
}

/**
 * Who looks at which table, and what each was last sent. Nobody is sent anything that `tableViewFor` or the engine's view
 * withholds; what a viewer may see is read again each time the table changes.
 */
export interface Audience {
  /** `since` is the version of the view that the client has, or null. */
  open(line: Line, draftId: string, since: number | null, ageMs?: number): Promise<Reply<OpenedTable>>;
  leave(line: Line, draftId: string): void;
  /** The connection is gone. */
  gone(lineId: string): void;
  /** Own packs and pools are told at once, what happens at other seats a moment later and together. */
  draftChanged(draft: RunningDraft): void;
  /** Everybody gets the whole view anew. */
  clocksMoved(draft: RunningDraft): void;
  tableChanged(draftId: string): void;
  memberRemoved(draftId: string, memberId: string): void;
  isWatched(draftId: string): boolean;
  watched(): readonly string[];
  /** The table as a member sees it; null where for them there is no such table. */
  tableView(draftId: string, memberId: string): Promise<TableView | null>;
  /** The table as people see it who were given a link to its results. */
  linkedView(draftId: string): Promise<TableView | null>;
  stop(): Promise<void>;
}

export interface AudiencePorts extends AdminRule {
  readonly db: Database;
  readonly tables: Pick<Tables, 'running' | 'follow' | 'lobbyOpened' | 'memberSeen'>;
  readonly now: () => number;
  readonly onFault: (fault: unknown) => void;
}

/** Tables one connection may look at at once; the one it opened first gives way. */
const MOST_TABLES = 8;
const TABLE_PAUSE_MS = 100;
const OTHER_SEATS_PAUSE_MS = 400;
const SETTLE_MS = 50;
/** By so much two tellings of when one window was opened may differ. */
const SAME_WINDOW_MS = 3000;
const REMOVED = 'The host removed you from this table.';
const SHUT = 'This table is not open to you any more.';

const textOf = (table: TableView) => JSON.stringify({ ...table, nowMs: 0 });

export function createAudience({ db, tables, now, onFault, ...rule }: AudiencePorts): Audience {
  const viewers = createViewers<Viewer>(MOST_TABLES, tables.follow);
  const latest = new Map<string, RunningDraft>();
  let readings = 0;
  const tableNews = createPaced({ pauseMs: TABLE_PAUSE_MS, first: 'now', work: sendTable, onFault });
  const seatNews = createPaced({
    pauseMs: OTHER_SEATS_PAUSE_MS,
    first: 'later',
    work: async (draftId) => sendSeats(draftId),
    onFault,
  });

  /** The chat is read first: whoever may not hear its last line any more is known by what is read after it. */
  async function readNow(draftId: string): Promise<TableNow | null> {
    const chat = await readChat(db, draftId);
    const record = await readTable(db, draftId);
    if (!record) return null;
    const connected = new Set(viewers.at(draftId).map(({ line }) => line.memberId));
    return { record, chat, connected, nowMs: now() };
  }

  async function tiesOf(draftId: string, memberId: string): Promise<ReaderTies> {
    return (await readTies(db, draftId, [memberId], rule)).get(memberId) ?? STRANGER;
  }

  async function tableView(draftId: string, memberId: string): Promise<TableView | null> {
    const table = await readNow(draftId);
    return table && tableViewFor(table, await tiesOf(draftId, memberId));
  }

  /** The running draft as a viewer may follow it, whole; an organiser and an Admin watch. */
  function sentOf(
    draft: RunningDraft,
    { record }: TableNow,
    ties: ReaderTies,
    { memberId, language }: Line,
  ): Sent | null {
    if (!sightOfTable(record, ties)?.followsDraft) return null;
    return roomViewOf(draft, seatOf(draft, memberId), now(), language);
  }

  /** The running draft, with the names at hand that its cards have in the languages of these lines. */
  async function namedDraft(draftId: string, lines: readonly Line[]): Promise<RunningDraft | null> {
    const draft = await tables.running(draftId);
    if (!draft || lines.every(({ language }) => language === null)) return draft;
    if (areNamesFresh(draft.setup.catalogue)) return draft;
    await readNamesOf(db, draftId, draft.setup.catalogue);
    // As it stands by now: what happens while names are read is told to nobody who waits here.
    return tables.running(draftId);
  }

  /** Ends what a viewer hears of a table, and tells them so as the last thing. */
  function shut(draftId: string, viewer: Viewer, message: string) {
    viewer.isShut = true;
    viewer.sent = null;
    if (!viewers.at(draftId).includes(viewer)) return;
    remove(draftId, viewer.line.id);
    viewer.line.send('removed', { draftId, message: sentenceIn(message, viewer.line.locale) });
    tableNews.soon(draftId);
  }

  function forgetUnwatched(draftId: string) {
    if (!viewers.isWatched(draftId)) latest.delete(draftId);
  }

  function remove(draftId: string, lineId: string): boolean {
    const wasHere = viewers.remove(draftId, lineId);
    forgetUnwatched(draftId);
    return wasHere;
  }

  function leave(draftId: string, lineId: string) {
    const gone = viewers.at(draftId).find(({ line }) => line.id === lineId)?.line.memberId;
    if (!remove(draftId, lineId) || gone === undefined) return;
    tableNews.soon(draftId);
    if (viewers.at(draftId).every(({ line }) => line.memberId !== gone))
      tables.memberSeen(draftId, gone, false).catch(onFault);
  }

  /** The other windows of whoever this is, at a table. */
  const windowsOf = (draftId: string, { id, memberId }: Line) =>
    viewers.at(draftId).filter(({ line }) => line.memberId === memberId && line.id !== id);

  function supersede(draftId: string, line: Line) {
    for (const viewer of windowsOf(draftId, line)) {
      remove(draftId, viewer.line.id);
      viewer.line.send('superseded', { draftId });
    }
  }

  async function open(
    line: Line,
    draftId: string,
    since: number | null,
    ageMs = 0,
  ): Promise<Reply<OpenedTable>> {
    const openedAtMs = performance.now() - ageMs;
    if (windowsOf(draftId, line).some((other) => other.openedAtMs > openedAtMs + SAME_WINDOW_MS)) {
      line.send('superseded', { draftId });
      return refused('alreadySeated');
    }
    supersede(draftId, line);
    const viewer: Viewer = {
      line,
      openedAtMs,
      sent: null,
      table: '',
      reading: 0,
      isShut: false,
      isSettled: false,
    };
    const givenUp = viewers.place(draftId, viewer);
    if (givenUp !== null) {
      forgetUnwatched(givenUp);
      tableNews.soon(givenUp);
    }
    try {
      const { memberId } = line;
      await tables.running(draftId, since ?? 0);
      viewer.reading = ++readings;
      const read = await readNow(draftId);
      const ties = await tiesOf(draftId, memberId);
      const table = read && tableViewFor(read, ties);
      if (!read || !table) {
        remove(draftId, line.id);
        return refused('notFound');
      }
      if (table.startedAtMs === null) await tables.lobbyOpened(draftId);
      else if (table.hostId === memberId && read.record.hostLeftAtMs !== null)
        await tables.memberSeen(draftId, memberId, true);
      const draft = await namedDraft(draftId, [line]);
      if (viewer.isShut) return refused('notFound');
      viewer.sent = draft && sentOf(draft, read, ties, line);
      viewer.table = textOf(table);
      setTimeout(() => {
        viewer.isSettled = true;
        tableNews.soon(draftId);
      }, SETTLE_MS).unref();
      const room = viewer.sent?.view ?? null;
      return { ok: true, value: { table, room, news: newsSince(draft, room, since) } };
    } catch (fault) {
      remove(draftId, line.id);
      throw fault;
    }
  }

  function newsSince(
    draft: RunningDraft | null,
    room: RoomView | null,
    since: number | null,
  ): OpenedTable['news'] {
    if (!draft || !room || since === null) return null;
    const events = eventsSince(draft, since, room.seat);
    return events && { since, events: gathered(events) };
  }

  function sendChange(draft: RunningDraft, viewer: Viewer, mayWait: boolean) {
    if (!viewer.sent || viewer.sent.view.version >= draft.version) return;
    if (mayWait && isOfOthersAlone(draft, viewer.sent)) return seatNews.soon(draft.draftId);
    const changed = roomChangeOf(draft, viewer.sent, now());
    if (changed === null) return showRoom(viewer, roomAnew(draft, viewer, viewer.sent.view.seat));
    if (changed.isOfOthers && mayWait) return seatNews.soon(draft.draftId);
    viewer.sent = changed.sent;
    viewer.line.send('change', changed.change);
  }

  function sendSeats(draftId: string) {
    const draft = latest.get(draftId);
    if (draft) for (const viewer of viewers.at(draftId)) sendChange(draft, viewer, false);
  }

  const roomAnew = (draft: RunningDraft, { line }: Viewer, seat: number | null): Sent =>
    roomViewOf(draft, seat, now(), line.language);

  function showRoom(viewer: Viewer, sent: Sent) {
    viewer.sent = sent;
    viewer.line.send('room', sent.view);
  }

  async function sendTable(draftId: string) {
    if (!viewers.isWatched(draftId)) return;
    const reading = ++readings;
    const read = await readNow(draftId);
    if (!read) return;
    const memberIds = [...new Set(viewers.at(draftId).map(({ line }) => line.memberId))];
    const ties = await readTies(db, draftId, memberIds, rule);
    const lines = viewers.at(draftId).map(({ line }) => line);
    const draft = read.record.startedAtMs === null ? null : await namedDraft(draftId, lines);
    for (const viewer of viewers.at(draftId)) {
      if (!viewer.isSettled || viewer.reading > reading) continue;
      const own = ties.get(viewer.line.memberId);
      // Whoever came while this was read is told by the next reading.
      if (own) sendTableTo(viewer, read, own, draft, reading);
    }
  }

  function sendTableTo(
    viewer: Viewer,
    read: TableNow,
    ties: ReaderTies,
    draft: RunningDraft | null,
    reading: number,
  ) {
    const { draftId } = read.record;
    const { line } = viewer;
    const table = tableViewFor(read, ties);
    if (!table) return shut(draftId, viewer, SHUT);
    if (draft) {
      const sent = sentOf(draft, read, ties, line);
      if (!sent) viewer.sent = null;
      else if (!viewer.sent) showRoom(viewer, sent);
    }
    viewer.reading = reading;
    const text = textOf(table);
    if (viewer.table === text) return;
    viewer.table = text;
    line.send('table', table);
  }

  return {
    open,
    tableView,
    async linkedView(draftId) {
      const table = await readNow(draftId);
      return table && tableViewFor(table, WITH_LINK);
    },
    isWatched: (draftId) => viewers.isWatched(draftId),
    watched: () => viewers.watched(),
    leave: (line, draftId) => leave(draftId, line.id),
    gone(lineId) {
      for (const draftId of viewers.openedBy(lineId)) leave(draftId, lineId);
    },
    draftChanged(draft) {
      if (!viewers.isWatched(draft.draftId)) return;
      latest.set(draft.draftId, draft);
      for (const viewer of viewers.at(draft.draftId)) sendChange(draft, viewer, true);
    },
    clocksMoved(draft) {
      for (const viewer of viewers.at(draft.draftId)) {
        const seat = seatOf(draft, viewer.line.memberId);
        if (viewer.sent) showRoom(viewer, roomAnew(draft, viewer, seat));
      }
    },
    tableChanged: (draftId) => tableNews.soon(draftId),
    memberRemoved(draftId, memberId) {
      for (const viewer of viewers.at(draftId))
        if (viewer.line.memberId === memberId) shut(draftId, viewer, REMOVED);
    },
    async stop() {
      await Promise.all([tableNews.stop(), seatNews.stop()]);
    },
  };
}
