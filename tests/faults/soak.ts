import { parseArgs } from 'node:util';
import { startOwnDatabase } from '../harness/ownDatabase.ts';
import { type ProcessFigures, figuresOf as processFigures } from '../load/processFigures.ts';
import { type FaultySite, startFaultySite } from './faultySite.ts';
import type { SoakFault } from './soakFaults.ts';
import { type SoakedDraft, soakDraft } from './soakRun.ts';

const HELP = `npm run soak -- [--minutes 30] [--seed N] [--json]
Plays one draft of four people after the other, through the official hub client, on a server with PostgreSQL, while faults
of every kind happen in an order that follows from the seed, which is printed: the process is killed, deployed anew, stands
still or has a wrong clock, lines are cut, silent or deaf, the database is gone, silent, full or loses a row or its answer,
commands come twice or late. Each draft is checked by its rows in the database. --json prints the figures alone. Ends with 1
when a promise was broken.`;

const MINUTE_MS = 60_000;
/** Seeds of one run lie so far from each other. */
const SEED_STEP = 7919;

/** What a whole run came to. */
export interface SoakFigures {
  readonly seed: number;
  readonly minutes: number;
  readonly drafts: number;
  readonly picks: number;
  readonly faults: number;
  /** How often each kind happened. */
  readonly ofKind: Readonly<Partial<Record<SoakFault, number>>>;
  readonly passingRefusals: number;
  /** The most that one process ever held; null where the system does not tell. */
  readonly mostMemoryMb: number | null;
  readonly broken: readonly string[];
}

interface Played {
  readonly seed: number;
  readonly draft: SoakedDraft;
  readonly process: ProcessFigures | null;
}

function figuresOf(seed: number, minutes: number, played: readonly Played[]): SoakFigures {
  const faults = played.flatMap(({ draft }) => draft.faults);
  const ofKind: Partial<Record<SoakFault, number>> = {};
  for (const fault of faults) ofKind[fault] = (ofKind[fault] ?? 0) + 1;
  const sum = (read: (draft: SoakedDraft) => number) =>
    played.reduce((total, { draft }) => total + read(draft), 0);
  const memory = played.flatMap(({ process }) => process?.mostMemoryMb ?? []);
  return {
    seed,
    minutes: Math.round(minutes * 10) / 10,
    drafts: played.length,
    picks: sum(({ picks }) => picks),
    faults: faults.length,
    ofKind,
    passingRefusals: sum(({ passingRefusals }) => passingRefusals),
    mostMemoryMb: memory.length === 0 ? null : Math.max(...memory),
    broken: played.flatMap((one) => one.draft.broken.map((sentence) => `seed ${one.seed}: ${sentence}`)),
  };
}

async function soak(site: FaultySite, minutes: number, seed: number, tell: (line: string) => void) {
  const played: Played[] = [];
  const beganMs = performance.now();
  const passed = () => (performance.now() - beganMs) / MINUTE_MS;
  while (passed() < minutes) {
    const ownSeed = seed + played.length * SEED_STEP;
    const draft = await soakDraft(site, ownSeed);
    played.push({ seed: ownSeed, draft, process: await processFigures(site.server.pid()) });
    const { faults, broken } = figuresOf(seed, passed(), played);
    tell(
      `minute ${passed().toFixed(1)}: ${played.length} drafts, ${faults} faults, ${broken.length} promises broken`,
    );
  }
  return figuresOf(seed, passed(), played);
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '30' },
      seed: { type: 'string' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const minutes = Number(values.minutes);
  const seed = Number(values.seed ?? Date.now() % 1_000_000);
  if (values.help || !(minutes > 0) || !Number.isInteger(seed)) {
    console.log(HELP);
    return values.help ? 0 : 2;
  }
  const tell = (line: string) => {
    if (!values.json) console.log(line);
  };
  tell(`seed ${seed}`);
  const database = await startOwnDatabase();
  const site = await startFaultySite(database.url);
  try {
    const figures = await soak(site, minutes, seed, tell);
    console.log(JSON.stringify(figures));
    return figures.broken.length === 0 ? 0 : 1;
  } finally {
    await site.stop();
    await database.stop();
  }
}

process.exit(await main());
