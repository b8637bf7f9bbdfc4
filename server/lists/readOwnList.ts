import type { Person } from '#contract/can.ts';
import { type GameDefinition, gameDefinitionSchema, type StoredPack } from '#contract/games/game.ts';
import type { StoredTemplate } from '#contract/games/templates.ts';
import type { OwnList } from '#contract/lists/ownList.ts';
import type { DraftCard } from '#engine/core/cards.ts';
import { findGame, type GameRow } from '../cards/catalogue.ts';
import { newGame } from '../cards/newGame.ts';
import type { Sql } from '../db/database.ts';
import { draftsOfPile, mergedCopies, type SheetCopies } from '../imports/boosters/pileFit.ts';
import { listTitle } from '../imports/parsing/slug.ts';
import { batchOfList, type ListBatch, PASTED } from './batchOfList.ts';
import { allowedHosts, type Found, type FoundCards, findCards, fitting } from './foundCards.ts';
import { gameOfList } from './gameOfList.ts';
import { LIST_NAME, withoutName } from './withoutName.ts';

/** The name of what the draft of a list has in place of a game, where no game knows its cards: nobody learns the list's. */
export const OWN_CARDS = 'Own cards';

/** A card of a list that no game here knows. */
export interface UnknownName {
  readonly name: string;
  /** Where the list names it first, from 1. */
  readonly line: number;
  readonly cards: number;
}

/** A list with its cards found, ready to be drafted. */
export interface ReadOwnList {
  /** The game that knows most of its cards. */
  readonly game: GameRow | null;
  /** That game's, or one made of what the list says. */
  readonly definition: GameDefinition;
  readonly title: string | null;
  readonly packs: readonly StoredPack[];
  /** The list's own drafts, those of its settings. */
  readonly templates: readonly StoredTemplate[];
  /** The cards that the packs name, once each. */
  readonly cards: readonly DraftCard[];
  /** Copies by the card's name. */
  readonly copies: ReadonlyMap<string, number>;
  /** Copies that are cards of the game. */
  readonly found: number;
  /** Copies that other games know, by the name of the game. */
  readonly elsewhere: ReadonlyMap<string, number>;
  readonly unknown: readonly UnknownName[];
  readonly batch: ListBatch;
  readonly notes: readonly string[];
}

/** Reads a list as this person may draft it. Throws `listUnread` or `listTooLong`. */
export async function readOwnList(sql: Sql, list: OwnList, person: Person): Promise<ReadOwnList> {
  const known = await gameOfList(sql, list.text, person);
  const game = known && (await findGame(sql, { id: known.id }));
  const batch = await batchOfList(sql, list, known);
  const definition = game?.definition ?? ownDefinition(batch);
  const cards = await findCards(sql, batch, game, list.answers, person);
  const dealable = batch.templates.filter(({ slug }) => !batch.head.undealable.includes(slug));
  const { packs, templates } = withoutName(
    batch.packs.map((pack) => withCards(pack, cards)),
    dealable,
  );
  const title = titleOfList(batch, list.fileName);
  const pile = pileOf(packs, batch, cards);
  const drafts = pile && draftsOfPile({ slug: 'list', name: LIST_NAME, noun: 'list', copies: pile });
  const dealt = new Map<string, number>();
  const used = new Map<string, Found>();
  for (const copies of (drafts?.packs ?? packs).flatMap((pack) => Object.values(pack.sheets)))
    for (const { printing, weight } of copies.cards ?? []) {
      const found = cards.byKey.get(printing);
      if (!found) continue;
      used.set(printing, found);
      dealt.set(found.card.name, (dealt.get(found.card.name) ?? 0) + weight);
    }
  const hosts = await allowedHosts(sql);
  return {
    game,
    definition,
    title,
    packs: drafts?.packs ?? packs,
    templates: drafts ? [] : templates,
    cards: [...used.values()].map(({ card, from }) =>
      from === 'game' ? card : fitting(card, definition, hosts),
    ),
    copies: dealt,
    found: sumOf(used, dealt, ({ from }) => from === 'game'),
    elsewhere: elsewhereOf(used, dealt),
    unknown: game === null ? [] : unknownOf(batch, list.text, cards),
    batch,
    notes: drafts ? drafts.warnings : [],
  };
}

