import { type BenchCard, draftCardOfBench } from '#contract/admin/packs.ts';
import type { StoredPack } from '#contract/games/game.ts';
import { freezeBounded } from '#contract/games/packBounds.ts';
import type { CardInstance, DraftCard } from '#engine/core/cards.ts';
import type { PackDefinition } from '#engine/packs/definition.ts';
import { PACK_CARDS_AT_MOST, sizeProblem } from '#engine/packs/limits.ts';
import { findShortages } from '#engine/packs/odds/capacity.ts';
import type { PackOdds } from '#engine/packs/odds/odds.ts';
import { packOpener } from '#engine/packs/opener.ts';
import { keyring } from '#engine/random/streams.ts';

/** The cards of a game as the engine deals them; the first `draftable` ones are for drafting. */
export interface BenchCatalogue {
  readonly cards: readonly DraftCard[];
  readonly draftable: number;
}

export const benchCatalogue = (cards: readonly BenchCard[]): BenchCatalogue => ({
  cards: cards.map(draftCardOfBench),
  draftable: cards.filter(({ isDraftable }) => isDraftable).length,
});

/** A pack that can be opened, or why not. */
export type OpenablePack =
  | { readonly ok: true; readonly definition: PackDefinition }
  | { readonly ok: false; readonly sentence: string };

export function openablePack(pack: StoredPack, { cards, draftable }: BenchCatalogue): OpenablePack {
  const cardsAtMost = Math.max(
    0,
    ...pack.layouts.map(({ slots }) => slots.reduce((sum, slot) => sum + slot.count, 0)),
  );
  if (!(cardsAtMost <= PACK_CARDS_AT_MOST))
    // oxlint-disable-next-line passleft/bare-sentence -- the words of writtenPackSchema, beside other sentences of the contract
    return { ok: false, sentence: `A pack has at most ${PACK_CARDS_AT_MOST} cards.` };
  const frozen = freezeBounded(pack, cards, draftable);
  return frozen.ok ? { ok: true, definition: frozen.pack } : frozen;
}

const SECRET_BYTES = 32;

/** A secret of its own for each number, so that a pack can be shown again. */
function secretOf(roll: number): Uint8Array {
  const bytes = new Uint8Array(SECRET_BYTES);
  new DataView(bytes.buffer).setUint32(0, roll);
  return bytes;
}

/** One pack of a round as a table would open it first. */
export function openOne(
  definition: PackDefinition,
  { cards }: BenchCatalogue,
  roll: number,
  round: number,
): readonly CardInstance[] {
  return packOpener({ packs: { pack: definition }, cards }, keyring(secretOf(roll)))('pack', round, 0);
}

/** What was found of a rarity: cards a pack holds on average, packs that hold one, and copies of one card expected. */
export interface RarityShare {
  readonly rarity: string;
  readonly perPack: number;
  readonly packsWith: number;
  readonly copiesOfEach: number;
  readonly cards: number;
}

/** What opening so many packs showed; every share is of the packs. */
export interface ManyPacks {
  readonly packs: number;
  readonly rarities: readonly RarityShare[];
  readonly withDuplicate: number;
  readonly withFoil: number;
  readonly seen: number;
  readonly possible: number;
}

/** Opens packs one after another as first packs of a table, each from its own roll. */
export function openMany(
  definition: PackDefinition,
  catalogue: BenchCatalogue,
  { packs, firstRoll, round }: { readonly packs: number; readonly firstRoll: number; readonly round: number },
): ManyPacks {
  const { cards } = catalogue;
  const copies = new Map<string, number>();
  const packsWith = new Map<string, number>();
  const seen = new Set<number>();
  let withDuplicate = 0;
  let withFoil = 0;
  for (let opened = 0; opened < packs; opened += 1) {
    const pack = openOne(definition, catalogue, firstRoll + opened, round);
    const names = new Set(pack.map(({ card }) => cards[card]?.name));
    if (names.size < pack.length) withDuplicate += 1;
    if (pack.some(({ finish }) => finish === 'foil')) withFoil += 1;
    for (const { card } of pack) {
      seen.add(card);
      const rarity = cards[card]?.rarity ?? '';
      copies.set(rarity, (copies.get(rarity) ?? 0) + 1);
    }
    for (const rarity of new Set(pack.map(({ card }) => cards[card]?.rarity ?? '')))
      packsWith.set(rarity, (packsWith.get(rarity) ?? 0) + 1);
  }
  const onSheets = new Set(
    Object.values(definition.sheets).flatMap((sheet) => sheet.cards.map(({ card }) => card)),
  );
  const ofRarity = (rarity: string) => [...onSheets].filter((card) => cards[card]?.rarity === rarity).length;
  return {
    packs,
    rarities: [...copies].map(([rarity, count]) => ({
      rarity,
      perPack: count / packs,
      packsWith: (packsWith.get(rarity) ?? 0) / packs,
      copiesOfEach: count / packs / Math.max(1, ofRarity(rarity)),
      cards: ofRarity(rarity),
    })),
    withDuplicate: withDuplicate / packs,
    withFoil: withFoil / packs,
    seen: seen.size,
    possible: onSheets.size,
  };
}

/** Cards of a rarity that a pack holds on average, and how many different ones there are. */
export interface RarityOdds {
  readonly rarity: string;
  readonly expected: number;
  readonly cards: number;
}

export function oddsByRarity({ cards: odds }: PackOdds, cards: readonly DraftCard[]): readonly RarityOdds[] {
  const byRarity = new Map<string, RarityOdds>();
  for (const { card, expected } of odds) {
    const rarity = cards[card]?.rarity ?? '';
    const known = byRarity.get(rarity) ?? { rarity, expected: 0, cards: 0 };
    byRarity.set(rarity, { rarity, expected: known.expected + expected, cards: known.cards + 1 });
  }
  return [...byRarity.values()];
}

/** A table that opens packs of a kind: so many seats, each so many packs. */
export interface TableSize {
  readonly seats: number;
  readonly packs: number;
}

/** What would run out at a table of this size, a sentence each; empty when everything fits. */
export function capacityOf(
  definition: PackDefinition,
  { cards }: BenchCatalogue,
  { seats, packs }: TableSize,
): readonly { readonly scope: 'table' | 'pack'; readonly sentence: string }[] {
  const opened = Array.from({ length: packs }, (_, round) => ({ pack: 'pack', count: seats, round }));
  const catalogue = {
    game: { slug: '', name: '' },
    cards,
    lanes: [],
    laneRule: { kind: 'any' as const },
    deckSize: 0,
    rarities: [],
    packs: { pack: definition },
  };
  const size = sizeProblem({ catalogue }, opened);
  const short = findShortages({ pack: definition }, cards, opened);
  return [...(size === null ? [] : [{ scope: 'table' as const, sentence: size }]), ...short];
}
