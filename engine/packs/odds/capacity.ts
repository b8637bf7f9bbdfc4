import type { DraftCard } from '#engine/core/cards.ts';
import type { SetupBase } from '#engine/core/setup.ts';
import type { PackNeed, PrintingNeed } from '#engine/core/template.ts';
import type { PackDefinition } from '../definition.ts';
import { openedLayouts, type PackOpening, packsByRound, worstDemand } from '../demand.ts';
import { type PreparedPack, type PreparedSheet, type PreparedSlot, preparePack } from '../prepare.ts';
import { printingsOf } from '../printings.ts';

/**
 * A slot that cannot be filled as written. `table`: the piles of the table may be too small, so packs would be short;
 * `pack`: one pack wants more different printings than there are, so they would repeat. `short` = needs − has.
 */
export interface Shortage {
  readonly scope: 'table' | 'pack';
  readonly pack: string;
  readonly slot: string;
  readonly needs: number;
  readonly has: number;
  readonly short: number;
  /** "Rare slot needs 24, has 18." */
  readonly sentence: string;
}

/** Packs of a kind that a table opens, or different cards of a kind's sheets, laid out without packs. */
export type OpenedPacks = PackNeed | PrintingNeed;

/** What forbids a table to start: the first slot that runs out, or null. Repeats inside a pack forbid nothing. */
export function capacityShortage(
  { catalogue }: Pick<SetupBase, 'catalogue'>,
  opened: readonly OpenedPacks[],
): Shortage | null {
  const shortages = findShortages(catalogue.packs, catalogue.cards, opened);
  return shortages.find(({ scope, has }) => scope === 'table' || has === 0) ?? null;
}

/**
 * What runs out when a table opens these packs, in the worst case of layouts, bags and sheets: where it is empty, no
 * pack can be short.
 */
export function findShortages(
  packs: Readonly<Record<string, PackDefinition>>,
  cards: readonly DraftCard[],
  needs: readonly OpenedPacks[],
): readonly Shortage[] {
  const opened = new Map<string, PackOpening[]>();
  for (const need of needs) {
    if ('printings' in need) continue;
    const { pack, count, round } = need;
    opened.set(pack, [...(opened.get(pack) ?? []), { count, round: round ?? null }]);
  }
  const laidOut = needs.flatMap((need) => ('printings' in need ? printingShortages(packs, cards, need) : []));
  const inPacks = [...opened].flatMap(([name, openings]) => {
    const definition = packs[name];
    if (!definition) return [];
    const prepared = preparePack(definition, cards);
    const isLimited = definition.replacement === 'table' && !definition.refill;
    return isLimited ? tableShortages(prepared, name, openings) : packShortages(prepared, name, openings);
  });
  return [...laidOut, ...inPacks];
}

function printingShortages(
  packs: Readonly<Record<string, PackDefinition>>,
  cards: readonly DraftCard[],
  { pack, printings: needs }: PrintingNeed,
): Shortage[] {
  const definition = packs[pack];
  const has = definition ? printingsOf(preparePack(definition, cards)).length : needs;
  if (has >= needs) return [];
  const sentence = `The table needs ${needs} different cards, the packs have ${has}.`;
  return [{ scope: 'table', pack, slot: '', needs, has, short: needs - has, sentence }];
}

/** Slots that draw from these piles, every card of theirs counted although other piles may give it. */
function tableShortages(pack: PreparedPack, name: string, openings: readonly PackOpening[]): Shortage[] {
  const byRound = packsByRound(pack, openings);
  const opened = openedLayouts(pack, byRound);
  const sizes = pack.sheets.map(pileSize);
  return sheetSets(pack, opened).flatMap((sheets) => {
    const here = new Set(sheets);
    const asks = ({ sheets: own }: PreparedSlot) =>
      sheets.length === 0 ? own.length === 0 : own.some((sheet) => here.has(sheet));
    const has = sum(sheets.map((sheet) => sizes[sheet]!));
    const needs = worstDemand(pack, byRound, demandsOf(pack, opened, asks));
    return needs > has ? [shortage('table', name, slotNames(pack, asks), needs, has)] : [];
  });
}

