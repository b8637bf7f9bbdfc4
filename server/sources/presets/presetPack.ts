import type { SetRecord, StoredPack, StoredSheet } from '#contract/games/game.ts';
import { PACK_CARDS_AT_MOST } from '#engine/packs/limits.ts';
import { slugOf } from '#server/imports/parsing/slug.ts';
import type { PackPreset } from '../recipes/packPreset.ts';
import { pickedPrintings, type SetPrinting } from './pickedPrintings.ts';

type PresetSlot = PackPreset['slots'][number];
type Slot = StoredPack['layouts'][number]['slots'][number];

/** A pack of a set, with what had to be left out of it; or what is missing for it, as the end of a sentence. */
export type PresetPack =
  | { readonly ok: true; readonly pack: StoredPack; readonly warnings: readonly string[] }
  | { readonly ok: false; readonly lacks: string };

/** A slot of the preset with the sheets that this set has cards for. */
interface FilledSlot {
  readonly preset: PresetSlot;
  readonly sheets: readonly { readonly name: string; readonly weight: number; readonly sheet: StoredSheet }[];
}

/** Whether a set has this pack. A set without a day of release counts as a new one. */
export function isFor({ sets, from, until }: PackPreset, { code, releasedOn }: SetRecord): boolean {
  if (sets && !sets.some((one) => one.toLowerCase() === code.toLowerCase())) return false;
  if (releasedOn === null) return until === undefined;
  return (from === undefined || releasedOn >= from) && (until === undefined || releasedOn <= until);
}

/** Computes the pack of a set: each sheet names its printings and weights, so that the odds are exact. */
export function packOfPreset(
  set: SetRecord,
  preset: PackPreset,
  printings: readonly SetPrinting[],
): PresetPack {
  const filled = preset.slots.map((slot) => filledSlot(slot, printings));
  const empty = filled.filter(({ sheets }) => sheets.length === 0).map((slot) => slot.preset);
  if (2 * cardsIn(empty) > cardsIn(preset.slots))
    return { ok: false, lacks: `the set has no cards for ${listed(empty.map(({ name }) => name))} here` };
  const counts = countsOf(filled);
  const slots = filled.flatMap((slot): Slot[] => slotOf(slot, counts));
  const size = cardsIn(slots);
  if (size > PACK_CARDS_AT_MOST)
    return {
      ok: false,
      lacks: `it would have ${size} cards, and at most ${PACK_CARDS_AT_MOST} are possible`,
    };
  const different = new Set(filled.flatMap((slot) => cardsOf(slot)));
  if (different.size < size)
    return {
      ok: false,
      lacks: `a pack takes ${size} different cards and the set has ${different.size} here`,
    };
  const sheets = filled.flatMap((slot) => slot.sheets.map(({ name, sheet }) => [name, sheet] as const));
  return {
    ok: true,
    pack: {
      slug: `${slugOf(set.code)}-${preset.slug}`,
      name: `${set.name} ${preset.name}`,
      layouts: [{ name: 'Pack', weight: 1, slots }],
      sheets: Object.fromEntries(sheets),
      replacement: 'pack',
      refill: false,
    },
    warnings: wordsOn(`${set.name} ${preset.name}`, filled, counts),
  };
}

function filledSlot(preset: PresetSlot, printings: readonly SetPrinting[]): FilledSlot {
  const sheets = preset.sheets.flatMap(({ pick, weight, weightByRarity = {} }, at) => {
    const cards = pickedPrintings(printings, pick).map(({ printing: { key, rarity } }) => ({
      printing: key,
      weight: Object.hasOwn(weightByRarity, rarity) ? (weightByRarity[rarity] ?? 1) : 1,
    }));
    const name = sheetName(preset, at);
    return cards.length === 0 ? [] : [{ name, weight, sheet: { kind: { type: 'random' as const }, cards } }];
  });
  return { preset, sheets };
}

/** A sheet is called like its slot, with its rarities where the slot has several, numbered where those don't tell them apart. */
function sheetName({ name, sheets }: PresetSlot, at: number): string {
  if (sheets.length === 1) return name;
  const parts = sheets.map(({ pick }) => pick.rarities?.join(', ') ?? '');
  const part = parts[at] ?? '';
  const isAlone = part !== '' && parts.indexOf(part) === parts.lastIndexOf(part);
  return `${name}: ${isAlone ? part : `${part} ${at + 1}`.trim()}`;
}

/** Cards of each slot that has any, with those of slots that have none and give them to it. */
function countsOf(filled: readonly FilledSlot[]): ReadonlyMap<string, number> {
  const byName = new Map(filled.map((slot) => [slot.preset.name, slot]));
  const counts = new Map<string, number>();
  for (const { preset } of filled) {
    const taker = takerOf(preset.name, byName);
    if (taker !== null) counts.set(taker, (counts.get(taker) ?? 0) + preset.count);
  }
  return counts;
}

/** The first slot that has cards, from one to those that get its cards otherwise. */
function takerOf(from: string, byName: ReadonlyMap<string, FilledSlot>): string | null {
  const seen = new Set<string>();
  for (let name: string | undefined = from; name !== undefined && !seen.has(name); ) {
    const slot = byName.get(name);
    if (slot && slot.sheets.length > 0) return name;
    seen.add(name);
    name = slot?.preset.otherwise;
  }
  return null;
}

function slotOf(
  { preset: { name, finish }, sheets }: FilledSlot,
  counts: ReadonlyMap<string, number>,
): Slot[] {
  if (sheets.length === 0) return [];
  const options = sheets.map(({ name: sheet, weight }) => ({ sheet, weight }));
  return [{ name, count: counts.get(name) ?? 0, finish, sheets: options }];
}

function wordsOn(
  label: string,
  filled: readonly FilledSlot[],
  counts: ReadonlyMap<string, number>,
): string[] {
  const byName = new Map(filled.map((slot) => [slot.preset.name, slot]));
  return filled.flatMap((slot): string[] => {
    const { name } = slot.preset;
    if (slot.sheets.length === 0)
      return takerOf(name, byName) === null
        ? [`${label}: the slot ${name} is left out, because the set has no cards for it.`]
        : [];
    return cardsOf(slot).length < (counts.get(name) ?? 0)
      ? [`${label}: the slot ${name} has fewer cards than a pack takes, so cards repeat in a pack.`]
      : [];
  });
}

const cardsOf = ({ sheets }: FilledSlot): string[] =>
  sheets.flatMap(({ sheet }) => (sheet.cards ?? []).map(({ printing }) => printing));

const cardsIn = (slots: readonly { readonly count: number }[]): number =>
  slots.reduce((sum, { count }) => sum + count, 0);

/** "Common", "Common and Foil", "Common, Rare and Foil". */
function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}
