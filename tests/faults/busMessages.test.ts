import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Bus } from '#server/bus/bus.ts';
import { createLocalBus, createLocalWire, type LocalWire } from '#server/bus/localBus.ts';
import { storeBundle } from '#server/cards/games.ts';
import { openPool, serverDatabase } from '#server/db/postgres.ts';
import { createServerDatabase } from '#tests/support/testDatabases.ts';
import { type Account, guestAccount, registerAccount } from '../harness/account.ts';
import { canaryGame } from '../harness/canaryGame.ts';
import { openInvited } from '../harness/invited.ts';
import { connectPlayer, type Player } from '../harness/player.ts';
import { type RunningServer, startServer } from '../harness/runningServer.ts';
import { granted, pickOf } from '../harness/steered.ts';
import { logOnServer } from './storedLog.ts';

const CARDS = 360;
const SEATS = 2;
const WITHIN_MS = 3000;
/** Picks of each seat that are watched. */
const ROUNDS = 3;

type Publish = Bus['publish'];

/** What can happen to messages on their way, or before they are sent. */
const FAULTS: Readonly<Record<string, (publish: Publish) => Publish>> = {
  'never sent, as of a process that dies between commit and publish': () => () => undefined,
  doubled: (publish) => (topic, what, detail) => {
    publish(topic, what, detail);
    setTimeout(() => publish(topic, what, detail), 30);
  },
  'late and out of order': (publish) => {
    let count = 0;
    return (topic, what, detail) => {
      count += 1;
      setTimeout(() => publish(topic, what, detail), count % 2 === 0 ? 20 : 1200);
    };
  },
  'of rows that were never stored, or long ago': (publish) => (topic, what, detail) => {
    if (what !== 'row') return publish(topic, what, detail);
    publish(topic, what, 1);
    setTimeout(() => publish(topic, what, 9999), 20);
  },
  'of a newer version, which nobody here understands': (publish) => (topic) =>
    publish(topic, 'unheardOf', 'anything'),
};

describe.each(Object.entries(FAULTS))('messages that are %s', (_, fault) => {
  const servers: RunningServer[] = [];
  const databases: ReturnType<typeof serverDatabase>[] = [];
  let database: { url: string; drop: () => Promise<void> };
  let players: Player[] = [];

  async function startWith(wire: LocalWire): Promise<RunningServer> {
    const db = serverDatabase(openPool(database.url, 4), database.url);
    databases.push(db);
    const bus = createLocalBus(wire);
    const server = await startServer(db, { bus: { ...bus, publish: fault(bus.publish) } });
    servers.push(server);
    return server;
  }

  beforeAll(async () => {
    database = await createServerDatabase(inject('testDatabaseTemplate'));
    const wire = createLocalWire();
    const first = await startWith(wire);
    await storeBundle(databases[0]!, canaryGame(CARDS), Date.now());
    const second = await startWith(wire);
    const host = await registerAccount(first.url, 'host');
    const guest = await guestAccount(second.url);
    const people: readonly Account[] = [host, guest];
    players = await Promise.all(people.map(connectPlayer));
  });
  afterAll(async () => {
    await Promise.all(players.map((player) => player.leave()));
    for (const server of servers) await server.stop();
    for (const db of databases) await db.close();
    await database?.drop();
  });

  it('cost time, never a pick: lobby, chat, start and picks arrive within three seconds, once [T]', async () => {
    const [host, guest] = players;
    if (!host || !guest) throw new Error('Two people are needed.');
    const { draftId } = await host.account.post<{ draftId: string }>('/drafts', {
      game: 'canary',
      template: 'canary-draft',
      solo: false,
      settings: { name: 'Birds', visibility: 'code', seats: SEATS, clock: 'none' },
    });
    await openInvited(players, draftId);
    granted(await guest.command({ type: 'sit', seat: 1 }));
    await host.until((_room, table) => table?.seats[1]?.kind === 'member', WITHIN_MS);
    granted(await host.command({ type: 'changeSettings', settings: { name: 'Renamed' } }));
    await guest.until((_room, table) => table?.settings.name === 'Renamed', WITHIN_MS);
    granted(
      await guest.connection().invoke('Say', { draftId, text: 'Anybody there?', commandId: randomUUID() }),
    );
    await host.until((_room, table) => table?.chat.at(-1)?.text === 'Anybody there?', WITHIN_MS);
    granted(await host.command({ type: 'start' }));
    let acknowledged = 0;
    for (let round = 1; round <= ROUNDS; round++) {
      // Each gets the pack that the other passed, over the other process.
      for (const player of players) {
        await player.until((room) => room?.pack?.pickNumber === round, WITHIN_MS * 2);
        const pack = player.room()?.pack;
        if (!pack) throw new Error('There is no pack.');
        granted(await player.command(pickOf(pack, pack.cards[0]?.id ?? '')));
        acknowledged += 1;
      }
    }
    for (const player of players)
      await player.until(
        (room) => room?.seats.every(({ poolSize }) => poolSize === ROUNDS) ?? false,
        WITHIN_MS,
      );
    // What is late has come by then.
    await pause(1300);
    const picks = (await logOnServer(database.url, draftId)).filter(({ payload }) => payload.type === 'pick');
    expect(picks.length).toBe(acknowledged);
    expect(servers.flatMap(({ faults }) => faults)).toEqual([]);
    granted(await host.command({ type: 'pause' }));
    await guest.until((room) => room?.phase === 'paused', WITHIN_MS);
    granted(await host.command({ type: 'endTable' }));
    await guest.until(
      (_room, table) => table?.status === 'cancelled' || table?.status === 'building',
      WITHIN_MS,
    );
  });
});
