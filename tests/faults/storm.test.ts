import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PackView } from '#contract/room/room.ts';
import { newDataDir } from '../harness/newDataDir.ts';
import type { Player } from '../harness/player.ts';
import { type ServerProcess, startServerProcess } from '../harness/serverProcess.ts';
import { granted, pickOf } from '../harness/steered.ts';
import { must } from '../harness/wholeDraft.ts';
import { dismiss, type SeatedTable, seatCrowd } from '../load/crowd.ts';
import { untilAllBack } from './killRun.ts';

const SEATS = 8;
/** How many come back at once; 800 in the long run. */
const CLIENTS = Number(process.env.STORM_CLIENTS ?? 80);
const ALL_BACK_MS = 20_000;
const PATIENCE_MS = 60_000 + 2000 * CLIENTS;

describe(`${CLIENTS} clients that come back at once after a restart`, { timeout: PATIENCE_MS }, () => {
  let folder: string;
  let server: ServerProcess;
  let firstStartMs = 0;
  let backAfterMs = 0;
  let tables: readonly SeatedTable[] = [];
  let players: readonly Player[] = [];
  /** What each had in hand before. */
  let held: readonly (PackView | null)[] = [];

  const packs = () => players.map((player) => player.room()?.pack ?? null);

  beforeAll(async () => {
    folder = await newDataDir('passleft-storm-');
    const startedAt = performance.now();
    server = await startServerProcess(folder, { TRUST_PROXY: 'loopback' });
    firstStartMs = performance.now() - startedAt;
    const game = { game: 'emberwake', template: 'emberwake-draft' };
    tables = await seatCrowd({ url: server.url, tables: CLIENTS / SEATS, seats: SEATS, ...game });
    players = tables.flatMap((table) => table.players);
    for (const {
      players: [host],
    } of tables)
      if (host) must(await host.command({ type: 'start' }), 'Starting');
    await Promise.all(players.map((player) => player.until((room) => room?.pack != null)));
    held = packs();
    await server.killAndRestart();
    const readyAt = performance.now();
    await untilAllBack({ players });
    backAfterMs = performance.now() - readyAt;
    console.info(`${players.length} clients back ${Math.round(backAfterMs)} ms after the server was ready`);
  }, PATIENCE_MS);
  afterAll(async () => {
    await dismiss(tables);
    await server?.stop();
    if (folder) await rm(folder, { recursive: true, force: true });
  });

  it('are all back within twenty seconds, or twice the first start where the machine is slow [fault F27]', () => {
    expect(players).toHaveLength(CLIENTS);
    expect(backAfterMs).toBeLessThan(Math.max(ALL_BACK_MS, 2 * firstStartMs));
  });

  it('have the pack in hand that they had, and may take from it [fault F27]', async () => {
    expect(packs()).toEqual(held);
    const replies = await Promise.all(
      players.map((player, at) => {
        const pack = held[at];
        if (!pack) throw new Error('Somebody held no pack.');
        return player.command(pickOf(pack, pack.cards[0]?.id ?? ''));
      }),
    );
    for (const reply of replies) granted(reply);
  });

  it('leave a server that says of no fault of its own [fault F27]', () => {
    expect(server.output()).not.toMatch(/"level":(50|60)/);
  });
});
