import { type Reply, refused } from '#contract/refusals.ts';
import type { HubMessages, OpenedTable } from '#contract/room.ts';
import type { TableView } from '#contract/tables.ts';
import type { Database } from '../db/database.ts';
import { seatOf } from '../rooms/intents.ts';
import { roomChangeOf, roomViewOf, type Sent } from '../rooms/roomView.ts';
import type { RunningDraft } from '../rooms/runningDraft.ts';
import { readChat, readTable, tableViewOf } from '../rooms/tableRecord.ts';
import type { Tables } from '../rooms/tables.ts';

/** One way to one client. */
export interface Line {
  readonly id: string;
  readonly memberId: string;
  send<Name extends keyof HubMessages>(message: Name, argument: HubMessages[Name]): void;
}

interface Viewer {
  readonly line: Line;
  seat: number | null;
  sent: Sent | null;
}

/** Who looks at which table, and what each was last sent. Nobody is sent anything that the engine's view withholds. */
export interface Audience {
  open(line: Line, draftId: string): Promise<Reply<OpenedTable>>;
  leave(line: Line, draftId: string): void;
  /** The connection is gone. */
  gone(lineId: string): void;
  draftChanged(draft: RunningDraft): void;
  tableChanged(draftId: string): Promise<void>;
  memberRemoved(draftId: string, memberId: string): void;
  tableView(draftId: string): Promise<TableView | null>;
}

export function createAudience(db: Database, tables: Pick<Tables, 'running'>, now: () => number): Audience {
  const viewersOf = new Map<string, Map<string, Viewer>>();

  const viewersAt = (draftId: string) => [...(viewersOf.get(draftId)?.values() ?? [])];
  const membersAt = (draftId: string) => new Set(viewersAt(draftId).map(({ line }) => line.memberId));

  async function tableView(draftId: string): Promise<TableView | null> {
    const record = await readTable(db, draftId);
    if (!record) return null;
    return tableViewOf(record, await readChat(db, draftId), membersAt(draftId), now());
  }

  function remove(draftId: string, lineId: string): boolean {
    const viewers = viewersOf.get(draftId);
    const wasHere = viewers?.delete(lineId) ?? false;
    if (viewers?.size === 0) viewersOf.delete(draftId);
    return wasHere;
  }

  function supersede(draftId: string, line: Line) {
    for (const viewer of viewersAt(draftId)) {
      if (viewer.line.memberId !== line.memberId || viewer.line.id === line.id) continue;
      remove(draftId, viewer.line.id);
      viewer.line.send('superseded', { draftId });
    }
  }

  function roomFor(draft: RunningDraft, memberId: string): { seat: number | null; sent: Sent | null } {
    const seat = seatOf(draft, memberId);
    if (seat === null && !draft.settings.watchers) return { seat, sent: null };
    return { seat, sent: roomViewOf(draft, seat, now()) };
  }

  async function open(line: Line, draftId: string): Promise<Reply<OpenedTable>> {
    supersede(draftId, line);
    const viewers = viewersOf.get(draftId) ?? new Map<string, Viewer>();
    viewersOf.set(draftId, viewers);
    viewers.set(line.id, { line, seat: null, sent: null });
    const running = await tables.running(draftId);
    const table = await tableView(draftId);
    if (!table) {
      remove(draftId, line.id);
      return refused('notFound');
    }
    const draft = running ? ((await tables.running(draftId)) ?? running) : null;
    const room = draft ? roomFor(draft, line.memberId) : { seat: null, sent: null };
    if (viewersOf.get(draftId)?.has(line.id)) viewers.set(line.id, { line, ...room });
    tellOthers(table, line.id);
    return { ok: true, value: { table, room: room.sent?.view ?? null } };
  }

  function tellOthers(table: TableView, exceptLineId: string | null) {
    for (const { line } of viewersAt(table.draftId)) if (line.id !== exceptLineId) line.send('table', table);
  }

  function draftChanged(draft: RunningDraft) {
    const nowMs = now();
    for (const viewer of viewersAt(draft.draftId)) {
      if (viewer.sent) {
        if (viewer.sent.view.version >= draft.version) continue;
        const { change, sent } = roomChangeOf(draft, viewer.sent, nowMs);
        viewer.sent = sent;
        viewer.line.send('change', change);
      }
    }
  }

  async function showRoom(draftId: string) {
    const draft = await tables.running(draftId);
    if (!draft) return;
    for (const viewer of viewersAt(draftId)) {
      if (viewer.sent) continue;
      const { seat, sent } = roomFor(draft, viewer.line.memberId);
      viewer.seat = seat;
      viewer.sent = sent;
      if (sent) viewer.line.send('room', sent.view);
    }
  }

  async function tableChanged(draftId: string) {
    if (!viewersOf.has(draftId)) return;
    const table = await tableView(draftId);
    if (!table) return;
    await showRoom(draftId);
    tellOthers(table, null);
  }

  return {
    open,
    draftChanged,
    tableChanged,
    tableView,
    leave(line, draftId) {
      if (remove(draftId, line.id)) void tableChanged(draftId);
    },
    gone(lineId) {
      for (const draftId of [...viewersOf.keys()]) if (remove(draftId, lineId)) void tableChanged(draftId);
    },
    memberRemoved(draftId, memberId) {
      for (const { line } of viewersAt(draftId))
        if (line.memberId === memberId)
          line.send('removed', {
            draftId,
            message: 'The host gave your seat to somebody else. You can sit down again while seats are free.',
          });
    },
  };
}
