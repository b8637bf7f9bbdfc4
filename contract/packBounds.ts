import type { DraftCard } from '#engine/cards.ts';
import type { PackDefinition, Sheet, Slot } from '#engine/packs/definition.ts';
import { freezeDealt } from '#engine/packs/freeze.ts';
import { PACK_CARDS_AT_MOST } from '#engine/packs/limits.ts';
import { preparePack } from '#engine/packs/prepare.ts';
import { wholeWeights } from '#engine/random/weights.ts';
import { BAG_LAYOUTS_AT_MOST, type StoredPack } from './game.ts';

const ENTRIES_AT_MOST = 300_000;
const FILTERED_AT_MOST = 2_000_000;
const COMPARED_AT_MOST = 20_000_000;
const SLOT_LOOKUPS_AT_MOST = 50_000_000;
const ROUND_LOOKUPS_AT_MOST = 100_000_000;
const ROUND_LAYOUTS_AT_MOST = 100_000;
/** Steps of some 4 ns that one pack may take of a sheet at worst; no sheet of equal weights needs as many. */
const DRAW_STEPS_AT_MOST = 15_000_000;
/** As `engine/packs/draw.ts` tries before it looks through the sheet, each entry of which is as long as so many steps. */
const TRIES = 48;
const STEPS_AN_ENTRY = 30;
const BALANCED_TRIES = 200;

/** A pack as a draft keeps it, or why a server does not open it, for people. */
export type Bounded =
  | { readonly ok: true; readonly pack: PackDefinition }
  | { readonly ok: false; readonly sentence: string };

/**
 * Freezes a stored pack, but for one that would take a server's memory or minutes of its time. Whoever writes packs may
 * write such, by mistake or not, and every draft on the server waits while one of them is opened. Of `cards` the first
 * `draftable` are for drafting.
 */
