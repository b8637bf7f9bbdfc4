import type { SetRecord } from '#contract/games/game.ts';
import { cubeIdOf } from '#contract/sources/cubeLink.ts';
import type { SourceSets } from '#contract/sources/sources.ts';
import type { AppContext } from '#server/app/appContext.ts';
import { type FetchAsk, FetchRefusal } from '../cards/batches/importBatches.ts';
import { laidOut } from '../cards/importFile.ts';
import { notFound, refusal } from '../http/refusalError.ts';
import { type BatchSource, titleOfSource } from './batchSource.ts';
import { createDownloads, type Downloads } from './fetching/downloads.ts';
import { SourceFault } from './fetching/sourceFault.ts';
import { sourceLine } from './fetching/sourceLine.ts';
import { type FetchedSet, fetchSet, type WantedSet } from './fetchSet.ts';
import { ratingsOfSet } from './ratingsOfSet.ts';
import type { AppliedRecipe } from './reading/applyRecipe.ts';
import { type AskedRecipe, askedAt } from './recipes/askedAt.ts';
import { findRecipe } from './sourceCatalogue.ts';
import { newestOf, readIndex, type SourceSet } from './sourceIndex.ts';
import { isSourceOn } from './switches.ts';

/** What Admins ask public sources for. */
export interface SourceImports {
  /** The sets of a source. Throws a refusal. */
  sets(id: string, signal: AbortSignal): Promise<SourceSets>;
  /** What has to be fetched for a set or a cube, ready to begin. Throws a refusal. */
  plan(id: string, code: string, memberId: string | null, signal: AbortSignal): Promise<FetchAsk>;
}

type Ground = Pick<AppContext, 'db' | 'clock' | 'settings'>;

/** One for each process, so that equal questions are asked once. */
export function createSourceImports(ground: Ground): SourceImports {
  const downloads = createDownloads(sourceLine(ground));
  return {
    async sets(id, signal) {
      const recipe = await askable(ground, id);
      const sets = await indexOf(downloads, recipe, signal);
      const here = new Set(await setsHere(ground, recipe));
      return {
        sets: sets.map((set) => ({ ...set, isHere: here.has(set.code.toLowerCase()) })),
        newest: newestOf(sets, ground.clock.now())?.code ?? null,
      };
    },
    async plan(id, code, memberId, signal) {
      const recipe = await askable(ground, id);
      const { game } = recipe;
      if (game === null) throw notFound();
      const { wanted, known } = await wantedSet(downloads, recipe, code, ground.clock.now(), signal);
      const source = sourceOf(recipe, wanted);
      return {
        title: titleOfSource(source),
        gameSlug: game.slug,
        newGameName: recipe.brings === 'ratings' ? null : game.name,
        map: mapOf(recipe, wanted),
        memberId,
        source: { ...source, isOnItsWay: true },
        recipe: appliedTo(recipe, recordsOf([wanted.code], known)),
        fetch: async (tell, isDiscarded) => {
          const fetched = await fetching(recipe, downloads, wanted, isDiscarded, tell);
          const { sets, missing, from } = fetched;
          const files = from.map(({ address, bytes, sha256, fetchedAtMs }) => ({
            ...{ address, bytes, sha256, fetchedAtMs },
          }));
          return {
            ...laidOut(fetched.files),
            source: { ...source, sets, missing, files, isOnItsWay: true },
            recipe: appliedTo(recipe, recordsOf(sets, known)),
          };
        },
      };
    },
  };
}

async function askable({ db, settings }: Ground, id: string): Promise<AskedRecipe> {
  const recipe = await findRecipe(db, id);
  if (!recipe) throw notFound();
  if (!settings.sources.isAllowed)
    throw refusal('sourceOff', null, { sentence: 'The operator of this server has turned all sources off.' });
  if (!(await isSourceOn(db, recipe)))
    throw refusal('sourceOff', null, { sentence: `${recipe.name} is turned off here. Turn it on first.` });
  return askedAt(recipe, settings.sources.origins);
}

const unread = (fault: unknown): unknown =>
  fault instanceof SourceFault ? refusal('sourceUnread', null, { sentence: fault.message }) : fault;

async function indexOf(
  downloads: Downloads,
  recipe: AskedRecipe,
  signal: AbortSignal,
): Promise<readonly SourceSet[]> {
  try {
    return await readIndex(downloads, recipe, signal);
  } catch (fault) {
    throw unread(fault);
  }
}

async function setsHere({ db }: Ground, { game }: AskedRecipe): Promise<string[]> {
  if (game === null) return [];
  const rows = await db.query<{ code: string }>(
    `select distinct lower(p.set_code) as code from printing p join game g on g.id = p.game_id
     where g.slug = $1`,
    [game.slug],
  );
  return rows.map(({ code }) => code);
}

/** The set of this code as its source calls it, `newest` among them; of sources without sets what a person gave. */
async function wantedSet(
  downloads: Downloads,
  recipe: AskedRecipe,
  asked: string,
  nowMs: number,
  signal: AbortSignal,
): Promise<{ readonly wanted: WantedSet; readonly known: readonly SourceSet[] }> {
  const code = recipe.brings === 'cubes' ? cubeIdOf(asked) : asked;
  if (code === null) throw refusal('sourceUnread', null, { sentence: 'This is no link to a cube.' });
  if (recipe.index === null) return { wanted: { code, name: code }, known: [] };
  const sets = await indexOf(downloads, recipe, signal);
  const found =
    code === 'newest'
      ? newestOf(sets, nowMs)
      : sets.find((set) => set.code.toLowerCase() === code.toLowerCase());
  if (!found)
    throw refusal('sourceUnread', null, { sentence: `${recipe.name} has no set “${code.slice(0, 40)}”.` });
  return { wanted: { code: found.code, name: found.name }, known: sets };
}

const sourceOf = ({ id, name, licence, pictures }: AskedRecipe, set: WantedSet): BatchSource => ({
  ...{ id, name, licence, set, pictures },
  sets: [set.code],
  missing: [],
  files: [],
});

/** Sets by their codes, as their source lists them. */
const recordsOf = (codes: readonly string[], known: readonly SourceSet[]): SetRecord[] =>
  codes.map((code) => {
    const { name, releasedOn } = known.find((set) => set.code === code) ?? { name: code, releasedOn: null };
    return { code, name, releasedOn };
  });

const appliedTo = ({ game, presets, item }: AskedRecipe, sets: readonly SetRecord[]): AppliedRecipe => ({
  game,
  presets,
  keep: item.kind.startsWith('jsonl') ? undefined : item.keep,
  sets,
});

const mapOf = ({ fields }: AskedRecipe, { code, name }: WantedSet) =>
  fields === undefined
    ? null
    : Object.fromEntries(
        Object.entries(fields).map(([field, column]) => [
          field,
          column.replace('{code}', code).replace('{name}', name),
        ]),
      );

async function fetching(
  recipe: AskedRecipe,
  downloads: Downloads,
  wanted: WantedSet,
  signal: AbortSignal,
  tell: (bytes: number, total: number) => void,
): Promise<FetchedSet> {
  try {
    const fetch = recipe.brings === 'ratings' ? ratingsOfSet : fetchSet;
    return await fetch(downloads, recipe, wanted, signal, tell);
  } catch (fault) {
    if (fault instanceof SourceFault) throw new FetchRefusal(fault.message);
    throw fault;
  }
}
