import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { handToServer } from '#server/commands/commandSocket.ts';
import { openDatabase } from '#server/db/open.ts';
import { startServerProcess } from '../harness/serverProcess.ts';
import { gatherTable, playGathered } from '../harness/wholeDraft.ts';
import type { Measured, Row } from './rows.ts';

const PRINTINGS = 13_000;
const CARDS = 4000;
const MOST_SECONDS = 20;
const MOST_ACK_MS = 150;
const TABLES = 2;
const SEATS = 8;
/** What a seat waits between two picks, so that both tables are played for as long as the import takes. */
const BETWEEN_PICKS_MS = 400;
/** Before the import: what the tables feel without it. */
const QUIET_MS = 4000;

const TEXT =
  'When this is played, look at the top two cards, keep one and put the other one under the stack.';

/** A table of invented cards, each in three or four sets. */
function madeCards(): string {
  const rows = Array.from({ length: PRINTINGS }, (_, index) => {
    const card = index % CARDS;
    const set = Math.floor(index / CARDS) * 10 + (card % 10);
    return [
      `Measured Card ${card}`,
      card % 9,
      `Being ${card % 40}`,
      ['common', 'uncommon', 'rare'][card % 3],
      `M${set}`,
      index,
      `"${TEXT} Repeat it ${card} times."`,
      `https://cards.example.org/normal/${set}/${index}.jpg`,
    ].join(',');
  });
  return `name,cost,type,rarity,set,number,text,image\n${rows.join('\n')}\n`;
}

interface Ack {
  readonly atMs: number;
  readonly ackMs: number;
}

const percentile = (acks: readonly Ack[], share: number): number => {
  const sorted = acks.map(({ ackMs }) => ackMs).toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
};

/** Two tables that pick the whole time; `acks` grows with every acknowledged pick. */
async function playTables(url: string) {
  const acks: Ack[] = [];
  const order = {
    url,
    game: 'emberwake',
    template: 'emberwake-draft',
    seats: SEATS,
    onPick: ({ ackMs }: { readonly ackMs: number }) => {
      acks.push({ atMs: performance.now(), ackMs });
      return pause(BETWEEN_PICKS_MS);
    },
  };
  const tables: Awaited<ReturnType<typeof gatherTable>>[] = [];
  for (let table = 0; table < TABLES; table++) tables.push(await gatherTable(order));
  const played = Promise.all(tables.map((table) => playGathered(table, order)));
  return {
    acks,
    stop: async () => {
      await Promise.all(tables.flatMap(({ players }) => players.map((player) => player.leave())));
      await played.catch(() => undefined);
    },
  };
}

async function measure(): Promise<Measured> {
  const dataDir = await mkdtemp(join(tmpdir(), 'passleft-bench-import-'));
  const file = join(dataDir, 'made-cards.csv');
  await writeFile(file, madeCards());
  // The first opening makes the database, which takes a busy machine longer than a server is waited for.
  await (await openDatabase({ dataDir })).close();
  const server = await startServerProcess(dataDir);
  try {
    const { acks, stop } = await playTables(server.url);
    await pause(QUIET_MS);
    const beganMs = performance.now();
    const result = await handToServer(dataDir, 'import', [
      file,
      '--game',
      'measured',
      '--create-game',
      '--json',
    ]);
    const endedMs = performance.now();
    await stop();
    if (result?.exitCode !== 0) throw new Error(result?.lines.join('\n') ?? 'No server took the import.');
    const report: { printings: number } = JSON.parse(result.lines[0] ?? '');
    if (report.printings !== PRINTINGS) throw new Error(`${report.printings} printings were imported`);
    const during = acks.filter(({ atMs }) => atMs >= beganMs && atMs <= endedMs);
    const before = acks.filter(({ atMs }) => atMs < beganMs);
    return told((endedMs - beganMs) / 1000, before, during);
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function told(seconds: number, before: readonly Ack[], during: readonly Ack[]): Measured {
  const ackP99 = percentile(during, 0.99);
  const quietP99 = percentile(before, 0.99);
  return {
    value: Math.round(seconds * 10) / 10,
    met: seconds <= MOST_SECONDS && during.length > 0 && ackP99 <= MOST_ACK_MS,
    remark: `acknowledgements p99 ${ackP99} ms of ${during.length}, before the import ${quietP99} ms`,
    figures: {
      ackP99,
      ackP50: percentile(during, 0.5),
      acks: during.length,
      ackP99Before: quietP99,
      acksBefore: before.length,
    },
  };
}

/** How long 13,000 printings take while people draft on the same server, and what these feel of it. */
export const importRow: Row = {
  row: 'import',
  unit: 's for 13,000 printings',
  goal: `at most ${MOST_SECONDS}, acknowledgements p99 at most ${MOST_ACK_MS} ms`,
  how: `a table of ${PRINTINGS.toLocaleString('en')} printings of ${CARDS.toLocaleString('en')} made-up cards imported by the command into a server with the embedded database, while ${TABLES} tables of ${SEATS} people pick over the hub; the clients share the machine`,
  measure,
};
