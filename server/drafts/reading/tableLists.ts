import type { TableList, TableRow } from '#contract/tables/tableRows.ts';
import { viewFor } from '#engine/draft.ts';
import type { AppContext } from '#server/app/appContext.ts';
import { asAway, DatabaseAwayError } from '#server/db/databaseAway.ts';
import { progressIn } from '../running/progress.ts';
import {
  countSeated,
  type MyTablesQuery,
  type OnBrokenTable,
  type OpenTablesQuery,
  readMyTables,
  readOpenTables,
  withRunning,
} from '../tableRows.ts';
import type { Tables } from '../tables.ts';

export const PAGE_ROWS = 24;
const MOST_RUNNING = 200;

/** What lists of tables are made with. */
export interface ListPorts extends Pick<AppContext, 'db' | 'clock'> {
  readonly tables: Pick<Tables, 'running'>;
  readonly onBroken: OnBrokenTable;
}

/** One table that cannot be read keeps no other out of a list; each is told once, however often lists are asked for. */
export function toldOnce(onFault: (fault: unknown) => void): OnBrokenTable {
  const told = new Set<string>();
  return (draftId, cause) => {
    if (told.has(draftId)) return;
    told.add(draftId);
    onFault(
      new Error(`Lists go without the table ${draftId}, or a part of it: it cannot be read.`, { cause }),
    );
  };
}

/** What runs of a table; null where it cannot be read, which is told. That the database is away is no fault of one table. */
async function runningOf({ tables, onBroken }: Pick<ListPorts, 'tables' | 'onBroken'>, draftId: string) {
  try {
    return await tables.running(draftId);
  } catch (fault) {
    if (asAway(fault) instanceof DatabaseAwayError) throw fault;
    onBroken(draftId, fault);
    return null;
  }
}

async function listOf(
  ports: ListPorts,
  memberId: string,
  found: { rows: TableRow[]; total: number },
): Promise<TableList> {
  const rows = await Promise.all(
    found.rows.map(async (row) => {
      if (row.status !== 'drafting' && row.status !== 'paused') return row;
      const draft = await runningOf(ports, row.draftId);
      return draft ? withRunning(row, draft, memberId) : row;
    }),
  );
  return { tables: rows, total: found.total, seated: await countSeated(ports.db), nowMs: ports.clock.now() };
}

/** Gives a row of the Admins' list how far its draft is, as people without a seat see it. */
export function placeOfTables(tables: ListPorts['tables'], onFault: (fault: unknown) => void) {
  const ports = { tables, onBroken: toldOnce(onFault) };
  return async <Row extends { readonly id: string; readonly status?: unknown }>(row: Row) => {
    const isRunning = row.status === 'drafting' || row.status === 'paused';
    const draft = isRunning ? await runningOf(ports, row.id) : null;
    return {
      ...row,
      progress: draft && progressIn(draft.state, viewFor(draft.setup, draft.state, 'watcher')),
    };
  };
}

/** Tables that anybody may find. */
export const listOpenTables = async (ports: ListPorts, query: OpenTablesQuery): Promise<TableList> =>
  listOf(ports, query.memberId, await readOpenTables(ports.db, query, ports.onBroken));

/** A page of the tables of a member. Whether one waits for them is known of the running draft alone, so that all are looked at. */
export async function listMyTables(
  ports: ListPorts,
  query: Omit<MyTablesQuery, 'offset' | 'limit'>,
  page: number,
): Promise<TableList> {
  const { db, onBroken } = ports;
  const offset = (page - 1) * PAGE_ROWS;
  const isWaiting = query.group === 'waiting';
  const part = isWaiting ? { offset: 0, limit: MOST_RUNNING } : { offset, limit: PAGE_ROWS };
  const found = await readMyTables(db, { ...query, ...part }, onBroken);
  const list = await listOf(ports, query.memberId, found);
  if (!isWaiting) return list;
  const waiting = list.tables.filter(({ mine, status }) => status === 'drafting' && mine?.isMyTurn === true);
  return { ...list, tables: waiting.slice(offset, offset + PAGE_ROWS), total: waiting.length };
}
