import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { isPassing } from '#contract/room/isPassing.ts';
import type { TableCommand } from '#contract/room/room.ts';
import { untilGone } from '../harness/lines/faultyServer.ts';
import type { Caught, Trap } from '../harness/lines/postgresLine.ts';
import { openRawLine } from '../harness/lines/rawLine.ts';
import type { Player } from '../harness/player.ts';
import type { AcknowledgedPick } from '../harness/wholeDraft.ts';
import { WRITES_LOG } from './checker.ts';
import type { FaultySite } from './faultySite.ts';

/** A draft under way on a site where something is about to go wrong. */
export interface Scene {
  readonly site: FaultySite;
  readonly players: readonly Player[];
  readonly picks: readonly AcknowledgedPick[];
  /** Numbers from 0 below `below`. */
  readonly dice: (below: number) => number;
  /** Hears what must not be, in a sentence. */
  readonly broken: (sentence: string) => void;
}

/** Nothing lasts longer: the last picks of a round have little time. */
const LONGEST_MS = 3000;
const DRAIN_PATIENCE_MS = 15_000;
const COMES_AND_GOES_MS = 300;
const MINUTE_MS = 60_000;

const some = <T>({ dice }: Scene, of: readonly T[]): T => {
  const one = of[dice(of.length)];
  if (one === undefined) throw new Error('There is nothing to choose from.');
  return one;
};
const aWhile = ({ dice }: Scene) => pause(100 + dice(LONGEST_MS - 100));

/** Something happens to the next row of a log, where one comes in time. */
async function atNextRow({ site }: Scene, moment: Trap['moment'], act: (caught: Caught) => void) {
  const takeAway = site.database.setTrap({ statement: WRITES_LOG, moment, act });
  await pause(LONGEST_MS);
  takeAway();
}

/** What can go wrong, each with how it is put right again. */
export const SOAK_FAULTS = {
  'killed at once': async ({ site }) => {
    await site.server.killAndRestart();
  },
  'deployed anew': async ({ site }) => {
    const pid = site.server.pid();
    process.kill(pid, 'SIGTERM');
    await untilGone(pid, DRAIN_PATIENCE_MS);
    await site.server.killAndRestart();
  },
  'started with a wrong clock': async (scene) => {
    const minutes = (1 + scene.dice(10)) * some(scene, [-1, 1]);
    await scene.site.server.killAndRestart({ CLOCK_OFFSET_MS: String(minutes * MINUTE_MS) });
  },
  'stands still': async (scene) => {
    const pid = scene.site.server.pid();
    process.kill(pid, 'SIGSTOP');
    await aWhile(scene);
    process.kill(pid, 'SIGCONT');
  },
  'everybody is thrown off': async (scene) => {
    for (let times = 1 + scene.dice(3); times > 0; times--) {
      scene.site.people.forget();
      await pause(scene.dice(1000));
    }
  },
  'every line is silent': async (scene) => {
    const { people } = scene.site;
    people.fallSilent();
    await aWhile(scene);
    some(scene, [people.speak, people.forget])();
  },
  'somebody comes and goes': async (scene) => {
    const player = some(scene, scene.players);
    for (let times = 2 + scene.dice(5); times > 0; times--) {
      await player.connection().stop();
      await pause(COMES_AND_GOES_MS);
    }
  },
  'a client is deaf': async (scene) => {
    const line = await openRawLine(some(scene, scene.players).account);
    line.socket.pause();
    await aWhile(scene);
    line.close();
  },
  'the database is gone': async (scene) => {
    await scene.site.database.cut();
    await aWhile(scene);
    await scene.site.database.restore();
  },
  'the database is silent': async (scene) => {
    scene.site.database.fallSilent();
    await aWhile(scene);
    scene.site.database.speak();
  },
  'a row is lost on its way': (scene) => atNextRow(scene, 'asked', ({ drop }) => drop()),
  'the answer to a row is lost': (scene) => atNextRow(scene, 'answered', ({ drop }) => drop()),
  'the disk is full for a row': (scene) =>
    atNextRow(scene, 'asked', ({ fail }) => fail('53100', 'could not extend file: No space left on device')),
  'a command comes five times': (scene) => repeatOne(scene),
  'a pick comes late': (scene) => pickAgain(scene),
} as const satisfies Record<string, (scene: Scene) => Promise<void>>;

export type SoakFault = keyof typeof SOAK_FAULTS;
export const SOAK_FAULT_NAMES = Object.keys(SOAK_FAULTS) as SoakFault[];

/** One command, five times at once: one answer for all. */
async function repeatOne(scene: Scene): Promise<void> {
  const player = some(scene, scene.players);
  const card = player.room()?.pool[0];
  if (!card) return;
  const commandId = randomUUID();
  const move: TableCommand = { type: 'move', cardInstanceId: card.id, destination: 'side' };
  const replies = await Promise.all(Array.from({ length: 5 }, () => player.command(move, commandId)));
  const answers = new Set(replies.filter((reply) => !isPassing(reply)).map((reply) => reply.ok));
  if (answers.size > 1) scene.broken('One command that came five times had two answers.');
}

/** A pick that was taken long ago, as a new command: it must be refused. */
async function pickAgain(scene: Scene): Promise<void> {
  const { seat, packId, pickNumber, cards } = some(scene, scene.picks);
  const player = scene.players.find((one) => one.room()?.seat === seat);
  const reply = await player?.command({
    type: 'pick',
    packId,
    pickNumber,
    cardInstanceIds: [...cards],
    burnIds: [],
    destination: 'main',
  });
  if (reply?.ok) scene.broken(`Pick ${pickNumber} of seat ${seat} was taken a second time.`);
}
