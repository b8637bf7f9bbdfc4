import type { CardFace, GameLook } from '#contract/games/faces.ts';
import type { CardRecord, GameDefinition, PrintingRecord } from '#contract/games/game.ts';
import type { DraftCard } from '#engine/core/cards.ts';
import { magicLanes } from '../imports/cards/magicGame.ts';
import { carriedAttributes } from './carried.ts';
import { landMakes, symbolsOf } from './lands.ts';

/** What a screen needs of a game, taken from its definition. */
export function lookOf(game: GameDefinition): GameLook {
  const symbols = symbolsOf(game);
  return {
    slug: game.slug,
    name: game.name,
    cardAspect: game.cardAspect,
    ...(game.cardBack ? { cardBack: game.cardBack } : {}),
    lanes: game.lanes,
    laneWord: game.laneWord,
    rarities: game.rarities,
    buckets: game.buckets,
    deckSize: game.deckSize,
    maxCopies: game.maxCopies,
    featuredType: game.featuredType,
    attributes: game.attributes,
    ...(symbols.length > 0 && { symbols }),
  };
}

/** The frozen copy of one printing that a draft deals with. */
export function draftCardOf(card: CardRecord, printing: PrintingRecord): DraftCard {
  const makes = landMakes(card);
  return {
    printing: printing.key,
    name: card.name,
    set: printing.set,
    number: printing.number,
    rarity: printing.rarity,
    cost: card.cost,
    costText: card.costText,
    lanes: card.lanes,
    ...(makes && { makes }),
    type: card.type,
    typeLine: card.typeLine,
    rules: card.rules,
    flavour: printing.flavour || card.flavour,
    stats: card.stats,
    image: printing.image,
    rating: card.rating,
    sides: card.sides,
    attributes: carriedAttributes(card.attributes),
  };
}

/** Some files write the cost of a Magic card without braces: `1WW` is shown as `{1}{W}{W}`. */
function withBraces({ costText, lanes }: DraftCard): string {
  const isBare = /^\d{0,2}[XWUBRGC]+$/.test(costText) && lanes.some((lane) => magicKeys.has(lane));
  return isBare ? costText.replaceAll(/\d+|[A-Z]/g, '{$&}') : costText;
}

const magicKeys: ReadonlySet<string> = new Set(Object.values(magicLanes).map(({ key }) => key));

/** A card as a client that may see it gets it; `index` is its place in the draft's catalogue. */
export function faceOf(card: DraftCard, index: number): CardFace {
  return {
    card: index,
    name: card.name,
    set: card.set,
    number: card.number,
    rarity: card.rarity,
    cost: card.cost,
    costText: withBraces(card),
    lanes: [...card.lanes],
    ...(card.makes && { makes: [...card.makes] }),
    type: card.type,
    typeLine: card.typeLine,
    rules: card.rules,
    flavour: card.flavour,
    stats: card.stats,
    image: card.image,
    sides: card.sides.map((side) => ({ ...side })),
    attributes: Object.fromEntries(
      Object.entries(carriedAttributes(card.attributes)).map(([key, value]) => [
        key,
        Array.isArray(value) ? [...value] : value,
      ]),
    ) as CardFace['attributes'],
  };
}
