import { can } from '#contract/can.ts';
import { ABSENCE_SECONDS, BOTS_AFTER_SECONDS, type QueueAnswer, type QueueSit } from '#contract/queue.ts';
import { type Reply, refused } from '#contract/refusals.ts';
import type { Bus } from '../bus/bus.ts';
import type { Database, Sql } from '../db/database.ts';
import { withFreeCode } from '../drafts/lobby/createTable.ts';
import { readPerson } from '../drafts/lobby/hostingRights.ts';
import { countAttempt } from '../members/rateLimits.ts';
import { readOffer } from './formTable.ts';
import { acceptMatch, dissolve, lockQueue, markSeen, putPlace, readPlace, removePlaces } from './places.ts';
import { readQueuedTables } from './queueView.ts';
import { type Settled, settle } from './settle.ts';
import { createQueuedStarts, GATHERING } from './startQueued.ts';

/** Who has to hear that the queue changed, and who of the people in it is here: the live line of this process. */
export interface QueueListener {
  queueChanged(): void;
  /** The members with a line of this process that watches the queue. */
  watchers(): readonly string[];
}

export interface QueuePorts {
  readonly db: Database;
  readonly bus: Bus;
  readonly now: () => number;
  /** A fresh secret seed of 32 bytes. */
  readonly newSeed: () => Uint8Array;
  readonly countdownMs: number;
  /** A table was formed, or has begun to start. */
  readonly tableChanged: (draftId: string) => void;
  readonly onFault: (fault: unknown) => void;
}

/** The draft queue: people sit down and tables form by themselves. Any number of processes serve it on one database. */
export interface Queue {
  /** Refused: `gameUnknown`, `wrongSeats`, `tableFound`, `atQueuedTable`, `tooFast`. */
  sit(memberId: string, asked: QueueSit): Promise<Reply<null>>;
  /** Gives the place up, also that of a table which was found; without one nothing happens. */
  leave(memberId: string): Promise<Reply<null>>;
  /** Refused with `tableGone` where the match is over. */
  answer(memberId: string, asked: QueueAnswer): Promise<Reply<null>>;
  /** Does what the time asks for: matches unanswered, bots after the wait, the absent, tables that start. */
  sweep(): Promise<void>;
  /** Whether anybody waits for what the time brings: a place, a match, or a table that starts by itself. */
  isWaitedFor(): Promise<boolean>;
  listen(listener: QueueListener): void;
  /** Hears what other processes do to the queue. */
  hearOthers(): () => void;
}

const SAT_PER_MINUTE = { attempts: 30, windowSeconds: 60 };
const SEEN_EVERY_MS = 5000;
const TOPIC = 'queue';

/** Whether the time asks for anything, without holding the lock. */
const IS_DUE = `select 1 from queue_match m where m.due_at <= $1
    or (select count(*) from queue_place p where p.match_id = m.id) <> m.people
  union all select 1 from queue_place where match_id is null
    and (seen_at < $2 or (bots <> 'never' and joined_at <= $3)) limit 1`;

const IS_WAITED_FOR = `select 1 from queue_place union all select 1 from queue_match
  union all (${GATHERING}) limit 1`;

const done: Reply<null> = { ok: true, value: null };
const unchanged: Settled = { isChanged: false, formed: [] };

export function createQueue(ports: QueuePorts): Queue {
  const { db, bus, now } = ports;
  const listeners: QueueListener[] = [];
  const startQueued = createQueuedStarts(ports);
  let seenAtMs = 0;

  const tellHere = () => {
    for (const listener of listeners) listener.queueChanged();
  };

  /** Runs what somebody does, or what the time does, under the queue's lock; whoever watches is told after the commit. */
  async function changed(
    by: 'time' | 'somebody',
    change: (tx: Sql) => Promise<Reply<null>>,
    actorId: string | null = null,
  ): Promise<Reply<null>> {
    const { reply, settled } = await withFreeCode(() =>
      db.transaction(async (tx) => {
        await lockQueue(tx);
        const answered = await change(tx);
        if (!answered.ok) return { reply: answered, settled: unchanged };
        const rested = await settle(tx, { nowMs: now(), newSeed: ports.newSeed, actorId });
        const isTold = by === 'somebody' || rested.isChanged;
        return { reply: answered, settled: { ...rested, isChanged: isTold } };
      }),
    );
    for (const draftId of settled.formed) ports.tableChanged(draftId);
    if (settled.isChanged) {
      tellHere();
      bus.publish(TOPIC, 'changed');
    }
    return reply;
  }

  async function sit(memberId: string, asked: QueueSit): Promise<Reply<null>> {
    const waitSeconds = await countAttempt(db, now(), SAT_PER_MINUTE, 'queue', memberId);
    if (waitSeconds > 0) return refused('tooFast');
    const person = await readPerson(db, memberId);
    if (!can(person, 'joinTable')) return refused('notAllowed');
    return changed(
      'somebody',
      (tx) => takePlace(tx, memberId, asked),
      asked.bots === 'now' ? memberId : null,
    );
  }

  async function takePlace(tx: Sql, memberId: string, { game, template, bots }: QueueSit) {
    const offer = await readOffer(tx, { slug: game }, template);
    if (!offer.ok) return offer;
    const place = await readPlace(tx, memberId);
    if (place && place.matchId !== null) return refused('tableFound');
    if ((await readQueuedTables(tx, [memberId])).length > 0) return refused('atQueuedTable');
    const { gameId, seats } = offer.value;
    await putPlace(tx, { memberId, gameId, templateSlug: template, seats, bots }, now());
    return done;
  }

  const leave = (memberId: string) =>
    changed('somebody', async (tx) => {
      const matchId = (await readPlace(tx, memberId))?.matchId ?? null;
      await removePlaces(tx, [memberId]);
      if (matchId !== null) await dissolve(tx, matchId);
      return done;
    });

  /** A no is one to that match alone: told late, it takes nobody's new place. */
  const answer = (memberId: string, { matchId, isThere }: QueueAnswer) =>
    changed('somebody', async (tx) => {
      const place = await readPlace(tx, memberId);
      if (place?.matchId !== matchId) return refused('tableGone');
      if (isThere) await acceptMatch(tx, memberId);
      else {
        await removePlaces(tx, [memberId]);
        await dissolve(tx, matchId);
      }
      return done;
    });

  async function markWatchers(nowMs: number) {
    if (nowMs - seenAtMs < SEEN_EVERY_MS) return;
    seenAtMs = nowMs;
    const here = [...new Set(listeners.flatMap((listener) => listener.watchers()))];
    if (here.length > 0) await markSeen(db, here, nowMs);
  }

  return {
    sit,
    leave,
    answer,
    async sweep() {
      const nowMs = now();
      await markWatchers(nowMs);
      const isDue = await db.query(IS_DUE, [
        new Date(nowMs),
        new Date(nowMs - ABSENCE_SECONDS * 1000),
        new Date(nowMs - BOTS_AFTER_SECONDS * 1000),
      ]);
      if (isDue.length > 0) await changed('time', async () => done);
      for (const draftId of await startQueued()) ports.tableChanged(draftId);
    },
    isWaitedFor: async () => (await db.query(IS_WAITED_FOR)).length > 0,
    listen: (listener) => listeners.push(listener),
    hearOthers() {
      const stops = [bus.subscribe(TOPIC, tellHere, tellHere), bus.onMissed(tellHere)];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
