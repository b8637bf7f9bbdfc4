import * as z from 'zod/mini';
import {
  type CardDetail,
  type CardForm,
  type CardGame,
  cardFormSchema,
  namesTextSchema,
  type PrintingForm,
  printingFormSchema,
} from '#contract/admin/cards.ts';
import { linesOfNames, namesOfLines } from '#contract/games/cardNames.ts';
import type { CardFace, GameLook } from '#contract/games/faces.ts';
import type { Attribute, AttributeValue, CardRecord } from '#contract/games/game.ts';
import type { CardPanelParts } from './cardPorts.ts';

/** A stored card with what its form chooses from. */
export interface OpenCard {
  readonly detail: CardDetail;
  readonly game: CardGame;
}

/** The game of a card: the one that its table is of, or read for it. */
export const gameOf = async (
  slug: string,
  { game, ports, signal }: Pick<CardPanelParts, 'game' | 'ports'> & { readonly signal: AbortSignal },
): Promise<CardGame> => (game?.look.slug === slug ? game : ports.game(slug, signal));

type Typed = string | number | null;

/**
 * A card as it's typed, with its first printing while it's new. Each attribute is a field; the values of
 * its lists are separated by commas, and each name in another language has a line.
 */
export type EditedCard = Omit<CardForm, 'attributes' | 'names'> & { readonly names: string } & PrintingForm &
  Readonly<Record<`attributes.${string}`, Typed>>;

export const storedCardSchema = z.extend(z.omit(cardFormSchema, { attributes: true }), {
  names: namesTextSchema,
});
export const newCardSchema = z.extend(storedCardSchema, printingFormSchema.shape);

/** The commonest first. */
export const raritiesOf = ({ look }: CardGame) => look.rarities.toSorted((a, b) => a.order - b.order);

/** A printing before anything is known of it. */
export const emptyPrinting = (game: CardGame | null): PrintingForm => ({
  set: game?.sets[0]?.code ?? '',
  number: '',
  rarity: (game && raritiesOf(game)[0]?.code) ?? '',
  image: null,
  flavour: '',
  isDraftable: true,
});

export const newCard = (game: CardGame | null): EditedCard => ({
  ...emptyPrinting(game),
  ...{ number: '1', name: '', cost: null, costText: '', lanes: [], type: '', typeLine: '' },
  ...{ rules: '', stats: null, rating: null, names: '' },
});

/** After one was made: a set is typed in order, and most of its cards are like the one before. */
export const nextCard = ({ lanes, type, set, rarity, isDraftable, number }: EditedCard): EditedCard => ({
  ...newCard(null),
  ...{ lanes, type, set, rarity, isDraftable, number: nextNumber(number) },
});

function nextNumber(number: string): string {
  const [, before = '', digits = ''] = /^(.*?)(\d+)$/.exec(number) ?? [];
  return digits === '' ? '' : `${before}${String(Number(digits) + 1).padStart(digits.length, '0')}`;
}

export function editedCard({ detail: { card }, game }: OpenCard): EditedCard {
  const { attributes, names, sides: _, makes: __, isNameOnly: ___, ...fields } = card;
  const typed = game.look.attributes.map(({ key }): [string, Typed] => {
    const value = attributes[key] ?? null;
    return [`attributes.${key}`, Array.isArray(value) ? value.join(', ') : value];
  });
  return { ...newCard(game), ...fields, names: linesOfNames(names), ...Object.fromEntries(typed) };
}

/** What is typed as the value of an attribute; null where it's empty. */
export function attributeValue(type: Attribute['type'], value: Typed = null): AttributeValue | null {
  if (type !== 'list') return value;
  const parts = String(value ?? '').split(',');
  const full = parts.map((part) => part.trim()).filter(Boolean);
  return full.length === 0 ? null : full;
}

/** What is sent; attributes that the game doesn't describe stay as they were. */
export function cardOf(edited: EditedCard, look: GameLook, before: CardRecord | null): CardForm {
  const { name, cost, lanes, type, rules, flavour, stats, rating } = edited;
  const attributes: CardForm['attributes'] = { ...before?.attributes };
  for (const attribute of look.attributes) {
    const value = attributeValue(attribute.type, edited[`attributes.${attribute.key}`]);
    if (value === null) delete attributes[attribute.key];
    else attributes[attribute.key] = value;
  }
  const names = namesOfLines(edited.names);
  return {
    ...{ name, cost, lanes, type, rules, flavour, stats, rating, attributes },
    ...(names.ok && { names: names.names }),
    costText: edited.costText.trim() || String(cost ?? ''),
    typeLine: edited.typeLine.trim() || type,
  };
}

export const printingOf = ({ set, number, rarity, image, isDraftable }: PrintingForm): PrintingForm => ({
  ...{ set, number, rarity, image, isDraftable, flavour: '' },
});

/** The card as players would see it. */
export function faceOf(
  edited: EditedCard,
  look: GameLook,
  { set, number, rarity, image }: PrintingForm,
  before: CardRecord | null,
): CardFace {
  const { rating: _, names: __, ...card } = cardOf(edited, look, before);
  return { ...card, ...{ card: 0, set, number, rarity, image, sides: before?.sides ?? [] } };
}
