import type { StoredPack, StoredSheet } from '#contract/games/game.ts';
import type { StoredTemplate } from '#contract/games/templates.ts';
import { BAG_LAYOUTS_AT_MOST } from '#engine/packs/odds/bounds.ts';
import { wholeWeights } from '#engine/random/weights.ts';
import type { ListPacksInput } from './listPacksInput.ts';
import { roundsOf, type Wrong, wrongLayout, wrongPiles, wrongRound } from './listRounds.ts';
import type { ListLayout } from './listSettings.ts';
import { templateOf } from './listTemplate.ts';

/** The packs of a list and the template that drafts them; `undealable` names it where no table could. */
export interface ListPacks {
  readonly packs: StoredPack[];
  readonly templates: readonly StoredTemplate[];
  readonly undealable: readonly string[];
  readonly warnings: string[];
}

const balancedFrom = 5;

/** The pack of a list, its layouts predetermined by round where the list says so, and the template that drafts it. */
export function packsOf(input: ListPacksInput): ListPacks | Wrong {
  const wrong = wrongLayout(input) ?? wrongRound(input);
  if (wrong) return wrong;
  const warnings: string[] = [];
  const pack = drawn(input, packOf(input, warnings), warnings);
  const tooLarge = wrongPiles(pack, input.line);
  if (tooLarge) return tooLarge;
  const largest = largestPack(pack);
  const { template, isDealable } = templateOf(input, pack, largest, warnings);
  return { packs: [pack], templates: [template], undealable: isDealable ? [] : [template.slug], warnings };
}

function packOf(input: ListPacksInput, warnings: string[]): StoredPack {
  const rounds = roundsOf(input);
  const layouts = usedLayouts(input, rounds);
  const { withReplacement, refillWhenEmpty, duplicateProtection } = input.settings;
  const sheets = sheetsOf(input, layouts);
  if (withReplacement && duplicateProtection && hasShortSheet(layouts, sheets))
    warnings.push('A sheet has fewer different cards than a pack takes, so cards repeat in a pack.');
  return {
    slug: input.slug,
    name: input.name,
    layouts: layouts.map(storedLayout),
    sheets,
    replacement: withReplacement ? (duplicateProtection ? 'pack' : 'none') : 'table',
    refill: !withReplacement && refillWhenEmpty,
    ...(duplicateProtection && mayRepeatCards(sheets, withReplacement) && { duplicates: 'apart' as const }),
    ...(rounds && { rounds }),
  };
}

/** Layouts dealt from a bag where the list says so; a bag holds whole numbers of layouts, in the proportion of their weights. */
function drawn(input: ListPacksInput, pack: StoredPack, warnings: string[]): StoredPack {
  const whole = wholeBags(pack);
  if (!isBag(input, whole, warnings)) return pack;
  if (whole !== pack)
    warnings.push('A bag holds whole numbers of layouts, so that their weights were multiplied to be whole.');
  return { ...whole, layoutDraw: 'bag' };
}

function wholeBags(pack: StoredPack): StoredPack {
  const bags = pack.rounds ?? [pack.layouts];
  if (bags.flat().every(({ weight }) => Number.isInteger(weight))) return pack;
  const scaled = <T extends { readonly weight: number }>(bag: readonly T[]) => {
    const whole = wholeWeights(bag.map(({ weight }) => weight));
    return bag.map((option, at) => ({ ...option, weight: whole[at] ?? option.weight }));
  };
  return pack.rounds
    ? { ...pack, rounds: pack.rounds.map(scaled) }
    : { ...pack, layouts: scaled(pack.layouts) };
}

/** Layouts that some round may have. */
function usedLayouts(
  { layouts }: ListPacksInput,
  rounds: StoredPack['rounds'] | null,
): readonly ListLayout[] {
  if (!rounds) return layouts.filter(({ weight }) => weight > 0);
  const named = new Set(rounds.flat().map(({ layout }) => layout));
  return layouts.filter(({ name }) => named.has(name));
}

