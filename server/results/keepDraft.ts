import type { DeckList } from '#contract/decks/deckLists.ts';
import { type Reply, refused } from '#contract/refusals.ts';
import type { ResultFile, ResultFileKind } from '#contract/results/resultFiles.ts';
import type { ResultsView } from '#contract/results/results.ts';
import type { TableView } from '#contract/tables/tables.ts';
import type { Database } from '../db/database.ts';
import { readStoredDraft } from '../drafts/running/loadDraft.ts';
import { resultFileOf } from './files/resultFiles.ts';
import { readResults } from './results.ts';
import { readDeckList } from './submissions.ts';

/** The decks of the seats that are open in these results, by seat. */
export async function readOpenDecks(
  db: Database,
  { table, seats }: ResultsView,
): Promise<ReadonlyMap<number, DeckList>> {
  const stored = await readStoredDraft(db, table.draftId);
  const lists = new Map<number, DeckList>();
  if (!stored) return lists;
  const { game, setup, draftId } = stored;
  for (const { seat, isOpen, pool } of seats) {
    if (!isOpen || seat.memberId === null) continue;
    const about = { draftId, memberId: seat.memberId, game, cards: setup.catalogue.cards, pool };
    const list = await readDeckList(db, about, seat.name);
    if (list) lists.set(seat.seat, list);
  }
  return lists;
}

/** What a reader asks to keep of a draft. */
export interface FileWish {
  readonly kind: ResultFileKind;
  readonly seat: number | null;
  readonly publicUrl: string;
}

/** A draft as a file, made of what the reader may see and of nothing else. Refusals are those of the results. */
export async function readResultFile(
  db: Database,
  table: TableView,
  readerId: string,
  { kind, seat, publicUrl }: FileWish,
): Promise<Reply<ResultFile>> {
  const results = await readResults(db, table, readerId);
  if (!results.ok) return results;
  const deckLists = await readOpenDecks(db, results.value);
  return resultFileOf({ results: results.value, deckLists, publicUrl }, kind, seat);
}

/** The list of one seat's deck, for whoever may see the seat; `notFound` before it was first saved. */
export async function readSeatDeckList(
  db: Database,
  table: TableView,
  readerId: string,
  memberId: string,
): Promise<Reply<DeckList>> {
  const results = await readResults(db, table, readerId);
  if (!results.ok) return results;
  const { value } = results;
  const seats = value.seats.filter(({ seat }) => seat.memberId === memberId);
  if (seats.some(({ isOpen }) => !isOpen)) return refused('notAllowed', 'That seat is closed to you.');
  const [list] = (await readOpenDecks(db, { ...value, seats })).values();
  return list ? { ok: true, value: list } : refused('notFound', 'There is no deck of this pool yet.');
}
