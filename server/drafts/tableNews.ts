import type { Database } from '../db/database.ts';
import type { RunningDraft } from './running/runningDraft.ts';

/** Who has to hear what happens at tables: the live line of this process. */
export interface TablesListener {
  /** A running draft accepted an action. */
  draftChanged(draft: RunningDraft): void;
  /** Deadlines moved without an action: the whole view has to be sent. */
  clocksMoved(draft: RunningDraft): void;
  /** Lobby, chat, host or status of a table changed; `isListed` when the list of open tables shows it. */
  tableChanged(draftId: string, isListed: boolean): void;
  /** A member lost the seat; told after the fact. */
  memberRemoved(draftId: string, memberId: string): void;
  /** News of other processes may have been missed: anything may have changed. */
  newsMissed(): void;
  /** Whether somebody looks at this table through this process. */
  isWatched(draftId: string): boolean;
  /** All tables that somebody looks at through this process. */
  watched(): readonly string[];
}

/** News of tables for the listeners here and, over a database server, for the other processes. */
export interface TableNews extends TablesListener {
  listen(listener: TablesListener): void;
  /** Hears the other processes until the returned function is called. */
  hearOthers(hear: OthersHeard): Promise<() => Promise<void>>;
}

/** What another process did. `gap`: notices may have been missed, so anything may have changed. */
export interface OthersHeard {
  row(draftId: string, version: number): Promise<void>;
  table(draftId: string): Promise<void>;
  gap(): Promise<void>;
}

const TABLE_CHANNEL = 'draft_table';
const ROW_CHANNEL = 'draft';

interface TableNotice {
  readonly draftId: string;
  readonly from: string;
  readonly isListed?: boolean;
  readonly removed?: string;
}

export function createTableNews(
  db: Database,
  processId: string,
  onFault: (fault: unknown) => void,
): TableNews {
  const listeners: TablesListener[] = [];

  const tell = (say: (listener: TablesListener) => void) => {
    for (const listener of listeners) say(listener);
  };

  function tellOthers(notice: Omit<TableNotice, 'from'>) {
    if (db.kind !== 'server') return;
    db.notify(TABLE_CHANNEL, JSON.stringify({ ...notice, from: processId })).catch(onFault);
  }

  async function heardTable(payload: string, hear: OthersHeard) {
    const notice = JSON.parse(payload) as TableNotice;
    if (notice.from === processId) return;
    const { draftId, removed } = notice;
    if (removed !== undefined) return tell((listener) => listener.memberRemoved(draftId, removed));
    await hear.table(draftId);
    tell((listener) => listener.tableChanged(draftId, notice.isListed ?? true));
  }

  return {
    listen: (listener) => listeners.push(listener),
    isWatched: (draftId) => listeners.some((listener) => listener.isWatched(draftId)),
    watched: () => listeners.flatMap((listener) => listener.watched()),
    newsMissed: () => tell((listener) => listener.newsMissed()),
    draftChanged: (draft) => tell((listener) => listener.draftChanged(draft)),
    clocksMoved: (draft) => tell((listener) => listener.clocksMoved(draft)),
    tableChanged(draftId, isListed) {
      tell((listener) => listener.tableChanged(draftId, isListed));
      tellOthers({ draftId, isListed });
    },
    memberRemoved(draftId, memberId) {
      tell((listener) => listener.memberRemoved(draftId, memberId));
      tellOthers({ draftId, removed: memberId });
    },
    async hearOthers(hear) {
      if (db.kind !== 'server') return async () => undefined;
      const onGap = () => {
        hear.gap().catch(onFault);
      };
      const stopRows = await db.listen(
        ROW_CHANNEL,
        (payload) => {
          const [draftId = '', version = '0', writer] = payload.split(':');
          if (writer !== processId) hear.row(draftId, Number(version)).catch(onFault);
        },
        onGap,
      );
      const stopTables = await db.listen(TABLE_CHANNEL, (payload) => {
        heardTable(payload, hear).catch(onFault);
      });
      return async () => {
        await stopRows();
        await stopTables();
      };
    },
  };
}
