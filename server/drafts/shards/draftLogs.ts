import { createLogWriter, type LogAppend, type LogWriter } from '../running/logWriter.ts';
import { bringHome } from './bringHome.ts';
import type { Databases } from './databases.ts';

export interface DraftLogsPorts {
  readonly databases: Databases;
  /** Hears of each row when it is stored and, where it changed the status, when the main database knows. */
  readonly onStored: (row: LogAppend) => void;
  readonly onFault: (fault: unknown) => void;
}

/**
 * A log writer over all databases, each with shared commits of its own. A pick commits in one database. A row that changes
 * the status is told to the main one before it is answered; where that cannot be told, the mirror tells it later.
 */
export function createDraftLogs({ databases, onStored, onFault }: DraftLogsPorts): LogWriter {
  const { main, shards } = databases;
  const inMain = createLogWriter(main, onStored);
  const inShards = new Map<string, LogWriter>();

  function writerIn(id: string): LogWriter {
    const known = inShards.get(id);
    if (known) return known;
    const writer = createLogWriter(shards.of(id));
    inShards.set(id, writer);
    return writer;
  }

  async function append(row: LogAppend, shard: string) {
    const appended = await writerIn(shard).append(row);
    if (appended !== 'stored') return appended;
    if (row.status !== null)
      await bringHome(main, { id: shard, db: shards.of(shard) }, row.draftId).catch(onFault);
    onStored(row);
    return appended;
  }

  return {
    append: async (row) => (row.shard === null ? inMain.append(row) : append(row, row.shard)),
    async drain() {
      await inMain.drain();
      for (const writer of inShards.values()) await writer.drain();
    },
  };
}
