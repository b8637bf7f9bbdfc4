import { dayOf } from '../imports/parsing/day.ts';
import type { Downloads } from './fetching/downloads.ts';
import { readable } from './fetching/readable.ts';
import { failureWords, SourceFault } from './fetching/sourceFault.ts';
import { unpacked } from './fetching/unpack.ts';
import { lookInThread } from './reading/lookInThread.ts';
import type { AskedRecipe } from './recipes/askedAt.ts';
import type { Recipe } from './recipes/recipeSchema.ts';

/** A set that a source has. */
export interface SourceSet {
  readonly code: string;
  readonly name: string;
  /** The day, as `2026-11-28`; null where the source doesn't say. */
  readonly releasedOn: string | null;
  /** How many cards it has; null where the source doesn't say. */
  readonly cards: number | null;
  readonly isDraftable: boolean;
}

const LONGEST = 120;
const INDEX_MEGABYTES = 64;

/** The sets of a source, newest first; sources that tell no days list the oldest first. Throws SourceFault; a source without an index has no sets. */
export async function readIndex(
  downloads: Downloads,
  recipe: AskedRecipe,
  signal: AbortSignal,
): Promise<readonly SourceSet[]> {
  const { index, name } = recipe;
  if (index === null) return [];
  if ('sets' in index) return inOrder(index.sets.map((set) => ({ ...set, cards: null, isDraftable: true })));
  const mostMegabytes = Math.min(INDEX_MEGABYTES, Math.ceil(index.megabytes * 8));
  const file = await downloads.get(recipe, { address: index.address, mostMegabytes, signal });
  const {
    records,
    draftable,
    leastCards = 0,
    code: codeAt,
    name: nameAt,
    releasedOn,
    cards: cardsAt,
  } = index;
  const conditions = Object.fromEntries(draftable.map(({ field }, at) => [`draftable${at}`, field]));
  const fields = {
    ...{ code: codeAt, name: nameAt, ...conditions },
    ...(releasedOn !== undefined && { releasedOn }),
    ...(cardsAt !== undefined && { cards: cardsAt }),
  };
  const bytes = await readable(downloads, file, () => unpacked(file.path, index.kind, name, signal));
  const sets = new Map<string, SourceSet>();
  for (const seen of (await lookInThread(bytes, { records, fields })) ?? []) {
    // Of several editions the first.
    const at = (field: string): string => seen[field]?.toSorted()[0] ?? '';
    const code = at('code');
    if (code === '' || code.length > LONGEST || sets.has(code)) continue;
    const cards = Number(at('cards'));
    sets.set(code, {
      code,
      name: (at('name') || code).slice(0, LONGEST),
      releasedOn: dayOf(yearFirst(at('releasedOn'))),
      cards: Number.isInteger(cards) && cards > 0 ? cards : null,
      isDraftable:
        (cards >= leastCards || at('cards') === '') &&
        draftable.every((condition, one) => isMet(condition, seen[`draftable${one}`] ?? [])),
    });
  }
  if (sets.size === 0) {
    await downloads.forget(file.address);
    throw new SourceFault('changed', failureWords('changed', name));
  }
  return inOrder([...sets.values()].reverse());
}

type Condition = Extract<Recipe['index'], { readonly draftable: unknown }>['draftable'][number];

/** Where a source says nothing of a set, such as what boosters it was sold in, nothing speaks against it. */
function isMet({ values, without = [] }: Condition, found: readonly string[]): boolean {
  const texts = found.map((text) => text.toLowerCase());
  return (
    (values === undefined || found.length === 0 || found.some((text) => values.includes(text))) &&
    !without.some((word) => texts.some((text) => text.includes(word.toLowerCase())))
  );
}

/** A day of a source that writes the month first, such as `3/8/24`, as `2024-03-08`; any other text as it is. */
const yearFirst = (text: string): string =>
  text.replace(
    /^(\d{1,2})\/(\d{1,2})\/(?:20)?(\d{2})$/,
    (_, month: string, day: string, year: string) =>
      `20${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  );

/** The newest first; sets without a day stay in their order behind the others. */
const inOrder = (sets: readonly SourceSet[]): SourceSet[] =>
  sets.toSorted(
    (a, b) =>
      (b.releasedOn ?? '').localeCompare(a.releasedOn ?? '') ||
      (a.releasedOn === null ? 0 : a.name.localeCompare(b.name)),
  );

/** The newest set that is released and can be drafted; null where the source has none. */
export const newestOf = (sets: readonly SourceSet[], nowMs: number): SourceSet | null => {
  const today = new Date(nowMs).toISOString().slice(0, 10);
  const isOut = ({ releasedOn }: SourceSet) => releasedOn !== null && releasedOn <= today;
  const draftable = inOrder(sets).filter(({ isDraftable, cards }) => isDraftable && cards !== 0);
  return draftable.find(isOut) ?? draftable.find(({ releasedOn }) => releasedOn === null) ?? null;
};
