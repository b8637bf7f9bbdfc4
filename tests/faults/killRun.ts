import { setTimeout as pause } from 'node:timers/promises';
import { HubConnectionState } from '@microsoft/signalr';
import type { ServerProcess } from '../harness/serverProcess.ts';
import { gatherTable, type TableOrder } from '../harness/wholeDraft.ts';
import { type WatchedDraft, watchGathered } from './watchedDraft.ts';

/** How one `kill -9` went, in milliseconds from the kill on. */
export interface Kill {
  readonly atPick: number;
  readonly readyAfterMs: number;
  /** Until every client is connected and has its room again, without a reload. */
  readonly allBackAfterMs: number;
}

export interface KillRun {
  readonly draft: WatchedDraft;
  readonly kills: readonly Kill[];
}

/** Within so many milliseconds after a pick was acknowledged the process is killed: a pick takes less. */
const WINDOW_MS = 40;
const BACK_PATIENCE_MS = 120_000;

/** Numbers from 0 below `below`, always the same for a seed. */
export function newDice(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function momentsOf(dice: (below: number) => number, kills: number, picks: number): Map<number, number> {
  const moments = new Map<number, number>();
  while (moments.size < kills) moments.set(3 + dice(picks - 6), dice(WINDOW_MS));
  return moments;
}

/** Resolves when every client is connected and has its room; rejects after two minutes; what the tests allow is less. */
export async function untilAllBack(draft: Pick<WatchedDraft, 'players'>): Promise<void> {
  const startedAt = performance.now();
  const isBack = () =>
    draft.players.every(
      (player) => player.connection().state === HubConnectionState.Connected && player.room() !== null,
    );
  while (!isBack()) {
    if (performance.now() - startedAt > BACK_PATIENCE_MS) throw new Error('Not every client came back.');
    await pause(10);
  }
}

/** Plays one draft of so many picks whose server is killed at so many random moments, all of which follow from the seed. */
export async function killAtRandom(
  server: ServerProcess,
  order: Omit<TableOrder, 'url' | 'onPick'>,
  { kills, seed, picks }: { readonly kills: number; readonly seed: number; readonly picks: number },
): Promise<KillRun> {
  const moments = momentsOf(newDice(seed), kills, picks);
  const done: Kill[] = [];
  let killing: Promise<unknown> = Promise.resolve();
  const whole = {
    ...order,
    url: server.url,
    onPick: (_: unknown, count: number) => {
      const delayMs = moments.get(count);
      if (delayMs !== undefined) killing = killing.then(() => kill(count, delayMs));
    },
  };
  const gathered = await gatherTable(whole);

  async function kill(atPick: number, delayMs: number) {
    await pause(delayMs);
    const killedAt = performance.now();
    const { readyAfterMs } = await server.killAndRestart();
    await untilAllBack(gathered);
    done.push({ atPick, readyAfterMs, allBackAfterMs: performance.now() - killedAt });
  }

  const draft = await watchGathered(gathered, whole);
  await killing;
  return { draft, kills: done };
}
