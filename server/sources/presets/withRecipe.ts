import type { GameDefinition, SetRecord, StoredPack } from '#contract/games/game.ts';
import { draftsOfPile, type PileDrafts } from '#server/imports/boosters/pileFit.ts';
import { counted } from '#server/imports/parsing/counted.ts';
import { firstNames } from '#server/imports/parsing/shortened.ts';
import { slugOf } from '#server/imports/parsing/slug.ts';
import type { ImportBatch, ProposedGame } from '../../imports/batch.ts';
import { withDistinctLooks } from '../../imports/looks/rarityLooks.ts';
import type { PilePreset, Presets } from '../recipes/packPreset.ts';
import type { Recipe } from '../recipes/recipeSchema.ts';
import { pickedPrintings, type SetPrinting } from './pickedPrintings.ts';
import { isFor, packOfPreset } from './presetPack.ts';
import { templateOfPreset } from './presetTemplates.ts';

/** What a set is drafted from. */
type SetDrafts = PileDrafts & { readonly lacks: string | null };

const NOTHING: SetDrafts = { packs: [], templates: [], undealable: [], warnings: [], lacks: null };

/** Sets that have no pack are named one by one up to this many. */
const NAMED_AT_MOST = 3;

/**
 * A batch with the game facts of its recipe laid over those of its files, and with the packs and drafts of the recipe's
 * presets for each of its sets that no pack of the batch deals cards of. `asked` are the sets as the source lists them:
 * only they get packs, since files bring cards with their printings in other sets, and their names and days fill what
 * the files don't say. Pure; what can't be dealt is left out with a warning.
 */
