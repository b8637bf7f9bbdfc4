import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Reply } from '#contract/refusals.ts';
import type { PackView } from '#contract/room/room.ts';
import { DatabaseAwayError } from '#server/db/databaseAway.ts';
import { openPool, serverDatabase } from '#server/db/postgres.ts';
import { registerAccount } from '../harness/account.ts';
import { connectEventGoer } from '../harness/eventGoer.ts';
import { type OverLine, startOverLine } from '../harness/lines/overLine.ts';
import { layPostgresLine } from '../harness/lines/postgresLine.ts';
import { connectPlayer, type Player } from '../harness/player.ts';
import { startServer } from '../harness/runningServer.ts';
import { gatherPeople, granted, pickOf, soon, startTable, type TestTable } from '../harness/steered.ts';
import { WRITES_LOG } from './checker.ts';
import { logOnServer } from './storedLog.ts';

/** How long the database is away; 30 in the long run. */
const AWAY_MS = 1000 * Number(process.env.AWAY_SECONDS ?? 5);
const RESUMES_MS = 5000;
/** Five seconds, and what a busy machine needs. */
const REFUSED_WITHIN_MS = 6500;
const SENTENCE = 'The table cannot write just now. Try again in a moment.';
const LONG = AWAY_MS + 60_000;

describe('a table whose PostgreSQL', () => {
  let over: OverLine;
  let table: TestTable;
  let players: Player[] = [];

  beforeAll(async () => {
    over = await startOverLine();
  });
  afterAll(() => over?.stop());

  async function seated(settings: Parameters<typeof startTable>[2] = {}) {
    table = await startTable(over, 2, settings);
    players = await Promise.all(table.people.map(connectPlayer));
    for (const player of players) {
      granted(await player.open(table.draftId));
      await player.until((room) => room?.pack != null);
    }
  }
  afterEach(async () => {
    await over.line.restore();
    over.line.speak();
    await Promise.all(players.map((player) => player.leave()));
  });

  const playerAt = (seat: number): Player => {
    const player = players[seat];
    if (!player) throw new Error(`Nobody sits on seat ${seat}.`);
    return player;
  };
  const packOf = (seat: number): PackView => {
    const pack = playerAt(seat).room()?.pack;
    if (!pack) throw new Error(`Seat ${seat} holds no pack.`);
    return pack;
  };
  /** The first card in hand, once and without trying again by itself. */
  const pickOnce = async (seat: number, commandId: string): Promise<Reply<null>> => {
    const pack = packOf(seat);
    const command = pickOf(pack, pack.cards[0]?.id ?? '');
    return playerAt(seat)
      .connection()
      .invoke<Reply<null>>('Command', { draftId: table.draftId, commandId, command });
  };
  const timed = async <T>(work: () => Promise<T>): Promise<{ value: T; ms: number }> => {
    const startedAt = performance.now();
    const value = await work();
    return { value, ms: performance.now() - startedAt };
  };
  const askedFrom = (path: string) => fetch(`${over.server().url}${path}`);
  /** Milliseconds that a seat has left by the database, whoever sees it. */
  const leftOf = async (seat: number): Promise<number> => {
    const client = new pg.Client({ connectionString: over.databaseUrl });
    await client.connect();
    const { rows } = await client.query<{ due_at: Date }>(
      'select due_at from deadline where draft_id = $1 and seat = $2',
      [table.draftId, seat],
    );
    await client.end();
    return (rows[0]?.due_at.getTime() ?? 0) - Date.now();
  };
  async function untilTaken(seat: number, commandId: string): Promise<number> {
    const { ms } = await timed(async () => {
      while (!(await pickOnce(seat, commandId)).ok) await pause(100);
    });
    return ms;
  }
  const picksStored = async () =>
    (await logOnServer(over.databaseUrl, table.draftId)).filter(({ payload }) => payload.type === 'pick')
      .length;

  it(
    'is away for a while refuses with a sentence, takes no seat any time and goes on within five seconds [fault F8]',
    async () => {
      await seated({ clock: 'quick' });
      const leftBefore = await leftOf(1);
      await over.line.cut();
      const cutAt = performance.now();
      const id = randomUUID();
      const refusal = await timed(() => pickOnce(0, id));
      expect(refusal.value).toEqual({ ok: false, refusal: 'storageAway', message: SENTENCE });
      expect(refusal.ms).toBeLessThan(REFUSED_WITHIN_MS);
      const asked = await askedFrom('/api/games');
      expect([asked.status, asked.headers.get('retry-after')]).toEqual([503, '2']);
      expect(await asked.json()).toMatchObject({
        code: 'storageAway',
        message: 'The server cannot reach its storage just now. Try again in a moment.',
      });
      expect([(await askedFrom('/healthz')).status, (await askedFrom('/readyz')).status]).toEqual([200, 503]);
      await pause(Math.max(0, AWAY_MS - (performance.now() - cutAt)));
      await over.line.restore();
      expect(await untilTaken(0, id)).toBeLessThan(RESUMES_MS);
      await pause(1000);
      const passed = performance.now() - cutAt - AWAY_MS;
      expect(await leftOf(1)).toBeGreaterThan(leftBefore - passed - 500);
      expect(await picksStored()).toBe(1);
      expect((await askedFrom('/readyz')).status).toBe(200);
    },
    LONG,
  );

  it(
    'says nothing more, as when its machine hangs, refuses within five seconds and goes on when it speaks again [fault F8]',
    async () => {
      await seated({ clock: 'quick' });
      const leftBefore = await leftOf(1);
      over.line.fallSilent();
      const silentAt = performance.now();
      const id = randomUUID();
      const refusal = await timed(() => pickOnce(0, id));
      expect(refusal.value).toMatchObject({ refusal: 'storageAway' });
      expect(refusal.ms).toBeLessThan(REFUSED_WITHIN_MS);
      const again = await timed(() => pickOnce(1, randomUUID()));
      expect(again.value).toMatchObject({ refusal: 'storageAway' });
      expect(again.ms).toBeLessThan(REFUSED_WITHIN_MS);
      await pause(Math.max(0, AWAY_MS + 1000 - (performance.now() - silentAt)));
      const spokenAt = performance.now();
      over.line.speak();
      await untilTaken(0, id);
      expect(performance.now() - spokenAt).toBeLessThan(RESUMES_MS);
      await pause(1000);
      const passed = performance.now() - spokenAt;
      expect(await leftOf(1)).toBeGreaterThan(leftBefore - passed - 500);
      expect(await picksStored()).toBeGreaterThanOrEqual(1);
    },
    LONG,
  );

  it('says nothing more refuses within five seconds also who has no line to it yet, or waits for one [fault F8]', async () => {
    const line = await layPostgresLine(over.databaseUrl);
    const db = serverDatabase(openPool(line.url, 2), line.url);
    line.fallSilent();
    const asked = [1, 2, 3, 4].flatMap(() => [
      db.query('select 1'),
      db.queryOften('one', 'select 1', []),
      db.transaction((tx) => tx.query('select 1')),
    ]);
    const refusals = await timed(() => Promise.all(asked.map((each) => each.catch((fault) => fault))));
    expect(refusals.value.filter((fault) => !(fault instanceof DatabaseAwayError))).toEqual([]);
    expect(refusals.ms).toBeLessThan(REFUSED_WITHIN_MS);
    line.speak();
    const isThere = () => db.query('select 1').then(Boolean, () => false);
    const spokenAt = performance.now();
    while (!(await isThere())) await pause(50);
    expect(performance.now() - spokenAt).toBeLessThan(RESUMES_MS);
    await db.close();
    await line.close();
  });

  it('was away while another process changed a lobby shows that to who looks at it here [fault F8]', async () => {
    const otherDb = serverDatabase(openPool(over.databaseUrl, 2), over.databaseUrl);
    const other = await startServer(otherDb, { clockwork: 'steered' });
    table = await gatherPeople(over, 2);
    players = await Promise.all(table.people.slice(0, 1).map(connectPlayer));
    const host = playerAt(0);
    granted(await host.open(table.draftId));
    // What is told after the table was opened has been told.
    await pause(500);
    await over.line.cut();
    const hostId = table.people[0]?.userId ?? '';
    const renamed = { type: 'changeSettings', settings: { name: 'Renamed meanwhile' } } as const;
    granted(await other.tables.command(hostId, table.draftId, randomUUID(), renamed));
    await over.line.restore();
    await host.until((_, view) => view?.settings.name === 'Renamed meanwhile', RESUMES_MS);
    await other.stop();
    await otherDb.close();
  });

  it('was away while another process ended a session closes the lines of that session [fault F8] [ASVS V7.4.1]', async () => {
    const otherDb = serverDatabase(openPool(over.databaseUrl, 2), over.databaseUrl);
    const other = await startServer(otherDb, { clockwork: 'steered' });
    table = await gatherPeople(over, 2);
    players = await Promise.all(table.people.map(connectPlayer));
    const [ended, living] = players;
    if (!ended || !living) throw new Error('Two people are needed.');
    const isClosed = new Promise<boolean>((resolve) => ended.connection().onclose(() => resolve(true)));
    await over.line.cut();
    await other.app.context.members.sessions.endAllOf(table.people[0]?.userId ?? '');
    await over.line.restore();
    expect(await Promise.race([isClosed, pause(RESUMES_MS).then(() => false)])).toBe(true);
    expect(living.connection().state).toBe('Connected');
    await other.stop();
    await otherDb.close();
  });

  it('was away while another process changed an event shows that to who looks at it here [fault F8]', async () => {
    const otherDb = serverDatabase(openPool(over.databaseUrl, 2), over.databaseUrl);
    const other = await startServer(otherDb, { clockwork: 'steered' });
    const host = await connectEventGoer(await registerAccount(over.server().url, 'host'));
    const { eventId } = await host.account.post<{ eventId: string }>('/events', {
      commandId: randomUUID(),
      game: 'canary',
      template: 'canary-draft',
      hostPlays: true,
      settings: { name: 'Friday', tableSeats: 4, swissRounds: 2, roundMinutes: 0 },
    });
    granted(await host.watch(eventId));
    const renamed = { type: 'change', settings: { name: 'Renamed meanwhile' } } as const;
    await over.line.cut();
    granted(await other.events.command(host.account.userId, eventId, randomUUID(), renamed));
    await over.line.restore();
    await soon(() => host.view()?.settings.name === 'Renamed meanwhile', 'the event is told anew');
    await host.close();
    await other.stop();
    await otherDb.close();
  });

  it('commits a pick but loses the answer is asked what stands there, and everybody is told [fault F9]', async () => {
    await seated({ clock: 'none' });
    over.line.setTrap({ statement: WRITES_LOG, moment: 'answered', act: ({ drop }) => drop() });
    expect(await pickOnce(0, randomUUID())).toEqual({ ok: true, value: null });
    expect(await picksStored()).toBe(1);
    await playerAt(1).until((room) => room?.seats[0]?.poolSize === 1, 3000);
  });

  it('loses a pick on the way, which is then written all the same, once [fault F9]', async () => {
    await seated({ clock: 'none' });
    over.line.setTrap({ statement: WRITES_LOG, moment: 'asked', act: ({ drop }) => drop() });
    expect(await pickOnce(0, randomUUID())).toEqual({ ok: true, value: null });
    expect(await picksStored()).toBe(1);
  });

  it('has a full disk takes nothing, says so in a sentence, and goes on when there is room [fault F10]', async () => {
    await seated({ clock: 'none' });
    const full = ['53100', 'could not extend file "base/1/2": No space left on device'] as const;
    const untrap = fillDisk(over, full);
    const id = randomUUID();
    expect(await pickOnce(0, id)).toEqual({ ok: false, refusal: 'storageAway', message: SENTENCE });
    expect(await picksStored()).toBe(0);
    untrap();
    expect(await pickOnce(0, id)).toEqual({ ok: true, value: null });
    expect(await picksStored()).toBe(1);
  });

  it('has a full disk answers a request that would write with 503 and a sentence [fault F10]', async () => {
    await seated({ clock: 'none' });
    over.line.setTrap({
      statement: /insert into/i,
      moment: 'asked',
      act: ({ fail }) => fail('53100', 'could not extend file: No space left on device'),
    });
    const made = await fetch(`${over.server().url}/api/auth/guest`, { method: 'POST' });
    expect([made.status, (await made.json()).code]).toEqual([503, 'storageAway']);
  });
});

/** Every row of a log fails with this error until the returned function is called. */
function fillDisk(over: OverLine, [sqlState, message]: readonly [string, string]): () => void {
  let isFull = true;
  let untrap = () => undefined as unknown;
  const set = () => {
    untrap = over.line.setTrap({
      statement: WRITES_LOG,
      moment: 'asked',
      act: ({ fail }) => {
        fail(sqlState, message);
        if (isFull) set();
      },
    });
  };
  set();
  return () => {
    isFull = false;
    untrap();
  };
}
