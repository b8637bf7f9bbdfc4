import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { clockPresetSchema } from '#contract/gameSummary.ts';
import { myTablesQuerySchema } from '#contract/myTables.ts';
import { refused } from '#contract/refusals.ts';
import type { TableList, TableRow } from '#contract/tableRows.ts';
import { createTableSchema } from '#contract/tables.ts';
import { readGames } from '../cards/games.ts';
import { asAway, DatabaseAwayError } from '../db/databaseAway.ts';
import { sendReply } from '../http/sendReply.ts';
import type { Audience } from '../hub/audience.ts';
import { readMyPools } from '../results/myPools.ts';
import { keepFinishedPools } from '../results/seatPools.ts';
import {
  countSeated,
  type MyTablesQuery,
  type OnBrokenTable,
  type OpenTablesQuery,
  readMyGames,
  readMyTables,
  readOpenTables,
  withRunning,
} from '../rooms/tableRows.ts';
import type { Tables } from '../rooms/tables.ts';
import { principalOf, signedIn } from './guards.ts';
import type { Api, House, RouteModule } from './house.ts';

const PAGE_ROWS = 24;

const listQuerySchema = z.object({
  game: z.optional(z.string()),
  clock: z.optional(clockPresetSchema),
  q: z.optional(z.string().check(z.maxLength(80))),
  free: z.optional(z.enum(['true', 'false'])),
  watch: z.optional(z.enum(['true', 'false'])),
  sort: z._default(z.enum(['newest', 'fullest']), 'newest'),
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(1000)), 1),
});

const draftPath = z.object({ draftId: z.string() });

/** One table that cannot be read keeps no other out of a list; each is told once, however often lists are asked for. */
function toldOnce(onFault: (fault: unknown) => void): OnBrokenTable {
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
async function runningOf(tables: Tables, draftId: string, onBroken: OnBrokenTable) {
  try {
    return await tables.running(draftId);
  } catch (fault) {
    if (asAway(fault) instanceof DatabaseAwayError) throw fault;
    onBroken(draftId, fault);
    return null;
  }
}

async function listOf(
  house: House,
  tables: Tables,
  memberId: string,
  found: { rows: TableRow[]; total: number },
  onBroken: OnBrokenTable,
): Promise<TableList> {
  const rows = await Promise.all(
    found.rows.map(async (row) => {
      if (row.status !== 'drafting' && row.status !== 'paused') return row;
      const draft = await runningOf(tables, row.draftId, onBroken);
      return draft ? withRunning(row, draft, memberId) : row;
    }),
  );
  return { tables: rows, total: found.total, seated: await countSeated(house.db), nowMs: house.clock.now() };
}

const MOST_RUNNING = 200;

/** Whether a table waits for its reader is known of the running draft alone, so that all of them are looked at. */
async function waitingOn(
  house: House,
  tables: Tables,
  query: Omit<MyTablesQuery, 'offset' | 'limit'>,
  page: number,
  onBroken: OnBrokenTable,
): Promise<TableList> {
  const found = await readMyTables(house.db, { ...query, offset: 0, limit: MOST_RUNNING }, onBroken);
  const list = await listOf(house, tables, query.memberId, found, onBroken);
  const waiting = list.tables.filter(({ mine, status }) => status === 'drafting' && mine?.isMyTurn === true);
  const first = (page - 1) * PAGE_ROWS;
  return { ...list, tables: waiting.slice(first, first + PAGE_ROWS), total: waiting.length };
}

function readingRoutes(api: Api, house: House, tables: Tables, onBroken: OnBrokenTable) {
  api.get('/games', async ({ log }) => ({
    games: await readGames(house.db, (broken) => log.error(broken, 'a game or a template cannot be read')),
  }));

  api.get('/home', async () => {
    const query: OpenTablesQuery = {
      memberId: '',
      game: null,
      clock: null,
      search: null,
      hasFreeSeats: false,
      mayWatch: false,
      sort: 'newest',
      offset: 0,
      limit: 3,
    };
    return listOf(house, tables, '', await readOpenTables(house.db, query, onBroken), onBroken);
  });

  api.get(
    '/drafts',
    { schema: { querystring: listQuerySchema }, preHandler: signedIn(house) },
    async (request) => {
      const { game = null, clock = null, q, free, watch, sort, page } = request.query;
      const { memberId } = principalOf(request);
      const query = {
        memberId,
        game,
        clock,
        search: q?.trim() || null,
        hasFreeSeats: free === 'true',
        mayWatch: watch === 'true',
        sort,
      };
      const offset = (page - 1) * PAGE_ROWS;
      return listOf(
        house,
        tables,
        memberId,
        await readOpenTables(house.db, { ...query, offset, limit: PAGE_ROWS }, onBroken),
        onBroken,
      );
    },
  );

  api.get(
    '/drafts/mine',
    { schema: { querystring: myTablesQuerySchema }, preHandler: signedIn(house) },
    async (request) => {
      const { memberId } = principalOf(request);
      const { page, q, game = null, group } = request.query;
      const query = { memberId, search: q?.trim() || null, game, group };
      await keepFinishedPools(house.db, memberId, (fault) =>
        request.log.error(fault, 'a pool cannot be kept'),
      );
      const games = await readMyGames(house.db, memberId);
      const offset = (page - 1) * PAGE_ROWS;
      const list =
        group === 'waiting'
          ? await waitingOn(house, tables, query, page, onBroken)
          : await listOf(
              house,
              tables,
              memberId,
              await readMyTables(house.db, { ...query, offset, limit: PAGE_ROWS }, onBroken),
              onBroken,
            );
      const shown = list.tables.map(({ draftId }) => draftId);
      return { ...list, ...games, ...(await readMyPools(house.db, memberId, shown, onBroken)) };
    },
  );
}

/** Games, the lists of tables, and making a table. */
export const tableRoutes =
  (tables: Tables, audience: Audience, onFault: (fault: unknown) => void): RouteModule =>
  (api, house) => {
    readingRoutes(api, house, tables, toldOnce(onFault));
    const preHandler = signedIn(house);

    api.get('/drafts/:draftId', { schema: { params: draftPath }, preHandler }, async (request, reply) => {
      const table = await audience.tableView(request.params.draftId, principalOf(request).memberId);
      return table ? reply.send(table) : sendReply(reply, refused('notFound'));
    });

    api.post(
      '/drafts/:draftId/close',
      { schema: { params: draftPath }, preHandler },
      async (request, reply) => {
        const { draftId } = request.params;
        const { memberId } = principalOf(request);
        const ended = await tables.command(memberId, draftId, randomUUID(), { type: 'endTable' });
        return sendReply(reply, ended.ok ? { ok: true, value: { draftId } } : ended);
      },
    );

    api.post('/drafts', { schema: { body: createTableSchema }, preHandler }, async (request, reply) =>
      sendReply(reply, await tables.create(principalOf(request), request.body)),
    );
  };