export function withRecipe(
  read: ImportBatch,
  { game, presets }: Pick<Recipe, 'game' | 'presets'>,
  asked?: readonly SetRecord[],
): ImportBatch {
  const batch = asked ? { ...read, sets: read.sets.map((set) => completedSet(set, asked)) } : read;
  const sets = asked ? batch.sets.filter((set) => askedOf(set, asked)) : batch.sets;
  const bySet = printingsBySet(batch, sets);
  const made = sets.flatMap((set) => {
    const printings = bySet.get(set.code);
    return printings ? [{ set, ...draftsOfSet(set, presets, printings) }] : [];
  });
  const undealable = [...(batch.undealable ?? []), ...made.flatMap((one) => one.undealable)];
  return {
    ...batch,
    packs: [...batch.packs, ...made.flatMap(({ packs }) => packs)],
    templates: [...batch.templates, ...made.flatMap(({ templates }) => templates)],
    ...((batch.undealable || undealable.length > 0) && { undealable }),
    proposedGame: gameWith(batch, game, freeCardsOf(batch, sets, presets)),
    warnings: [...batch.warnings, ...made.flatMap(({ warnings }) => warnings), ...wordsOnLacking(made)],
  };
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** A set as its source lists it, by its code or, where files have other codes, its name. */
const askedOf = ({ code, name }: SetRecord, asked: readonly SetRecord[]): SetRecord | undefined =>
  asked.find((one) => isSame(one.code, code)) ?? asked.find((one) => isSame(one.name, name));

function completedSet(set: SetRecord, asked: readonly SetRecord[]): SetRecord {
  const listed = askedOf(set, asked);
  if (!listed) return set;
  const name = set.name === set.code ? listed.name : set.name;
  return { ...set, name, releasedOn: set.releasedOn ?? listed.releasedOn };
}

/** The printings of each of these sets with their cards. */
function printingsOf(batch: ImportBatch, sets: readonly SetRecord[]): readonly SetPrinting[] {
  const codes = new Set(sets.map(({ code }) => code));
  const cards = new Map(batch.cards.map((card) => [card.name, card]));
  return batch.printings
    .filter((printing) => codes.has(printing.set))
    .map((printing) => ({ printing, card: cards.get(printing.card) }));
}

/** The printings of each set that may get packs of a preset. */
function printingsBySet(
  batch: ImportBatch,
  sets: readonly SetRecord[],
): ReadonlyMap<string, readonly SetPrinting[]> {
  const dealt = setsDealt(batch);
  const bySet = new Map<string, SetPrinting[]>();
  for (const one of printingsOf(batch, sets)) {
    const { set } = one.printing;
    if (dealt.has(set)) continue;
    const before = bySet.get(set) ?? [];
    before.push(one);
    bySet.set(set, before);
  }
  return bySet;
}

const freeCardsOf = (
  batch: ImportBatch,
  sets: readonly SetRecord[],
  { free }: Presets,
): readonly string[] => {
  const printings = printingsOf(batch, sets);
  return free.flatMap((pick) => pickedPrintings(printings, pick).map(({ printing }) => printing.card));
};

/** Codes of the sets that packs of the batch deal cards of, or will once all their cards are here. */
function setsDealt({ packs, printings }: ImportBatch): ReadonlySet<string> {
  const setOf = new Map(printings.map(({ key, set }) => [key, set]));
  const sheets = packs.flatMap((pack) => [
    ...Object.values(pack.sheets),
    ...Object.values(pack.waiting?.sheets ?? {}),
  ]);
  return new Set(
    sheets.flatMap(({ cards = [], filter }) => [
      ...(filter?.sets ?? []),
      ...cards.flatMap(({ printing }) => setOf.get(printing) ?? []),
    ]),
  );
}

function draftsOfSet(set: SetRecord, presets: Presets, printings: readonly SetPrinting[]): SetDrafts {
  if (presets.pile) return { ...NOTHING, ...pileOfSet(set, presets.pile, printings) };
  const packs = new Map<string, StoredPack>();
  const warnings: string[] = [];
  let lacks: string | null = null;
  const seen = new Set<string>();
  for (const preset of presets.packs.filter((one) => isFor(one, set))) {
    if (seen.has(preset.slug)) continue;
    seen.add(preset.slug);
    const made = packOfPreset(set, preset, printings);
    if (made.ok) {
      packs.set(preset.slug, made.pack);
      warnings.push(...made.warnings);
    } else lacks ??= made.lacks;
  }
  const all = presets.drafts.flatMap((draft) => templateOfPreset(set, draft, packs) ?? []);
  const templates = all.filter(({ slug }, at) => all.findIndex((one) => one.slug === slug) === at);
  return { ...NOTHING, packs: [...packs.values()], templates, warnings, lacks };
}

/** A set as one pile of all its cards, each as often as the set has it, whatever its printings. */
function pileOfSet(set: SetRecord, pile: PilePreset, printings: readonly SetPrinting[]): PileDrafts {
  const byCard = new Map<string, SetPrinting>();
  for (const one of pickedPrintings(printings, pile.pick))
    if (!byCard.has(one.printing.card)) byCard.set(one.printing.card, one);
  const copies = [...byCard.values()].map(({ printing, card }) => {
    const count = Number(card?.attributes[pile.copies ?? ''] ?? 1);
    const weight = Number.isSafeInteger(count) && count >= 1 && count <= 100 ? count : 1;
    return { printing: printing.key, weight };
  });
  const drafts = draftsOfPile({
    slug: `${slugOf(set.code)}-${pile.slug}`,
    name: set.name,
    noun: 'set',
    copies,
  });
  return { ...drafts, warnings: drafts.warnings.map((sentence) => `${set.name}: ${sentence}`) };
}

/** The files' game with every field of the recipe's, and the cards that its presets make free. */
function gameWith(batch: ImportBatch, game: Recipe['game'], free: readonly string[]): ProposedGame {
  const facts = factsOf(game);
  const merged: ProposedGame = { ...batch.proposedGame, ...facts };
  const freeCards = [...new Set([...(merged.freeCards ?? []), ...free])];
  return {
    ...merged,
    ...(facts.rarities && { rarities: raritiesUsed(batch, facts.rarities) }),
    ...(freeCards.length > 0 && { freeCards }),
  };
}

/** What a recipe says of its game but for slug and name, which are the caller's. */
function factsOf(game: Recipe['game']): ProposedGame {
  if (game === null) return {};
  const { slug: _slug, name: _name, ...facts } = game;
  return facts;
}

/** The recipe's rarities that the batch has, and behind them those that only its files know. */
function raritiesUsed(batch: ImportBatch, known: GameDefinition['rarities']): GameDefinition['rarities'] {
  const used = new Set(batch.printings.map(({ rarity }) => rarity));
  const ours = known.filter(({ code }) => used.size === 0 || used.has(code));
  const others = (batch.proposedGame.rarities ?? []).filter(
    ({ code }) => !known.some((rarity) => rarity.code === code),
  );
  return withDistinctLooks([...ours, ...others]).map((rarity, at) => ({ ...rarity, order: at + 1 }));
}

/** Why sets have no pack: each by itself where they are few. */
function wordsOnLacking(made: readonly (SetDrafts & { readonly set: SetRecord })[]): string[] {
  const lacking = made.flatMap(({ set, packs, lacks }) =>
    lacks === null || packs.length > 0 ? [] : [{ name: set.name, lacks }],
  );
  if (lacking.length <= NAMED_AT_MOST)
    return lacking.map(({ name, lacks }) => `${name}: no pack was made, because ${lacks}.`);
  const sets = counted(lacking.length, 'set has', 'sets have');
  return [`${sets} too few cards here for a pack: ${firstNames(lacking.map(({ name }) => name))}.`];
}
