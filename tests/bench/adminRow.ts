import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signInAccount } from '../harness/account.ts';
import { AS_HOSTED, startServerProcess } from '../harness/serverProcess.ts';
import { ADMIN_OF_DEMO, CARDS, fillWithCards } from './adminCards.ts';
import type { Measured, Row } from './rows.ts';

const MOST_PAGE_MS = 100;
const MOST_FILTER_MS = 150;
const WARM = 3;
const TIMED = 20;

/** The middle one of the answers of an address, in milliseconds. */
async function answerMsOf(
  url: string,
  token: string,
  query: Readonly<Record<string, string>>,
): Promise<number> {
  const address = `${url}/api/admin/tables/cards?${new URLSearchParams({ game: 'measured', ...query })}`;
  const times: number[] = [];
  for (let round = 0; round < WARM + TIMED; round++) {
    const beganMs = performance.now();
    const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
    const page: { rows: unknown[] } = await answer.json();
    if (!answer.ok || page.rows.length === 0) throw new Error(`${address} answered ${answer.status}`);
    if (round >= WARM) times.push(performance.now() - beganMs);
  }
  return Math.round(times.toSorted((a, b) => a - b)[TIMED / 2] ?? 0);
}

async function measure(): Promise<Measured> {
  const dataDir = await mkdtemp(join(tmpdir(), 'passleft-bench-admin-'));
  await fillWithCards(dataDir);
  const server = await startServerProcess(dataDir, {}, AS_HOSTED);
  try {
    const admin = await signInAccount(server.url, ...ADMIN_OF_DEMO);
    const token = admin.token();
    const page = await answerMsOf(server.url, token, {});
    const filters = {
      type: await answerMsOf(server.url, token, { filter: '{"type":["Being"]}' }),
      lane: await answerMsOf(server.url, token, { filter: '{"lanes":["sea"]}' }),
      search: await answerMsOf(server.url, token, { search: 'under pile' }),
    };
    const filter = Math.max(...Object.values(filters));
    return {
      value: page,
      met: page <= MOST_PAGE_MS && filter <= MOST_FILTER_MS,
      remark: `by type ${filters.type} ms, by lane ${filters.lane} ms, by text ${filters.search} ms`,
      figures: { page, ...filters },
    };
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

export const adminRow: Row = {
  row: 'admin',
  unit: 'ms for the first of 20,000 cards',
  goal: `at most ${MOST_PAGE_MS}, filters and search at most ${MOST_FILTER_MS} ms`,
  how: `the table of cards of a game of ${CARDS.toLocaleString('en')} in a server with the embedded database, asked ${TIMED} times over the line; the middle one of the answers`,
  measure,
};