export function freezeBounded(stored: StoredPack, cards: readonly DraftCard[], draftable: number): Bounded {
  const asked = askedProblem(stored, cards.length);
  if (asked !== null) return { ok: false, sentence: asked };
  const frozen = freezeDealt(stored, cards, draftable);
  if (!frozen.ok) return frozen;
  const problem = entriesProblem(frozen.pack) ?? unevenProblem(frozen.pack) ?? bagProblem(frozen.pack, cards);
  return problem === null ? frozen : { ok: false, sentence: problem };
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

function askedProblem({ sheets, layouts, rounds = [] }: StoredPack, cards: number): string | null {
  const used = new Set(
    layouts.flatMap(({ slots }) => slots.flatMap((slot) => slot.sheets.map(({ sheet }) => sheet))),
  );
  const filters = Object.entries(sheets).flatMap(([name, { filter }]) =>
    filter && used.has(name) ? filter : [],
  );
  const room = Math.floor(FILTERED_AT_MOST / Math.max(1, cards));
  if (filters.length > room)
    return `In a game of ${cards} cards a pack has room for ${room} sheets with filters. Name the cards of the others.`;
  const compared = filters.map(
    ({ sets, rarities, lanes, types }) =>
      1 + [sets, rarities, lanes, types].flatMap((list) => list ?? []).length,
  );
  if (sumOf(compared) * cards > COMPARED_AT_MOST)
    return `The filters of its sheets name too much for a game of ${cards} cards. Let them name less, or name the cards.`;
  const options = layouts.flatMap(({ slots }) => slots.map((slot) => slot.sheets.length));
  if (sumOf(options) * Object.keys(sheets).length > SLOT_LOOKUPS_AT_MOST)
    return 'Its slots take from too many sheets.';
  const copies = new Map<string, number>();
  for (const { name } of layouts) copies.set(name, (copies.get(name) ?? 0) + 1);
  const places = sumOf(rounds.flatMap((round) => round.map(({ layout }) => copies.get(layout) ?? 0)));
  const lookups = sumOf(rounds.map((round) => round.length)) * layouts.length;
  return places > ROUND_LAYOUTS_AT_MOST || lookups > ROUND_LOOKUPS_AT_MOST
    ? `Its rounds name too many layouts; all of them together may name ${ROUND_LAYOUTS_AT_MOST}, each as often as it is there.`
    : null;
}

/** A print run and a striped sheet lie on the table card by card, each as often as its weight says. */
function entriesOf({ kind, cards }: Sheet): number {
  return kind.type === 'random' ? cards.length : sumOf(wholeWeights(cards.map(({ weight }) => weight)));
}

function entriesProblem({ sheets }: PackDefinition): string | null {
  const counted = Object.entries(sheets).map(([name, sheet]) => ({ name, entries: entriesOf(sheet) }));
  const [largest] = counted.toSorted((a, b) => b.entries - a.entries);
  return largest && sumOf(counted.map(({ entries }) => entries)) > ENTRIES_AT_MOST
    ? `Its sheets are too long: “${largest.name}” alone has ${largest.entries} cards; all sheets together may have ${ENTRIES_AT_MOST}.`
    : null;
}

/** A bag holds so many of a layout as its weight says. */
function bagProblem(pack: PackDefinition, cards: readonly DraftCard[]): string | null {
  if (pack.layoutDraw !== 'bag') return null;
  const largest = Math.max(0, ...preparePack(pack, cards).rounds.map(({ copies }) => sumOf(copies)));
  return largest > BAG_LAYOUTS_AT_MOST
    ? `A bag would hold ${largest} layouts; at most ${BAG_LAYOUTS_AT_MOST} are possible. Make the weights smaller, or draw layouts by weight.`
    : null;
}

/** A sheet of which nearly all weight lies on a few cards is drawn from again and again until another card comes. */
function unevenProblem(pack: PackDefinition): string | null {
  if (pack.replacement === 'table' || (pack.replacement === 'none' && pack.duplicates !== 'apart'))
    return null;
  const uneven = Object.entries(pack.sheets).find(([name, sheet]) => isUneven(sheet, drawnOf(pack, name)));
  return uneven
    ? `The sheet “${uneven[0]}” is too uneven: a few of its cards have nearly all of its weight. Give the others more, or let its cards repeat.`
    : null;
}

/** The most cards that one pack draws of a sheet, or that keep others from coming out of it. */
function drawnOf({ layouts, duplicates }: PackDefinition, name: string): number {
  const isOf = (slot: Slot) => duplicates === 'apart' || slot.sheets.some(({ sheet }) => sheet === name);
  const drawn = layouts.map(({ slots }) => sumOf(slots.filter(isOf).map(({ count }) => count)));
  return Math.min(
    PACK_CARDS_AT_MOST,
    drawn.reduce((most, each) => Math.max(most, each), 0),
  );
}

/**
 * Whether a pack may take too long of a sheet: the heaviest cards come first, each later one is tried for until it is none
 * of those, at last by looking through the whole sheet; a balanced hand is drawn anew as often as it may be.
 */
function isUneven({ kind, cards, mayRepeat, balanceBy }: Sheet, drawn: number): boolean {
  if (kind.type !== 'random' || mayRepeat) return false;
  const weightOf = new Map<number, number>();
  for (const { card, weight } of cards) weightOf.set(card, (weightOf.get(card) ?? 0) + weight);
  const weights = [...weightOf.values()].sort((a, b) => b - a);
  const total = sumOf(weights);
  let left = total;
  let steps = 0;
  for (const [held, weight] of weights.slice(0, drawn).entries()) {
    const share = left / total;
    const misses = (1 - share) ** TRIES;
    steps += Math.min(TRIES, 1 / share) * held + misses * weights.length * STEPS_AN_ENTRY;
    left = Math.max(0, left - weight);
  }
  return steps * (balanceBy ? BALANCED_TRIES : 1) > DRAW_STEPS_AT_MOST;
}
