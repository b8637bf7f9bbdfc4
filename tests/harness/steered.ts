import { randomUUID } from 'node:crypto';
import type { Reply } from '#contract/refusals.ts';
import type { TableCommand } from '#contract/room/room.ts';
import type { TableSettings } from '#contract/tables/tables.ts';
import type { PackView } from '#engine/core/view.ts';
import { turnOf, viewFor } from '#engine/draft.ts';
import type { DraftView } from '#engine/formats/registry.ts';
import { storeBundle } from '#server/cards/games.ts';
import type { Database } from '#server/db/open.ts';
import { NO_SHARDS, type Shards } from '#server/db/shards/shards.ts';
import type { RunningDraft } from '#server/drafts/running/runningDraft.ts';
import { type DatabaseKind, openTestDatabase } from '#tests/support/testDatabases.ts';
import { type Account, guestAccount, registerAccount } from './account.ts';
import { canaryGame } from './canaryGame.ts';
import { type RunningServer, startServer } from './runningServer.ts';

/** A server whose time stands still until a test moves it; nothing falls due by itself. */
export interface Steered {
  readonly db: Database;
  readonly clock: { nowMs: number };
  server(): RunningServer;
  /** Ends the server as a crash would for everything in memory, and starts another one on the same database. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const CARDS = 360;
const START_MS = Date.parse('2026-01-05T10:00:00Z');

export async function startSteered(
  kind: DatabaseKind,
  options: {
    countdownMs?: number;
    botDelayMs?: () => number;
    environment?: Readonly<Record<string, string>>;
    /** Further databases of the site whose main one is given. */
    shardsOf?: (main: Database) => Promise<Shards>;
  } = {},
): Promise<Steered> {
  const db = await openTestDatabase(kind);
  await storeBundle(db, canaryGame(CARDS), START_MS);
  const clock = { nowMs: START_MS };
  const { shardsOf = async () => NO_SHARDS, ...others } = options;
  const shards = await shardsOf(db);
  const begin = () => startServer(db, { now: () => clock.nowMs, clockwork: 'steered', shards, ...others });
  let server = await begin();
  return {
    db,
    clock,
    server: () => server,
    async restart() {
      await server.stop();
      server = await begin();
      await server.resume();
    },
    async stop() {
      await server.stop();
      await shards.close();
      await db.close();
    },
  };
}

export interface TestTable {
  readonly draftId: string;
  /** Those who sit, by seat; the first one hosts. */
  readonly people: readonly Account[];
  /** A command of the person on this seat. */
  ask(seat: number, command: TableCommand, commandId?: string): Promise<Reply<null>>;
  draft(): Promise<RunningDraft>;
  view(seat: number): Promise<DraftView>;
  pack(seat: number): Promise<PackView>;
  /** Takes a card of the pack in hand, the first one unless another is meant. */
  take(seat: number, at?: number): Promise<string>;
}

/** A command through the tables themselves, without the line. */
export const ask = (
  steered: Steered,
  account: Account,
  draftId: string,
  command: TableCommand,
  commandId: string = randomUUID(),
) => steered.server().tables.command(account.userId, draftId, commandId, command);

/** Throws the sentence of a refusal. */
export function granted<T>(reply: Reply<T>): T {
  if (!reply.ok) throw new Error(`${reply.refusal}: ${reply.message}`);
  return reply.value;
}

/** A table of one member who hosts and guests, in the lobby. */
export async function gatherPeople(
  steered: Steered,
  seats: number,
  settings: Partial<TableSettings> = {},
  humans: number = seats,
): Promise<TestTable> {
  const { url } = steered.server();
  const people = [await registerAccount(url, 'host')];
  while (people.length < humans) people.push(await guestAccount(url));
  const [host] = people;
  if (!host) throw new Error('A table needs a host.');
  const made = await host.post<{ draftId: string }>('/drafts', {
    game: 'canary',
    template: 'canary-draft',
    solo: false,
    settings: { name: 'Birds', visibility: 'code', seats, clock: 'quick', ...settings },
  });
  const table = tableOf(steered, made.draftId, people);
  for (let seat = 1; seat < humans; seat++) granted(await table.ask(seat, { type: 'sit', seat }));
  return table;
}

/** The table as these people command it, by seat. */
export function tableOf(steered: Steered, draftId: string, people: readonly Account[]): TestTable {
  const personAt = (seat: number) => {
    const person = people[seat];
    if (!person) throw new Error(`Nobody sits on seat ${seat}.`);
    return person;
  };
  const draft = async () => {
    const running = await steered.server().tables.running(draftId);
    if (!running) throw new Error('The draft does not run.');
    return running;
  };
  const view = async (seat: number) => {
    const { setup, state } = await draft();
    return viewFor(setup, state, { seat });
  };
  const pack = async (seat: number) => {
    const held = (await view(seat)).pack;
    if (!held) throw new Error(`Seat ${seat} holds no pack.`);
    return held;
  };
  const askAt: TestTable['ask'] = (seat, command, id) => ask(steered, personAt(seat), draftId, command, id);
  return {
    draftId,
    people,
    ask: askAt,
    draft,
    view,
    pack,
    async take(seat, at = 0) {
      const held = await pack(seat);
      const card = held.cards[at]?.id ?? '';
      granted(await askAt(seat, pickOf(held, card)));
      return card;
    },
  };
}

/** The command that takes this card of a pack. */
export const pickOf = ({ packId, pickNumber }: PackView, card: string): TableCommand => ({
  type: 'pick',
  packId,
  pickNumber,
  cardInstanceIds: [card],
  burnIds: [],
  destination: 'main',
});

/** A table of people alone, started. */
export async function startTable(
  steered: Steered,
  seats: number,
  settings: Partial<TableSettings> = {},
): Promise<TestTable> {
  const table = await gatherPeople(steered, seats, settings);
  granted(await table.ask(0, { type: 'start' }));
  return table;
}

const SOON_MS = 30_000;

/** Lets everything that waits for nobody happen until the condition holds; half a minute is for busy machines. */
export async function soon(condition: () => boolean | Promise<boolean>, what: string): Promise<void> {
  const startedAt = performance.now();
  while (!(await condition())) {
    if (performance.now() - startedAt > SOON_MS) throw new Error(`This did not happen: ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

/** Takes the first card for every seat until the draft is over. */
export async function playToTheEnd(table: TestTable): Promise<void> {
  for (;;) {
    const { setup, state } = await table.draft();
    if (state.phase === 'complete') return;
    for (const [seat, own] of state.seats.entries())
      if (turnOf(setup, state, seat) && !own.bot) await table.take(seat);
  }
}
