import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SetRow } from '#contract/admin/sets.ts';
import type { TablePage } from '#contract/admin/table.ts';
import { TestBrowser } from '#tests/support/testServer.ts';
import { type AdminServer, openAdminServer, told } from './admin.testkit.ts';

let server: AdminServer;

beforeAll(async () => {
  server = await openAdminServer();
  for (const [code, name, releasedOn] of [
    ['AAA', '100% wool', '2024-02-03'],
    ['BBB', '=cmd|calc', null],
    ['CCC', 'Comma, "quoted"', '2025-01-01'],
    ['D_D', 'Down_under', null],
  ])
    await server.admin.send('POST', '/api/admin/sets', { game: 'canary', code, name, releasedOn });
});
afterAll(() => server?.close());

const ask = (query: Record<string, string | undefined>, path = '') => {
  const words = Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]]));
  return server.admin.send('GET', `/api/admin/tables/sets${path}?${new URLSearchParams(words)}`);
};
const page = async (query: Record<string, string>) => (await ask(query)).json<TablePage<SetRow>>();
const codes = async (query: Record<string, string>) => (await page(query)).rows.map((row) => row.code);

describe('a table of the administration', () => {
  it('is shown in its own order with the number of all its rows', async () => {
    const { rows, ...rest } = await page({});
    expect(rows.map((row) => row.name)).toEqual([
      '100% wool',
      '=cmd|calc',
      'Canaries',
      'Comma, "quoted"',
      'Down_under',
    ]);
    expect(rest).toEqual({ total: 5, page: 1, pageRows: 50 });
  });

  it('is sorted by a column either way, with what is empty last', async () => {
    expect(await codes({ sort: 'releasedOn', direction: 'asc' })).toEqual([
      'AAA',
      'CCC',
      ...(await undated()),
    ]);
    expect(await codes({ sort: 'releasedOn', direction: 'desc' })).toEqual([
      'CCC',
      'AAA',
      ...(await undated()),
    ]);
    expect((await codes({ sort: 'printings', direction: 'desc' }))[0]).toBe('CAN');
  });

  it('comes page by page', async () => {
    const second = await page({ pageRows: '2', page: '2' });
    expect(second.rows.map((row) => row.code)).toEqual(['CAN', 'CCC']);
    expect([second.total, second.page, second.pageRows]).toEqual([5, 2, 2]);
    expect((await page({ pageRows: '2', page: '9' })).rows).toEqual([]);
  });

  it('is searched for every word, and signs of patterns mean themselves [X11] [ASVS V1.2.4]', async () => {
    expect(await codes({ search: 'wool 100' })).toEqual(['AAA']);
    expect(await codes({ search: '%' })).toEqual(['AAA']);
    expect(await codes({ search: '_' })).toEqual(['D_D']);
    expect(await codes({ search: "' or '1'='1" })).toEqual([]);
  });

  it('is narrowed to a game and to values of a column', async () => {
    expect(await codes({ game: 'nowhere' })).toEqual([]);
    expect(await codes({ filter: JSON.stringify({ game: ['canary'] }), search: 'comma' })).toEqual(['CCC']);
    expect(await codes({ filter: JSON.stringify({ game: 'nowhere' }) })).toEqual([]);
    expect((await ask({}, '/values/game')).json()).toEqual({ values: ['canary'] });
  });

  it('gives one row alone, as it stands in the page', async () => {
    const [first] = (await page({})).rows;
    expect((await ask({}, `/rows/${first?.id}`)).json()).toEqual(first);
    for (const id of ['nowhere', '%00', "'", 'x'.repeat(100)])
      expect(told(await ask({}, `/rows/${encodeURIComponent(id)}`))).toEqual([404, 'We couldn’t find that.']);
    expect((await server.admin.send('GET', '/api/admin/tables/member/rows/any')).statusCode).toBe(404);
  });

  it('is written to a file that no spreadsheet reckons with [X7, X8] [ASVS V4.1.1, V5.4.2]', async () => {
    const answer = await ask({}, '/csv');
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="sets.csv"');
    const ids = (await page({})).rows.map(({ id }) => `,${id}`);
    const lines = answer.body.split('\r\n').slice(0, 5);
    expect(lines.slice(1).map((line, row) => line.endsWith(ids[row] ?? '?'))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(lines.map((line) => line.replace(/,[^,]*$/, ''))).toEqual([
      'Code,Name,Game,Name of the game,Released,Printings',
      'AAA,100% wool,canary,Canary,2024-02-03,0',
      "BBB,'=cmd|calc,canary,Canary,,0",
      'CAN,Canaries,canary,Canary,,60',
      'CCC,"Comma, ""quoted""",canary,Canary,2025-01-01,0',
    ]);
  });

  it.each([
    [{ sort: 'id; drop table game' }, 'This list cannot be sorted by "id; drop table game".'],
    [{ sort: 'gameName' }, 'This list cannot be sorted by "gameName".'],
    [{ filter: '{"name":"x"}' }, 'This list has no filter "name".'],
    [{ filter: '{"__proto__":["x"]' }, 'The filter could not be read.'],
    [{ filter: '[1]' }, 'The filter could not be read.'],
  ])('answers %j with a sentence [X11]', async (query, sentence) => {
    expect(told(await ask(query))).toEqual([400, sentence]);
  });

  it.each([{ page: '0' }, { page: '1e309' }, { pageRows: '100000' }, { direction: 'up' }])(
    'refuses %j',
    async (query) => {
      expect((await ask(query)).statusCode).toBe(400);
    },
  );

  it('is not there under another name', async () => {
    for (const name of ['member', 'constructor', '__proto__'])
      expect((await server.admin.send('GET', `/api/admin/tables/${name}`)).statusCode).toBe(404);
  });

  it('is closed to everybody but Admins', async () => {
    const guest = new TestBrowser(server.app);
    expect((await guest.send('GET', '/api/admin/tables/sets')).statusCode).toBe(401);
    await guest.enter('/api/auth/guest');
    expect((await guest.send('GET', '/api/admin/tables/sets')).statusCode).toBe(403);
    expect((await guest.send('GET', '/api/admin/tables/sets/csv')).statusCode).toBe(403);
  });
});

const undated = async () => {
  const { rows } = await page({});
  return rows
    .filter((row) => row.releasedOn === null)
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map((row) => row.code);
};
