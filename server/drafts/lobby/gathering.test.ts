import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Reply } from '#contract/refusals.ts';
import type { TableCommand } from '#contract/room/room.ts';
import { commitmentOf } from '#engine/seal.ts';
import { createLocalBus } from '#server/bus/localBus.ts';
import { storeBundle } from '#server/cards/games.ts';
import { importFile } from '#server/cards/importFile.ts';
import type { Database } from '#server/db/open.ts';
import { canaryGame } from '#tests/harness/canaryGame.ts';
import { ANY_KIND, openTestDatabase } from '#tests/support/testDatabases.ts';
import { type ReaderTies, STRANGER } from '../reading/sight.ts';
import { tableViewFor } from '../reading/tableViewFor.ts';
import { createTableNews } from '../tableNews.ts';
import { readTable } from '../tableRecord.ts';
import { createTable } from './createTable.ts';
import { createGathering } from './gathering.ts';
import { readVoids } from './sealing.ts';

const COUNTDOWN_MS = 3000;
const REVEAL_MS = 10_000;
const PEOPLE = ['ann', 'ben', 'cem'] as const;
const nonceOf = (seat: number) => Buffer.alloc(32, seat + 1);

function granted<T>(reply: Reply<T>): T {
  if (!reply.ok) throw new Error(`Refused: ${reply.message}`);
  return reply.value;
}

