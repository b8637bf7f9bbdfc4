import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DraftLogFile } from '#contract/results/draftLog.ts';
import type { TableView } from '#contract/tables/tables.ts';
import { commitmentOf, fingerprintOf, lockOf } from '#engine/seal.ts';
import { verifyLog } from '#engine/verifyLog.ts';
import { logFileOf } from '#server/results/results.ts';
import { type RunningServer, startServer } from '#tests/harness/runningServer.ts';
import {
  ask,
  gatherPeople,
  granted,
  type Steered,
  startSteered,
  type TestTable,
} from '#tests/harness/steered.ts';
import { takePart } from '#tests/harness/takePart.ts';
import { gatherTable, playGathered } from '#tests/harness/wholeDraft.ts';
import { ANY_KIND, SERVER_FIRST_KINDS } from '#tests/support/testDatabases.ts';

const COUNTDOWN_MS = 5000;
const REVEAL_MS = 10_000;

describe.each(SERVER_FIRST_KINDS)('the seal of a table (%s database)', (kind) => {
  let steered: Steered;
  beforeAll(async () => {
    steered = await startSteered(kind, { countdownMs: COUNTDOWN_MS });
  });
  afterAll(() => steered?.stop());

  const viewOf = async ({ people, draftId }: TestTable): Promise<TableView> => {
    const view = await people[0]?.get<TableView>(`/drafts/${draftId}`);
    if (!view) throw new Error('Nobody sits at the table.');
    return view;
  };
  /** The log as it will be handed out, after a pick of each seat. */
  const logAfterPicks = async (table: TestTable) => {
    for (const seat of table.people.keys()) await table.take(seat);
    return logFileOf(steered.db, table.draftId);
  };
  const commitmentTo = ({ draftId }: TestTable, seat: number, nonce: Buffer) =>
    commitmentOf({ draftId, seat }, nonce);
  const later = async (ms: number) => {
    steered.clock.nowMs += ms;
    await steered.server().tables.sweep();
  };

  /** A table of people who are ready, each committed to a nonce. */
  async function committed(seats: number, humans = seats) {
    const table = await gatherPeople(steered, seats, {}, humans);
    if (humans < seats) granted(await table.ask(0, { type: 'fillWithBots' }));
    const nonces = table.people.map(() => randomBytes(32));
    for (const [seat, nonce] of nonces.entries()) {
      const commitment = commitmentTo(table, seat, nonce);
      granted(await table.ask(seat, { type: 'ready', isReady: true, commitment }));
    }
    const reveal = (seat: number, nonce = nonces[seat]) =>
      table.ask(seat, { type: 'reveal', nonce: (nonce ?? Buffer.alloc(0)).toString('hex') });
    return { table, nonces, reveal };
  }

  it('shows a lock over fingerprint, rules and commitments, then deals from everybody’s numbers', async () => {
    const { table, nonces, reveal } = await committed(3, 2);
    const before = await viewOf(table);
    const commitments = [...nonces.map((nonce, seat) => commitmentTo(table, seat, nonce)), null];
    expect(before.seal).toMatchObject({ commitments, lock: null, setupHash: null, revealByMs: null });
    granted(await table.ask(0, { type: 'start' }));
    const { seal } = await viewOf(table);
    expect(seal.seedHash).toBe(before.seal.seedHash);
    expect(seal.lock).toBe(lockOf({ ...seal, setupHash: seal.setupHash ?? '' }));
    await later(COUNTDOWN_MS);
    expect(await viewOf(table)).toMatchObject({
      status: 'countdown',
      seal: { hasRevealed: [false, false, false], revealByMs: steered.clock.nowMs + REVEAL_MS },
    });
    granted(await reveal(1));
    const asked = await viewOf(table);
    expect([asked.status, asked.seal.hasRevealed]).toEqual(['countdown', [false, true, false]]);
    granted(await reveal(0));
    expect((await viewOf(table)).status).toBe('drafting');
    const log = await logAfterPicks(table);
    expect(log.seal).toMatchObject({
      seedHash: seal.seedHash,
      commitments,
      nonces: [...nonces.map((nonce) => nonce.toString('hex')), null],
      lock: seal.lock,
      voids: [],
    });
    const shown = { seedHash: seal.seedHash, lock: seal.lock };
    expect(verifyLog(log, shown)).toMatchObject({ ok: true, findings: [], nonces: 2, isLocked: true });
  });

  it('calls a start off when a number does not come within ten seconds, and makes a new seal [D4]', async () => {
    const { table, reveal } = await committed(2);
    const first = (await viewOf(table)).seal.seedHash;
    granted(await table.ask(0, { type: 'start' }));
    const { lock } = (await viewOf(table)).seal;
    await later(COUNTDOWN_MS);
    granted(await reveal(0));
    await later(REVEAL_MS - 1);
    expect((await viewOf(table)).status).toBe('countdown');
    await later(1);
    const view = await viewOf(table);
    const silent = view.seats[1]?.name ?? '';
    expect(view).toMatchObject({
      status: 'lobby',
      changed: `No number came from ${silent}, so the start was called off. No pack was dealt; a new seal was made for the next start.`,
      seal: {
        commitments: [null, null],
        hasRevealed: [false, false],
        lock: null,
        setupHash: null,
        revealByMs: null,
        calledOff: [{ atMs: steered.clock.nowMs, seedHash: first, lock, silent: [silent] }],
      },
    });
    expect(view.seal.seedHash).not.toBe(first);
    expect(view.seats.map(({ isReady }) => isReady)).toEqual([true, false]);

    const again = [randomBytes(32), randomBytes(32)];
    granted(
      await table.ask(0, { type: 'commit', commitment: commitmentTo(table, 0, again[0] ?? Buffer.of()) }),
    );
    const commitment = commitmentTo(table, 1, again[1] ?? Buffer.of());
    granted(await table.ask(1, { type: 'ready', isReady: true, commitment }));
    granted(await table.ask(0, { type: 'start' }));
    await later(COUNTDOWN_MS);
    granted(await reveal(0, again[0]));
    granted(await reveal(1, again[1]));
    const log = await logAfterPicks(table);
    expect(log.seal.voids).toMatchObject([
      { seedHash: first, lock, unrevealed: [{ seat: 1, name: silent }] },
    ]);
    expect(verifyLog(log)).toMatchObject({ ok: true, findings: [], voids: 1 });
  });

  it('takes a number only when its moment has come, and only the one that was promised [D2] [ASVS V2.3.1]', async () => {
    const { table, reveal } = await committed(2);
    expect(await reveal(0)).toMatchObject({ refusal: 'notStarted' });
    granted(await table.ask(0, { type: 'start' }));
    expect(await reveal(0)).toMatchObject({ refusal: 'notStarted' });
    await later(COUNTDOWN_MS);
    expect(await reveal(0, randomBytes(32))).toMatchObject({
      refusal: 'nonceWrong',
      message: 'That is not the number your browser committed to.',
    });
    granted(await reveal(0));
    granted(await reveal(0));
    granted(await reveal(1));
    expect(await reveal(1)).toMatchObject({ refusal: 'alreadyStarted' });
  });

  it('keeps seed and numbers to itself until the draft is over [D6, H8]', async () => {
    const { table, nonces, reveal } = await committed(2);
    granted(await table.ask(0, { type: 'start' }));
    await later(COUNTDOWN_MS);
    granted(await reveal(0));
    const opening = JSON.stringify(await viewOf(table));
    granted(await reveal(1));
    const [row] = await steered.db.query<{ seed: Uint8Array }>('select seed from draft where id = $1', [
      table.draftId,
    ]);
    const seed = Buffer.from(row?.seed ?? []);
    expect(fingerprintOf(seed)).toBe((await viewOf(table)).seal.seedHash);
    const running = JSON.stringify([await viewOf(table), await table.view(0)]);
    for (const secret of [seed, ...nonces])
      expect([opening, running].some((text) => text.includes(secret.toString('hex')))).toBe(false);
    expect(await table.people[0]?.call('GET', `/drafts/${table.draftId}/log`)).toMatchObject({ status: 409 });
  });

  it('forgets the commitment of a seat that is not ready any more, sits elsewhere, or met new rules', async () => {
    const { table, nonces } = await committed(3);
    const promised = async () => (await viewOf(table)).seal.commitments.map((known) => known !== null);
    const againReady = async (seat: number, commitTo = seat) =>
      granted(
        await table.ask(seat, {
          type: 'ready',
          isReady: true,
          commitment: commitmentTo(table, commitTo, nonces[seat] ?? Buffer.of()),
        }),
      );
    granted(await table.ask(1, { type: 'ready', isReady: false }));
    expect(await promised()).toEqual([true, false, true]);
    granted(await table.ask(1, { type: 'ready', isReady: true }));
    expect(await promised()).toEqual([true, false, true]);
    await againReady(1);
    granted(await table.ask(0, { type: 'changeSettings', settings: { clock: 'relaxed' } }));
    expect(await promised()).toEqual([true, false, false]);
    await againReady(1);
    await againReady(2);
    granted(await table.ask(0, { type: 'moveSeat', from: 1, to: 2 }));
    expect(await promised()).toEqual([false, false, false]);
    await againReady(1, 2);
    granted(await table.ask(0, { type: 'clearSeat', seat: 2 }));
    expect(await promised()).toEqual([false, false, false]);
  });

  it('takes a commitment alone only from a seat that is ready, the host’s always', async () => {
    const table = await gatherPeople(steered, 2);
    const commit = (seat: number) =>
      table.ask(seat, { type: 'commit', commitment: commitmentTo(table, seat, randomBytes(32)) });
    granted(await commit(0));
    expect(await commit(1)).toMatchObject({ message: 'Say that you are ready first.' });
    granted(await table.ask(1, { type: 'ready', isReady: true }));
    granted(await commit(1));
    granted(await table.ask(0, { type: 'start' }));
    expect(await commit(1)).toMatchObject({ refusal: 'alreadyStarted' });
  });

  it('opens the lock again when somebody is not ready during the countdown, and keeps it for who is late', async () => {
    const { table, nonces, reveal } = await committed(3);
    granted(await table.ask(2, { type: 'ready', isReady: false }));
    granted(await table.ask(0, { type: 'start' }));
    const { lock } = (await viewOf(table)).seal;
    const commitment = commitmentTo(table, 2, nonces[2] ?? Buffer.of());
    granted(await table.ask(2, { type: 'ready', isReady: true, commitment }));
    const late = await viewOf(table);
    expect([late.status, late.seal.lock, late.seal.commitments[2]]).toEqual(['countdown', lock, null]);
    granted(await table.ask(1, { type: 'ready', isReady: false }));
    const open = await viewOf(table);
    expect([open.status, open.seal.lock, open.seal.calledOff]).toEqual(['lobby', null, []]);
    const promise = commitmentTo(table, 1, nonces[1] ?? Buffer.of());
    granted(await table.ask(1, { type: 'ready', isReady: true, commitment: promise }));
    granted(await table.ask(0, { type: 'start' }));
    await later(COUNTDOWN_MS);
    expect(await table.ask(1, { type: 'ready', isReady: false })).toMatchObject({
      refusal: 'alreadyStarted',
      message: 'The seal of the packs is being opened. Wait a moment.',
    });
    expect(await table.ask(0, { type: 'cancelStart' })).toMatchObject({ refusal: 'alreadyStarted' });
    granted(await reveal(0));
    granted(await reveal(1));
    expect((await viewOf(table)).status).toBe('drafting');
  });

  it('stays whole whatever is said at once while a table starts', async () => {
    for (let times = 0; times < 4; times++) {
      const { table, nonces, reveal } = await committed(3);
      const commitment = commitmentTo(table, 1, nonces[1] ?? Buffer.of());
      await Promise.all([
        table.ask(0, { type: 'start' }),
        table.ask(1, { type: 'ready', isReady: false }),
        table.ask(1, { type: 'ready', isReady: true, commitment }),
        table.ask(2, { type: 'commit', commitment: commitmentTo(table, 2, nonces[2] ?? Buffer.of()) }),
        table.ask(0, { type: 'shuffleSeats' }),
        table.ask(0, { type: 'start' }),
      ]);
      granted(await table.ask(0, { type: 'start' }));
      const { seal, status } = await viewOf(table);
      expect([status, seal.lock]).toEqual([
        'countdown',
        lockOf({ ...seal, setupHash: seal.setupHash ?? '' }),
      ]);
      await later(COUNTDOWN_MS);
      await Promise.all([reveal(0), reveal(1), reveal(2)]);
      await later(REVEAL_MS);
      const after = await viewOf(table);
      expect(['drafting', 'lobby']).toContain(after.status);
      if (after.status === 'drafting') expect(after.seal.lock).toBe(seal.lock);
      else expect(after.seal.seedHash).not.toBe(seal.seedHash);
    }
  });

  it('goes on after a crash, and with another process, where it was', async () => {
    const { table, nonces, reveal } = await committed(3);
    granted(await table.ask(0, { type: 'start' }));
    await later(COUNTDOWN_MS);
    granted(await reveal(0));
    await steered.restart();
    granted(await reveal(1));
    const other = await startServer(steered.db, {
      now: () => steered.clock.nowMs,
      clockwork: 'steered',
      countdownMs: COUNTDOWN_MS,
    });
    const nonce = nonces[2]?.toString('hex') ?? '';
    const last = table.people[2]?.userId ?? '';
    granted(await other.tables.command(last, table.draftId, 'last', { type: 'reveal', nonce }));
    expect((await table.draft()).state.phase).toBe('drafting');
    expect((await other.tables.running(table.draftId))?.state).toEqual((await table.draft()).state);
    await other.stop();
  });

  it('gives everybody the ten seconds in which a server was there to hear them', async () => {
    const { table } = await committed(2);
    granted(await table.ask(0, { type: 'start' }));
    await later(COUNTDOWN_MS);
    const { revealByMs } = (await viewOf(table)).seal;
    const awayMs = 60_000;
    steered.clock.nowMs += awayMs;
    await steered.restart();
    const stored = async () => {
      const [row] = await steered.db.query<{ status: string; due: Date | null; voids: number }>(
        `select status, (select due_at from deadline where draft_id = $1) as due,
           (select count(*)::int from seal_void where draft_id = $1) as voids from draft where id = $1`,
        [table.draftId],
      );
      if (!row) throw new Error('The table is gone.');
      return row;
    };
    const dueAtMs = (await stored()).due?.getTime() ?? 0;
    expect(dueAtMs).toBeGreaterThanOrEqual((revealByMs ?? Number.POSITIVE_INFINITY) + awayMs);
    await later(dueAtMs - 1 - steered.clock.nowMs);
    expect(await stored()).toMatchObject({ status: 'countdown', voids: 0 });
    await later(1);
    expect(await stored()).toEqual({ status: 'lobby', due: null, voids: 1 });
  });

  it('is thrown away when somebody leaves while it is opened', async () => {
    const { table, reveal } = await committed(3);
    const first = (await viewOf(table)).seal.seedHash;
    const leaver = (await viewOf(table)).seats[2]?.name ?? '';
    granted(await table.ask(0, { type: 'start' }));
    await later(COUNTDOWN_MS);
    granted(await reveal(2));
    granted(await table.ask(2, { type: 'stand' }));
    const view = await viewOf(table);
    expect(view.changed).toMatch(`${leaver} left, so the start was called off.`);
    expect([view.status, view.seats[2]?.kind, view.seal.seedHash === first]).toEqual([
      'lobby',
      'open',
      false,
    ]);
  });

  it('deals the cards that were locked, whatever an admin changes meanwhile [D3]', async () => {
    const { table, reveal } = await committed(2);
    granted(await table.ask(0, { type: 'start' }));
    const { setupHash } = (await viewOf(table)).seal;
    await steered.db.query(`update card set record = jsonb_set(record, '{rules}', '"Changed."')`);
    await later(COUNTDOWN_MS);
    granted(await reveal(0));
    granted(await reveal(1));
    const log = await logAfterPicks(table);
    expect(verifyLog(log)).toMatchObject({ findings: [] });
    expect(log.seal.setupHash).toBe(setupHash);
    expect(JSON.stringify(log.setup)).not.toContain('Changed.');
  });

  it('starts a table without numbers at the end of the countdown, and one alone at once', async () => {
    const table = await gatherPeople(steered, 2);
    granted(await table.ask(0, { type: 'start' }));
    await later(COUNTDOWN_MS);
    const { status, seal } = await viewOf(table);
    expect([status, seal.lock === null, seal.commitments]).toEqual(['drafting', false, [null, null]]);
    const host = table.people[0];
    const alone = await host?.post<{ draftId: string }>('/drafts', {
      game: 'canary',
      template: 'canary-draft',
      solo: true,
      settings: { seats: 2 },
    });
    const solo = await host?.get<TableView>(`/drafts/${alone?.draftId}`);
    expect([solo?.status, solo?.seal.lock, solo?.seal.commitments]).toEqual(['drafting', null, [null, null]]);
    if (host && alone) granted(await ask(steered, host, alone.draftId, { type: 'endTable' }));
  });
});

