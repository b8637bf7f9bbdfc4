import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DeckList } from '#contract/decks/deckLists.ts';
import type { DeckSnapshots, DeckView } from '#contract/decks/decks.ts';
import type { DeckExport } from '#contract/decks/exports.ts';
import type { AchievementsView } from '#contract/members/achievements.ts';
import type { DraftLogFile } from '#contract/results/draftLog.ts';
import type { PollView } from '#contract/results/forks.ts';
import type { ResultLink, SharedResults } from '#contract/results/resultLinks.ts';
import type { ResultsView } from '#contract/results/results.ts';
import type { TableView } from '#contract/tables/tables.ts';
import { formats } from '#engine/formats/registry.ts';
import { verifyLogFile } from '#server/commands/verifyLogFile.ts';
import { type Database, openDatabase } from '#server/db/open.ts';
import { belowFrom } from '#tests/support/engine/chance.ts';
import { createServerDatabase, DATABASE_KINDS } from '#tests/support/testDatabases.ts';
import { type Account, guestAccount, signInAccount } from '../harness/account.ts';
import { connectEventGoer } from '../harness/eventGoer.ts';
import { playAnyDecisions } from '../harness/playAnyDecisions.ts';
import { connectPlayer, type Player } from '../harness/player.ts';
import { runProgram } from '../harness/programRun.ts';
import { type RunningServer, startServer } from '../harness/runningServer.ts';
import { must } from '../harness/wholeDraft.ts';

/** Made once by the program as it was at commit f0582e5; README.md beside it says how. */
const FIXTURE = join(import.meta.dirname, '..', 'fixtures', 'backup-f0582e5');
const BACKUP = join(FIXTURE, 'whole.backup');
const LATER_MS = 60 * 86_400_000;

interface ExpectedDraft {
  readonly format: string;
  readonly draftId: string;
  readonly name: string;
  readonly seed: string;
  readonly seedHash: string;
  readonly lock: string | null;
  readonly nonces: number;
  readonly voids: number;
  readonly rows: number;
  readonly rowsHash: string;
  readonly setupHash: string;
  readonly finalStateHash: string;
  readonly replay: string;
  readonly pools: string;
  readonly chat: readonly string[];
  readonly decks: readonly {
    readonly handle: string;
    readonly memberId: string;
    readonly name: string;
    readonly main: number;
    readonly side: number;
    readonly isSubmitted: boolean;
  }[];
  readonly link: {
    readonly key: string;
    readonly sharedBy: { readonly seat: number; readonly name: string };
    readonly deck: string | null;
  };
}

interface Expected {
  readonly madeAt: string;
  readonly password: string;
  readonly members: readonly { readonly handle: string; readonly id: string }[];
  readonly guest: { readonly handle: string; readonly id: string };
  readonly rows: Readonly<Record<string, number>>;
  readonly drafts: readonly ExpectedDraft[];
  readonly poll: {
    readonly key: string;
    readonly askedBy: string;
    readonly voter: string;
    readonly vote: string;
    readonly taken: readonly string[];
    readonly pack: readonly string[];
  };
  readonly event: {
    readonly eventId: string;
    readonly name: string;
    readonly phase: string;
    readonly match: object;
    readonly players: readonly string[];
  };
  readonly halfWay: {
    readonly draftId: string;
    readonly seats: readonly { readonly handle: string; readonly pool: readonly string[] }[];
  };
  readonly lobby: { readonly draftId: string; readonly name: string; readonly chat: readonly string[] };
  readonly exported: { readonly draftId: string; readonly slug: string; readonly text: string };
  readonly achievements: Readonly<Record<string, readonly string[]>>;
}

const expected = JSON.parse(await readFile(join(FIXTURE, 'expected.json'), 'utf8')) as Expected;
const [first] = expected.drafts;
if (!first) throw new Error('The fixture has no drafts.');

const countRows = async (db: Database, table: string) => (await db.query(`select 1 from "${table}"`)).length;
const digestOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

