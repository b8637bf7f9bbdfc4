import type { CardRecord, PrintingRecord } from '#contract/games/game.ts';
import type { CardPick } from '../recipes/packPreset.ts';

/** A printing with its card; the card is missing where the game has it already and the files don't repeat it. */
export interface SetPrinting {
  readonly printing: PrintingRecord;
  readonly card: CardRecord | undefined;
}

/** Text as words between blanks, so that whole words are found in it. */
const asWords = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

const isOneOf = (value: string, words: readonly string[]): boolean =>
  words.some((word) => word.toLowerCase() === value.toLowerCase());

function hasType(card: CardRecord | undefined, types: readonly string[]): boolean {
  const line = asWords(`${card?.type ?? ''} ${card?.typeLine ?? ''}`);
  return types.some((type) => line.includes(asWords(type)));
}

function hasAttribute(card: CardRecord | undefined, { key, values }: NonNullable<CardPick['attribute']>) {
  const value = card?.attributes[key] ?? [];
  return (Array.isArray(value) ? value : [String(value)]).some((one) => isOneOf(one, values));
}

const isPicked = ({ printing, card }: SetPrinting, pick: CardPick): boolean =>
  (printing.isDraftable || pick.withVariants === true) &&
  (!pick.rarities || isOneOf(printing.rarity, pick.rarities)) &&
  (!pick.types || hasType(card, pick.types)) &&
  (!pick.notTypes || !hasType(card, pick.notTypes)) &&
  (!pick.attribute || hasAttribute(card, pick.attribute));

/** The printings that meet every condition of a pick, in their order. */
export const pickedPrintings = (printings: readonly SetPrinting[], pick: CardPick): SetPrinting[] =>
  printings.filter((one) => isPicked(one, pick));
