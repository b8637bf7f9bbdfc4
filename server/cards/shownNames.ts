import { type CardNames, nameIn, nameOfSide } from '#contract/games/cardNames.ts';
import type { CardFace } from '#contract/games/faces.ts';
import type { Locale } from '#contract/messages/locales.ts';
import type { CardIndex } from '#engine/core/cards.ts';
import type { Catalogue } from '#engine/core/setup.ts';
import type { Sql } from '../db/database.ts';

/** What cards of a catalogue are called in other languages, by their places in it; those without such names are missing. */
export type NamesByCard = ReadonlyMap<CardIndex, CardNames>;

/** The language in which a reader is shown names of cards; null for the names of the data. */
export type NameLanguage = Locale | null;

const NONE: NamesByCard = new Map();
/** How long names are shown before an import or an Admin's change of them is looked for. */
const FRESH_MS = 60_000;

interface Known {
  readonly readAtMs: number;
  readonly names: NamesByCard;
}

const known = new WeakMap<Catalogue, Known>();
const beingRead = new WeakMap<Catalogue, Promise<NamesByCard>>();

/** What the cards of a catalogue are called in other languages, as their game has them now. */
export async function readNamesIn(
  sql: Sql,
  gameId: string,
  { cards }: Pick<Catalogue, 'cards'>,
): Promise<NamesByCard> {
  const rows = await sql.query<{ key: string; names: CardNames }>(
    `select p.key, c.record->'names' as names from card c join printing p on p.card_id = c.id
     where c.game_id = $1 and c.other_names is not null and p.key = any($2)`,
    [gameId, cards.map(({ printing }) => printing)],
  );
  const byKey = new Map(rows.map(({ key, names }) => [key, names]));
  return new Map(
    cards.flatMap(({ printing }, index) => {
      const found = byKey.get(printing);
      return found ? [[index, found] as const] : [];
    }),
  );
}

async function readNames(sql: Sql, draftId: string, catalogue: Catalogue): Promise<NamesByCard> {
  // Drafts of games in one language ask no more than this.
  const [game] = await sql.query<{ id: string }>(
    `select d.game_id as id from draft d where d.id = $1
     and exists (select from card c where c.game_id = d.game_id and c.other_names is not null)`,
    [draftId],
  );
  const names = game ? await readNamesIn(sql, game.id, catalogue) : NONE;
  known.set(catalogue, { readAtMs: performance.now(), names });
  return names;
}

/** Whether names were read so lately that nobody looks for others. */
export function areNamesFresh(catalogue: Catalogue): boolean {
  const before = known.get(catalogue);
  return before !== undefined && performance.now() - before.readAtMs < FRESH_MS;
}

/**
 * What the cards of a draft are called in other languages. They are no part of what is frozen for it: a draft shows names
 * that were imported after its start, and its log and its seal know nothing of them. Shared by all who follow the draft.
 */
export async function readNamesOf(sql: Sql, draftId: string, catalogue: Catalogue): Promise<NamesByCard> {
  if (areNamesFresh(catalogue)) return namesAtHand(catalogue);
  const reading =
    beingRead.get(catalogue) ?? readNames(sql, draftId, catalogue).finally(() => beingRead.delete(catalogue));
  beingRead.set(catalogue, reading);
  return reading;
}

/** The names that `readNamesOf` read last, without waiting; none where it was never asked. */
export const namesAtHand = (catalogue: Catalogue): NamesByCard => known.get(catalogue)?.names ?? NONE;

/** A card as a reader of this language is shown it: by its name there, with its own name beside it. */
export function faceInLanguage(
  face: CardFace,
  names: CardNames | undefined,
  language: NameLanguage,
): CardFace {
  const name = language === null ? null : nameIn(names, language);
  if (name === null || name === face.name) return face;
  return {
    ...face,
    name,
    ownName: face.name,
    sides: face.sides.map((side, at) => ({ ...side, name: nameOfSide(name, face.sides, at) ?? side.name })),
  };
}

/** The same of all cards of a screen. */
export function facesInLanguage(
  faces: Readonly<Record<CardIndex, CardFace>>,
  names: NamesByCard,
  language: NameLanguage,
): Record<CardIndex, CardFace> {
  if (language === null || names.size === 0) return faces;
  return Object.fromEntries(
    Object.values(faces).map((face) => [face.card, faceInLanguage(face, names.get(face.card), language)]),
  );
}

/** A card with all its other names, for screens that search them. */
export const facedWithNames = (face: CardFace, names: CardNames | undefined): CardFace =>
  names === undefined ? face : { ...face, otherNames: [...new Set(Object.values(names))] };

/** The same of all cards of a screen. */
export function withOtherNames(
  faces: Readonly<Record<CardIndex, CardFace>>,
  names: NamesByCard,
): Record<CardIndex, CardFace> {
  if (names.size === 0) return faces;
  return Object.fromEntries(
    Object.values(faces).map((face) => [face.card, facedWithNames(face, names.get(face.card))]),
  );
}
