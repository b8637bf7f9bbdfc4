import { redisProgram, startRedis } from '../../harness/lines/redisServer.ts';
import { startPostgres } from '../../support/postgresForTests.ts';
import { median } from '../roomWatch.ts';
import type { Measured, Row } from '../rows.ts';
import { commitsPerSecond, LISTENERS, makeTable, WRITERS, waysOf } from './commits.ts';

const RUNS = 5;
const RUN_MS = 2000;
const LEAST_TIMES = 3;

interface Sitting {
  /** By the name of the way, commits a second: the median of its runs. */
  readonly commits: ReadonlyMap<string, number>;
  readonly version: string;
}

const IN_COMMIT = 'NOTIFY in the commit';

async function measureAll(): Promise<Sitting> {
  const postgres = await startPostgres({ isSafe: true });
  const program = await redisProgram();
  const redis = program && (await startRedis(program));
  try {
    const version = await makeTable(postgres.url);
    const ways = waysOf(postgres.url, redis?.url ?? null);
    const runs = new Map(ways.map(({ name }) => [name, [] as number[]]));
    for (const way of ways) await commitsPerSecond(postgres.url, way, 'warm', RUN_MS / 4);
    // In turn: what else the machine does meanwhile is shared by all.
    for (let run = 0; run < RUNS; run++)
      for (const way of ways)
        runs.get(way.name)?.push(await commitsPerSecond(postgres.url, way, String(run), RUN_MS));
    return { commits: new Map([...runs].map(([name, each]) => [name, median(each)])), version };
  } finally {
    await redis?.stop();
    await postgres.stop();
  }
}

let sitting: Promise<Sitting> | undefined;
/** All rows tell of the same hour. */
const measured = () => (sitting ??= measureAll());

const HOW = `commits a second of ${WRITERS} writers, one row a commit, on a PostgreSQL that waits for its disk, with everything in one process beside it; the last rows have to be heard of by a listener; the median of ${RUNS} runs of ${RUN_MS / 1000} s, taken in turn`;

const rowOf = (name: string, goal: string, leastTimes: number): Row => ({
  row: `notify: ${name}`,
  unit: 'commits a second',
  goal,
  how: HOW,
  async measure(): Promise<Measured> {
    const { commits, version } = await measured();
    const value = commits.get(name);
    if (value === undefined) return { skipped: 'there is no redis-server' };
    const times = value / (commits.get(IN_COMMIT) ?? Number.NaN);
    return {
      value: Math.round(value),
      met: times >= leastTimes,
      remark: `${times.toFixed(1)} times NOTIFY in the commit; PostgreSQL ${version}`,
      figures: { times: Number(times.toFixed(2)) },
    };
  },
});

const COMPARED = 'none, to compare';
const GOAL = `at least ${LEAST_TIMES} times NOTIFY in the commit`;

export const notifyRows: readonly Row[] = [
  rowOf('plain insert', COMPARED, 0),
  rowOf(IN_COMMIT, COMPARED, 0),
  rowOf(`${IN_COMMIT}, ${LISTENERS} listeners`, COMPARED, 0),
  rowOf('gathered NOTIFY', GOAL, LEAST_TIMES),
  rowOf('Redis', GOAL, LEAST_TIMES),
];
