import { bucketName, cardsInWords } from '#contract/decks/deckRules.ts';
import type { GameLook } from '#contract/games/faces.ts';
import type { ExportFit, ExportNeed } from '#contract/games/game.ts';
import { bucketOf, type ExportBucket, type ExportLine } from './exportScope.ts';

/** What of a deck a template can write, and in sentences what it cannot. */
export interface FittedDeck {
  readonly buckets: readonly ExportBucket[];
  readonly warnings: readonly string[];
}

const MOST_NAMED = 8;

/** Takes out the cards that a template has no place or no id for, and names them. */
export function fitDeck(fit: ExportFit, buckets: readonly ExportBucket[]): FittedDeck {
  const warnings: string[] = [];
  const placed = buckets.map((bucket) => {
    const hasPlace = fit.places?.some((place) => place === bucket.key || place === bucket.role) ?? true;
    if (hasPlace || bucket.total === 0) return bucket;
    const what = `${cardsInWords(bucket.total)} of ${bucketName(bucket.label)}`;
    warnings.push(
      `This format has no place for ${what}, left out here: ${listOf(bucket.cards.map(({ name }) => name))}.`,
    );
    return bucketOf(bucket, []);
  });
  const kept = fit.needs.reduce((left, need) => withoutLacking(left, need, warnings), placed);
  return { buckets: kept, warnings };
}

function withoutLacking(
  buckets: readonly ExportBucket[],
  need: ExportNeed,
  warnings: string[],
): ExportBucket[] {
  const lacking = [
    ...new Set(
      buckets.flatMap(({ cards }) => cards.filter((card) => !carries(card, need)).map(({ name }) => name)),
    ),
  ];
  if (lacking.length > 0) warnings.push(lackingWords(lacking, need));
  if (need.without === 'kept') return [...buckets];
  return buckets.map((bucket) =>
    bucketOf(
      bucket,
      bucket.cards.filter((card) => carries(card, need)),
    ),
  );
}

function lackingWords(names: readonly string[], { words, without }: ExportNeed): string {
  const [only] = names;
  if (names.length === 1 && only !== undefined)
    return `“${only}” has no ${words}${without === 'leftOut' ? ' and is left out' : ''}.`;
  const fate = without === 'leftOut' ? ' and are left out' : '';
  return `${names.length} cards have no ${words}${fate}: ${listOf(names)}.`;
}

/** Names as a list in a sentence, the first few of them. */
export function listOf(names: readonly string[]): string {
  const shown = names.slice(0, MOST_NAMED).map((name) => `“${name}”`);
  return names.length > MOST_NAMED
    ? `${shown.join(', ')} and ${names.length - MOST_NAMED} more`
    : shown.join(', ');
}

/** Whether a card has what a template asks for; a picture has to be one that programs can draw. */
export function carries(
  card: Pick<ExportLine, 'set' | 'number' | 'image' | 'ids'>,
  { field }: ExportNeed,
): boolean {
  if (field === 'image') return /^https?:\/\//.test(card.image) && !/\.svg([?#]|$)/i.test(card.image);
  if (field === 'set' || field === 'number') return card[field] !== '';
  return (card.ids[field.slice('ids.'.length)] ?? '') !== '';
}

/** Whether a game with such cards is offered the template at all. */
export function isOffered(
  fit: ExportFit,
  look: Pick<GameLook, 'buckets'>,
  cards: readonly Pick<ExportLine, 'set' | 'number' | 'image' | 'ids'>[],
): boolean {
  const keys = new Set(look.buckets.map(({ key }) => key));
  return (
    fit.onlyWith.every((key) => keys.has(key)) &&
    fit.needs.every((need) => need.without === 'kept' || cards.some((card) => carries(card, need)))
  );
}
