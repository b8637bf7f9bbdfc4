import { setTimeout as pause } from 'node:timers/promises';
import { HubConnectionState } from '@microsoft/signalr';
import pg from 'pg';
import { REFUSAL_SENTENCES } from '#contract/refusals.ts';
import { newDice } from '../faults/killRun.ts';
import { logOnServer } from '../faults/storedLog.ts';
import { leaveAll, promisesBroken, watchGathered } from '../faults/watchedDraft.ts';
import type { Player } from '../harness/player.ts';
import { gatherTable, type TableOrder } from '../harness/wholeDraft.ts';
import { isSecrecyKept } from '../load/smoke.ts';
import type { Site } from './site.ts';

/** What falls: a process by `kill -9`, the bus, the balancer, a process that stands still for a while, or the second database. */
export const MANY_KINDS = ['process', 'bus', 'balancer', 'frozen', 'database'] as const;
export type ManyKind = (typeof MANY_KINDS)[number];

/** How one fall went, in milliseconds from it on. */
export interface Fall {
  readonly kind: ManyKind;
  readonly place: string;
  /** Until what fell was there again. */
  readonly thereAfterMs: number;
  /** Until every client is connected and has its room, without a reload, and each table has gone on. */
  readonly allBackAfterMs: number;
  /** The longest in which nobody at a table picked, of all tables, from the fall until all were back. */
  readonly stillMs: number;
  /** The same of tables on the main database alone. */
  readonly stillInMainMs: number;
}

export interface ManyKills {
  readonly falls: readonly Fall[];
  readonly tables: number;
  /** How many of them were on the second database. */
  readonly inShard: number;
  readonly picks: number;
  readonly ackMsMost: number;
  /** The longest without a pick at a table while nothing had fallen. */
  readonly calmStillMs: number;
  /** Refusals that clients try again by themselves. */
  readonly passing: number;
  /** Promises that were broken, in sentences. */
  readonly broken: readonly string[];
}

export interface ManyOrder {
  readonly site: Site;
  readonly databaseUrl: string;
  readonly times: number;
  readonly seed: number;
  /** Tables of four that play at once. */
  readonly tables: number;
  readonly tell: (fall: Fall, count: number) => void;
}

const SEATS = 4;
const THINK_MS = 150;
const BUS_AWAY_MS = 4000;
const DATABASE_AWAY_MS = 6000;
const BALANCER_AWAY_MS = 1000;
const FROZEN_MS = 4000;
const CALM_MS = 1500;
const BACK_PATIENCE_MS = 180_000;
const PASSING: readonly string[] = [REFUSAL_SENTENCES.storageAway, REFUSAL_SENTENCES.draining];

/** A table while it is played. */
interface Running {
  readonly players: readonly Player[];
  pickedAtMs: number;
  isInShard: boolean;
}

const isBack = ({ players }: Running) =>
  players.every(
    (player) => player.connection().state === HubConnectionState.Connected && player.room() !== null,
  );

/** The kinds in turn, so that each comes as often, in an order that follows from the seed. */
function kindsOf(dice: (below: number) => number, times: number): ManyKind[] {
  const kinds: ManyKind[] = [];
  while (kinds.length < times) {
    const round = [...MANY_KINDS];
    while (round.length > 0) kinds.push(...round.splice(dice(round.length), 1));
  }
  return kinds.slice(0, times);
}

const GATHERINGS = 5;
const AGAIN_MS = 500;

/** New people at a new table; begun anew where a form was sent twice since something fell before its answer. */
async function gatheredSoon(order: TableOrder): Promise<Awaited<ReturnType<typeof gatherTable>>> {
  for (let tries = 1; ; tries++) {
    try {
      return await gatherTable(order);
    } catch (fault) {
      if (tries === GATHERINGS) throw fault;
      await pause(AGAIN_MS);
    }
  }
}

/** Whether a draft that runs is on another database than the main one. */
async function isInShard(databaseUrl: string, draftId: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from draft where id = $1 and shard is not null', [
      draftId,
    ]);
    return (rowCount ?? 0) > 0;
  } finally {
    await client.end();
  }
}

