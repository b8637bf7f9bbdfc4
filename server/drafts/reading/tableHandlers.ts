import { randomUUID } from 'node:crypto';
import { api } from '#contract/api.ts';
import { refused } from '#contract/refusals.ts';
import type { AppContext, RouteModule } from '#server/app/appContext.ts';
import { readGames } from '#server/cards/games.ts';
import { granted } from '#server/http/granted.ts';
import { implement } from '#server/http/implement.ts';
import type { Audience } from '#server/hub/audience.ts';
import { readMyPools } from '#server/results/myPools.ts';
import { keepFinishedPools } from '#server/results/seatPools.ts';
import { readMyGames } from '../tableRows.ts';
import type { Tables } from '../tables.ts';
import { tableWaits } from '../tableWaits.ts';
import { type ListPorts, listMyTables, listOpenTables, PAGE_ROWS, toldOnce } from './tableLists.ts';

/** Tables that Home shows to everybody. */
const HOME_ROWS = 3;

/** Games, the lists of tables, and making a table. */
export function tableHandlers(
  tables: Tables,
  audience: Audience,
  onFault: (fault: unknown) => void,
): readonly RouteModule[] {
  const onBroken = toldOnce(onFault);
  const portsOf = ({ db, clock }: AppContext): ListPorts => ({ db, clock, tables, onBroken });
  return [
    implement(api.games, async ({ request }, { db }) => ({
      games: await readGames(db, (broken) =>
        request.log.error(broken, 'a game or a template cannot be read'),
      ),
    })),
    implement(api.homeTables, (_, context) =>
      listOpenTables(portsOf(context), {
        memberId: '',
        game: null,
        clock: null,
        search: null,
        hasFreeSeats: false,
        mayWatch: false,
        sort: 'newest',
        offset: 0,
        limit: HOME_ROWS,
      }),
    ),
    implement(api.openTables, ({ query, member: { memberId } }, context) => {
      const { game = null, clock = null, q, free, watch, sort, page } = query;
      return listOpenTables(portsOf(context), {
        memberId,
        game,
        clock,
        search: q?.trim() || null,
        hasFreeSeats: free === 'true',
        mayWatch: watch === 'true',
        sort,
        offset: (page - 1) * PAGE_ROWS,
        limit: PAGE_ROWS,
      });
    }),
    implement(api.myTables, async ({ query, member: { memberId }, request }, context) => {
      const { db } = context;
      const { page, q, game = null, group } = query;
      await keepFinishedPools(db, memberId, (fault) => request.log.error(fault, 'a pool cannot be kept'));
      const games = await readMyGames(db, memberId);
      const asked = { memberId, search: q?.trim() || null, game, group };
      const list = await listMyTables(portsOf(context), asked, page);
      const shown = list.tables.map(({ draftId }) => draftId);
      return { ...list, ...games, ...(await readMyPools(db, memberId, shown, onBroken)) };
    }),
    implement(api.table, async ({ params, member }) => {
      const table = await audience.tableView(params.draftId, member.memberId);
      return table ?? granted(refused('notFound'));
    }),
    implement(api.tableMake, async ({ body, member }) => granted(await tables.create(member, body))),
    implement(api.tableClose, async ({ params: { draftId }, member }) => {
      granted(await tables.command(member.memberId, draftId, randomUUID(), { type: 'endTable' }));
      return { draftId };
    }),
    implement(api.tableWaits, async ({ params, member }, { db, clock }) => {
      const draft = await tables.running(params.draftId);
      return granted(draft ? await tableWaits(db, draft, member.memberId, clock.now()) : refused('notFound'));
    }),
  ];
}