describe('eight people over the real line', () => {
  let server: RunningServer;
  let steered: Steered;
  beforeAll(async () => {
    steered = await startSteered(ANY_KIND);
    server = await startServer(steered.db);
  });
  afterAll(async () => {
    await server?.stop();
    await steered?.stop();
  });

  it('commit, reveal and draft, and the log of it is whole', async () => {
    const order = { url: server.url, game: 'canary', template: 'canary-draft', seats: 8 };
    const gathered = await gatherTable(order);
    const parts = gathered.players.map(takePart);
    for (const part of parts.slice(1)) await part.ready();
    const host = gathered.players[0];
    await host?.until((_, table) => table?.seal.commitments.every((known) => known !== null) ?? false);
    const played = await playGathered(gathered, order);
    expect([played.picks.length, played.refusals]).toEqual([360, []]);
    const lock = host?.table()?.seal.lock ?? null;
    const log = await host?.account.get<DraftLogFile>(`/drafts/${played.draftId}/log`);
    expect(verifyLog(log, { seedHash: host?.table()?.seal.seedHash ?? null, lock })).toEqual({
      ok: true,
      findings: [],
      cards: 360,
      actions: 360,
      nonces: 8,
      voids: 0,
      isLocked: true,
    });
    expect(parts.map(({ seal }) => seal.getSnapshot().context.kept?.lock)).toEqual(Array(8).fill(lock));
    for (const part of parts) part.stop();
    for (const player of played.players) await player.leave();
    expect(server.faults).toEqual([]);
  }, 400_000);
});
