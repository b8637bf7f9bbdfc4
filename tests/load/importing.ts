import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { handToServer } from '#server/commands/commandSocket.ts';
import { newDataDir } from '../harness/newDataDir.ts';
import { AS_HOSTED, startServerProcess } from '../harness/serverProcess.ts';
import { gatherTable, playGathered } from '../harness/wholeDraft.ts';

export interface ImportOrder {
  readonly printings: number;
  /** Different cards among them. */
  readonly cards: number;
  /** Tables of eight that pick meanwhile. */
  readonly tables: number;
}

/** How long an acknowledgement took, and when it came. */
export interface Ack {
  readonly atMs: number;
  readonly ackMs: number;
}

export interface ImportMeanwhile {
  readonly tookMs: number;
  /** Acknowledgements of picks before the import and during it. */
  readonly before: readonly Ack[];
  readonly during: readonly Ack[];
}

const SEATS = 8;
/** What a seat waits between two picks, so that the tables are played for as long as the import takes. */
const BETWEEN_PICKS_MS = 400;
/** Before the import: what the tables feel without it. */
const QUIET_MS = 4000;

const TEXT =
  'When this is played, look at the top two cards, keep one and put the other one under the stack.';

/** A table of invented cards, each in three or four sets. */
function madeCards({ printings, cards }: ImportOrder): string {
  const rows = Array.from({ length: printings }, (_, index) => {
    const card = index % cards;
    const set = Math.floor(index / cards) * 10 + (card % 10);
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

/** Tables that pick the whole time; `acks` grows with every acknowledged pick. */
async function playTables(url: string, count: number) {
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
  for (let table = 0; table < count; table++) tables.push(await gatherTable(order));
  const played = Promise.all(tables.map((table) => playGathered(table, order)));
  return {
    acks,
    stop: async () => {
      await Promise.all(tables.flatMap(({ players }) => players.map((player) => player.leave())));
      await played.catch(() => undefined);
    },
  };
}

/** Imports a table of invented cards by the command into a server with the embedded database, at which people draft. */
export async function importWhileDrafting(order: ImportOrder): Promise<ImportMeanwhile> {
  const dataDir = await newDataDir('passleft-importing-');
  const file = join(dataDir, 'made-cards.csv');
  await writeFile(file, madeCards(order));
  const server = await startServerProcess(dataDir, {}, AS_HOSTED);
  try {
    const { acks, stop } = await playTables(server.url, order.tables);
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
    if (report.printings !== order.printings) throw new Error(`${report.printings} printings were imported`);
    return {
      tookMs: endedMs - beganMs,
      before: acks.filter(({ atMs }) => atMs < beganMs),
      during: acks.filter(({ atMs }) => atMs >= beganMs && atMs <= endedMs),
    };
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