describe('a table that gathers', () => {
  let db: Database;
  let nowMs = 1_000_000;
  const newSeed = () => randomBytes(32);
  beforeAll(async () => {
    db = await openTestDatabase(ANY_KIND);
    await storeBundle(db, canaryGame(540), 0);
    for (const id of PEOPLE)
      await db.query(
        `insert into member (id, handle, handle_key, is_guest, avatar_seed, created_at, last_seen_at, verified_at)
         values ($1, $1, $1, false, $1, now(), now(), now())`,
        [id],
      );
  });
  afterEach(() => db.query("update draft set status = 'cancelled'"));
  afterAll(() => db?.close());

  /** A table of `seats` people, of whom the first `committed` are ready and bound to a nonce. */
  async function tableOf(seats: number, committed: number, game = 'canary', countdownMs = COUNTDOWN_MS) {
    const [row] = await db.query<{ slug: string }>(
      'select t.slug from draft_template t join game g on g.id = t.game_id where g.slug = $1',
      [game],
    );
    const host = { memberId: 'ann', handle: 'ann', isGuest: false, isVerified: true, roles: [] };
    const asked = { game, template: row?.slug ?? '', solo: false, settings: { seats } };
    const { draftId } = granted(await createTable({ db, host, asked, nowMs, newSeed }));
    const news = createTableNews(createLocalBus(), (fault) => {
      throw fault;
    });
    const gathering = createGathering({
      db,
      now: () => nowMs,
      countdownMs,
      newSeed,
      news,
      started: async (_draftId, reply) => reply,
    });
    const ask = (seat: number, command: TableCommand) =>
      gathering.command(PEOPLE[seat] ?? '', draftId, command);
    for (let seat = 1; seat < seats; seat++) granted(await ask(seat, { type: 'sit', seat }));
    for (let seat = 0; seat < committed; seat++) {
      if (seat > 0) granted(await ask(seat, { type: 'ready', isReady: true }));
      granted(
        await ask(seat, { type: 'commit', commitment: commitmentOf({ draftId, seat }, nonceOf(seat)) }),
      );
    }
    return {
      draftId,
      ask,
      reveal: (seat: number) => ask(seat, { type: 'reveal', nonce: nonceOf(seat).toString('hex') }),
      later: (ms: number) => {
        nowMs += ms;
        return gathering.afterCountdown(draftId);
      },
      read: async () => {
        const table = await readTable(db, draftId);
        if (!table) throw new Error('The table is gone.');
        return table;
      },
    };
  }

  it('names who left, and nobody who still had time to tell a number', async () => {
    const { draftId, ask, reveal, later, read } = await tableOf(3, 2);
    granted(await ask(0, { type: 'start' }));
    await later(COUNTDOWN_MS);
    granted(await reveal(0));
    granted(await ask(2, { type: 'stand' }));
    const { status, seats, settings, voids } = await read();
    const nonces = [nonceOf(0).toString('hex'), null, null];
    expect(await readVoids(db, draftId)).toMatchObject([
      { nonces, unrevealed: [], left: { seat: 2, name: 'cem' } },
    ]);
    expect([status, seats.map(({ isReady }) => isReady)]).toEqual(['lobby', [true, true, false]]);
    expect(settings.changed).toMatch('cem left, so the start was called off.');
    expect(voids.length).toBe(1);
  });

  it('names who promised a number and left before telling it, and not who had time', async () => {
    const { draftId, ask, later } = await tableOf(3, 3);
    granted(await ask(0, { type: 'start' }));
    await later(COUNTDOWN_MS);
    granted(await ask(2, { type: 'stand' }));
    const cem = { seat: 2, name: 'cem' };
    expect(await readVoids(db, draftId)).toMatchObject([{ unrevealed: [cem], left: cem }]);
  });

  it('keeps what happened in order, once for each command that was granted, with the names of today', async () => {
    const { ask, read } = await tableOf(3, 2);
    granted(await ask(1, { type: 'ready', isReady: true }));
    expect((await ask(1, { type: 'endTable' })).ok).toBe(false);
    granted(await ask(0, { type: 'changeSettings', settings: { name: 'Kiln' } }));
    granted(await ask(0, { type: 'readyCheck' }));
    granted(await ask(0, { type: 'start' }));
    granted(await ask(0, { type: 'cancelStart' }));
    granted(await ask(0, { type: 'clearSeat', seat: 2 }));
    granted(await ask(0, { type: 'stand' }));
    await db.query("update member set handle = 'Anna' where id = 'ann'");
    const { lobbyEvents } = await read();
    await db.query("update member set handle = 'ann' where id = 'ann'");
    expect(lobbyEvents.map(({ seq }) => seq)).toEqual(lobbyEvents.map((_, at) => at + 1));
    expect(lobbyEvents.map(({ seq: _, ...event }) => event)).toEqual([
      { type: 'satDown', memberId: 'ben', name: 'ben' },
      { type: 'satDown', memberId: 'cem', name: 'cem' },
      { type: 'saidReady', memberId: 'ben', name: 'ben', isReady: true },
      { type: 'settingsChanged', words: "Name changed. Everyone's ready was cleared.", settings: ['name'] },
      { type: 'readyAsked' },
      { type: 'startAnnounced' },
      { type: 'startCalledOff', words: null },
      { type: 'left', memberId: 'cem', name: 'cem' },
      { type: 'left', memberId: 'ann', name: 'Anna' },
      { type: 'hostChanged', memberId: 'ben', name: 'ben' },
    ]);
  });

  it('tells who left to those who may read the chat, and nobody’s doings to strangers', async () => {
    const { ask, read } = await tableOf(3, 0);
    granted(await ask(2, { type: 'stand' }));
    const now = { record: await read(), chat: [], connected: new Set<string>(), nowMs };
    const typesFor = (ties: Partial<ReaderTies>) =>
      tableViewFor(now, { ...STRANGER, ...ties })?.lobbyEvents.map((event) =>
        'name' in event ? `${event.type} ${event.name}` : event.type,
      );
    expect(typesFor({ isSeated: true })).toEqual(['satDown ben', 'satDown cem', 'left cem']);
    expect(typesFor({ isInvited: true })).toEqual(['satDown ben']);
    expect(typesFor({}) ?? []).toEqual([]);
  });

  it('keeps the last twenty of what happened, names nobody who is gone, and nothing once the draft has begun', async () => {
    const { ask, later, read } = await tableOf(2, 0);
    for (let turn = 0; turn < 15; turn++)
      for (const isReady of [true, false]) granted(await ask(1, { type: 'ready', isReady }));
    await db.query("update member set deleted_at = now() where id = 'ben'");
    const { lobbyEvents } = await read();
    await db.query("update member set deleted_at = null where id = 'ben'");
    expect(lobbyEvents.map(({ seq }) => seq)).toEqual(Array.from({ length: 20 }, (_, at) => at + 12));
    expect(lobbyEvents[0]).toEqual({ seq: 12, type: 'saidReady', memberId: null, name: '', isReady: true });
    granted(await ask(0, { type: 'start' }));
    await later(COUNTDOWN_MS);
    expect([(await read()).status, (await read()).lobbyEvents]).toEqual(['drafting', []]);
  });

  it('has begun to start though its clock was given time back in that moment', async () => {
    const { ask, later, read } = await tableOf(2, 0, 'canary', 0);
    await db.query(`create function give_back() returns trigger language plpgsql as
      $$ begin new.due_at = new.due_at + interval '2 seconds'; return new; end $$`);
    await db.query(
      'create trigger give_back before insert on deadline for each row when (new.seat = -1) execute function give_back()',
    );
    try {
      granted(await ask(0, { type: 'start' }));
    } finally {
      await db.query('drop function give_back cascade');
    }
    expect((await read()).status).toBe('countdown');
    granted(await later(2000));
    expect((await read()).status).toBe('drafting');
  });

  it('names all who were late', async () => {
    const { draftId, ask, reveal, later } = await tableOf(3, 3);
    granted(await ask(0, { type: 'start' }));
    await later(COUNTDOWN_MS);
    granted(await reveal(0));
    await later(REVEAL_MS);
    const [gone] = await readVoids(db, draftId);
    expect(gone?.unrevealed.map(({ name }) => name)).toEqual(['ben', 'cem']);
    expect(gone && 'left' in gone).toBe(false);
  });

  describe('whose packs cannot be dealt', () => {
    /** What nobody foresaw: under the lock the rules name a pack that was not frozen. */
    const spoil = (draftId: string) =>
      db.query(
        "update draft set template = jsonb_set(template, '{rounds,0,pack}', '\"gone\"') where id = $1",
        [draftId],
      );

    it('goes back to the lobby with a new seal at the last number, and nobody is called silent', async () => {
      const { draftId, ask, reveal, later, read } = await tableOf(2, 2);
      granted(await ask(0, { type: 'start' }));
      await later(COUNTDOWN_MS);
      const { seedHash } = await read();
      granted(await reveal(0));
      await spoil(draftId);
      expect(await reveal(1)).toMatchObject({ refusal: 'packsRunOut' });
      const table = await read();
      expect([table.status, table.voids.length, table.lock, table.startsAtMs]).toEqual([
        'lobby',
        1,
        null,
        null,
      ]);
      expect(table.seedHash).not.toBe(seedHash);
      expect(table.seats.map(({ commitment, nonce, isReady }) => [commitment, nonce, isReady])).toEqual([
        [null, null, true],
        [null, null, true],
      ]);
      expect(table.settings.changed).toMatch('The packs could not be dealt, so the start was called off.');
      expect(await readVoids(db, draftId)).toMatchObject([{ unrevealed: [] }]);
    });

    it('goes back to the lobby when nobody had promised a number', async () => {
      const { draftId, ask, later, read } = await tableOf(2, 0);
      granted(await ask(0, { type: 'start' }));
      await spoil(draftId);
      expect(await later(COUNTDOWN_MS)).toMatchObject({
        message:
          'The packs of this draft cannot be dealt: Round 1 opens "gone", which the catalogue does not hold.',
      });
      expect((await read()).status).toBe('lobby');
    });

    /** A game of one cube of a hundred thousand cards. */
    async function importLands() {
      const lands = Array.from({ length: 5 }, (_, at) => `20000 Land ${at}`).join('\n');
      const report = await importFile(db, {
        path: 'lands.txt',
        text: `[Main(1)]\n${lands}\n`,
        gameSlug: 'lands',
        gameName: 'Lands',
        createGame: true,
        acceptNew: true,
        dryRun: false,
        skipRejects: false,
        map: null,
        nowMs: 1,
      });
      expect(report.refusal).toBeNull();
    }

    it('is refused at the start where it can be foreseen', async () => {
      await importLands();
      const { ask, read } = await tableOf(2, 0, 'lands');
      await db.query(
        `update pack_definition set definition = jsonb_set(definition, '{sheets,Main,cards,0,weight}', '20001')
         where game_id = (select id from game where slug = 'lands')`,
      );
      expect(await ask(0, { type: 'start' })).toMatchObject({
        refusal: 'packsRunOut',
        message: 'The piles of the table would have 100001 cards; at most 100000 are possible.',
      });
      expect((await read()).status).toBe('lobby');
    });

    it('is refused at the start when more cards would lie open than can be shown', async () => {
      await importLands();
      const { draftId, ask, read } = await tableOf(2, 0, 'lands');
      await db.query(
        `update draft set template = template || jsonb_build_object('format', 'rotisserie',
           'pack', template #>> '{rounds,0,pack}', 'mode', '{"kind": "packs", "packsPerSeat": 10}'::jsonb)
         where id = $1`,
        [draftId],
      );
      await db.query(
        `update pack_definition set definition = jsonb_set(definition, '{layouts,0,slots,0,count}', '51')
         where game_id = (select id from game where slug = 'lands')`,
      );
      expect(await ask(0, { type: 'start' })).toMatchObject({
        refusal: 'packsRunOut',
        message: '1020 cards would lie open at once; at most 1000 are possible.',
      });
      expect((await read()).status).toBe('lobby');
    });
  });
});
