import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { AS_HOSTED, startServerProcess } from '../harness/serverProcess.ts';
import { isSecrecyKept } from '../load/smoke.ts';
import { manyMain } from '../rolling/manyCli.ts';
import { type Kill, killAtRandom } from './killRun.ts';
import { logInFolder } from './storedLog.ts';
import { leaveAll, promisesBroken } from './watchedDraft.ts';

const HELP = `npm run kills -- [--times N] [--seed N] [--file FILE] [--json]
Plays whole drafts of eight people while the server is killed with kill -9 at random moments, N times in all (300), and
checks each draft by its rows in the database: no acknowledged pick lost, none doubled, every card in one place.
The moments follow from the seed, which is printed. What was done is kept in FILE (reports/kills.json) after each draft;
a run that was broken off, or the same seed, goes on from there. --json prints the figures alone. Ends with 1 when a promise was broken.
npm run kills -- many --help tells of the kills of several processes, their bus and their balancer.`;

const SEATS = 8;
const PICKS = SEATS * 45;
const KILLS_A_DRAFT = 25;
const READY_MS = 10_000;
/** Or so many times the first start, with an empty folder, where the machine is slow. */
const SLOW_STARTS = 2;
const ALL_BACK_MS = 20_000;

interface Round {
  readonly seed: number;
  readonly picks: number;
  readonly kills: readonly Kill[];
  readonly broken: readonly string[];
}

interface Kept {
  readonly seed: number;
  readonly rounds: readonly Round[];
}

/** What all rounds so far came to; times in milliseconds. */
export interface KillFigures {
  readonly seed: number;
  readonly kills: number;
  readonly drafts: number;
  readonly picks: number;
  readonly readyMsMedian: number;
  readonly readyMsMost: number;
  readonly allBackMsMost: number;
  readonly broken: readonly string[];
}

async function playRound(seed: number, kills: number): Promise<Round> {
  const folder = await mkdtemp(join(tmpdir(), 'passleft-kills-'));
  const startedAt = performance.now();
  const server = await startServerProcess(folder, {}, AS_HOSTED);
  const readyMs = Math.max(READY_MS, SLOW_STARTS * (performance.now() - startedAt));
  try {
    const order = { game: 'emberwake', template: 'emberwake-draft', seats: SEATS };
    const run = await killAtRandom(server, order, { kills, seed, picks: PICKS });
    await leaveAll(run.draft);
    await server.stop();
    const { picks, refusals, draftId } = run.draft;
    const late = run.kills.flatMap(({ atPick, readyAfterMs, allBackAfterMs }) => [
      ...(readyAfterMs > readyMs
        ? [`Ready only ${Math.round(readyAfterMs)} ms after the kill at pick ${atPick}.`]
        : []),
      ...(allBackAfterMs > ALL_BACK_MS
        ? [`Everybody back only ${Math.round(allBackAfterMs)} ms after the kill at pick ${atPick}.`]
        : []),
    ]);
    const broken = [
      ...promisesBroken(run.draft, await logInFolder(folder, draftId)),
      ...refusals.map((message) => `A pick was refused: ${message}`),
      ...(isSecrecyKept(run.draft) ? [] : ['A client was sent a card it may not know.']),
      ...late,
    ];
    return { seed, picks: picks.length, kills: run.kills, broken };
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function figuresOf({ seed, rounds }: Kept): KillFigures {
  const kills = rounds.flatMap((round) => round.kills);
  const ready = kills.map(({ readyAfterMs }) => readyAfterMs).sort((a, b) => a - b);
  return {
    seed,
    kills: kills.length,
    drafts: rounds.length,
    picks: rounds.reduce((sum, { picks }) => sum + picks, 0),
    readyMsMedian: Math.round(ready[Math.floor(ready.length / 2)] ?? 0),
    readyMsMost: Math.round(ready.at(-1) ?? 0),
    allBackMsMost: Math.round(Math.max(0, ...kills.map(({ allBackAfterMs }) => allBackAfterMs))),
    broken: rounds.flatMap((round) => round.broken.map((sentence) => `seed ${round.seed}: ${sentence}`)),
  };
}

/** Without a seed an unfinished run is gone on with and a finished one begun anew. */
async function keptIn(file: string, times: number, seed: number | null): Promise<Kept> {
  const fresh = { seed: seed ?? Date.now() % 1_000_000, rounds: [] };
  if (!existsSync(file)) return fresh;
  const kept = JSON.parse(await readFile(file, 'utf8')) as Kept;
  const isOver = figuresOf(kept).kills >= times;
  return (seed === null && !isOver) || kept.seed === seed ? kept : fresh;
}

async function main() {
  const { values } = parseArgs({
    options: {
      times: { type: 'string', default: '300' },
      seed: { type: 'string' },
      file: { type: 'string', default: 'reports/kills.json' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const times = Number(values.times);
  const seed = values.seed === undefined ? null : Number(values.seed);
  if (values.help || !Number.isInteger(times) || times < 1 || (seed !== null && !Number.isInteger(seed))) {
    console.log(HELP);
    process.exit(values.help ? 0 : 2);
  }
  let kept = await keptIn(values.file, times, seed);
  if (!values.json) console.log(`seed ${kept.seed}, ${figuresOf(kept).kills} of ${times} kills done before`);
  await mkdir(dirname(values.file), { recursive: true });
  for (;;) {
    const left = times - figuresOf(kept).kills;
    if (left <= 0) break;
    const round = await playRound(kept.seed + kept.rounds.length * 7919, Math.min(KILLS_A_DRAFT, left));
    kept = { ...kept, rounds: [...kept.rounds, round] };
    await writeFile(values.file, JSON.stringify(kept));
    if (!values.json)
      console.log(
        `${figuresOf(kept).kills} of ${times} kills, ${figuresOf(kept).broken.length} promises broken`,
      );
  }
  const figures = figuresOf(kept);
  console.log(JSON.stringify(figures));
  process.exit(figures.broken.length === 0 ? 0 : 1);
}

if (process.argv[2] === 'many') process.exit(await manyMain(process.argv.slice(3)));
await main();