describe.each(DATABASE_KINDS)('a backup of f0582e5 (%s database)', (kind) => {
  let folder: string;
  let server: RunningServer;
  let closeDatabase: () => Promise<void> = async () => undefined;
  let restored: { code: number; out: string; err: string };
  const restoredRows: Record<string, number> = {};
  const people = new Map<string, Account>();
  let reader: Account;

  const personOf = (handle: string): Account => {
    const person = people.get(handle);
    if (!person) throw new Error(`${handle} is not signed in.`);
    return person;
  };
  const host = () => personOf('robin');

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'passleft-old-backup-'));
    const made = kind === 'server' ? await createServerDatabase() : null;
    const place = { DATA_DIR: folder, DATABASE_URL: made?.url ?? '' };
    restored = await runProgram('server/commands/restore.ts', [BACKUP], place);
    const db = await openDatabase({ dataDir: folder, databaseUrl: made?.url });
    closeDatabase = async () => {
      await db.close();
      await made?.drop();
    };
    for (const table of Object.keys(expected.rows)) restoredRows[table] = await countRows(db, table);
    const nowMs = Date.parse(expected.madeAt) + LATER_MS;
    server = await startServer(db, { now: () => nowMs, clockwork: 'steered' });
    await server.resume();
    for (const { handle } of expected.members)
      people.set(handle, await signInAccount(server.url, handle, expected.password));
    reader = await guestAccount(server.url);
  }, 180_000);

  afterAll(async () => {
    await server?.stop();
    await closeDatabase();
    await rm(folder, { recursive: true, force: true });
  });

  it('is restored with every row it has, and its members sign in with their passwords', () => {
    const rows = Object.values(expected.rows).reduce((sum, count) => sum + count);
    expect(restored).toMatchObject({
      code: 0,
      out: expect.stringContaining(`: ${rows} rows, as they stood at ${expected.madeAt}.`),
    });
    // A restore ends the links in emails sent before it.
    expect(restoredRows).toStrictEqual({ ...expected.rows, mail_ticket: 0 });
    expect([...people.values()].map(({ userId }) => userId)).toEqual(expected.members.map(({ id }) => id));
  });

  it('has drafts of every format there was then, and all of them are still played', () => {
    const found = new Set(expected.drafts.map(({ format }) => format));
    expect(found.size).toBe(13);
    expect(Object.keys(formats)).toEqual(expect.arrayContaining([...found]));
    expect(expected.drafts.some(({ voids }) => voids > 0)).toBe(true);
    expect(expected.drafts.some(({ lock }) => lock === null)).toBe(true);
  });

  it.each(expected.drafts)('verifies the log of $name ($format), under the same seal', async (draft) => {
    const { text } = await host().call('GET', `/drafts/${draft.draftId}/log`);
    const log = JSON.parse(text) as DraftLogFile;
    expect(log.rows).toHaveLength(draft.rows);
    expect(log).toMatchObject({
      name: draft.name,
      seed: draft.seed,
      seedHash: draft.seedHash,
      rowsHash: draft.rowsHash,
      finalStateHash: draft.finalStateHash,
      setup: { template: { format: draft.format } },
      seal: { lock: draft.lock, setupHash: draft.setupHash },
    });
    const file = join(folder, `${draft.draftId}.json`);
    await writeFile(file, text);
    const lock = draft.lock === null ? [] : ['--lock', draft.lock];
    const { exitCode, lines } = await verifyLogFile([file, '--json', '--seal', draft.seedHash, ...lock]);
    expect(JSON.parse(lines.join(''))).toMatchObject({
      ok: true,
      findings: [],
      actions: draft.rows,
      nonces: draft.nonces,
      voids: draft.voids,
      isLocked: draft.lock !== null,
    });
    expect(exitCode).toBe(0);
  });

  it.each(expected.drafts)('opens the replay, the chat and the decks of $name ($format)', async (draft) => {
    const results = await host().get<ResultsView>(`/drafts/${draft.draftId}/results`);
    expect(results.seal).toEqual({ hash: draft.seedHash, seed: draft.seed });
    const replay = results.seats.map(({ picks }) =>
      picks.map(({ seq, round, pick, taken, burned }) => [seq, round, pick, taken, burned]),
    );
    expect(replay.flat().length).toBeGreaterThan(0);
    expect(digestOf(replay)).toBe(draft.replay);
    expect(digestOf(results.seats.map(({ pool }) => pool.map(({ id }) => id)))).toBe(draft.pools);
    expect(results.table.chat.map(({ text }) => text)).toEqual(draft.chat);
    for (const deck of draft.decks) {
      const path = `/drafts/${draft.draftId}/decks/${deck.memberId}`;
      const owner = people.get(deck.handle);
      if (owner) {
        const { name, contents, submittedAtMs } = await owner.get<DeckView>(path);
        const sizes = [contents.buckets.main?.length, contents.buckets.side?.length];
        expect([name, ...sizes, submittedAtMs !== null]).toEqual([
          deck.name,
          deck.main,
          deck.side,
          deck.isSubmitted,
        ]);
      }
      if (deck.isSubmitted) expect((await host().get<DeckList>(`${path}/list`)).name).toBe(deck.name);
    }
  });

  it.each(expected.drafts)('opens the shared link of $name ($format) to anyone signed in', async (draft) => {
    const { key, sharedBy, deck } = draft.link;
    const shared = await reader.get<SharedResults>(`/shared/${key}`);
    expect([shared.sharedBy, shared.deck?.name ?? null]).toEqual([sharedBy, deck]);
    expect(shared.results.table.settings.name).toBe(draft.name);
    expect(shared.results.seats[sharedBy.seat]?.picks.length).toBeGreaterThan(0);
    const owner = people.get(sharedBy.name);
    const own = await owner?.get<{ links: ResultLink[] }>(`/drafts/${draft.draftId}/links`);
    if (own) expect(own.links.map((link) => link.key)).toContain(key);
  });

  it('opens a shared pick with its vote, another deck, a snapshot and an export', async () => {
    const { poll, exported } = expected;
    const asked = await personOf(poll.voter).get<PollView>(`/polls/${poll.key}`);
    expect(asked).toMatchObject({
      askedBy: poll.askedBy,
      mine: poll.vote,
      told: { votes: { [poll.vote]: 1 }, taken: poll.taken },
    });
    expect(asked.pack.map(({ id }) => id)).toEqual(poll.pack);
    expect((await reader.get<PollView>(`/polls/${poll.key}`)).pack).toEqual(asked.pack);

    const path = `/drafts/${first.draftId}/decks/${host().userId}`;
    const { decks } = await host().get<DeckView>(path);
    expect(decks.map(({ name }) => name)).toEqual(['robin in booster', 'Second thoughts']);
    const { snapshots } = await host().get<DeckSnapshots>(`${path}/snapshots`);
    expect(snapshots.map(({ name }) => name)).toEqual(['Before the games']);
    const { text } = await host().get<DeckExport>(`${path}/exports/${exported.slug}`);
    expect(text).toBe(exported.text);
  });

  it('opens its event with the match that was reported, and everybody’s achievements', async () => {
    const goer = await connectEventGoer(host());
    const event = must(await goer.watch(expected.event.eventId), 'Opening the event');
    await goer.close();
    expect(event).toMatchObject({ phase: expected.event.phase, settings: { name: expected.event.name } });
    expect(event.people.map(({ name }) => name)).toEqual(expected.event.players);
    expect(event.rounds[0]?.matches[0]?.state).toMatchObject(expected.event.match);
    for (const [handle, slugs] of Object.entries(expected.achievements)) {
      const { achievements } = await personOf(handle).get<AchievementsView>('/achievements');
      const earned = achievements.filter(({ awardedAtMs }) => awardedAtMs !== null).map(({ slug }) => slug);
      expect(earned.toSorted(), handle).toEqual(slugs);
    }
  });

  it('goes on with a draft that was half-way, to a log that verifies, and keeps its lobby open', async () => {
    const { draftId, seats } = expected.halfWay;
    const players: Player[] = [];
    for (const { handle, pool } of seats.filter((seat) => people.has(seat.handle))) {
      const player = await connectPlayer(personOf(handle));
      must(await player.open(draftId), 'Opening the table');
      expect(player.room()?.pool.map(({ id }) => id)).toEqual(pool);
      players.push(player);
    }
    const [hosting] = players;
    const guestSeat = hosting?.table()?.seats.find(({ memberId }) => memberId === expected.guest.id)?.seat;
    if (!hosting || guestSeat === undefined) throw new Error('The host and the guest have lost their seats.');
    // The session of the guest was in a browser that is gone.
    must(await hosting.command({ type: 'handToBot', seat: guestSeat }), 'Handing over to a bot');
    const refusals = await Promise.all(
      players.map((player, seat) => playAnyDecisions(player, belowFrom(600 + seat))),
    );
    await Promise.all(players.map((player) => player.leave()));
    expect(refusals.flat()).toEqual([]);
    const file = join(folder, 'half-way.json');
    await writeFile(file, (await host().call('GET', `/drafts/${draftId}/log`)).text);
    expect(await verifyLogFile([file])).toMatchObject({ exitCode: 0 });

    const lobby = await host().get<TableView>(`/drafts/${expected.lobby.draftId}`);
    expect([lobby.status, lobby.settings.name, lobby.chat.map(({ text }) => text)]).toEqual([
      'lobby',
      expected.lobby.name,
      expected.lobby.chat,
    ]);
    expect(server.faults).toEqual([]);
  });
});
