import type { StoredPack, StoredSheet } from '#contract/games/game.ts';
import type { StoredBoosterTemplate } from '#contract/games/templates.ts';
import { copiesOf, mergedCopies, type PileDrafts } from '../boosters/pileFit.ts';
import { type Fields, isFields, textOf } from '../parsing/jsonValues.ts';
import { firstNames, shortened } from '../parsing/shortened.ts';
import { slugOf } from '../parsing/slug.ts';
import { directionOf } from '../passing.ts';
import { type FilteredCard, readCubeFilter } from './cubeFilter.ts';

/** A copy of the pool: what it is dealt as, and what filters ask of it. */
export interface PooledCopy {
  readonly key: string;
  readonly finish: 'plain' | 'foil';
  readonly filtered: FilteredCard;
}

/** A pool of copies with its name. */
export interface CubePool {
  readonly slug: string;
  readonly name: string;
  readonly copies: readonly PooledCopy[];
}

type Step = StoredBoosterTemplate['rounds'][number]['steps'][number];

const mostFormats = 20;
const mostRounds = 20;
const mostSlots = 100;
const mostSteps = 60;

const seatsFor = (cards: number, perSeat: number, wanted = 8) =>
  Math.max(1, Math.min(wanted, Math.floor(cards / Math.max(1, perSeat))));

/** The drafts that the owner of a cube made on CubeCobra, as far as their filters and steps can be said here. */
export function draftsOfFormats(formats: unknown, pool: CubePool): PileDrafts {
  const out = {
    packs: [] as StoredPack[],
    templates: [] as StoredBoosterTemplate[],
    undealable: [] as string[],
    warnings: [] as string[],
  };
  const slugs = new Set([pool.slug, `${pool.slug}-draft`, `${pool.slug}-winston`]);
  const given = Array.isArray(formats) ? formats.filter(isFields).slice(0, mostFormats) : [];
  for (const [index, format] of given.entries()) {
    const title = shortened(textOf(format.title) || `Format ${index + 1}`, 80);
    const base = slugOf(`${pool.slug}-${title}`);
    const slug = slugs.has(base) ? `${base}-${index + 1}` : base;
    const made = draftOf(format, { title, slug }, pool);
    if ('why' in made) {
      out.warnings.push(`The format “${title}” isn’t offered: ${made.why}`);
      continue;
    }
    slugs.add(slug);
    out.packs.push(made.pack);
    out.templates.push(made.template);
    if (!made.isDealable) out.undealable.push(slug);
  }
  return out;
}

interface Why {
  readonly why: string;
}

function draftOf(
  format: Fields,
  { title, slug }: { readonly title: string; readonly slug: string },
  pool: CubePool,
):
  | { readonly pack: StoredPack; readonly template: StoredBoosterTemplate; readonly isDealable: boolean }
  | Why {
  const packs = Array.isArray(format.packs) ? format.packs.filter(isFields) : [];
  if (packs.length === 0) return { why: 'it has no packs.' };
  if (packs.length > mostRounds) return { why: `it has more than ${mostRounds} packs.` };
  const slots = packs.map(({ slots: list }) => (Array.isArray(list) ? list.map(textOf) : []));
  if (slots.some((list) => list.length === 0)) return { why: 'one of its packs has no slots.' };
  if (slots.some((list) => list.length > mostSlots))
    return { why: `a pack has more than ${mostSlots} slots.` };
  const sheets = sheetsOf(slots.flat(), pool.copies, format.multiples === true);
  if ('why' in sheets) return sheets;
  const made: Step[][] = [];
  for (const [round, pack] of packs.entries()) {
    const steps = stepsOf(pack.steps, round, slots[round]?.length ?? 0);
    if (!Array.isArray(steps)) return steps;
    made.push(steps);
  }
  const perSeat = slots.flat().length;
  const wanted = Number(textOf(format.defaultSeats)) || 8;
  return {
    isDealable: format.multiples === true || perSeat <= pool.copies.length,
    pack: {
      slug,
      name: `${pool.name}: ${title}`,
      layouts: slots.map((list, round) => ({
        name: `Pack ${round + 1}`,
        weight: 1,
        slots: runsOf(list).map(({ filter, count }) => ({
          name: isAny(filter) ? 'Any card' : shortened(filter, 120),
          count,
          finish: 'plain' as const,
          sheets: sheets.of(filter),
        })),
      })),
      sheets: sheets.all,
      replacement: format.multiples === true ? 'none' : 'table',
      refill: false,
      rounds: slots.map((_, round) => [{ layout: `Pack ${round + 1}`, weight: 1 }]),
    },
    template: {
      slug,
      name: title,
      blurb: `A format of the cube ${pool.name}.`,
      format: 'booster',
      rounds: made.map((steps) => ({ pack: slug, opening: [], steps })),
      seats: seatsFor(pool.copies.length, perSeat, Math.min(16, Math.max(1, wanted))),
      clock: 'standard',
    },
  };
}

const isAny = (filter: string) => filter === '' || filter === '*';

