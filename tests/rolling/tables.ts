import { setTimeout as pause } from 'node:timers/promises';
import { REFUSAL_SENTENCES } from '#contract/refusals.ts';
import { verifyLog } from '#engine/verifyLog.ts';
import type { LogRow } from '../faults/checker.ts';
import { logOnServer } from '../faults/storedLog.ts';
import { leaveAll, promisesBroken, type WatchedDraft, watchGathered } from '../faults/watchedDraft.ts';
import { takePart } from '../harness/takePart.ts';
import { gatherTable, type TableOrder } from '../harness/wholeDraft.ts';
import type { LineWatch } from './lines.ts';

/** What came out of the tables of a run. */
export interface Played {
  tables: number;
  picks: number;
  ackMsMost: number;
  /** Refusals that a client tries again by itself, in the words that were told. */
  readonly passing: string[];
  /** Promises that were broken, in sentences. */
  readonly broken: string[];
}

export const nothingPlayed = (): Played => ({ tables: 0, picks: 0, ackMsMost: 0, passing: [], broken: [] });

export interface Hall {
  readonly url: string;
  readonly databaseUrl: string;
  readonly lines: LineWatch;
  readonly played: Played;
}

export const EMBERWAKE = { game: 'emberwake', template: 'emberwake-draft' };
const PASSING: readonly string[] = [REFUSAL_SENTENCES.storageAway, REFUSAL_SENTENCES.draining];

/** Checks a table that is over by its rows, its clients and its seal, and lets its people go. */
export async function closeTable(
  hall: Hall,
  draft: WatchedDraft,
  shown: { seedHash: string | null; lock: string | null },
) {
  const { played } = hall;
  const rows: readonly LogRow[] = await logOnServer(hall.databaseUrl, draft.draftId);
  const file: unknown = await draft.players[0]?.account.get(`/drafts/${draft.draftId}/log`);
  const refused = draft.refusals.filter((message) => !PASSING.includes(message));
  played.tables += 1;
  played.picks += draft.picks.length;
  played.ackMsMost = Math.max(played.ackMsMost, ...draft.picks.map(({ ackMs }) => ackMs));
  played.passing.push(...draft.refusals.filter((message) => PASSING.includes(message)));
  played.broken.push(
    ...promisesBroken(draft, rows),
    ...refused.map((message) => `A pick was refused: ${message}`),
    ...verifyLog(file, shown).findings.map((finding) => `The seal does not verify: ${finding}`),
  );
  hall.lines.forget(draft.players);
  await leaveAll(draft);
}

/** Plays one table from its lobby to its last pick, and checks it; `pace` is what a seat waits after each pick. */
export async function playTable(
  hall: Hall,
  order: Omit<TableOrder, 'url' | 'game' | 'template'>,
  pace: () => number,
): Promise<void> {
  const whole: TableOrder = {
    ...EMBERWAKE,
    ...order,
    url: hall.url,
    onPick: async (pick, count) => {
      await order.onPick?.(pick, count);
      const ms = pace();
      if (ms > 0) await pause(ms);
    },
  };
  const gathered = await gatherTable(whole);
  hall.lines.watch(gathered.players);
  const seedHash = gathered.players[0]?.table()?.seal.seedHash ?? null;
  const draft = await watchGathered(gathered, whole);
  await closeTable(hall, draft, { seedHash, lock: null });
}

/** A table in its lobby, whose people have promised their numbers; `start` begins the countdown and plays it to the end. */
export async function sealedTable(hall: Hall, seats: number) {
  const order: TableOrder = { ...EMBERWAKE, url: hall.url, seats };
  const gathered = await gatherTable(order);
  hall.lines.watch(gathered.players);
  const parts = gathered.players.map(takePart);
  for (const part of parts) await part.ready();
  const [host] = gathered.players;
  if (!host) throw new Error('A table needs a host.');
  return {
    /** Resolves when the last pick is made and checked; `begun` after how many milliseconds everybody had a pack. */
    start(): { readonly begun: Promise<number>; readonly over: Promise<void> } {
      const startedAt = performance.now();
      const playing = watchGathered(gathered, order);
      const begun = Promise.all(gathered.players.map((player) => player.until((room) => room !== null))).then(
        () => performance.now() - startedAt,
      );
      const over = playing.then((draft) => {
        const seal = host.table()?.seal;
        return closeTable(hall, draft, { seedHash: seal?.seedHash ?? null, lock: seal?.lock ?? null });
      });
      return { begun, over: over.finally(() => parts.map((part) => part.stop())) };
    },
  };
}
