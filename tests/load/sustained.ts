import { parseArgs } from 'node:util';
import type { ResultsView } from '#contract/results/results.ts';
import { quantile } from '../bench/roomWatch.ts';
import { type CrowdPlay, dismiss, playTable, seatCrowd } from './crowd.ts';
import { type MeasuredServer, startEmbedded, startOnPostgres } from './measuredServer.ts';
import { keepPace } from './pace.ts';
import type { ProcessFigures } from './processFigures.ts';
import { areCardsConserved } from './smoke.ts';

const HELP = `npm run load -- [--minutes 30] [--tables 100] [--rate 60] [--burst 200] [--database embedded|postgres] [--json]
Keeps tables of eight guests drafting at a steady number of picks a second, with ten seconds of the burst's rate in each
minute, through the official hub client. A table that is over is looked at (every acknowledged pick kept, cards conserved)
and another one begins. Exits non-zero after an error, a refusal, a lost card, or a p99 over 150 ms.`;

const SEATS = 8;
const MOST_ACK_P99_MS = 150;
const BURST_MS = 10_000;
const MINUTE_MS = 60_000;

interface Wish {
  readonly minutes: number;
  readonly tables: number;
  readonly rate: number;
  readonly burst: number;
}

export interface LoadReport {
  readonly minutes: number;
  readonly picks: number;
  readonly picksPerSecond: number;
  readonly ackMsP50: number;
  readonly ackMsP99: number;
  readonly ackMsMax: number;
  /** p99 of the ten seconds of each burst alone. */
  readonly burstAckMsP99: number;
  readonly tablesFinished: number;
  readonly refusals: number;
  readonly errors: readonly string[];
  readonly memoryMb: number | null;
  readonly serverCpuShare: number | null;
}

/** What a load came to so far. */
interface Tally {
  readonly calm: number[];
  readonly bursts: number[];
  readonly errors: string[];
  refusals: number;
  finished: number;
}

/** One load while it runs. */
interface Load {
  readonly tally: Tally;
  readonly beganMs: number;
  readonly endsMs: number;
  readonly isBurst: () => boolean;
  /** Resolves when the next pick may be made. */
  readonly turn: () => Promise<void>;
}

const ORDER = { tables: 1, seats: SEATS, game: 'emberwake', template: 'emberwake-draft' };

/** Opens a table and plays it, to its end or the load's. */
async function keepOneTable(url: string, { tally, endsMs, isBurst, turn }: Load): Promise<void> {
  const order = { ...ORDER, url };
  const [table] = await seatCrowd(order);
  if (table === undefined) return;
  const play: CrowdPlay = { picks: [], refusals: [] };
  let counted = 0;
  const playing = playTable(table, order, play, async () => {
    const acks = isBurst() ? tally.bursts : tally.calm;
    for (; counted < play.picks.length; counted++) acks.push(play.picks[counted]?.ackMs ?? 0);
    await turn();
  });
  const over = new Promise<'over'>((resolve) => {
    setTimeout(() => resolve('over'), Math.max(0, endsMs - performance.now()));
  });
  const ended = await Promise.race([playing.then(() => 'played' as const), over]);
  tally.refusals += play.refusals.length;
  if (ended === 'played') {
    const results = await table.players[0]?.account.get<ResultsView>(`/drafts/${table.draftId}/results`);
    if (results === undefined || !areCardsConserved(play, results))
      tally.errors.push(`table ${table.draftId} lost or doubled a card`);
    tally.finished += 1;
  } else playing.catch(() => undefined);
  await dismiss([table]);
}

/** One place for a table: another one begins where one is over. */
async function keepPlace(url: string, load: Load): Promise<void> {
  try {
    while (performance.now() < load.endsMs) await keepOneTable(url, load);
  } catch (fault) {
    load.tally.errors.push(fault instanceof Error ? fault.message : String(fault));
  }
}

/** Keeps a server under load for some minutes; `tell` hears a line each minute. */
export async function sustain(
  server: MeasuredServer,
  wish: Wish,
  tell: (line: string) => void,
): Promise<LoadReport> {
  const pace = keepPace(wish.rate);
  const beganMs = performance.now();
  const tally: Tally = { calm: [], bursts: [], errors: [], refusals: 0, finished: 0 };
  const isBurst = () => (performance.now() - beganMs) % MINUTE_MS >= MINUTE_MS - BURST_MS;
  const load = { tally, beganMs, endsMs: beganMs + wish.minutes * MINUTE_MS, isBurst, turn: pace.turn };
  const clock = setInterval(() => pace.setRate(isBurst() ? wish.burst : wish.rate), 100);
  const teller = setInterval(() => {
    const minute = Math.round((performance.now() - beganMs) / MINUTE_MS);
    const picks = tally.calm.length + tally.bursts.length;
    tell(`minute ${minute}: ${picks} picks, ${tally.finished} tables over, ${tally.errors.length} errors`);
  }, MINUTE_MS);

  const before = await server.figures();
  const places = Array.from({ length: wish.tables }, (_, place) =>
    keepPlace(server.urls[place % server.urls.length] ?? server.urls[0], load),
  );
  await Promise.all(places);
  pace.stop();
  clearInterval(clock);
  clearInterval(teller);
  return reportOf(load, before, await server.figures());
}

const rounded = (value: number) => Math.round(value * 10) / 10;

function reportOf({ tally, beganMs }: Load, before: ProcessFigures | null, after: ProcessFigures | null) {
  const seconds = (performance.now() - beganMs) / 1000;
  const bursts = tally.bursts.toSorted((a, b) => a - b);
  const acks = [...tally.calm, ...bursts].toSorted((a, b) => a - b);
  return {
    minutes: rounded(seconds / 60),
    picks: acks.length,
    picksPerSecond: rounded(acks.length / seconds),
    ackMsP50: rounded(quantile(acks, 0.5)),
    ackMsP99: rounded(quantile(acks, 0.99)),
    ackMsMax: rounded(acks.at(-1) ?? 0),
    burstAckMsP99: rounded(quantile(bursts, 0.99)),
    tablesFinished: tally.finished,
    refusals: tally.refusals,
    errors: tally.errors,
    memoryMb: after?.mostMemoryMb ?? null,
    serverCpuShare: before && after && rounded((after.cpuSeconds - before.cpuSeconds) / seconds),
  };
}

export const isGood = ({ errors, refusals, ackMsP99, picks }: LoadReport): boolean =>
  picks > 0 && errors.length === 0 && refusals === 0 && ackMsP99 <= MOST_ACK_P99_MS;

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '30' },
      tables: { type: 'string', default: '100' },
      rate: { type: 'string', default: '60' },
      burst: { type: 'string', default: '200' },
      database: { type: 'string', default: 'embedded' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const wish = {
    minutes: Number(values.minutes),
    tables: Number(values.tables),
    rate: Number(values.rate),
    burst: Number(values.burst),
  };
  const isWrong = Object.values(wish).some((value) => !(value > 0));
  if (values.help || isWrong || !['embedded', 'postgres'].includes(values.database)) {
    console.log(isWrong ? `Minutes, tables, rate and burst are numbers over zero.\n${HELP}` : HELP);
    return values.help ? 0 : 2;
  }
  const server = values.database === 'postgres' ? await startOnPostgres(1) : await startEmbedded();
  try {
    const report = await sustain(server, wish, (line) => {
      if (!values.json) console.log(line);
    });
    console.log(JSON.stringify(report));
    return isGood(report) ? 0 : 1;
  } finally {
    await server.stop();
  }
}

if (import.meta.url === `file://${process.argv[1]}`) process.exitCode = await main();
