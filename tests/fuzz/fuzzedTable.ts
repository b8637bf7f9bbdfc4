import { viewFor } from '#engine/draft.ts';
import type { RunningDraft } from '#server/drafts/running/runningDraft.ts';
import { boosterState } from '#tests/support/engine/boosterState.ts';
import { type Account, guestAccount } from '../harness/account.ts';
import { gatherPeople, type Steered, startTable, type TestTable } from '../harness/steered.ts';
import { type HubLine, openHubLine } from './hubLine.ts';

const CANARY = /canary[0-9a-z]+x/g;
/** A line may call two hundred times at once: a new one is opened before. */
const CALLS_A_LINE = 150;

/** What stands in the database about all tables, so that a refusal can be seen to have changed nothing. */
const CONTENTS = [
  'draft',
  'seat',
  'seat_hints',
  'draft_log',
  'deadline',
  'chat_message',
  'queue_place',
  'event',
  'event_log',
]
  .map(
    (name) =>
      `select '${name}' as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as word from "${name}" t`,
  )
  .join(' union all ')
  .concat(' order by name');

/** Three who draft, the first of whom hosts a second table that gathers, and somebody who sits nowhere. */
export interface FuzzedTable {
  readonly people: number;
  /** Every id that somebody could come by, those of other seats' cards and packs among them. */
  ids(): Promise<readonly string[]>;
  /** The line of a person, opened anew where it has ended. */
  lineOf(person: number): Promise<HubLine>;
  /** The pack of a person at the table that drafts; null where there is none. */
  packOf(person: number): Promise<{ packId: string; pickNumber: number; cards: readonly string[] } | null>;
  readonly draftId: string;
  contents(): Promise<unknown>;
  /** Cards of which somebody was told who may not know them. */
  leaks(): Promise<readonly string[]>;
  close(): void;
}

interface Person {
  readonly account: Account;
  /** Canaries of all packs that were in hand and all cards that were taken. */
  readonly known: Set<string>;
  readonly lines: HubLine[];
  calls: number;
}

/** Adds what a seat may know now, as the engine's state has it. */
function learn({ setup, state, seats }: RunningDraft, { account, known }: Person): void {
  const seat = seats.findIndex(({ memberId }) => memberId === account.userId);
  if (seat < 0) return;
  const head = boosterState(state).seats[seat]?.queue[0]?.cards ?? [];
  const pool = viewFor(setup, state, { seat }).pool.map(({ id }) => id);
  for (const id of [...head, ...pool])
    for (const canary of setup.catalogue.cards[state.instances[id]?.card ?? -1]?.name.match(CANARY) ?? [])
      known.add(canary);
}

/** Gathers them at a running server. */
export async function openFuzzedTable(steered: Steered): Promise<FuzzedTable> {
  const table = await startTable(steered, 3, { watchers: true });
  const lobby = await gatherPeople(steered, 3, {}, 2);
  const stranger = await guestAccount(steered.server().url);
  const people = [...table.people, lobby.people[0], stranger].flatMap((account): Person[] =>
    account ? [{ account, known: new Set(), lines: [], calls: 0 }] : [],
  );
  const tables: readonly TestTable[] = [table, lobby];
  const running = async () => {
    const drafts = await Promise.all(tables.map(({ draftId }) => steered.server().tables.running(draftId)));
    return drafts.filter((draft) => draft !== null);
  };
  const learnAll = async () => {
    for (const draft of await running()) for (const person of people) learn(draft, person);
  };

  async function open(person: Person): Promise<HubLine> {
    const line = await openHubLine(person.account);
    person.lines.push(line);
    person.calls = 0;
    for (const { draftId } of tables) await line.call('OpenTable', [{ draftId }]);
    return line;
  }

  await learnAll();
  return {
    people: people.length,
    draftId: table.draftId,
    async ids() {
      const drafts = await running();
      const packs = drafts.flatMap(({ state }) => boosterState(state).seats.flatMap(({ queue }) => queue));
      return [
        ...tables.map(({ draftId }) => draftId),
        ...people.map(({ account }) => account.userId),
        ...packs.map(({ id }) => id),
        ...packs.flatMap(({ cards }) => cards),
        ...drafts.flatMap(({ state }) => state.seats.flatMap(({ pool }) => pool.map(({ id }) => id))),
        ...['canary', 'canary-draft', 'nowhere', '__proto__', 'constructor'],
      ];
    },
    async lineOf(number) {
      const person = people[number % people.length];
      if (!person) throw new Error('Nobody is there.');
      person.calls += 1;
      const last = person.lines.at(-1);
      if (last?.isOpen() && person.calls < CALLS_A_LINE) return last;
      last?.close();
      return open(person);
    },
    async packOf(number) {
      const draft = await steered.server().tables.running(table.draftId);
      const seat =
        draft?.seats.findIndex(({ memberId }) => memberId === people[number]?.account.userId) ?? -1;
      const pack = draft && seat >= 0 ? viewFor(draft.setup, draft.state, { seat }).pack : null;
      return pack && { ...pack, cards: pack.cards.map(({ id }) => id) };
    },
    contents: () => steered.db.query(CONTENTS),
    async leaks() {
      await learnAll();
      return people.flatMap(({ account, known, lines }) => {
        const told = new Set(lines.flatMap(({ heard }) => heard).flatMap((text) => text.match(CANARY) ?? []));
        return [...told]
          .filter((canary) => !known.has(canary))
          .map((canary) => `${account.handle}: ${canary}`);
      });
    },
    close() {
      for (const { lines } of people) for (const line of lines) line.close();
    },
  };
}