function runsOf(filters: readonly string[]): { readonly filter: string; readonly count: number }[] {
  const runs: { filter: string; count: number }[] = [];
  for (const filter of filters) {
    const last = runs.at(-1);
    if (last && last.filter === filter) last.count += 1;
    else runs.push({ filter, count: 1 });
  }
  return runs;
}

interface Sheets {
  readonly all: Record<string, StoredSheet>;
  readonly of: (filter: string) => { readonly sheet: string; readonly weight: number }[];
}

/**
 * Sheets for slots with filters. Where no card may come twice, each copy is in one sheet alone, with all others that the
 * same filters let in, and a slot takes from all sheets that its filter lets in.
 */
function sheetsOf(
  filters: readonly string[],
  copies: readonly PooledCopy[],
  mayRepeat: boolean,
): Sheets | Why {
  const distinct = [...new Set(filters)];
  const tests = distinct.map((filter) => readCubeFilter(filter));
  const unknown = distinct.filter((_, at) => tests[at] === null);
  if (unknown.length > 0)
    return {
      why: `its ${unknown.length === 1 ? 'filter' : 'filters'} ${unknown.map((filter) => `“${shortened(filter, 120)}”`).join(', ')} can’t be translated.`,
    };
  const fits = (at: number, { filtered }: PooledCopy) => tests[at]?.(filtered) === true;
  const groups = new Map<string, PooledCopy[]>();
  for (const copy of copies) {
    const pattern = distinct.map((_, at) => (fits(at, copy) ? '1' : '0')).join('');
    for (const key of mayRepeat
      ? distinct.flatMap((_, at) => (fits(at, copy) ? [String(at)] : []))
      : [pattern])
      groups.set(key, [...(groups.get(key) ?? []), copy]);
  }
  const named = [...groups].map(([key, group], at) => ({ key, group, sheet: `Sheet ${at + 1}` }));
  const sheetsFor = (at: number) =>
    named.filter(({ key }) => (mayRepeat ? key === String(at) : key.charAt(at) === '1'));
  const empty = distinct.filter((_, at) => sheetsFor(at).length === 0);
  if (empty.length > 0)
    return { why: `no card of the cube is ${firstNames(empty.map((one) => `“${one}”`))}.` };
  const used = new Set(distinct.flatMap((_, at) => sheetsFor(at).map(({ sheet }) => sheet)));
  return {
    all: Object.fromEntries(
      named.filter(({ sheet }) => used.has(sheet)).map(({ sheet, group }) => [sheet, sheetOf(group)]),
    ),
    of: (filter) =>
      sheetsFor(distinct.indexOf(filter)).map(({ sheet, group }) => ({ sheet, weight: group.length })),
  };
}

const sheetOf = (copies: readonly PooledCopy[]): StoredSheet => ({
  kind: { type: 'random' },
  cards: mergedCopies(copies.map(({ key, finish }) => copiesOf(key, 1, finish))),
});

/**
 * The steps of a round. CubeCobra lists them once for a whole pack, so that what is left behind the last one is discarded;
 * a list that repeats itself until the pack is empty is told once.
 */
function stepsOf(given: unknown, round: number, slots: number): Step[] | Why {
  if (!Array.isArray(given) || given.length === 0)
    return [
      { do: 'pick', count: 1 },
      { do: 'pass', direction: directionOf(round) },
    ];
  const steps: Step[] = [];
  for (const step of given.filter(isFields)) {
    const action = textOf(step.action);
    const count = Number(textOf(step.amount)) || 1;
    if (!Number.isInteger(count) || count < 1 || count > 100)
      return { why: `it has a step of ${count} cards.` };
    if (action === 'pick') steps.push({ do: 'pick', count });
    else if (action === 'trash') steps.push({ do: 'burn', count });
    else if (action === 'pickrandom') steps.push({ do: 'random', count });
    else if (action === 'pass') steps.push({ do: 'pass', direction: directionOf(round) });
    else if (action === 'endpack') steps.push({ do: 'discardRest' });
    else return { why: `its step “${shortened(action, 60)}” isn’t known here.` };
  }
  const repeated = periodOf(steps, slots);
  if (repeated !== null) return repeated;
  if (steps.length > mostSteps) return { why: `a pack has more than ${mostSteps} steps.` };
  return steps.at(-1)?.do === 'discardRest' ? steps : [...steps, { do: 'discardRest' }];
}

/** The steps that are repeated until a pack of `slots` cards is empty, each time ended by a pass; null where it isn't so. */
function periodOf(steps: readonly Step[], slots: number): Step[] | null {
  const ended: readonly Step[] = steps.at(-1)?.do === 'pass' ? steps : [...steps, passLike(steps)];
  const taken = steps.reduce((sum, step) => sum + ('count' in step ? step.count : 0), 0);
  if (taken < slots) return null;
  for (let length = 2; length <= ended.length; length += 1) {
    const period = ended.slice(0, length);
    const fits = ended.every((step, at) => JSON.stringify(step) === JSON.stringify(period[at % length]));
    if (fits && period.at(-1)?.do === 'pass' && ended.length % length === 0) return period;
  }
  return null;
}

const passLike = (steps: readonly Step[]): Step =>
  steps.find((step) => step.do === 'pass') ?? { do: 'pass', direction: 'none' };
