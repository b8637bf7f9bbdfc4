import type { DraftCard } from '#engine/core/cards.ts';
import { smallestPack } from '#engine/formats/shared/deck.ts';
import type { Layout, PackDefinition } from '#engine/packs/definition.ts';
import { sizeProblem } from '#engine/packs/limits.ts';
import { capacityShortage } from '#engine/packs/odds/capacity.ts';
import { preparePack } from '#engine/packs/prepare.ts';
import { printingsOf } from '#engine/packs/printings.ts';
import type { StoredPack } from '../games/game.ts';
import { freezeBounded } from '../games/packBounds.ts';

/** What drafts can be made of, in figures: one kind of pack of a game, or one pile of single cards. */
export interface DraftSource {
  /** Of the pack definition that tables open. */
  readonly slug: string;
  /** What its drafts are named after. */
  readonly title: string;
  /** Cards of its smallest pack, at least 1. */
  readonly packSize: number;
  /** Packs that one table can open; infinite where they never run out. */
  readonly packs: number;
  /** Different cards, for formats that lay out each of them once. */
  readonly cards: number;
  /** Copies in the pile where all packs are filled from one; null elsewhere. */
  readonly pile: number | null;
  /** Themes of half-decks; 0 where its layouts are variants of one pack. */
  readonly themes: number;
  /** Cards of a legal main deck. */
  readonly deckSize: number;
  /** Why no table can open it, in one sentence; null where one can. */
  readonly problem: string | null;
}

/** More packs than any table opens. */
const ENDLESS_PACKS = 1024;

interface PackSource {
  readonly slug: string;
  readonly name: string;
  readonly definition: PackDefinition;
  /** The cards that the sheets of the definition name. */
  readonly cards: readonly DraftCard[];
  readonly deckSize: number;
}

/** The figures of a pack, counted by the check that tables start with. */
export function sourceOfPack({ slug, name, definition, cards, deckSize }: PackSource): DraftSource {
  const prepared = preparePack(definition, cards);
  const packs = packsToOpen(slug, definition, cards);
  return {
    slug,
    title: titleOf(name),
    packSize: smallestPack(definition),
    packs,
    cards: printingsOf(prepared).length,
    pile: pileOf(definition),
    themes: themesOf(definition),
    deckSize,
    problem: sizeProblem({ catalogue: catalogueOf(slug, definition, cards) }, [{ pack: slug, count: 1 }]),
  };
}

/** The figures of a stored pack; of `cards` the first `draftable` are for drafting. */
export function sourceOfStored(
  stored: StoredPack,
  cards: readonly DraftCard[],
  draftable: number,
  deckSize: number,
): DraftSource {
  const { slug, name } = stored;
  const frozen = freezeBounded(stored, cards, draftable);
  if (frozen.ok) return sourceOfPack({ slug, name, definition: frozen.pack, cards, deckSize });
  return {
    ...{ slug, title: titleOf(name), packSize: 1, packs: 0, cards: 0, pile: null, themes: 0, deckSize },
    problem: `The pack “${name}” cannot be opened: ${frozen.sentence}`,
  };
}

/** The figures of a pile of single cards that packs of `packSize` are filled from. */
export const sourceOfPile = (pile: {
  readonly slug: string;
  readonly name: string;
  /** All copies. */
  readonly copies: number;
  /** Different cards among them. */
  readonly cards: number;
  readonly packSize: number;
  readonly deckSize?: number;
}): DraftSource => ({
  slug: pile.slug,
  title: pile.name,
  packSize: Math.max(1, pile.packSize),
  packs: Math.floor(pile.copies / Math.max(1, pile.packSize)),
  cards: pile.cards,
  pile: pile.copies,
  themes: 0,
  deckSize: pile.deckSize ?? 40,
  problem: null,
});

/** "Innistrad booster" is drafted as "Innistrad". */
const titleOf = (name: string): string => name.replace(/(?<=\S)\s+(?:booster|pack)$/i, '');

const catalogueOf = (slug: string, definition: PackDefinition, cards: readonly DraftCard[]) =>
  ({ cards, packs: { [slug]: definition } }) as Parameters<typeof capacityShortage>[0]['catalogue'];

function packsToOpen(slug: string, definition: PackDefinition, cards: readonly DraftCard[]): number {
  const catalogue = catalogueOf(slug, definition, cards);
  const isShort = (count: number) => capacityShortage({ catalogue }, [{ pack: slug, count }]) !== null;
  if (!isShort(ENDLESS_PACKS)) return Number.POSITIVE_INFINITY;
  let enough = 0;
  let short = ENDLESS_PACKS;
  while (short - enough > 1) {
    const middle = Math.floor((enough + short) / 2);
    if (isShort(middle)) short = middle;
    else enough = middle;
  }
  return enough;
}

/** Layouts that may be opened. */
function openedLayouts({ layouts, rounds }: PackDefinition): readonly Layout[] {
  if (!rounds) return layouts.filter(({ weight }) => weight > 0);
  const named = new Set(rounds.flat().flatMap(({ layout, weight }) => (weight > 0 ? layout : [])));
  return layouts.filter(({ name }) => named.has(name));
}

function pileOf(definition: PackDefinition): number | null {
  if (definition.replacement !== 'table' || definition.refill) return null;
  const slots = openedLayouts(definition).flatMap((layout) => layout.slots);
  const sheets = [...new Set(slots.flatMap((slot) => slot.sheets.map(({ sheet }) => sheet)))];
  const sheet = definition.sheets[sheets[0] ?? ''];
  if (sheets.length !== 1 || sheet?.kind.type !== 'random') return null;
  return sheet.cards.reduce((sum, { weight }) => sum + weight, 0);
}

/** Half-decks of different themes hardly share a sheet; variants of one booster share most of theirs. */
function themesOf(definition: PackDefinition): number {
  const layouts = openedLayouts(definition);
  const themes = new Map<string, Set<string>>();
  for (const layout of layouts) {
    for (const { sheet } of layout.slots.flatMap((slot) => slot.sheets))
      themes.set(sheet, (themes.get(sheet) ?? new Set()).add(layout.name));
  }
  const isOwn = (layout: Layout) => {
    const size = sum(layout.slots.map(({ count }) => count));
    const own = layout.slots.filter(({ sheets }) =>
      sheets.every(({ sheet }) => themes.get(sheet)?.size === 1),
    );
    return 2 * sum(own.map(({ count }) => count)) >= size;
  };
  const names = new Set(layouts.map(({ name }) => name));
  return names.size > 1 && layouts.every(isOwn) ? names.size : 0;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