/** A pack of the list, its sheets naming the cards that are played. */
function withCards(pack: StoredPack, { byListKey }: FoundCards): StoredPack {
  const sheets = Object.entries(pack.sheets).map(([name, sheet]) => {
    if (!sheet.cards) return [name, sheet] as const;
    const copies = sheet.cards.flatMap((copy) => {
      const found = byListKey.get(copy.printing);
      return found ? [{ ...copy, printing: found.card.printing }] : [];
    });
    return [name, { ...sheet, cards: mergedCopies(copies) }] as const;
  });
  return { ...pack, sheets: Object.fromEntries(sheets) };
}

/** All copies of a list that is one pile; null where it says itself how its packs are filled. */
function pileOf(
  packs: readonly StoredPack[],
  { printings }: ListBatch,
  { byListKey }: FoundCards,
): readonly SheetCopies[] | null {
  if (packs.length === 0)
    return mergedCopies(
      printings.flatMap(({ key, isDraftable }) => {
        const found = isDraftable ? byListKey.get(key) : null;
        return found ? [{ printing: found.card.printing, weight: 1 }] : [];
      }),
    );
  const [pack, ...others] = packs;
  const slots = pack?.layouts.flatMap((layout) => layout.slots) ?? [];
  const sheets = Object.values(pack?.sheets ?? {});
  const isPile = others.length === 0 && slots.length === 1 && sheets.length === 1;
  return isPile && pack?.replacement === 'table' && pack.rounds === undefined
    ? (sheets[0]?.cards ?? null)
    : null;
}

/** A game for cards that none here has, as the list describes them. Its lands cannot be added to a deck: nobody has them. */
function ownDefinition({ head: { proposedGame } }: ListBatch): GameDefinition {
  return gameDefinitionSchema.parse({
    ...newGame('own-cards', OWN_CARDS),
    ...proposedGame,
    ...{ slug: 'own-cards', name: OWN_CARDS, freeCards: [] },
  });
}

function titleOfList({ packs, head }: ListBatch, fileName: string | null): string | null {
  const called = packs[0]?.name ?? '';
  const ofFile = listTitle(fileName ?? PASTED);
  const isOfFile = called === '' || called === ofFile || head.rows.pack === 0;
  if (!isOfFile) return called;
  return fileName === null ? null : ofFile;
}

/** Cards that neither this game nor another knows, in the order of the list; none where no game knows any. */
function unknownOf({ head, packs, printings }: ListBatch, text: string, cards: FoundCards): UnknownName[] {
  const nameOf = new Map(printings.map(({ key, card }) => [key, card]));
  const copies = new Map<string, number>();
  for (const { printing, weight } of packs.flatMap(({ sheets }) =>
    Object.values(sheets).flatMap((sheet) => sheet.cards ?? []),
  )) {
    const name = nameOf.get(printing);
    if (name !== undefined) copies.set(name, (copies.get(name) ?? 0) + weight);
  }
  const lines = text.split('\n');
  return head.nameOnly.flatMap((name) => {
    if (cards.known.has(name)) return [];
    const line = lines.findIndex((each) => each.includes(name)) + 1;
    return [{ name, line: Math.max(1, line), cards: copies.get(name) ?? 1 }];
  });
}

function sumOf(
  used: ReadonlyMap<string, Found>,
  copies: ReadonlyMap<string, number>,
  which: (found: Found) => boolean,
): number {
  const names = new Set([...used.values()].filter(which).map(({ card }) => card.name));
  return [...names].reduce((sum, name) => sum + (copies.get(name) ?? 0), 0);
}

function elsewhereOf(used: ReadonlyMap<string, Found>, copies: ReadonlyMap<string, number>) {
  const byGame = new Map<string, number>();
  for (const { card, from } of used.values())
    if (typeof from === 'object')
      byGame.set(from.game, (byGame.get(from.game) ?? 0) + (copies.get(card.name) ?? 0));
  return byGame;
}
