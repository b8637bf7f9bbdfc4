import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ListLook } from '#contract/lists/lists.ts';
import { NO_ANSWERS } from '#contract/lists/ownList.ts';
import { storeBundle } from '#server/cards/games.ts';
import { openDatabase } from '#server/db/open.ts';
import { guestAccount } from '../harness/account.ts';
import { canaryGame } from '../harness/canaryGame.ts';
import { startServer } from '../harness/runningServer.ts';
import type { Measured, Row } from './rows.ts';

const CARDS = 30_000;
const LISTED = 540;
const TIMES = 5;
const MOST_MS = 2000;

async function measure(): Promise<Measured> {
  const directory = await mkdtemp(join(tmpdir(), 'passleft-list-'));
  const db = await openDatabase({ dataDir: directory });
  const server = await startServer(db);
  try {
    const game = canaryGame(CARDS);
    await storeBundle(db, game, Date.now());
    const guest = await guestAccount(server.url);
    const names = game.cards.slice(0, LISTED).map(({ name }) => name);
    const list = { text: names.join('\n'), fileName: null, answers: NO_ANSWERS };
    const took: number[] = [];
    for (let time = 0; time < TIMES; time += 1) {
      const startedMs = performance.now();
      const look = await guest.post<ListLook>('/lists/review', list);
      took.push(performance.now() - startedMs);
      if (look.found !== LISTED) throw new Error(`${look.found} cards were found.`);
    }
    const ms = Math.round(Math.max(...took));
    return {
      value: ms,
      met: ms <= MOST_MS,
      figures: { fastest: Math.round(Math.min(...took)), slowest: ms },
    };
  } finally {
    await server.stop();
    await db.close();
    await rm(directory, { recursive: true });
  }
}

/** How long the review of a cube takes, from the request to its answer. */
export const listRow: Row = {
  row: 'list',
  unit: `ms for ${LISTED} cards`,
  goal: `at most ${MOST_MS.toLocaleString('en')}`,
  how: `a list of ${LISTED} names reviewed ${TIMES} times by a server of this process with the embedded database and a game of ${CARDS.toLocaleString('en')} cards; the slowest counts`,
  measure,
};
