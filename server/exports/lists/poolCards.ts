import { foldName } from '#contract/cardLists/foldName.ts';
import type { DeckView } from '#contract/decks/decks.ts';
import type { CardFace } from '#contract/games/faces.ts';
import { namesOf } from '../cardNames.ts';
import type { CardIds } from '../exportScope.ts';
import { type ExternalIds, NO_IDS } from '../externalIds.ts';
import type { ListedCard } from './deckList.ts';

/** A card that a list may mean: one of the pool, or with `id` null one the game gives for nothing. */
export interface PoolCard {
  readonly id: string | null;
  readonly name: string;
  /** The bucket it lies in now. */
  readonly bucket: string;
  readonly finish: 'plain' | 'foil';
  readonly set: string;
  readonly number: string;
  readonly ids: ExternalIds;
  readonly names: ReadonlySet<string>;
}

const foldSet = (set: string) => set.trim().toLowerCase();
/** Numbers as they are compared: `007` is 7, and Arena’s `A-` is left out. */
const foldNumber = (number: string) =>
  number
    .trim()
    .toLowerCase()
    .replace(/^a-/, '')
    .replace(/^0+(?=\d)/, '');

/** The pool’s cards, each instance for itself. */
export function poolCardsOf(view: DeckView, { byCard }: CardIds): PoolCard[] {
  const bucketOf = new Map(
    Object.entries(view.contents.buckets).flatMap(([key, ids]) => ids.map((id) => [id, key] as const)),
  );
  return view.pool.flatMap(({ id, card, finish }) => {
    const face = view.faces[card];
    if (!face) return [];
    const bucket = bucketOf.get(id) ?? '';
    return [{ ...cardOf(face, byCard.get(card) ?? NO_IDS, finish), id, bucket }];
  });
}

export const freePoolCardsOf = (view: DeckView, { byFreeName }: CardIds): PoolCard[] =>
  view.freeFaces.map((face) => cardOf(face, byFreeName.get(face.name) ?? NO_IDS, 'plain'));

function cardOf(face: CardFace, ids: ExternalIds, finish: 'plain' | 'foil'): PoolCard {
  const others = (face.otherNames ?? []).flatMap((name) => Object.values(namesOf({ ...face, name })));
  const names = [...Object.values(namesOf(face)), ...others].map(foldName);
  return {
    id: null,
    name: face.name,
    bucket: '',
    finish,
    set: foldSet(face.set),
    number: foldNumber(face.number),
    ids: finish === 'foil' && ids.mtgoFoilId !== undefined ? { ...ids, mtgoId: ids.mtgoFoilId } : ids,
    names: new Set(names),
  };
}

/** A line as it is compared with cards. */
export interface SoughtCard {
  readonly names: readonly string[];
  readonly set: string | null;
  readonly number: string | null;
  readonly ids: readonly (readonly [key: string, id: string])[];
  readonly orPrinting: { readonly set: string; readonly number: string } | null;
}

export const soughtOf = ({ names, set, number, ids, orPrinting }: ListedCard): SoughtCard => ({
  names: names.map(foldName),
  set: set === null ? null : foldSet(set),
  number: number === null ? null : foldNumber(number),
  ids: Object.entries(ids).map(([key, id]) => [key, foldNumber(id)] as const),
  orPrinting: orPrinting && {
    set: foldSet(orPrinting.set ?? ''),
    number: foldNumber(orPrinting.number),
  },
});

/** How surely a line means a card: 4 by an external id, 3 by set and number, 2 by name and set, 1 by name, 0 not at all. */
export function sureness(sought: SoughtCard, card: PoolCard): 0 | 1 | 2 | 3 | 4 {
  const hasId = sought.ids.some(
    ([key, id]) => card.ids[key] !== undefined && foldNumber(card.ids[key]) === id,
  );
  if (hasId) return 4;
  const isNamed = sought.names.some((name) => card.names.has(name));
  if (sought.names.length > 0 && !isNamed) return 0;
  const isSet = sought.set === card.set;
  if (isSet && sought.number === card.number) return 3;
  if (!isNamed) return 0;
  return isSet ? 2 : 1;
}

/** Cards of a pool by all that lines may say of them, so that a long list is looked up, not searched. */
export class PoolIndex {
  readonly #byKey = new Map<string, PoolCard[]>();

  constructor(cards: readonly PoolCard[]) {
    for (const card of cards) for (const key of keysOf(card)) this.#add(key, card);
  }

  /** Cards that the line may mean with how surely, the surest first. */
  find(sought: SoughtCard): readonly { readonly card: PoolCard; readonly sureness: number }[] {
    const found = new Set(soughtKeys(sought).flatMap((key) => this.#byKey.get(key) ?? []));
    const sure = [...found].map((card) => ({ card, sureness: sureness(sought, card) }));
    const meant = sure.filter((candidate) => candidate.sureness > 0);
    if (meant.length > 0) return meant.sort((a, b) => b.sureness - a.sureness);
    return this.#byNumber(sought).map((card) => ({ card, sureness: 3 }));
  }

  #byNumber({ orPrinting }: SoughtCard): readonly PoolCard[] {
    return orPrinting ? (this.#byKey.get(printingKey(orPrinting.set, orPrinting.number)) ?? []) : [];
  }

  #add(key: string, card: PoolCard): void {
    const known = this.#byKey.get(key);
    if (known) known.push(card);
    else this.#byKey.set(key, [card]);
  }
}

const nameKey = (name: string) => `name ${name}`;
const idKey = (key: string, id: string) => `id ${key} ${id}`;
const printingKey = (set: string, number: string) => `printing ${set} ${number}`;

const keysOf = ({ names, ids, set, number }: PoolCard): string[] => [
  ...[...names].map(nameKey),
  ...Object.entries(ids).map(([key, id]) => idKey(key, foldNumber(id))),
  ...(number === '' ? [] : [printingKey(set, number)]),
];

const soughtKeys = ({ names, ids, set, number }: SoughtCard): string[] => [
  ...names.map(nameKey),
  ...ids.map(([key, id]) => idKey(key, id)),
  ...(names.length === 0 && set !== null && number !== null ? [printingKey(set, number)] : []),
];
