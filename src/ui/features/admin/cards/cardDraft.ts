import type { CardForm, PrintingForm } from '#contract/admin/cards.ts';
import type { CardFace, GameLook } from '#contract/games/faces.ts';
import type { CardRecord } from '#contract/games/game.ts';
import { rebased } from '#src/machines/rebased.ts';

/** A card as it is being typed: numbers as text, lists of an attribute with commas. */
export interface CardDraft {
  readonly name: string;
  readonly cost: string;
  readonly costText: string;
  readonly lanes: readonly string[];
  readonly type: string;
  readonly typeLine: string;
  readonly rules: string;
  readonly flavour: string;
  readonly stats: string;
  readonly rating: string;
  readonly attributes: Readonly<Record<string, string>>;
}

export const EMPTY_CARD: CardDraft = {
  name: '',
  cost: '',
  costText: '',
  lanes: [],
  type: '',
  typeLine: '',
  rules: '',
  flavour: '',
  stats: '',
  rating: '',
  attributes: {},
};

const typed = (value: string | number | readonly string[]): string =>
  typeof value === 'object' ? value.join(', ') : String(value);

/** A stored card as it is typed. */
export const draftOf = (card: CardRecord): CardDraft => ({
  name: card.name,
  cost: card.cost === null ? '' : String(card.cost),
  costText: card.costText,
  lanes: card.lanes,
  type: card.type,
  typeLine: card.typeLine,
  rules: card.rules,
  flavour: card.flavour,
  stats: card.stats ?? '',
  rating: card.rating === null ? '' : String(card.rating),
  attributes: Object.fromEntries(Object.entries(card.attributes).map(([key, value]) => [key, typed(value)])),
});

/** A number that was typed; '' is none, and what is no number is NaN, which the server refuses by field. */
const numberOf = (text: string): number | null =>
  text.trim() === '' ? null : Number(text.trim().replace(',', '.'));

/** What is wrong with what was typed, before it is sent. */
export function draftErrors(draft: CardDraft, look: GameLook): Readonly<Record<string, string>> {
  const wrong = (key: string, text: string): [string, string][] =>
    Number.isNaN(numberOf(text) ?? 0) ? [[key, 'Write a number.']] : [];
  const attributes = look.attributes
    .filter((attribute) => attribute.type === 'number')
    .flatMap(({ key }) => wrong(`attributes.${key}`, draft.attributes[key] ?? ''));
  return Object.fromEntries([...wrong('cost', draft.cost), ...wrong('rating', draft.rating), ...attributes]);
}

/** What was typed, laid over a card that somebody else has changed meanwhile; attributes one by one. */
export const rebasedCard = (base: CardDraft, mine: CardDraft, theirs: CardDraft): CardDraft => ({
  ...rebased(base, mine, theirs),
  attributes: rebased(base.attributes, mine.attributes, theirs.attributes),
});

/** What is sent of it; attributes that stay empty are left out, and those that the game does not describe stay as they were. */
export function formOf(draft: CardDraft, look: GameLook, before: CardRecord | null): CardForm {
  const attributes: CardForm['attributes'] = { ...before?.attributes };
  for (const { key, type } of look.attributes) {
    const text = draft.attributes[key]?.trim() ?? '';
    delete attributes[key];
    if (text === '') continue;
    if (type === 'number') attributes[key] = numberOf(text) ?? 0;
    else if (type === 'list')
      attributes[key] = text
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean);
    else attributes[key] = text;
  }
  return {
    name: draft.name,
    cost: numberOf(draft.cost),
    costText: draft.costText.trim() === '' ? draft.cost.trim() : draft.costText,
    lanes: [...draft.lanes],
    type: draft.type,
    typeLine: draft.typeLine.trim() === '' ? draft.type : draft.typeLine,
    rules: draft.rules,
    flavour: draft.flavour,
    stats: draft.stats.trim() === '' ? null : draft.stats,
    rating: numberOf(draft.rating),
    attributes,
  };
}

/** The card as players would see it. */
export function faceOf(
  draft: CardDraft,
  look: GameLook,
  printing: Pick<PrintingForm, 'set' | 'number' | 'rarity' | 'image'>,
  before: CardRecord | null,
): CardFace {
  const { rating: _, ...form } = formOf(draft, look, before);
  return {
    ...form,
    card: 0,
    cost: Number.isNaN(form.cost ?? 0) ? null : form.cost,
    set: printing.set,
    number: printing.number,
    rarity: printing.rarity,
    image: printing.image,
    sides: before?.sides ?? [],
  };
}
