import { api } from '#contract/api.ts';
import type { Refusal } from '#contract/refusals.ts';
import { cubeIdOf } from '#contract/sources/cubeLink.ts';
import type { AppContext, RouteModule } from '../app/appContext.ts';
import type { Sql } from '../db/database.ts';
import { implement } from '../http/implement.ts';
import { notFound, refusal } from '../http/refusalError.ts';
import { namesKnown } from '../lists/gameOfList.ts';
import { countAttempt } from '../members/rateLimits.ts';
import { cubeChange } from './cubeChange.ts';
import { facesOfCube } from './cubeFaces.ts';
import { cubeOf, listOfCube } from './cubes.ts';
import { createSources, type Sources } from './fetching/askSource.ts';
import type { SourceFailure } from './fetching/sourceFault.ts';
import { sourceLine } from './fetching/sourceLine.ts';
import { type AskedRecipe, askedAt } from './recipes/askedAt.ts';
import { addRecipe, findRecipe, readRecipe, removeRecipe } from './sourceCatalogue.ts';
import { isSourceOn, listSources, switchSource } from './switches.ts';

const DAY_SECONDS = 86_400;
/** Cubes that are fetched in a day, not counting those that are kept (sources.md section 2). */
const MEMBERS_CUBES = { attempts: 10, windowSeconds: DAY_SECONDS };
const ALL_CUBES = { attempts: 500, windowSeconds: DAY_SECONDS };
const MOST_CARDS = 5_000;

const REFUSALS: Readonly<Record<SourceFailure, Refusal>> = {
  missing: 'cubeUnknown',
  tooLarge: 'cubeTooLarge',
  away: 'sourceAway',
  busy: 'sourceBusy',
  changed: 'sourceChanged',
  checksum: 'sourceChanged',
  diskFull: 'sourceAway',
  cancelled: 'sourceAway',
};

/** A shipped source as this server asks it. */
async function recipeOf({ db, settings }: AppContext, id: string): Promise<AskedRecipe> {
  const recipe = await findRecipe(db, id);
  if (!recipe) throw notFound();
  return askedAt(recipe, settings.sources.origins);
}

/** A fetch counts for the member first: nobody uses up everybody's when their own are over. */
async function countFetch({ db, clock }: AppContext, memberId: string): Promise<void> {
  const seconds =
    (await countAttempt(db, clock.now(), MEMBERS_CUBES, 'cubeOfMember', memberId)) ||
    (await countAttempt(db, clock.now(), ALL_CUBES, 'cube'));
  if (seconds > 0) throw refusal('tooMany', { seconds });
}

/** The question that Scryfall answers for ids of cards; null while it may not be asked. */
async function scryfallOf(context: AppContext, sources: Sources) {
  const recipe = await recipeOf(context, 'scryfall');
  if (!(await isSourceOn(context.db, recipe))) return null;
  return (ids: readonly string[]) =>
    sources.ask(recipe, { path: '/cards/collection', body: { identifiers: ids.map((id) => ({ id })) } });
}

/** A cube as a member saved it last; null where they did not. */
async function savedCube(sql: Sql, memberId: string, cubeId: string): Promise<string | null> {
  const rows = await sql.query<{ link: string; text: string }>(
    'select link, text from member_list where member_id = $1 and link is not null order by used_at desc',
    [memberId],
  );
  return rows.find(({ link }) => cubeIdOf(link) === cubeId)?.text ?? null;
}

/** POST /api/cubes and the switches of Admins; one `Sources` for the process, so that equal questions are asked once. */
export const sourceHandlers: readonly RouteModule[] = [
  (routes, context) => {
    const sources = createSources(sourceLine(context));
    return implement(api.cubeFetch, async ({ body, member }) => {
      const recipe = await recipeOf(context, 'cubecobra');
      if (!context.settings.sources.isAllowed || !(await isSourceOn(context.db, recipe)))
        throw refusal('sourceOff');
      const id = cubeIdOf(body.link);
      if (id === null) throw refusal('cubeUnknown');
      const asked = { path: `/cube/api/cubeJSON/${encodeURIComponent(id)}` };
      if (!(await sources.isKept(recipe, asked))) await countFetch(context, member.memberId);
      const answer = await sources.ask(recipe, asked);
      if (!answer.ok) throw refusal(REFUSALS[answer.why]);
      const cube = cubeOf(answer.value);
      if (cube === null) throw refusal('sourceChanged');
      if (cube.copies.length > MOST_CARDS) throw refusal('cubeTooLarge');
      const names = cube.copies.map(({ card }) => card.name);
      const known = await namesKnown(context.db, names, member);
      const faces = await facesOfCube(
        cube.copies,
        (name) => known.has(name),
        await scryfallOf(context, sources),
      );
      const list = listOfCube(cube, faces);
      const saved = await savedCube(context.db, member.memberId, id);
      const changed = saved === null ? null : cubeChange(saved, list.text);
      return { ...list, fetchedAtMs: answer.fetchedAtMs, changed };
    })(routes, context);
  },
  implement(api.sourceList, (_, context) => listSources(context)),
  implement(api.sourceSwitch, async ({ params, body, member }, context) => {
    await switchSource(context, member, await recipeOf(context, params.sourceId), body.isOn);
    return listSources(context);
  }),
  implement(api.sourceAdd, async ({ body, member }, context) => {
    const recipe = readRecipe(body.recipe);
    if (typeof recipe === 'string') throw refusal('recipeUnread', null, { sentence: recipe });
    if (!(await addRecipe(context.db, recipe, member, context.clock.now()))) throw refusal('recipeKnown');
    return listSources(context);
  }),
  implement(api.sourceRemove, async ({ params, member }, context) => {
    if (!(await removeRecipe(context.db, params.sourceId, member, context.clock.now()))) throw notFound();
    return listSources(context);
  }),
];
