import type { StoredPack, StoredSheet } from '#contract/games/game.ts';

/**
 * A pack as a file has it, of which some sheets name cards of sets that aren't here: `waiting` holds those sheets and the
 * layouts whole, so that the pack is completed once the cards are there. An editor of packs leaves it out, and with it the
 * completing.
 */
export interface ImportedPack extends StoredPack {
  readonly waiting?: WaitingPack;
}

export interface WaitingPack {
  readonly layouts: StoredPack['layouts'];
  readonly sheets: Readonly<Record<string, StoredSheet>>;
  /** Codes of the sets that its cards are in, as far as the file says. */
  readonly sets: readonly string[];
}

/** What of a pack can't be dealt yet. */
export interface FittedPack {
  /** Null where no layout is left. */
  readonly pack: ImportedPack | null;
  /** Sheets of which only some cards are here, with how many are not. */
  readonly partial: readonly { readonly sheet: string; readonly missing: number; readonly of: number }[];
  /** Slots that every layout has and that are left out of each. */
  readonly slots: readonly string[];
  /** Layouts that are left out, each with the first sheet that it lacks. */
  readonly layouts: readonly { readonly layout: string; readonly sheet: string; readonly weight: number }[];
}

/** What is as the file has it, whether its cards are here or not. */
export function wholePack({ waiting, ...pack }: ImportedPack): StoredPack {
  return waiting
    ? { ...pack, layouts: waiting.layouts, sheets: { ...pack.sheets, ...waiting.sheets } }
    : pack;
}

/**
 * A whole pack as far as its cards are known. A sheet without a known card takes its slot out of the pack where all layouts
 * have it; where only some do, those layouts are left out.
 */
export function fitPack(
  whole: StoredPack,
  isKeyKnown: (key: string) => boolean,
  sets: readonly string[] = [],
): FittedPack {
  const sheets: Record<string, StoredSheet> = {};
  const lacking: Record<string, StoredSheet> = {};
  const partial: { sheet: string; missing: number; of: number }[] = [];
  for (const [name, sheet] of Object.entries(whole.sheets)) {
    const fitted = fitSheet(sheet, isKeyKnown);
    if (fitted.missing > 0) lacking[name] = sheet;
    if (fitted.sheet !== null) sheets[name] = fitted.sheet;
    if (fitted.sheet !== null && fitted.missing > 0)
      partial.push({ sheet: name, missing: fitted.missing, of: sheet.cards?.length ?? 0 });
  }
  const { kept, slots, left } = fitLayouts(whole.layouts, sheets);
  const isWaiting = Object.keys(lacking).length > 0;
  const waiting: WaitingPack = { layouts: whole.layouts, sheets: lacking, sets };
  const pack = { ...whole, layouts: kept, sheets, ...(isWaiting && { waiting }) };
  return { pack: kept.length === 0 ? null : pack, partial, slots, layouts: left };
}

function fitSheet(
  sheet: StoredSheet,
  isKeyKnown: (key: string) => boolean,
): { readonly sheet: StoredSheet | null; readonly missing: number } {
  const cards = sheet.cards ?? [];
  const known = cards.filter(({ printing }) => isKeyKnown(printing));
  const missing = cards.length - known.length;
  if (missing === 0) return { sheet, missing };
  if (known.length === 0 && !sheet.filter) return { sheet: null, missing };
  const isOneRun = sheet.kind.type === 'printRun' && sheet.kind.groupSize >= cards.length;
  const kind = isOneRun ? { type: 'printRun' as const, groupSize: Math.max(known.length, 1) } : sheet.kind;
  return { sheet: { ...sheet, kind, cards: known }, missing };
}

type Layouts = StoredPack['layouts'];

function fitLayouts(layouts: Layouts, sheets: Readonly<Record<string, StoredSheet>>) {
  const lackedBy = (layout: Layouts[number]) =>
    layout.slots.filter((slot) => slot.sheets.every(({ sheet }) => !Object.hasOwn(sheets, sheet)));
  const names = layouts.map((layout) => new Set(lackedBy(layout).map(({ name }) => name)));
  const [first = new Set<string>()] = names;
  const inAll = [...first].filter((name) => names.every((lacked) => lacked.has(name)));
  const isWhole = (layout: Layouts[number]) => lackedBy(layout).every(({ name }) => inAll.includes(name));
  /** Where each layout lacks something of its own, all are kept without what they lack. */
  const keepsAll = !layouts.some(isWhole);
  const kept = layouts
    .filter((layout) => keepsAll || isWhole(layout))
    .map((layout) => ({ ...layout, slots: fitSlots(layout.slots, sheets) }))
    .filter(({ slots }) => slots.length > 0);
  const left = layouts
    .filter((layout) => !keepsAll && !isWhole(layout))
    .map((layout) => ({
      layout: layout.name,
      weight: layout.weight,
      sheet: lackedBy(layout).find(({ name }) => !inAll.includes(name))?.name ?? '',
    }));
  return { kept, slots: keepsAll ? [...new Set(names.flatMap((lacked) => [...lacked]))] : inAll, left };
}

function fitSlots(slots: Layouts[number]['slots'], sheets: Readonly<Record<string, StoredSheet>>) {
  return slots
    .map((slot) => ({ ...slot, sheets: slot.sheets.filter(({ sheet }) => Object.hasOwn(sheets, sheet)) }))
    .filter((slot) => slot.sheets.length > 0);
}
