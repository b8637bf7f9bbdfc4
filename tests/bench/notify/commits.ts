import pg from 'pg';
import type { Bus } from '#server/bus/bus.ts';
import { createLocalBus } from '#server/bus/localBus.ts';
import { openPostgresBus } from '#server/bus/postgresBus.ts';
import { openRedisBus } from '#server/bus/redisBus.ts';
import { openPool, serverDatabase } from '#server/db/postgres.ts';

export const WRITERS = 16;
export const LISTENERS = 20;

/** How other processes are told of a row: by its own commit, or over a bus after it. */
export interface Way {
  readonly name: string;
  readonly isInCommit: boolean;
  /** Connections that listen beside the first. */
  readonly listeners: number;
  /** One that speaks and one that hears; a bus of one process says nothing. */
  openBus(): Promise<Bus>;
}

const noBus = async () => createLocalBus();

function postgresBus(url: string): () => Promise<Bus> {
  return async () => {
    const db = serverDatabase(openPool(url, 1), url);
    const bus = await openPostgresBus(db);
    return {
      ...bus,
      async close() {
        await bus.close();
        await db.close();
      },
    };
  };
}

/** The ways that are compared; the last one only where there is a Redis. */
export function waysOf(url: string, redisUrl: string | null): readonly Way[] {
  const quiet = { isInCommit: false, listeners: 0 };
  return [
    { ...quiet, name: 'plain insert', openBus: noBus },
    { name: 'NOTIFY in the commit', isInCommit: true, listeners: 0, openBus: noBus },
    {
      name: `NOTIFY in the commit, ${LISTENERS} listeners`,
      isInCommit: true,
      listeners: LISTENERS,
      openBus: noBus,
    },
    { ...quiet, name: 'gathered NOTIFY', openBus: postgresBus(url) },
    ...(redisUrl === null
      ? []
      : [
          {
            ...quiet,
            name: 'Redis',
            openBus: () => openRedisBus({ url: redisUrl, site: 'bench', warn: () => undefined }),
          },
        ]),
  ];
}

/** A row of the size of a pick, with the key of a draft's log. */
const TABLE = `create table bench_log (draft_id text, seq int, command_id text not null, payload jsonb not null,
  primary key (draft_id, seq))`;
const INSERT = 'insert into bench_log (draft_id, seq, command_id, payload) values ($1, $2, $3, $4)';
const LOUD = `with stored as (${INSERT} returning draft_id, seq)
  select pg_notify('bench', draft_id || ':' || seq) from stored`;
const PAYLOAD = JSON.stringify({
  type: 'pick',
  seat: 3,
  packId: 'pack/1/3',
  pickNumber: 7,
  cards: ['1-3-07'],
  destination: 'main',
});

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

export async function makeTable(url: string): Promise<string> {
  const client = await connected(url);
  await client.query(TABLE);
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  await client.end();
  return rows[0]?.server_version ?? '';
}

const PATIENCE_MS = 10_000;

async function until(isSo: () => boolean, what: string): Promise<void> {
  const startedAt = performance.now();
  while (!isSo()) {
    if (performance.now() - startedAt > PATIENCE_MS) throw new Error(what);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/**
 * How many rows sixteen writers commit in a second, one row a commit. Throws where the newest row of a draft was not heard
 * of by somebody who listens, or a message was dropped.
 */
export async function commitsPerSecond(url: string, way: Way, run: string, forMs: number): Promise<number> {
  const [speaker, hearer] = [await way.openBus(), await way.openBus()];
  const writers = await Promise.all(Array.from({ length: WRITERS }, () => connected(url)));
  const listeners = await Promise.all(Array.from({ length: way.listeners + 1 }, () => connected(url)));
  const heard = new Map<string, number>();
  const noted = (draftId: string, seq: number) => heard.set(draftId, Math.max(seq, heard.get(draftId) ?? 0));
  for (const listener of listeners) {
    listener.on('notification', ({ payload = '' }) => {
      const [draftId = '', seq] = payload.split(':');
      noted(draftId, Number(seq));
    });
    if (way.isInCommit) await listener.query('listen bench');
  }
  const drafts = writers.map((_, index) => `${way.name}-${run}-${index}`);
  for (const draftId of drafts)
    hearer.subscribe(`draft/${draftId}`, (_what, seq) => noted(draftId, Number(seq)));
  if (!speaker.isAlone)
    await until(() => {
      for (const draftId of drafts) speaker.publish(`draft/${draftId}`, 'row', 0);
      return heard.size === drafts.length;
    }, `${way.name}: a subscription does not begin.`);

  const text = way.isInCommit ? LOUD : INSERT;
  const last = new Map<string, number>();
  const endMs = performance.now() + forMs;
  const beganMs = performance.now();
  await Promise.all(
    writers.map(async (writer, index) => {
      const draftId = drafts[index] ?? '';
      for (let seq = 1; performance.now() < endMs; seq++) {
        await writer.query({ name: 'store', text, values: [draftId, seq, `${draftId}/${seq}`, PAYLOAD] });
        speaker.publish(`draft/${draftId}`, 'row', seq);
        last.set(draftId, seq);
      }
    }),
  );
  const seconds = (performance.now() - beganMs) / 1000;
  if (way.isInCommit || !speaker.isAlone)
    await until(
      () => drafts.every((draftId) => heard.get(draftId) === last.get(draftId)),
      `${way.name}: the last rows are not heard of.`,
    );
  const { dropped } = speaker.figures();
  for (const bus of [speaker, hearer]) await bus.close();
  for (const client of [...writers, ...listeners]) await client.end();
  if (dropped > 0) throw new Error(`${way.name}: ${dropped} messages were dropped.`);
  return [...last.values()].reduce((sum, count) => sum + count, 0) / seconds;
}
