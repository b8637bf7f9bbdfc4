import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ListAnswers } from '#contract/admin/listReview.ts';
import { importFile } from '#server/cards/importFile.ts';
import { commands } from '#server/commands/commands.ts';
import { openTestServer, TEST_START_MS, type TestServer } from '#server/rest/testServer.ts';
import { CARD_DATA, hasCardData } from '../harness/cardData.ts';

interface Shown {
  readonly entries: readonly {
    line: number;
    count: number;
    name: string;
    card: string | null;
    section: string;
    readAs: string | null;
  }[];
  readonly questions: readonly { line: number; choices: readonly { count: number; name: string }[] }[];
  readonly unknown: readonly { line: number }[];
  readonly ignored: readonly { line: number; why: string }[];
}

const GAME = `name,set,number,rarity,type
7 Completed,ODD,1,common,Rite
Iron Fox,ODD,2,common,Beast
Warden's Oath,ODD,3,common,Rite
Ember // Frost,ODD,4,common,Rite
`;
const LIST = `Deck
Iron Fox x2
7 Completed
Warden’s Oath (ODD) 3 *F*
Nobody At All
// a note

Sideboard
1 Ember/Frost
0 Iron Fox
`;

describe('npm run list', { timeout: 60_000 }, () => {
  let server: TestServer;
  let folder: string;
  beforeAll(async () => {
    server = await openTestServer('embedded');
    folder = await mkdtemp(join(tmpdir(), 'passleft-list-'));
    const ask = { gameSlug: 'oddshore', gameName: 'Oddshore', createGame: true, dryRun: false };
    await importFile(server.db, {
      ...{ path: 'odd.csv', text: GAME, map: null, skipRejects: false, nowMs: TEST_START_MS },
      ...ask,
    });
  }, 60_000);
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  const fileOf = async (name: string, text: string) => {
    const path = join(folder, name);
    await writeFile(path, text);
    return path;
  };
  const run = async (...args: string[]) => commands.list?.run(server.db, args, TEST_START_MS);
  const shown = async (...args: string[]): Promise<Shown> => {
    const result = await run(...args, '--json');
    if (result?.exitCode !== 0) throw new Error(result?.lines.join('\n'));
    return JSON.parse(result.lines.join('')) as Shown;
  };

  it('shows each line with its card', async () => {
    const list = await shown(await fileOf('list.txt', LIST), '--game', 'oddshore');
    const ids = await server.db.query<{ id: string; name: string }>('select id, name from card');
    const idOf = (name: string) => ids.find((card) => card.name === name)?.id ?? 'none';
    expect(list.entries[0]).toEqual({
      ...{ line: 2, text: 'Iron Fox x2', count: 2, name: 'Iron Fox', card: idOf('Iron Fox') },
      ...{ set: null, number: null, finish: null, section: 'main', readAs: null },
    });
    expect(list.entries[2]).toEqual({
      ...{ line: 4, text: 'Warden’s Oath (ODD) 3 *F*', count: 1, name: "Warden's Oath" },
      ...{ card: idOf("Warden's Oath"), set: 'ODD', number: '3', finish: 'foil', section: 'main' },
      readAs: "Warden's Oath",
    });
    expect(list.entries.map(({ line, card, section }) => [line, card !== null, section])).toEqual([
      [2, true, 'main'],
      [3, true, 'main'],
      [4, true, 'main'],
      [5, false, 'main'],
      [9, true, 'side'],
    ]);
    expect([list.questions, list.unknown]).toEqual([[], [{ line: 5, text: 'Nobody At All' }]]);
    expect(list.ignored.map(({ line, why }) => `${line} ${why}`)).toEqual([
      '1 a heading',
      '6 a comment',
      '8 a heading',
      '10 0 is not a number of cards',
    ]);
  });

  it('asks where a number may be part of a name', async () => {
    const list = await shown(await fileOf('bare.txt', 'Iron Fox\n15 Minutes\nSalt Rope\n'));
    expect(list.questions.map(({ choices }) => choices.map(({ count, name }) => `${count} ${name}`))).toEqual(
      [['1 15 Minutes', '15 Minutes']],
    );
    expect(list.entries.map(({ card }) => card)).toEqual([null, null]);
  });

  it('reads tables and Draftmancer lists', async () => {
    const table = await fileOf(
      't.csv',
      'sep=;\nCount;Name;Maybeboard\n2;iron fox;false\n1;Old Boat;true\nx;Elm;\n',
    );
    const { entries, unknown, ignored } = await shown(table, '--game', 'oddshore');
    expect(entries.map(({ line, count, name, section }) => `${line} ${count} ${name} ${section}`)).toEqual([
      '3 2 Iron Fox main',
      '4 1 Old Boat maybe',
    ]);
    expect([unknown.map(({ line }) => line), ignored.map(({ line }) => line)]).toEqual([[4], [5]]);
    const custom =
      '[CustomCards]\n[{"name":"9 Lives","type":"Rite","mana_cost":"1"}]\n[A(1)]\n9 Lives\n// a note\n2 Iron Fox';
    const sheets = await shown(await fileOf('s.txt', custom), '--game', 'oddshore');
    expect(sheets.entries.map(({ count, name }) => `${count} ${name}`)).toEqual(['1 9 Lives', '2 Iron Fox']);
    expect(sheets.unknown).toEqual([]);
  });

  it('imports nothing of a list before its lines are answered, and a list too small for a draft as a draft game', async () => {
    const ask = { gameSlug: 'tiny', gameName: 'Tiny', createGame: true, dryRun: false, skipRejects: false };
    const read = (list?: ListAnswers) =>
      importFile(server.db, {
        ...{ ...ask, map: null, nowMs: TEST_START_MS, list },
        ...{ path: 'tiny.txt', text: 'Salt Rope\n15 Minutes\nMoss Cart\nSideboard\nLow Tide\n' },
      });
    const statusOf = () => server.db.query("select status from game where slug = 'tiny'");
    const open = await read();
    expect(open.refusal).toBe(
      'The list has 1 line that can be read in several ways, so nothing was changed. Answer in the file of --map, under list.',
    );
    expect(await statusOf()).toEqual([]);
    const stored = await read({ takeIn: ['side'], lines: { '15 Minutes': '1 15 Minutes' } });
    expect([stored.refusal, stored.nameOnlyNames]).toEqual([
      null,
      ['Salt Rope', '15 Minutes', 'Moss Cart', 'Low Tide'],
    ]);
    expect(stored.warnings).toEqual([
      '4 cards are too few for a draft: 2 players with 3 packs of 5 need 30. A table of 8 with 3 packs of 15 needs 360.',
    ]);
    expect(await statusOf()).toEqual([{ status: 'draft' }]);
  });

  it('refuses in a sentence what it cannot read', async () => {
    const file = await fileOf('list.txt', LIST);
    expect(await run(file, '--game', 'nowhere')).toEqual({
      exitCode: 1,
      lines: ['There is no game "nowhere".'],
    });
    expect((await run(join(folder, 'missing.txt')))?.exitCode).toBe(1);
    expect((await run(await fileOf('a.json', '{"data":{}}')))?.exitCode).toBe(1);
    expect((await run())?.exitCode).toBe(2);
    expect((await run(file, '--gmae', 'x'))?.exitCode).toBe(2);
  });

  it('is a script', { timeout: 240_000 }, async () => {
    const file = await fileOf(
      'five.txt',
      'Iron Fox x2\nSalt Rope ×3\nTall Heron x 2\nx4 Low Tide\n(2) Moss Cart\n',
    );
    const { stdout } = await promisify(execFile)('npm', ['run', '-s', 'list', '--', file, '--json'], {
      env: { ...process.env, DATA_DIR: join(folder, 'data'), DATABASE_URL: '' },
    });
    const { entries } = JSON.parse(stdout) as Shown;
    expect(entries.map(({ count, name }) => `${count} ${name}`)).toEqual([
      '2 Iron Fox',
      '3 Salt Rope',
      '2 Tall Heron',
      '4 Low Tide',
      '2 Moss Cart',
    ]);
  });

  it.skipIf(!hasCardData('reports', 'npm run list on reported files'))(
    'reads every reported list',
    async () => {
      const counts = async (name: string) => {
        const { entries, questions, unknown } = await shown(join(CARD_DATA, 'reports', name));
        return [entries.reduce((sum, { count }) => sum + count, 0), questions.length, unknown.length];
      };
      expect(await counts('01-number-name.txt')).toEqual([3, 2, 0]);
      expect(await counts('04-comments.txt')).toEqual([4, 0, 0]);
      expect(await counts('05-x-suffix.txt')).toEqual([13, 0, 0]);
      expect(await counts('11-sheets.txt')).toEqual([3, 2, 0]);
      expect(await counts('20-cube30.csv')).toEqual([30, 0, 0]);
      expect(await counts('21-cubecobra30.csv')).toEqual([32, 0, 0]);
      expect(await counts('65-custom-number-name.txt')).toEqual([4, 0, 0]);
      expect(await counts('d2-arena-companion.txt')).toEqual([3, 0, 0]);
      expect(await counts('d9-sep-deck.csv')).toEqual([1, 0, 0]);
    },
  );
});
