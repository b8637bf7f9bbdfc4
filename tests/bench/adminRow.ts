import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '#server/db/open.ts';
import { signInAccount } from '../harness/account.ts';
import { AS_HOSTED, startServerProcess } from '../harness/serverProcess.ts';
import type { Measured, Row } from './rows.ts';

const CARDS = 20_000;
const PART_CARDS = 1000;
const MOST_PAGE_MS = 100;
const MOST_FILTER_MS = 150;
const WARM = 3;
const TIMED = 20;
const DEMO_ADMIN = ['Juno', 'passleft-demo-juno'] as const;

const WORDS = 'when this enters draw a card then put one from your hand under the pile and rest'.split(' ');

const cardOf = (number: number) => ({
  name: `Measured ${(number * 7919) % CARDS} Card`,
  cost: number % 9,
  costText: String(number % 9),
  lanes: [['sun', 'sea', 'root', 'dusk', 'wind'][number % 5]],
  type: ['Being', 'Spell', 'Place'][number % 3],
  typeLine: `Being of ${number}`,
  rules: Array.from({ length: 30 }, (_, place) => WORDS[(number * 31 + place * 7) % WORDS.length]).join(' '),
  flavour: '',
  stats: null,
  rating: null,
  sides: [],
  attributes: { strength: number % 7 },
  isNameOnly: false,
});

async function fill(db: Database): Promise<void> {
  await db.query(
    "insert into game (id, slug, name, status, definition, updated_at) values ('measured', 'measured', 'Measured', 'draft', '{}', now())",
  );
  for (let from = 0; from < CARDS; from += PART_CARDS) {
    const cards = Array.from({ length: PART_CARDS }, (_, index) => cardOf(from + index));
    await db.query(
      `insert into card (id, game_id, name, record, is_name_only)
       select 'm' || (r->>'name'), 'measured', r->>'name', r, false from jsonb_array_elements($1::jsonb) r`,
      [JSON.stringify(cards)],
    );
  }
  await db.query(
    `insert into printing (id, game_id, key, card_id, set_code, number, rarity, is_draftable, record)
     select 'p' || id, game_id, id, id, 'SET', id, 'common', true, jsonb_build_object('key', id, 'card', name)
     from card where game_id = 'measured'`,
  );
}

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
  const db = await openDatabase({ dataDir });
  await fill(db);
  await db.close();
  const server = await startServerProcess(dataDir, {}, AS_HOSTED);
  try {
    const admin = await signInAccount(server.url, ...DEMO_ADMIN);
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
