import { type Reply, refused } from '#contract/refusals.ts';
import type { HubMessages, OpenedTable } from '#contract/room.ts';
import type { TableView } from '#contract/tables.ts';
import type { Database } from '../db/database.ts';
import { seatOf } from '../rooms/intents.ts';
import { isOfOthersAlone, roomChangeOf, roomViewOf, type Sent } from '../rooms/roomView.ts';
import type { RunningDraft } from '../rooms/runningDraft.ts';
import { readChat, readTable, tableViewOf } from '../rooms/tableRecord.ts';
import type { Tables } from '../rooms/tables.ts';
import { createPaced } from './paced.ts';
import { createViewers } from './viewers.ts';

/** One way to one client. */
export interface Line {
  readonly id: string;
  readonly memberId: string;
  send<Name extends keyof HubMessages>(message: Name, argument: HubMessages[Name]): void;
}

interface Viewer {
  readonly line: Line;
  sent: Sent | null;
  /** The table as it was last sent, to send nothing twice, and which reading of it that was, to send nothing older. */
  table: string;
  reading: number;
  /** The answer to `OpenTable` has had time to arrive: what is sent now is heard after it. */
  isSettled: boolean;
}

/** Who looks at which table, and what each was last sent. Nobody is sent anything that the engine's view withholds. */
export interface Audience {
  open(line: Line, draftId: string): Promise<Reply<OpenedTable>>;
  leave(line: Line, draftId: string): void;
  /** The connection is gone. */
  gone(lineId: string): void;
  /** Own packs and pools are told at once, what happens at other seats a moment later and together. */
  draftChanged(draft: RunningDraft): void;
  /** Everybody gets the whole view anew. */
  clocksMoved(draft: RunningDraft): void;
  tableChanged(draftId: string): void;
  memberRemoved(draftId: string, memberId: string): void;
  /** Every table that somebody looks at is read anew. */
  newsMissed(): void;
  isWatched(draftId: string): boolean;
  watched(): readonly string[];
  tableView(draftId: string): Promise<TableView | null>;
  stop(): void;
}

export interface AudiencePorts {
  readonly db: Database;
  readonly tables: Pick<Tables, 'running' | 'lobbyOpened'>;
  readonly now: () => number;
  readonly onFault: (fault: unknown) => void;
}

/** Tables one connection may look at at once; the one it opened first gives way. */
const MOST_TABLES = 8;
const TABLE_PAUSE_MS = 100;
const OTHER_SEATS_PAUSE_MS = 400;
const SETTLE_MS = 50;
const REMOVED = 'The host gave your seat to somebody else. You can sit down again while seats are free.';

const textOf = (table: TableView) => JSON.stringify({ ...table, nowMs: 0 });

/** The whole view of a member, or null for people without a seat whom the host's rule shows nothing; an organiser watches. */
function sentOf(draft: RunningDraft, memberId: string, nowMs: number): Sent | null {
  const seat = seatOf(draft, memberId);
  const isShown = seat !== null || draft.settings.watchers || draft.hostId === memberId;
  return isShown ? roomViewOf(draft, seat, nowMs) : null;
}

export function createAudience({ db, tables, now, onFault }: AudiencePorts): Audience {
  const viewers = createViewers<Viewer>(MOST_TABLES);
  const latest = new Map<string, RunningDraft>();
  let readings = 0;
  const tableNews = createPaced({ pauseMs: TABLE_PAUSE_MS, first: 'now', work: sendTable, onFault });
  const seatNews = createPaced({
    pauseMs: OTHER_SEATS_PAUSE_MS,
    first: 'later',
    work: async (draftId) => sendSeats(draftId),
    onFault,
  });

  async function tableView(draftId: string): Promise<TableView | null> {
    const record = await readTable(db, draftId);
    if (!record) return null;
    const chat = await readChat(db, draftId);
    const here = new Set(viewers.at(draftId).map(({ line }) => line.memberId));
    return tableViewOf(record, chat, here, now());
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
    if (remove(draftId, lineId)) tableNews.soon(draftId);
  }

  function supersede(draftId: string, line: Line) {
    for (const viewer of viewers.at(draftId)) {
      if (viewer.line.memberId !== line.memberId || viewer.line.id === line.id) continue;
      remove(draftId, viewer.line.id);
      viewer.line.send('superseded', { draftId });
    }
  }

  async function open(line: Line, draftId: string): Promise<Reply<OpenedTable>> {
    supersede(draftId, line);
    const viewer: Viewer = { line, sent: null, table: '', reading: 0, isSettled: false };
    const givenUp = viewers.place(draftId, viewer);
    if (givenUp !== null) {
      forgetUnwatched(givenUp);
      tableNews.soon(givenUp);
    }
    try {
      await tables.running(draftId);
      viewer.reading = ++readings;
      const table = await tableView(draftId);
      if (!table) {
        remove(draftId, line.id);
        return refused('notFound');
      }
      if (table.startedAtMs === null) await tables.lobbyOpened(draftId);
      const draft = await tables.running(draftId);
      viewer.sent = draft && sentOf(draft, line.memberId, now());
      viewer.table = textOf(table);
      setTimeout(() => {
        viewer.isSettled = true;
        tableNews.soon(draftId);
      }, SETTLE_MS).unref();
      return { ok: true, value: { table, room: viewer.sent?.view ?? null } };
    } catch (fault) {
      remove(draftId, line.id);
      throw fault;
    }
  }

  function sendChange(draft: RunningDraft, viewer: Viewer, mayWait: boolean) {
    if (!viewer.sent || viewer.sent.view.version >= draft.version) return;
    if (mayWait && isOfOthersAlone(draft, viewer.sent)) return seatNews.soon(draft.draftId);
    const { change, sent } = roomChangeOf(draft, viewer.sent, now());
    const isOfOthers = !change.set && !change.board && !change.pooled && !change.faces;
    if (isOfOthers && mayWait) {
      seatNews.soon(draft.draftId);
      return;
    }
    viewer.sent = sent;
    viewer.line.send('change', change);
  }

  function sendSeats(draftId: string) {
    const draft = latest.get(draftId);
    if (draft) for (const viewer of viewers.at(draftId)) sendChange(draft, viewer, false);
  }

  function showRoom(draft: RunningDraft, viewer: Viewer) {
    viewer.sent = sentOf(draft, viewer.line.memberId, now());
    if (viewer.sent) viewer.line.send('room', viewer.sent.view);
  }

  async function sendTable(draftId: string) {
    if (!viewers.isWatched(draftId)) return;
    const reading = ++readings;
    const table = await tableView(draftId);
    if (!table) return;
    const draft = table.startedAtMs === null ? null : await tables.running(draftId);
    const text = textOf(table);
    for (const viewer of viewers.at(draftId)) {
      if (!viewer.isSettled || viewer.reading > reading) continue;
      if (draft && !viewer.sent) showRoom(draft, viewer);
      viewer.reading = reading;
      if (viewer.table === text) continue;
      viewer.table = text;
      viewer.line.send('table', table);
    }
  }

  return {
    open,
    tableView,
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
      for (const viewer of viewers.at(draft.draftId)) if (viewer.sent) showRoom(draft, viewer);
    },
    tableChanged: (draftId) => tableNews.soon(draftId),
    memberRemoved(draftId, memberId) {
      for (const { line } of viewers.at(draftId))
        if (line.memberId === memberId) line.send('removed', { draftId, message: REMOVED });
    },
    newsMissed() {
      for (const draftId of viewers.watched()) tableNews.soon(draftId);
    },
    stop() {
      tableNews.stop();
      seatNews.stop();
    },
  };
}