/** Keeps tables playing on a site whose parts fall one after the other at moments that follow from the seed. */
export async function killMany(order: ManyOrder): Promise<ManyKills> {
  const { site, databaseUrl, times, tell } = order;
  const dice = newDice(order.seed);
  const running = new Set<Running>();
  const falls: Fall[] = [];
  const broken: string[] = [];
  const sum = { tables: 0, inShard: 0, picks: 0, ackMsMost: 0, passing: 0 };
  let isOver = false;
  let isFallen = false;
  let calmStillMs = 0;
  let stillMs = 0;
  let stillInMainMs = 0;

  const look = setInterval(() => {
    const nowMs = performance.now();
    const still = (tables: readonly Running[]) =>
      Math.max(0, ...tables.map(({ pickedAtMs }) => nowMs - pickedAtMs));
    const longest = still([...running]);
    if (!isFallen) {
      calmStillMs = Math.max(calmStillMs, longest);
      return;
    }
    stillMs = Math.max(stillMs, longest);
    stillInMainMs = Math.max(stillInMainMs, still([...running].filter(({ isInShard }) => !isInShard)));
  }, 50);

  async function playTable() {
    const whole: TableOrder = {
      url: site.url,
      game: 'emberwake',
      template: 'emberwake-draft',
      seats: SEATS,
      onPick: async () => {
        own.pickedAtMs = performance.now();
        if (!isOver) await pause(dice(2 * THINK_MS));
      },
    };
    const gathered = await gatheredSoon(whole);
    const own: Running = { players: gathered.players, pickedAtMs: 0, isInShard: false };
    // From its first pick on: a start takes its countdown.
    const begun = gathered.players[0]
      ?.until((room) => room !== null)
      .then(async () => {
        own.isInShard = await isInShard(databaseUrl, gathered.draftId);
        own.pickedAtMs = performance.now();
        running.add(own);
      });
    const draft = await watchGathered(gathered, whole).finally(() => running.delete(own));
    await begun;
    running.delete(own);
    broken.push(
      ...promisesBroken(draft, await logOnServer(databaseUrl, draft.draftId)),
      ...draft.refusals
        .filter((message) => !PASSING.includes(message))
        .map((message) => `A pick was refused: ${message}`),
      ...(isSecrecyKept(draft) ? [] : ['A client was sent a card that it may not know.']),
    );
    sum.tables += 1;
    sum.inShard += own.isInShard ? 1 : 0;
    sum.picks += draft.picks.length;
    sum.ackMsMost = Math.max(sum.ackMsMost, ...draft.picks.map(({ ackMs }) => ackMs));
    sum.passing += draft.refusals.filter((message) => PASSING.includes(message)).length;
    await leaveAll(draft);
  }

  async function untilAllBack() {
    const startedAt = performance.now();
    while (![...running].every((table) => isBack(table) && table.pickedAtMs > startedAt)) {
      if (performance.now() - startedAt > BACK_PATIENCE_MS) throw new Error('Not every client came back.');
      await pause(20);
    }
  }

  /** Lets it fall and brings it back. */
  const fell: Record<ManyKind, () => Promise<string>> = {
    async process() {
      const place = placeOf();
      const build = place.build();
      await place.kill();
      await place.start(build);
      return place.name;
    },
    async bus() {
      await site.redis.kill();
      await pause(BUS_AWAY_MS);
      await site.redis.restart();
      return 'redis';
    },
    async balancer() {
      await site.balancer.kill();
      await pause(BALANCER_AWAY_MS);
      await site.balancer.restart();
      return 'haproxy';
    },
    async database() {
      if (!site.shard) throw new Error('The site has one database.');
      await site.shard.crash();
      await pause(DATABASE_AWAY_MS);
      await site.shard.restart();
      return 'postgres';
    },
    async frozen() {
      const place = placeOf();
      process.kill(place.pid(), 'SIGSTOP');
      await pause(FROZEN_MS);
      process.kill(place.pid(), 'SIGCONT');
      return place.name;
    },
  };

  function placeOf() {
    const place = site.places[dice(site.places.length)];
    if (!place) throw new Error('The site has no process.');
    return place;
  }

  const places = Array.from({ length: order.tables }, async () => {
    while (!isOver) await playTable();
  });
  const playing = Promise.all(places).catch((fault: unknown) => {
    broken.push(`A table stood still: ${fault instanceof Error ? fault.message : String(fault)}`);
    isOver = true;
  });
  try {
    for (const kind of kindsOf(dice, times)) {
      while (running.size < order.tables && !isOver) await pause(50);
      await pause(dice(CALM_MS));
      if (isOver) break;
      const fellAtMs = performance.now();
      stillMs = 0;
      stillInMainMs = 0;
      isFallen = true;
      const place = await fell[kind]();
      const thereAfterMs = performance.now() - fellAtMs;
      await untilAllBack();
      isFallen = false;
      const allBackAfterMs = performance.now() - fellAtMs;
      const fall = { kind, place, thereAfterMs, allBackAfterMs, stillMs, stillInMainMs };
      falls.push(fall);
      tell(fall, falls.length);
    }
  } finally {
    isOver = true;
    await playing;
    clearInterval(look);
  }
  return { falls, ...sum, calmStillMs, broken };
}

/** What of each kind came out, in milliseconds, in one line. */
export function linesOf(falls: readonly Fall[]): string[] {
  const most = (values: readonly number[]) => Math.round(Math.max(0, ...values));
  return MANY_KINDS.flatMap((kind) => {
    const own = falls.filter((fall) => fall.kind === kind);
    if (own.length === 0) return [];
    const times = `there again after ${most(own.map((fall) => fall.thereAfterMs))} ms at most`;
    const back = `all lines back after ${most(own.map((fall) => fall.allBackAfterMs))} ms at most`;
    return [
      `${kind}: ${own.length} falls, ${times}, ${back}, ${most(own.map((fall) => fall.stillMs))} ms without a pick at a table at most`,
    ];
  });
}

const GOES_ON_MS = 3000;
const ALL_BACK_MS = 20_000;

/** Which falls took longer than they may; a table that stands still while nothing has fallen says how slow the machine is. */
export function lateIn({ falls, calmStillMs }: Pick<ManyKills, 'falls' | 'calmStillMs'>): string[] {
  return falls.flatMap(({ kind, thereAfterMs, allBackAfterMs, stillMs, stillInMainMs }, at) => [
    ...(kind === 'database' && stillInMainMs > GOES_ON_MS + calmStillMs
      ? [`Fall ${at + 1}: a table on the other database stood still for ${Math.round(stillInMainMs)} ms.`]
      : []),
    ...(kind === 'bus' && stillMs > GOES_ON_MS + calmStillMs
      ? [`Fall ${at + 1}: without the bus a table stood still for ${Math.round(stillMs)} ms.`]
      : []),
    ...(allBackAfterMs > thereAfterMs + ALL_BACK_MS
      ? [`Fall ${at + 1} (${kind}): everybody was back only after ${Math.round(allBackAfterMs)} ms.`]
      : []),
  ]);
}