/** Slots that draw from these sheets and no others, or all of their cards from one that is among these, in one pack. */
function packShortages(pack: PreparedPack, name: string, openings: readonly PackOpening[]): Shortage[] {
  const opened = openedLayouts(pack, packsByRound(pack, openings));
  const sizes = pack.sheets.map((sheet) => differentCards(pack, sheet));
  return sheetSets(pack, opened).flatMap((sheets) => {
    const here = new Set(sheets);
    const isHere = (sheet: number) => here.has(sheet);
    const asks = ({ sheets: own, oneSheet }: PreparedSlot) =>
      sheets.length === 0
        ? own.length === 0
        : oneSheet
          ? own.some(isHere)
          : own.length > 0 && own.every(isHere);
    const has = sum(sheets.map((sheet) => sizes[sheet]!));
    const needs = demandsOf(pack, opened, asks).reduce((most, demand) => Math.max(most, demand), 0);
    return needs > has ? [shortage('pack', name, slotNames(pack, asks), needs, has)] : [];
  });
}

/**
 * The different sets of sheets that slots of opened layouts take cards from; a slot that draws from one of several may
 * draw from each alone.
 */
function sheetSets(pack: PreparedPack, opened: ReadonlySet<number>): readonly (readonly number[])[] {
  const slots = pack.layouts.flatMap((layout, at) =>
    opened.has(at) ? layout.slots.filter(({ count }) => count > 0) : [],
  );
  const sets = slots.flatMap(({ sheets, oneSheet }) => [
    [...sheets].sort((a, b) => a - b),
    ...(oneSheet ? sheets.map((sheet) => [sheet]) : []),
  ]);
  return [...new Map(sets.map((sheets) => [sheets.join(), sheets])).values()];
}

/** How many cards of such slots a pack of each opened layout has, by the place of the layout. */
function demandsOf(
  { layouts }: PreparedPack,
  opened: ReadonlySet<number>,
  asks: (slot: PreparedSlot) => boolean,
): readonly number[] {
  return layouts.map(({ slots }, at) =>
    opened.has(at) ? slots.reduce((cards, slot) => (asks(slot) ? cards + slot.count : cards), 0) : 0,
  );
}

/**
 * What looking for shortages of a pack takes at most: for each different set of sheets all slots with their sheets, and
 * all places of layouts in rounds, are looked at.
 */
export function capacityLookups(pack: PreparedPack): number {
  const all = new Set(pack.layouts.keys());
  const options = pack.layouts.map(({ slots }) => sum(slots.map(({ sheets }) => 1 + sheets.length)));
  const places = pack.rounds.map(({ layouts }) => layouts.length);
  return sheetSets(pack, all).length * (pack.layouts.length + sum(options) + sum(places));
}

function slotNames(pack: PreparedPack, asks: (slot: PreparedSlot) => boolean): string {
  const names = pack.layouts.flatMap(({ slots }) => slots.filter(asks).map(({ name }) => name));
  return [...new Set(names)].join(' and ');
}

function pileSize({ kind, copies }: PreparedSheet): number {
  return kind.type === 'random' ? sum(copies) : Number.POSITIVE_INFINITY;
}

function differentCards({ definition }: PreparedPack, { kind, cards, mayRepeat }: PreparedSheet): number {
  const repeats = mayRepeat || (definition.replacement === 'none' && definition.duplicates !== 'apart');
  return repeats || kind.type !== 'random' ? Number.POSITIVE_INFINITY : cards.length;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function shortage(
  scope: Shortage['scope'],
  pack: string,
  slot: string,
  needs: number,
  has: number,
): Shortage {
  const title = `${slot.charAt(0).toUpperCase()}${slot.slice(1)} slot`;
  const wanted = scope === 'table' || has === 0 ? `${needs}` : `${needs} different cards in a pack`;
  return {
    scope,
    pack,
    slot,
    needs,
    has,
    short: needs - has,
    sentence: `${title} needs ${wanted}, has ${has}.`,
  };
}