function sheetsOf(input: ListPacksInput, layouts: readonly ListLayout[]): Record<string, StoredSheet> {
  const balanced = balancedSheets(input, layouts);
  const used = new Set(
    layouts.flatMap(({ slots }) => slots.flatMap(({ sheets }) => sheets.map(({ sheet }) => sheet))),
  );
  const sheets = [...input.sheets]
    .filter(([name]) => used.has(name))
    .map(
      ([name, sheet]) =>
        [name, balanced.has(name) ? { ...sheet, balanceBy: 'lanes' as const } : sheet] as const,
    );
  return Object.fromEntries(sheets);
}

function storedLayout({ name, weight, slots }: ListLayout): StoredPack['layouts'][number] {
  return {
    name,
    weight,
    slots: slots
      .filter((slot) => slot.count > 0)
      .map((slot) => ({
        name: slot.name,
        count: slot.count,
        finish: slot.isFoil ? ('foil' as const) : ('plain' as const),
        sheets: slot.sheets.filter((option) => option.weight > 0),
      }))
      .map((slot) => (slot.count > 1 && slot.sheets.length > 1 ? { ...slot, oneSheet: true } : slot)),
  };
}

/** Whether a pack could hold a card twice: a pile with several copies of it, or two sheets that have it. */
function mayRepeatCards(sheets: Readonly<Record<string, StoredSheet>>, withReplacement: boolean): boolean {
  const entries = Object.values(sheets).flatMap(({ kind, cards = [] }) =>
    kind.type === 'random' ? cards : [],
  );
  const isShared = new Set(entries.map(({ printing }) => printing)).size < entries.length;
  return isShared || (!withReplacement && entries.some(({ weight }) => weight > 1));
}

function hasShortSheet(
  layouts: readonly ListLayout[],
  sheets: Readonly<Record<string, StoredSheet>>,
): boolean {
  return layouts.some(({ slots }) => {
    const asked = new Map<string, number>();
    for (const slot of slots)
      for (const { sheet } of slot.sheets) asked.set(sheet, (asked.get(sheet) ?? 0) + slot.count);
    return [...asked].some(([name, count]) => {
      const sheet = sheets[name];
      return sheet?.kind.type === 'random' && count > (sheet.cards?.length ?? 0);
    });
  });
}

function isBag({ settings }: ListPacksInput, { rounds, layouts }: StoredPack, warnings: string[]): boolean {
  if (settings.layoutWithReplacement) return false;
  const bags = rounds ?? [layouts];
  const largest = bags
    .map((bag) => bag.reduce((sum, { weight }) => sum + weight, 0))
    .reduce((most, each) => Math.max(most, each), 0);
  if (largest <= BAG_LAYOUTS_AT_MOST) return true;
  warnings.push(
    `A bag of ${largest} layouts is too large (at most ${BAG_LAYOUTS_AT_MOST}); here each pack draws its layout by weight.`,
  );
  return false;
}

/** The largest slot of a layout is balanced where it has five cards or more and its cards have lanes to balance. */
function balancedSheets(input: ListPacksInput, layouts: readonly ListLayout[]): Set<string> {
  const balanced = new Set<string>();
  if (!input.settings.colorBalance) return balanced;
  const cardOf = new Map(input.printings.map((printing) => [printing.key, printing.card]));
  const lanesOf = new Map(input.cards.map((card) => [card.name, card.lanes]));
  for (const layout of layouts) {
    const largest = layout.slots.reduce((left, right) => (right.count > left.count ? right : left));
    if (largest.count < balancedFrom) continue;
    for (const { sheet } of largest.sheets) {
      const stored = input.sheets.get(sheet);
      const names = (stored?.cards ?? []).map((entry) => cardOf.get(entry.printing) ?? '');
      const lanes = new Set(names.flatMap((name) => lanesOf.get(name) ?? []));
      if (stored?.kind.type === 'random' && lanes.size > 1) balanced.add(sheet);
    }
  }
  return balanced;
}

function largestPack({ layouts }: StoredPack): number {
  const sizes = layouts.map(({ slots }) => slots.reduce((sum, { count }) => sum + count, 0));
  return sizes.reduce((most, size) => Math.max(most, size), 0);
}
