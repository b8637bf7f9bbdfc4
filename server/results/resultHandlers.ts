import { api as rows } from '#contract/api.ts';
import { refused } from '#contract/refusals.ts';
import type { TableView } from '#contract/tables/tables.ts';
import type { RouteModule } from '../app/appContext.ts';
import { granted } from '../http/granted.ts';
import { implement } from '../http/implement.ts';
import { namesLanguage } from '../http/requestLocale.ts';
import type { Audience } from '../hub/audience.ts';
import type { Principal } from '../members/members.ts';
import { readDraftFigures } from './draftFigures.ts';
import { draftFileJsonSchema } from './files/draftFileSchema.ts';
import { forkDraft } from './forkDraft.ts';
import { readGameFigures } from './gameFigures.ts';
import { readHistory } from './history.ts';
import { readResultFile, readSeatDeckList } from './keepDraft.ts';
import { makePoll } from './polls/polls.ts';
import { makeResultLink, readResultLinks, withdrawResultLink } from './resultLinks.ts';
import { readLogFile, readResults } from './results.ts';
import { resultsInLanguage } from './resultsInLanguage.ts';

/** The table of a draft as the member sees it; throws where there is none for them. */
type TableOf = (draftId: string, member: Principal) => Promise<TableView>;

const tableFor =
  ({ tableView }: Audience): TableOf =>
  async (draftId, { memberId }) =>
    (await tableView(draftId, memberId)) ?? granted(refused('notFound'));

/** What is kept of a finished draft: results, log, files, the lists of decks, and how its cards usually go. */
const readingHandlers = (tableOf: TableOf): readonly RouteModule[] => [
  implement(rows.draftResults, async ({ params, member, request }, { db }) =>
    granted(
      await resultsInLanguage(
        db,
        params.draftId,
        await readResults(db, await tableOf(params.draftId, member), member.memberId),
        namesLanguage(request),
      ),
    ),
  ),
  implement(rows.draftLog, async ({ params, member }, { db }) =>
    granted(await readLogFile(db, await tableOf(params.draftId, member), member.memberId)),
  ),
  implement(rows.resultFile, async ({ params, query: { seat }, member }, { db, settings }) => {
    const { draftId, kind } = params;
    const wish = { kind, seat: seat === undefined ? null : seat - 1, publicUrl: settings.publicUrl };
    return granted(await readResultFile(db, await tableOf(draftId, member), member.memberId, wish));
  }),
  implement(rows.deckList, async ({ params, member }, { db }) => {
    const { draftId, memberId } = params;
    return granted(await readSeatDeckList(db, await tableOf(draftId, member), member.memberId, memberId));
  }),
  implement(rows.draftFigures, async ({ params, member }, { db }) =>
    granted(await readDraftFigures(db, await tableOf(params.draftId, member), member.memberId)),
  ),
];

/** What people make of finished drafts: links for others, tables that go on from a pick, and questions about one. */
const makingHandlers = (tableOf: TableOf): readonly RouteModule[] => [
  implement(rows.resultLinks, async ({ params, member }, { db, clock, settings }) => ({
    links: await readResultLinks(db, params.draftId, member.memberId, clock.now()),
    mayEmbed: settings.embedSites.length > 0,
  })),
  implement(rows.resultLinkMake, async ({ params, body, member }, { db, clock }) => {
    const table = await tableOf(params.draftId, member);
    return granted(await makeResultLink(db, table, member.memberId, body, clock.now()));
  }),
  implement(rows.resultLinkWithdraw, async ({ params, member }, { db, clock }) => {
    granted(await withdrawResultLink(db, member.memberId, params.key, clock.now()));
    return undefined;
  }),
  implement(rows.draftFork, async ({ params, body, member }, { db, clock }) => {
    const table = await tableOf(params.draftId, member);
    return granted(await forkDraft(db, table, member.memberId, body, clock.now()));
  }),
  implement(rows.pollMake, async ({ params, body, member }, { db, clock }) => {
    const table = await tableOf(params.draftId, member);
    return granted(await makePoll(db, table, member.memberId, body, clock.now()));
  }),
];

/** Of all drafts together. */
const overallHandlers: readonly RouteModule[] = [
  implement(rows.gameFigures, async ({ params, query, request }, { db }) =>
    granted(await readGameFigures(db, params.slug, query, namesLanguage(request))),
  ),
  implement(rows.memberHistory, ({ params, query, member }, { db, clock }) =>
    readHistory(db, params.memberId, member.memberId, query.page, clock.now()),
  ),
];

const fileSchema = implement(rows.draftFileSchema, () => draftFileJsonSchema());

/** Named and cached as what it is: the same for everybody, for as long as the version of the format lasts. */
const publishedSchema: RouteModule = async (api, context) => {
  await api.register(async (scope) => {
    scope.addHook('preHandler', async (_request, reply) => {
      reply.type('application/schema+json').header('cache-control', 'public, max-age=3600');
    });
    await fileSchema(scope, context);
  });
};

/** Finished drafts: what is kept of them, and what people make of them. */
export function resultHandlers(audience: Audience): readonly RouteModule[] {
  const tableOf = tableFor(audience);
  return [...readingHandlers(tableOf), ...makingHandlers(tableOf), ...overallHandlers, publishedSchema];
}
