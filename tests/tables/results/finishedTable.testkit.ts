import type { DeckList } from '#contract/decks/deckLists.ts';
import type { ResultsView } from '#contract/results/results.ts';
import type { Account } from '#tests/harness/account.ts';
import { playToTheEnd, type Steered, startTable, type TestTable } from '#tests/harness/steered.ts';

export const NO_CLOCK = { clock: 'none' } as const;

export function personAt({ people }: TestTable, seat: number): Account {
  const person = people[seat];
  if (!person) throw new Error(`Nobody sat on seat ${seat}.`);
  return person;
}

/** A table of two whose draft is over. */
export async function finishedTable(
  steered: Steered,
  settings: Parameters<typeof startTable>[2] = {},
): Promise<TestTable> {
  const table = await startTable(steered, 2, { ...NO_CLOCK, ...settings });
  await playToTheEnd(table);
  return table;
}

/** Saves the first cards of the pool as main deck and the rest as sideboard. */
export async function saveDeck(
  table: TestTable,
  seat: number,
  deck: { name: string; main: number; submit: boolean },
) {
  const person = personAt(table, seat);
  const pool = (await table.view(seat)).pool.map(({ id }) => id);
  const contents = { buckets: { main: pool.slice(0, deck.main), side: pool.slice(deck.main) }, free: {} };
  const path = `/drafts/${table.draftId}/decks/${person.userId}`;
  const { version } = await person.get<{ version: number }>(path);
  await person.put(path, { version, name: deck.name, submit: deck.submit, contents });
}

export const deckListFor = (reader: Account, table: TestTable, seat: number) =>
  reader.get<DeckList>(`/drafts/${table.draftId}/decks/${personAt(table, seat).userId}/list`);

export const resultsFor = (reader: Account, { draftId }: TestTable) =>
  reader.get<ResultsView>(`/drafts/${draftId}/results`);
