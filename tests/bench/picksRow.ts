import { type CrowdOrder, dismiss, playCrowd, seatCrowd } from '../load/crowd.ts';
import { type MeasuredServer, startEmbedded, startOnPostgres } from '../load/measuredServer.ts';
import { median, quantile } from './roomWatch.ts';
import type { Measured, Row } from './rows.ts';

const TABLES = 10;
const SEATS = 8;
const RUNS = 3;

const LEAST_EMBEDDED = 1200;
const LEAST_ON_POSTGRES = 1500;
const MOST_CPU_SECONDS = 0.5;
const MOST_BYTES = 3 * 1024;
const PER = 1000;

interface Run {
  readonly picksPerSecond: number;
  /** Of the server, for a thousand picks; null where the system does not tell. */
  readonly cpuSeconds: number | null;
  readonly bytesPerPick: number;
  readonly ackP50: number;
  readonly ackP99: number;
  readonly refusals: number;
}

async function runOnce(server: MeasuredServer, tables: number): Promise<Run> {
  const [url, ...otherUrls] = server.urls;
  const order: CrowdOrder = {
    url,
    otherUrls,
    tables,
    seats: SEATS,
    game: 'emberwake',
    template: 'emberwake-draft',
  };
  const seated = await seatCrowd(order);
  const bytes = () =>
    seated.reduce((sum, { players }) => sum + players.reduce((all, { wire }) => all + wire.bytes, 0), 0);
  const bytesBefore = bytes();
  const before = await server.figures();
  const beganMs = performance.now();
  const { picks, refusals } = await playCrowd(seated, order);
  const seconds = (performance.now() - beganMs) / 1000;
  const after = await server.figures();
  const acks = picks.map(({ ackMs }) => ackMs).toSorted((a, b) => a - b);
  const run = {
    picksPerSecond: picks.length / seconds,
    cpuSeconds: before && after && ((after.cpuSeconds - before.cpuSeconds) / picks.length) * PER,
    bytesPerPick: (bytes() - bytesBefore) / picks.length,
    ackP50: quantile(acks, 0.5),
    ackP99: quantile(acks, 0.99),
    refusals: refusals.length,
  };
  await dismiss(seated);
  return run;
}

async function measureRuns(start: () => Promise<MeasuredServer>): Promise<readonly Run[]> {
  const server = await start();
  try {
    // A server that has just begun has not compiled what it does a thousand times a second.
    await runOnce(server, 2);
    const runs: Run[] = [];
    while (runs.length < RUNS) runs.push(await runOnce(server, TABLES));
    return runs;
  } finally {
    await server.stop();
  }
}

let embeddedRuns: Promise<readonly Run[]> | undefined;
/** Three rows tell of the same drafts. */
const embedded = () => (embeddedRuns ??= measureRuns(startEmbedded));

const rounded = (value: number, digits = 0) => Number(value.toFixed(digits));
const refusalsIn = (runs: readonly Run[]) => runs.reduce((sum, { refusals }) => sum + refusals, 0);

function throughput(runs: readonly Run[], least: number): Measured {
  const value = rounded(median(runs.map(({ picksPerSecond }) => picksPerSecond)));
  const refusals = refusalsIn(runs);
  const ackP50 = rounded(median(runs.map((run) => run.ackP50)), 1);
  const ackP99 = rounded(median(runs.map((run) => run.ackP99)), 1);
  return {
    value,
    met: value >= least && refusals === 0,
    remark: `acknowledgements p50 ${ackP50}, p99 ${ackP99} ms; ${refusals} refused`,
    figures: { ackP50, ackP99, refusals },
  };
}

const HOW = `${TABLES} tables of ${SEATS} guests who pick as soon as they hold a pack, through the official hub client in one process beside the server, every pick stored before it is acknowledged; the median of ${RUNS} runs after one to warm up`;

const onEmbedded: Row = {
  row: 'picks: embedded database',
  unit: 'picks a second',
  goal: `at least ${LEAST_EMBEDDED.toLocaleString('en')}`,
  how: HOW,
  measure: async () => throughput(await embedded(), LEAST_EMBEDDED),
};

const onPostgres: Row = {
  row: 'picks: PostgreSQL, two processes',
  unit: 'picks a second',
  goal: `at least ${LEAST_ON_POSTGRES.toLocaleString('en')}`,
  how: HOW,
  measure: async () => throughput(await measureRuns(() => startOnPostgres(2)), LEAST_ON_POSTGRES),
};

const cpu: Row = {
  row: 'picks: processor time',
  unit: 's of the server for 1,000 picks',
  goal: `at most ${MOST_CPU_SECONDS}`,
  how: HOW,
  measure: async () => {
    const known = (await embedded()).flatMap(({ cpuSeconds }) => cpuSeconds ?? []);
    if (known.length === 0) return { skipped: 'this system does not tell what a process uses' };
    const value = rounded(median(known), 2);
    return { value, met: value <= MOST_CPU_SECONDS };
  },
};

const bytes: Row = {
  row: 'picks: bytes out',
  unit: 'bytes for each pick, to all clients',
  goal: `at most ${MOST_BYTES.toLocaleString('en')}`,
  how: HOW,
  measure: async () => {
    const value = rounded(median((await embedded()).map(({ bytesPerPick }) => bytesPerPick)));
    return { value, met: value <= MOST_BYTES };
  },
};

export const picksRows: readonly Row[] = [onEmbedded, onPostgres, cpu, bytes];
