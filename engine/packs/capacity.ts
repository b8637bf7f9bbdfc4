import type { DraftCard } from '../cards.ts';
import type { Setup } from '../setup.ts';
import type { PackNeed, PrintingNeed } from '../template.ts';
import type { PackDefinition } from './definition.ts';
import { type PackOpening, worstDemand } from './demand.ts';
import { type PreparedLayout, type PreparedPack, type PreparedSlot, preparePack } from './prepare.ts';
import { printingsOf } from './printings.ts';

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
  { catalogue }: Pick<Setup, 'catalogue'>,
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
  return sheetSets(pack).flatMap((sheets) => {
    const asks = (slot: PreparedSlot) =>
      sheets.length === 0 ? slot.sheets.length === 0 : slot.sheets.some((sheet) => sheets.includes(sheet));
    const has = sum(sheets.map((sheet) => pileSize(pack, sheet)));
    const needs = worstDemand(pack, openings, (layout) => demandOf(layout, asks));
    return needs > has ? [shortage('table', name, slotNames(pack, asks), needs, has)] : [];
  });
}

/** Slots that draw from these sheets and no others, or all of their cards from one that is among these, in one pack. */
function packShortages(pack: PreparedPack, name: string, openings: readonly PackOpening[]): Shortage[] {
  return sheetSets(pack).flatMap((sheets) => {
    const isHere = (sheet: number) => sheets.includes(sheet);
    const asks = ({ sheets: own, oneSheet }: PreparedSlot) =>
      sheets.length === 0
        ? own.length === 0
        : oneSheet
          ? own.some(isHere)
          : own.length > 0 && own.every(isHere);
    const has = sum(sheets.map((sheet) => differentCards(pack, sheet)));
    const inRound = ({ round }: PackOpening) =>
      worstDemand(pack, [{ round, count: 1 }], (layout) => demandOf(layout, asks));
    const needs = Math.max(0, ...openings.map(inRound));
    return needs > has ? [shortage('pack', name, slotNames(pack, asks), needs, has)] : [];
  });
}

/** The different sets of sheets that slots draw from; a slot that draws from one of several may draw from each alone. */
function sheetSets(pack: PreparedPack): readonly (readonly number[])[] {
  const sets = pack.layouts.flatMap(({ slots }) =>
    slots.flatMap(({ sheets, oneSheet }) => [
      [...sheets].sort((a, b) => a - b),
      ...(oneSheet ? sheets.map((sheet) => [sheet]) : []),
    ]),
  );
  return [...new Map(sets.map((sheets) => [sheets.join(), sheets])).values()];
}

function demandOf({ slots }: PreparedLayout, asks: (slot: PreparedSlot) => boolean): number {
  return sum(slots.filter(asks).map(({ count }) => count));
}

function slotNames(pack: PreparedPack, asks: (slot: PreparedSlot) => boolean): string {
  const names = pack.layouts.flatMap(({ slots }) => slots.filter(asks).map(({ name }) => name));
  return [...new Set(names)].join(' and ');
}

function pileSize(pack: PreparedPack, at: number): number {
  const { kind, copies } = pack.sheets[at]!;
  return kind.type === 'random' ? sum(copies) : Number.POSITIVE_INFINITY;
}

function differentCards({ sheets, definition }: PreparedPack, at: number): number {
  const { kind, cards, mayRepeat } = sheets[at]!;
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
