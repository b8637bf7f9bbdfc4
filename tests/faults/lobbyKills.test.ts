import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, registerAccount } from '../harness/account.ts';
import { openInvited } from '../harness/invited.ts';
import { newDataDir } from '../harness/newDataDir.ts';
import { connectPlayer, type Player } from '../harness/player.ts';
import { type ServerProcess, startServerProcess } from '../harness/serverProcess.ts';
import { newDice } from './killRun.ts';

const SEATS = 3;
const ROUNDS = 2;
/** Within so many milliseconds after people pressed, the process is killed. */
const WINDOW_MS = 25;
const LONG = 400_000;

/** Its starts need a minute. */
describe.skipIf(process.env.EVERY_FAULT === undefined)(
  'kill -9 while people sit down, and while the host starts (EVERY_FAULT=1)',
  () => {
    let folder: string;
    let server: ServerProcess;
    const accounts: Account[] = [];
    const players: Player[] = [];
    const seed = Number(process.env.KILL_SEED ?? Date.now() % 1_000_000);
    const dice = newDice(seed);

    beforeAll(async () => {
      console.info(`KILL_SEED=${seed}`);
      folder = await newDataDir('passleft-lobby-');
      server = await startServerProcess(folder);
      for (let seat = 0; seat < SEATS; seat++) accounts.push(await registerAccount(server.url, 'lobby'));
      players.push(...(await Promise.all(accounts.map(connectPlayer))));
    }, LONG);
    afterAll(async () => {
      await Promise.all(players.map((player) => player.leave()));
      await server?.stop();
      if (folder) await rm(folder, { recursive: true, force: true });
    });

    const killed = async () => {
      await pause(dice(WINDOW_MS));
      return server.killAndRestart();
    };

    it(
      'everybody has one seat, the draft starts once, and its packs are dealt once [fault F4]',
      async () => {
        for (let round = 0; round < ROUNDS; round++) {
          const [host] = players;
          if (!host) throw new Error('Somebody has to host.');
          const { draftId } = await host.account.post<{ draftId: string }>('/drafts', {
            game: 'emberwake',
            template: 'emberwake-draft',
            solo: false,
            settings: { name: 'Fragile', visibility: 'code', seats: SEATS, clock: 'none' },
          });
          await openInvited(players, draftId);
          await Promise.all([
            ...players.map((player) => player.command({ type: 'sit', seat: null })),
            killed(),
          ]);
          await host.until((_, table) => table?.seats.every(({ kind }) => kind === 'member') ?? false);
          const seated = host.table()?.seats.map(({ memberId }) => memberId ?? '') ?? [];
          expect([...seated].sort()).toEqual(accounts.map(({ userId }) => userId).sort());

          await Promise.all([host.command({ type: 'start' }), killed()]);
          // A start that was lost is pressed again; one that stands says so.
          await host.command({ type: 'start' });
          for (const player of players) await player.until((room) => room?.pack != null);
          const packs = players.map((player) => player.room()?.pack?.cards.map(({ id }) => id) ?? []);
          expect(packs.map((cards) => cards.length)).toEqual(Array(SEATS).fill(15));
          expect(new Set(packs.flat()).size).toBe(SEATS * 15);
          await server.killAndRestart();
          for (const player of players) await player.open(draftId);
          expect(players.map((player) => player.room()?.pack?.cards.map(({ id }) => id))).toEqual(packs);
          await host.command({ type: 'endTable' });
        }
      },
      LONG,
    );
  },
);
