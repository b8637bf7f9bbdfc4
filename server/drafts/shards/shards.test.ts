import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { gatherLogs } from '#server/commands/gatherLogs.ts';
import { restoreBackup } from '#server/db/backup/restoreBackup.ts';
import { writeBackup } from '#server/db/backup/writeBackup.ts';
import type { Database } from '#server/db/database.ts';
import { openPool, serverDatabase } from '#server/db/postgres.ts';
import { type Shard, shardsOf } from '#server/db/shards/shards.ts';
import { startServer } from '#tests/harness/runningServer.ts';
import {
  gatherPeople,
  granted,
  playToTheEnd,
  type Steered,
  soon,
  startSteered,
  startTable,
  type TestTable,
} from '#tests/harness/steered.ts';
import { openTestShard, thatFalls } from '#tests/harness/testShard.ts';
import { databaseAt } from '#tests/support/postgresForTests.ts';
import { createServerDatabase } from '#tests/support/testDatabases.ts';
import { bringHome } from './bringHome.ts';
import { copyAll, forgetDrafts, mirrorDrafts } from './mirrorDrafts.ts';
import { overdueInShards } from './overdue.ts';

const HOUR_MS = 3_600_000;

describe('a draft in a further database', () => {
  let steered: Steered;
  let shard: Shard;
  let falling: ReturnType<typeof thatFalls>;

  beforeAll(async () => {
    steered = await startSteered('server', {
      shardsOf: async (main) => {
        const opened = await openTestShard(main, 'server');
        falling = thatFalls(opened.db);
        shard = { id: opened.id, db: falling.db };
        return shardsOf([shard]);
      },
    });
    await steered.server().tick();
  });
  afterAll(() => steered?.stop());

  const main = () => steered.db;
  const tick = () => steered.server().tick();
  const pass = async (ms: number) => {
    steered.clock.nowMs += ms;
    await tick();
  };
  async function placeOf({ draftId }: TestTable): Promise<string | null | undefined> {
    const [row] = await main().query<{ shard: string | null }>('select shard from draft where id = $1', [
      draftId,
    ]);
    return row?.shard;
  }
  const TRIES = 60;
  /** A started table of two that was put there; of the tables made for it the others are ended. */
  async function startedIn(place: string | null, clock: 'none' | 'quick' = 'none'): Promise<TestTable> {
    for (let tries = 0; tries < TRIES; tries++) {
      // Nothing is put where nobody has reached for a few seconds.
      await tick();
      const table = await startTable(steered, 2, { clock });
      if ((await placeOf(table)) === place) return table;
      granted(await table.ask(0, { type: 'endTable' }));
    }
    throw new Error('No table came there.');
  }
  const logIn = async (db: Database, { draftId }: TestTable) =>
    (
      await db.query<{ seq: number }>('select seq from draft_log where draft_id = $1 order by seq', [draftId])
    ).map(({ seq }) => seq);
  const statusIn = async (db: Database, { draftId }: TestTable) =>
    (await db.query<{ status: string }>('select status from draft where id = $1', [draftId]))[0]?.status;
  const leftIn = async (db: Database, { draftId }: TestTable) =>
    (
      await db.query<{ due_at: Date }>('select due_at from deadline where draft_id = $1 order by seat', [
        draftId,
      ])
    ).map(({ due_at }) => due_at.getTime() - steered.clock.nowMs);

  it('is written there alone, and comes home whole when it is over', async () => {
    const table = await startedIn(shard.id);
    await table.take(0);
    await table.take(1);
    expect(await logIn(shard.db, table)).toEqual([1, 2]);
    expect(await logIn(main(), table)).toEqual([]);
    expect(await leftIn(main(), table)).toEqual([]);
    await playToTheEnd(table);
    const version = (await table.draft()).version;
    const whole = Array.from({ length: version }, (_, at) => at + 1);
    expect(await logIn(main(), table)).toEqual(whole);
    expect([await statusIn(main(), table), await placeOf(table)]).toEqual(['building', null]);
    const [host] = table.people;
    const results = await host?.get<{ table: { status: string } }>(`/drafts/${table.draftId}/results`);
    expect(results).toBeDefined();
    granted(await table.ask(0, { type: 'endTable' }));
    expect(await statusIn(main(), table)).toBe('finished');
    // Opened anew, as after a restart, it is read from the main database.
    falling.fall(true);
    await steered.restart();
    expect((await table.draft()).version).toBe(version);
    falling.fall(false);
    await tick();
  });

  it('knows no member, game, card or seed there', async () => {
    const table = await startedIn(shard.id);
    const known = await shard.db.query(
      'select game_id, name, host_id, settings, template, seed, catalogue_hash from draft where id = $1',
      [table.draftId],
    );
    expect(known).toEqual([
      {
        game_id: '',
        name: '',
        host_id: null,
        settings: {},
        template: {},
        seed: new Uint8Array(),
        catalogue_hash: null,
      },
    ]);
    for (const kept of ['member', 'game', 'card', 'seat', 'catalogue'])
      expect(await shard.db.query(`select 1 from ${kept}`), kept).toEqual([]);
    granted(await table.ask(0, { type: 'endTable' }));
  });

  it('tells the main database of a pause, of going on and of its end, before the answer', async () => {
    const table = await startedIn(shard.id);
    await table.take(0);
    granted(await table.ask(0, { type: 'pause' }));
    expect(await statusIn(main(), table)).toBe('paused');
    granted(await table.ask(0, { type: 'resume' }));
    expect(await statusIn(main(), table)).toBe('drafting');
    granted(await table.ask(0, { type: 'endTable' }));
    expect([await statusIn(main(), table), await placeOf(table)]).toEqual(['cancelled', null]);
    expect(await logIn(main(), table)).toEqual([1, 2, 3]);
  });

  it('waits while its database is away, alone, and has its time back after it', async () => {
    const [there, here] = [await startedIn(shard.id, 'quick'), await startedIn(null, 'quick')];
    await pass(1000);
    const [before] = await leftIn(shard.db, there);
    await there.take(0);
    falling.fall(true);
    await pass(1000);
    await expect(there.take(1)).rejects.toThrow();
    await here.take(0);
    expect(await logIn(main(), here)).toEqual([1]);
    const metrics = await (await fetch(`${steered.server().url}/metrics`)).text();
    expect(metrics).toContain('passleft_shards_away 1');
    for (let seconds = 0; seconds < 60; seconds++) await pass(1000);
    // For a minute nobody could answer there; at the other table the clock took.
    expect(await logIn(main(), here)).not.toEqual([1]);
    const late = await startTable(steered, 2);
    expect(await placeOf(late)).toBeNull();
    falling.fall(false);
    await tick();
    expect(await logIn(shard.db, there)).toEqual([1]);
    expect((await leftIn(shard.db, there)).at(-1)).toBeGreaterThan((before ?? 0) - 4000);
    await there.take(1);
    expect(await logIn(shard.db, there)).toEqual([1, 2]);
    for (const table of [there, here, late]) granted(await table.ask(0, { type: 'endTable' }));
  });

  it('has its clock there, which takes for who lets it run out', async () => {
    const table = await startedIn(shard.id, 'quick');
    expect(await leftIn(main(), table)).toEqual([]);
    const [left = 0] = await leftIn(shard.db, table);
    await pass(1000);
    for (let passed = 1000; passed < left + 2000; passed += 1000) await pass(1000);
    const rows = await shard.db.query<{ source: string }>(
      'select source from draft_log where draft_id = $1 order by seq limit 2',
      [table.draftId],
    );
    expect(rows).toEqual([{ source: 'clock' }, { source: 'clock' }]);
    granted(await table.ask(0, { type: 'endTable' }));
  });

  it('is named to who looks for stuck turns, whom a silent database does not keep waiting', async () => {
    const table = await startedIn(shard.id, 'quick');
    const beforeMs = steered.clock.nowMs - 120_000;
    const stuck = () => steered.server().tables.overdueInShards(beforeMs);
    expect(await stuck()).toEqual([]);
    await shard.db.query('update deadline set due_at = $2 where draft_id = $1 and seat = 1', [
      table.draftId,
      new Date(beforeMs - 1),
    ]);
    expect(await stuck()).toEqual([{ draftId: table.draftId, seat: 1 }]);
    const silent = { id: 'silent', db: { query: () => new Promise(() => undefined) } as unknown as Database };
    expect(await overdueInShards(shardsOf([silent, shard]), beforeMs)).toEqual([
      { draftId: table.draftId, seat: 1 },
    ]);
    granted(await table.ask(0, { type: 'endTable' }));
  });

  it('is taken up by the next process where the one that began it died before it was copied', async () => {
    await tick();
    // Begun by a process that knows of no further database: what it opens fails, as if it had died.
    let begun: TestTable | null = null;
    for (let tries = 0; tries < TRIES && begun === null; tries++) {
      const table = await gatherPeople(steered, 2, { clock: 'quick' });
      falling.fall(true);
      await table.ask(0, { type: 'start' }).catch(() => null);
      falling.fall(false);
      if ((await placeOf(table)) === shard.id) begun = table;
    }
    if (!begun) throw new Error('No table came there.');
    expect(await statusIn(shard.db, begun)).toBeUndefined();
    expect(await leftIn(main(), begun)).toHaveLength(2);
    // Nobody comes: its clocks in the main database, which nobody has heard yet, open it.
    await steered.restart();
    for (let passed = 0; passed < 50_000; passed += 1000) await pass(1000);
    expect((await logIn(shard.db, begun)).length).toBeGreaterThan(0);
    expect(await leftIn(main(), begun)).toEqual([]);
    granted(await begun.ask(0, { type: 'endTable' }));
  });

  it('comes home by whoever looks where the process that ended it died before it said so', async () => {
    const ended = async () => {
      const table = await startedIn(shard.id);
      await table.take(0);
      await shard.db.query("update draft set status = 'building', finished_at = now() where id = $1", [
        table.draftId,
      ]);
      return table;
    };
    const [opened, left] = [await ended(), await ended()];
    await steered.restart();
    expect((await opened.draft()).status).toBe('building');
    expect([await statusIn(main(), opened), await placeOf(opened)]).toEqual(['building', null]);
    await pass(6000);
    expect([await statusIn(main(), left), await placeOf(left)]).toEqual(['building', null]);
    expect(await logIn(main(), left)).toEqual([1]);
  });

  it('comes home once: done again, or by two at once, nothing changes', async () => {
    const table = await startedIn(shard.id);
    await table.take(0);
    await shard.db.query("update draft set status = 'building', finished_at = now() where id = $1", [
      table.draftId,
    ]);
    const home = () => bringHome(main(), shard, table.draftId);
    await Promise.all([home(), home(), home()]);
    const stands = async () => main().query('select * from draft where id = $1', [table.draftId]);
    const after = await stands();
    await home();
    expect(await stands()).toEqual(after);
    expect(await logIn(main(), table)).toEqual([1]);
  });

  it('is mirrored every few seconds by one process, and forgotten there an hour after its end', async () => {
    const table = await startedIn(shard.id);
    await pass(6000);
    await table.take(0);
    expect(await logIn(main(), table)).toEqual([]);
    await pass(1000);
    expect(await logIn(main(), table)).toEqual([]);
    await pass(5000);
    expect(await logIn(main(), table)).toEqual([1]);
    // The turn was taken a moment ago, so that another process does nothing.
    await table.take(1);
    await mirrorDrafts(main(), shard, steered.clock.nowMs + 1000);
    expect(await logIn(main(), table)).toEqual([1]);
    granted(await table.ask(0, { type: 'endTable' }));
    await forgetDrafts(main(), shard, steered.clock.nowMs + HOUR_MS / 2);
    expect(await statusIn(shard.db, table)).toBe('cancelled');
    await forgetDrafts(main(), shard, steered.clock.nowMs + 2 * HOUR_MS);
    expect(await statusIn(shard.db, table)).toBeUndefined();
    expect(await logIn(main(), table)).toEqual([1, 2]);
  });

  it('that the main database does not look for there, as after a restore, is ended there', async () => {
    const table = await startedIn(shard.id);
    await main().query('update draft set shard = null where id = $1', [table.draftId]);
    await forgetDrafts(main(), shard, steered.clock.nowMs + 10 * HOUR_MS);
    expect(await statusIn(shard.db, table)).toBe('cancelled');
  });

  it('goes on with the rows that its database has where that has lost some, and so does the log at home', async () => {
    const table = await startedIn(shard.id);
    for (const seat of [0, 1, 0, 1]) await table.take(seat);
    await pass(6000);
    expect(await logIn(main(), table)).toEqual([1, 2, 3, 4]);
    await shard.db.query('delete from draft_log where draft_id = $1 and seq > 2', [table.draftId]);
    await steered.restart();
    await pass(6000);
    expect(await logIn(main(), table)).toEqual([1, 2]);
    for (const seat of [0, 1, 0, 1]) await table.take(seat);
    // Between two rounds of the mirror as many rows may have come as were lost.
    await main().query('update draft_log set command_id = seq || command_id where draft_id = $1', [
      table.draftId,
    ]);
    await playToTheEnd(table);
    const whole = (db: Database) =>
      db.query('select seq, command_id, payload from draft_log where draft_id = $1 order by seq', [
        table.draftId,
      ]);
    expect(await whole(main())).toEqual(await whole(shard.db));
  });

  it('begins anew where the main database has forgotten its start, and it was started again', async () => {
    const table = await startedIn(shard.id);
    await table.take(0);
    await main().query("update draft set started_at = started_at + interval '1 hour' where id = $1", [
      table.draftId,
    ]);
    await bringHome(main(), shard, table.draftId);
    expect(await logIn(main(), table)).toEqual([]);
    await steered.restart();
    expect((await table.draft()).version).toBe(0);
    expect(await logIn(shard.db, table)).toEqual([]);
    await table.take(0);
    granted(await table.ask(0, { type: 'endTable' }));
    expect(await logIn(main(), table)).toEqual([1]);
  });

  it('is mirrored and brought home by several at once while it is played, without one waiting for another', async () => {
    const table = await startedIn(shard.id);
    let nowMs = steered.clock.nowMs;
    for (let round = 0; round < 20; round++) {
      nowMs += 6000;
      await Promise.all([
        mirrorDrafts(main(), shard, nowMs),
        bringHome(main(), shard, table.draftId),
        table.take(0).then(() => bringHome(main(), shard, table.draftId)),
        table.take(1),
      ]);
      const { phase } = (await table.draft()).state;
      if (phase === 'complete') break;
    }
    granted(await table.ask(0, { type: 'endTable' }));
    expect(await logIn(main(), table)).toEqual(await logIn(shard.db, table));
  });

  /** Statements about this table wait there until the returned function is called, though the server answers. */
  async function holdUp(db: Database, held: string): Promise<() => Promise<void>> {
    const [named] = await db.query<{ name: string }>('select current_database() as name');
    const client = new pg.Client({
      connectionString: databaseAt(inject('testDatabaseUrl'), named?.name ?? ''),
    });
    await client.connect();
    await client.query('begin');
    await client.query(`lock table ${held} in access exclusive mode`);
    return async () => {
      await client.query('rollback');
      await client.end();
    };
  }

  it('keeps nobody else waiting while its database is silent: clocks, starts and news of the main one go on', async () => {
    const [there, here] = [await startedIn(shard.id, 'quick'), await startedIn(null, 'quick')];
    await tick();
    const { tables } = steered.server();
    const letGo = await holdUp(shard.db, 'draft');
    void tables.rounds.tick();
    const began = performance.now();
    const late: TestTable[] = [];
    for (let count = 0; count < 4; count++) late.push(await startTable(steered, 2));
    expect(performance.now() - began).toBeLessThan(20_000);
    steered.clock.nowMs += 60_000;
    await tables.sweep();
    expect((await logIn(main(), here)).length).toBeGreaterThan(0);
    await tables.lookAtOthers();
    await letGo();
    await tick();
    await there.take(0);
    for (const table of [there, here, ...late]) granted(await table.ask(0, { type: 'endTable' }));
  });

  it('has its clocks while the main database is silent', async () => {
    const table = await startedIn(shard.id, 'quick');
    await tick();
    const letGo = await holdUp(main(), 'shard');
    const { rounds } = steered.server().tables;
    // Asked for again: a round whose beat is stored may not be over yet, and no other begins before.
    const hasBeaten = async () => {
      void rounds.tick();
      return (await beatIn(shard.db)) >= steered.clock.nowMs;
    };
    try {
      for (let seconds = 0; seconds < 50; seconds++) {
        steered.clock.nowMs += 1000;
        await soon(hasBeaten, 'a beat there');
      }
      expect((await logIn(shard.db, table)).length).toBeGreaterThan(0);
    } finally {
      await letGo();
    }
    await pass(1000);
    await pass(1000);
    granted(await table.ask(0, { type: 'endTable' }));
  });

  const beatIn = async (db: Database) =>
    Number((await db.query<{ value: string }>("select value from secret where name = 'alive'"))[0]?.value);

  it('is served by two processes at once', async () => {
    const table = await startedIn(shard.id);
    const other = await startServer(main(), {
      now: () => steered.clock.nowMs,
      clockwork: 'steered',
      shards: shardsOf([shard]),
    });
    const [, guest] = table.people;
    await table.take(0);
    const there = await other.tables.running(table.draftId);
    expect(there?.version).toBe(1);
    const held = await table.pack(1);
    granted(
      await other.tables.command(guest?.userId ?? '', table.draftId, 'elsewhere', {
        type: 'pick',
        packId: held.packId,
        pickNumber: held.pickNumber,
        cardInstanceIds: [held.cards[0]?.id ?? ''],
        burnIds: [],
        destination: 'main',
      }),
    );
    await table.take(0);
    expect(await logIn(shard.db, table)).toEqual([1, 2, 3]);
    await other.stop();
    granted(await table.ask(0, { type: 'endTable' }));
  });

  it('is put there by hash: about half of the tables, and none whose turns are told by email', async () => {
    await tick();
    const counts = { there: 0, here: 0 };
    for (let count = 0; count < 24; count++) {
      const table = await startTable(steered, 2, { clock: 'none' });
      counts[(await placeOf(table)) === null ? 'here' : 'there'] += 1;
      granted(await table.ask(0, { type: 'endTable' }));
    }
    // By chance fewer than three of 24 come once in 200,000 runs.
    expect(Math.min(counts.there, counts.here)).toBeGreaterThanOrEqual(3);
  });

  it('is copied for a backup by the address of its database, and missed in a sentence without it', async () => {
    const table = await startedIn(shard.id, 'quick');
    await table.take(0);
    const [named] = await shard.db.query<{ name: string }>('select current_database() as name');
    const url = databaseAt(inject('testDatabaseUrl'), named?.name ?? '');
    expect(await gatherLogs(main(), [url])).toBeNull();
    expect(await logIn(main(), table)).toEqual([1]);
    expect(await leftIn(main(), table)).toEqual(await leftIn(shard.db, table));
    expect(await gatherLogs(main(), [])).toBe(
      'Drafts are running in a database that does not answer, or that DATABASE_URLS does not name.',
    );
    // Clocks that were copied are no clocks of the main database: heard once, they are gone.
    for (let passed = 0; passed < 50_000; passed += 1000) await pass(1000);
    expect(await leftIn(main(), table)).toEqual([]);
    granted(await table.ask(0, { type: 'endTable' }));
  });

  it('goes on from a backup in the database that it is restored into, with its clocks', async () => {
    const table = await startedIn(shard.id, 'quick');
    await table.take(0);
    await table.take(1);
    await pass(1000);
    const left = await leftIn(shard.db, table);
    const { state } = await table.draft();
    await copyAll(main(), shard);
    const folder = await mkdtemp(join(tmpdir(), 'passleft-shards-'));
    const path = join(folder, 'site.backup');
    await writeBackup(main(), path, steered.clock.nowMs);
    const { url, drop } = await createServerDatabase();
    const restored = serverDatabase(openPool(url, 3), url);
    await restoreBackup(restored, { path, nowMs: steered.clock.nowMs, isMove: true });
    expect(await leftIn(restored, table)).toEqual(left);
    const server = await startServer(restored, { now: () => steered.clock.nowMs, clockwork: 'steered' });
    expect((await server.tables.running(table.draftId))?.state).toEqual(state);
    expect(await restored.query('select 1 from shard')).toEqual([]);
    await server.stop();
    await restored.close();
    await drop();
    await rm(folder, { recursive: true });
    // The site that was backed up goes on as before.
    await table.take(0);
    expect(await logIn(shard.db, table)).toEqual([1, 2, 3]);
    granted(await table.ask(0, { type: 'endTable' }));
  });
});
