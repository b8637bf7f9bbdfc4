import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ListAnswers } from '#contract/admin/listReview.ts';
import { importFile } from '#server/cards/importFile.ts';
import { commands } from '#server/commands/commands.ts';
import { openTestServer, TEST_START_MS, type TestServer } from '#tests/support/testServer.ts';
import { CARD_DATA, hasCardData } from '../harness/cardData.ts';

interface Shown {
  readonly entries: readonly {
    line: number;
    count: number;
    name: string;
    card: string | null;
    section: string;
    finish: string | null;
    readAs: string | null;
  }[];
  readonly questions: readonly { line: number; choices: readonly { count: number; name: string }[] }[];
  readonly unknown: readonly { line: number }[];
  readonly ignored: readonly { line: number; why: string }[];
}

const REPORTS = join(CARD_DATA, 'reports');
const hasReports = hasCardData('reports', 'npm run list on reported files');

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

describe('npm run list', () => {
  let server: TestServer;
  let folder: string;
  beforeAll(async () => {
    server = await openTestServer('embedded');
    folder = await mkdtemp(join(tmpdir(), 'passleft-list-'));
    await imported('oddshore', GAME);
    if (hasReports) await imported('odd30', await readFile(join(REPORTS, 'odd-game.csv'), 'utf8'));
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  const imported = async (gameSlug: string, text: string) => {
    const { refusal } = await importFile(server.db, {
      ...{ path: 'odd.csv', text, map: null, skipRejects: false, nowMs: TEST_START_MS },
      ...{ gameSlug, gameName: gameSlug, createGame: true, dryRun: false },
    });
    if (refusal !== null) throw new Error(refusal);
  };
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
    const ids = await server.db.query<{ id: string; name: string }>(
      "select c.id, c.name from card c join game g on g.id = c.game_id where g.slug = 'oddshore'",
    );
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

  it('ignores rows of a table that an import would leave out', async () => {
    const rows = ['Iron, Fox,2,TST,3.5', 'Salt Rope,none at all,TST,4', '7 Completed,1,TST,9', 'Elm,1,TST,'];
    const table = await fileOf('bad.csv', ['name,cost,set,rating', ...rows].join('\n'));
    const { entries, ignored } = await shown(table, '--game', 'oddshore');
    expect(entries.map(({ line, name }) => `${line} ${name}`)).toEqual(['5 Elm']);
    expect(ignored.map(({ line, why }) => `${line} ${why}`)).toEqual([
      '2 it needs 4 fields',
      '3 its cost needs a number or a cost such as {2}{W}',
      '4 its rating needs a number from 0 to 5',
    ]);
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

  describe.skipIf(!hasReports)('of a reported list', () => {
    /** What is no list of cards: the index, card files, logs and an event. */
    const OTHERS = /^(INDEX\.md|.*\.(xml|json)|8\d-mtgo-log.*)$/;

    /** `2 Iron Fox`, with its section where it is not the main one, `foil`, and `?` where the game has no such card. */
    const shownLines = ({ entries }: Shown) =>
      entries.map(({ count, name, card, section, finish }) =>
        [count, name, section === 'main' ? '' : section, finish, card === null ? '?' : '']
          .filter(Boolean)
          .join(' '),
      );
    const THREE = ['1 Iron Fox', '1 Salt Rope', '1 Tall Heron side'];
    const KNOWN: Readonly<Record<string, readonly string[]>> = {
      '01-number-name.txt': ['1 Iron Fox', '1 7 Completed', '1 15 Minutes', '1 Salt Rope', '1 Tall Heron'],
      '02-curly.txt': ["1 Warden's Oath", "1 Warden's Oath"],
      '03-unicode.txt': ['1 Séance of Ash', '1 Séance of Ash', '1 Iron Fox', '1 Iron Fox'],
      '04-comments.txt': ['1 Iron Fox', '1 Salt Rope', '1 Tall Heron', '1 Low Tide side'],
      '05-x-suffix.txt': ['2 Iron Fox', '3 Salt Rope', '2 Tall Heron', '4 Low Tide', '2 Moss Cart'],
      '06-tiny.txt': ['1 Iron Fox', '1 Salt Rope', '1 Tall Heron', '1 Low Tide', '1 Moss Cart'],
      '07-sep.csv': ['1 Iron Fox', '1 Salt Rope'],
      '10-cube-existing.txt': [
        ...['1 Iron Fox', '1 7 Completed', '1 15 Minutes', "1 Warden's Oath", '1 Séance of Ash'],
        ...['1 Salt Rope', '1 Ember // Frost', '1 Ember // Frost', '1 Æther Lantern'],
        ...['1 Quick Strike (red)', '1 Quick Strike (blue)', '1 Tall Heron foil', '1 Moss Cart'],
        ...['1 Low Tide', '1 #1 Admirer', '1 Low Tide side', '1 Séance of Ash', '1 Iron Fox'],
      ],
      '11-sheets.txt': ['1 Iron Fox', '1 7 Completed', '1 15 Minutes', "1 Warden's Oath", '1 Salt Rope'],
      '23-excel-date.csv': ['1 Heron ?', '1 Heron ?', '1 Stork ?'],
      '25-multiline.csv': ['1 Iron Fox', '1 Salt, Rope ?'],
      '26-semicolon-text.csv': ['1 Iron Fox', '1 Salt, Rope ?'],
      '27-decimal.csv': [],
      '29-quantity.csv': ['4 Iron Fox', '2 Salt Rope'],
      '31-utf16.csv': ['1 Séance,Two ?'],
      '32-dupnum.csv': ['1 Iron Fox', '1 Iron Fox', '1 Salt Rope'],
      '33-nullname.csv': ['1 Null ?', '1 True ?', '1 constructor ?', '1 __proto__ ?', '1 1e5 ?'],
      '65-custom-number-name.txt': ['1 7 Completed', '1 15 Minutes', '1 Rune F', '1 Iron Fox'],
      '66-ends-in-F.txt': [
        ...['1 Unlit Rune A ?', '1 Unlit Rune E ?', '1 Unlit Rune F ?'],
        ...['1 Unlit Rune F foil ?', '1 Unlit Rune G ?'],
      ],
      '90-odd-names.txt': [
        ...['1 SP//dr, Piloted by Pip ?', '1 Rumors of Death . . . ?', '1 "Ach! Hans, Run!" ?'],
        ...['1 Erase (Not the Old One) ?', '1 B.F.M. (Big Furry Thing) ?', '1 _____ ?'],
        ...['1 Question Elemental? ?', '1 Hit & Run ?'],
      ],
      'd1-number-led-deck.txt': ['1 Iron Fox', '1 7 Completed', '1 15 Minutes'],
      'd2-arena-companion.txt': ['1 Iron Fox companion', '1 Salt Rope', '1 Tall Heron side'],
      'd3-counted-headings.txt': THREE,
      'd6-cockatrice-annotated.txt': THREE,
      'd8-sign-led.txt': ['1 +2 Cudgel', '1 #1 Admirer', '1 Iron Fox'],
      'd9-sep-deck.csv': ['1 Iron Fox'],
      'w1-own-list-spelling.txt': [
        ...["1 Warden's Oath", '1 Séance of Ash', '1 Ember // Frost', '1 Kong, "Two Tubes" Vane'],
        '1 Séance of Ash',
      ],
    };
    /** Copies by section, foil ones, and lines that are ignored, of the longer ones. */
    const LONG: Readonly<Record<string, object>> = {
      'odd-game.csv': { main: 30, foil: 0, unknown: 0, ignored: 0 },
      '20-cube30.csv': { main: 30, foil: 0, unknown: 30, ignored: 0 },
      '21-cubecobra30.csv': { main: 31, maybe: 1, foil: 1, unknown: 32, ignored: 0 },
      '40-cc-extra-quote.csv': { main: 49, foil: 0, unknown: 49, ignored: 0 },
      '41-cc-half-escaped.csv': { main: 49, foil: 0, unknown: 49, ignored: 0 },
      '42-cc-unescaped.csv': { main: 49, foil: 0, unknown: 49, ignored: 0 },
      '43-cc-unquoted-comma.csv': { main: 48, foil: 0, unknown: 48, ignored: 1 },
      '44-cc-newline-note.csv': { main: 49, foil: 0, unknown: 49, ignored: 0 },
      '63-dm-540-4x6.txt': { main: 360, foil: 0, unknown: 360, ignored: 0 },
      '64-dm-1pick-names.txt': { main: 360, foil: 0, unknown: 360, ignored: 0 },
    };
    const REFUSED: Readonly<Record<string, RegExp>> = {
      '28-pipes.csv': /no column for the name of a card/,
      '30-win1252.csv': /save the file as UTF-8/,
      '61-dm-crlf-case.txt': /^Line 3: /,
    };

    it('knows every one of them', async () => {
      const lists = (await readdir(REPORTS)).filter((name) => !OTHERS.test(name));
      const here = [...Object.keys(KNOWN), ...Object.keys(LONG), ...Object.keys(REFUSED)];
      expect(lists.toSorted()).toEqual(here.toSorted());
    });

    it.each(Object.keys(KNOWN))('%s names the cards that are meant [spec 0.2]', async (name) => {
      const list = await shown(join(REPORTS, name), '--game', 'odd30');
      const isOwn = name.startsWith('65');
      expect(shownLines(list).map((line) => (isOwn ? line.replace(/ \?$/, '') : line))).toEqual(KNOWN[name]);
      expect(list.questions).toEqual([]);
      const unknown = isOwn ? [] : list.entries.filter(({ card }) => card === null);
      expect(list.unknown.map(({ line }) => line)).toEqual(unknown.map(({ line }) => line));
    });

    it.each(Object.keys(LONG))('%s has all of its cards', async (name) => {
      const { entries, unknown, ignored, questions } = await shown(join(REPORTS, name), '--game', 'odd30');
      const copies: Record<string, number> = {};
      for (const { section, count } of entries) copies[section] = (copies[section] ?? 0) + count;
      const foil = entries.filter(({ finish }) => finish === 'foil').length;
      expect({ ...copies, foil, unknown: unknown.length, ignored: ignored.length }).toEqual(LONG[name]);
      expect(questions).toEqual([]);
    });

    it.each(Object.keys(REFUSED))('%s is refused in a sentence', async (name) => {
      const result = await run(join(REPORTS, name), '--game', 'odd30');
      expect([result?.exitCode, result?.lines.length]).toEqual([1, 1]);
      expect(result?.lines[0]).toMatch(REFUSED[name] ?? 'a sentence');
    });

    it('asks about 01 and 11 where no game knows the names', async () => {
      for (const name of ['01-number-name.txt', '11-sheets.txt']) {
        const { entries, questions, unknown } = await shown(join(REPORTS, name));
        expect([entries.length, unknown]).toEqual([3, []]);
        expect(
          questions.map(({ choices }) => choices.map((choice) => `${choice.count} ${choice.name}`)),
        ).toEqual([
          ['1 7 Completed', '7 Completed'],
          ['1 15 Minutes', '15 Minutes'],
        ]);
      }
    });

    it('shows 02 and 03 as read as one card', async () => {
      const readAs = async (name: string) =>
        (await shown(join(REPORTS, name))).entries.map((entry) => entry.readAs);
      expect(await readAs('02-curly.txt')).toEqual([null, 'Warden’s Oath']);
      expect((await readAs('03-unicode.txt')).map((name) => name !== null)).toEqual([
        ...[false, true],
        ...[true, false],
      ]);
    });

    it('20, 21: are imported as a game that offers what they are enough for', async () => {
      for (const name of ['20-cube30.csv', '21-cubecobra30.csv']) {
        const gameSlug = `cube${name.slice(0, 2)}`;
        const ask = { gameSlug, gameName: gameSlug, createGame: true, dryRun: false, skipRejects: false };
        const text = await readFile(join(REPORTS, name), 'utf8');
        const { warnings } = await importFile(server.db, {
          ...{ ...ask, path: name, text, map: null, nowMs: TEST_START_MS },
        });
        expect(warnings.at(-1)).toMatch(
          /^3[01] cards are enough for 2 players with 3 packs of 5\. A table of 8 with 3 packs of 15 needs 360\.$/,
        );
        const offered = await server.db.query<{
          seats: string;
          format: string;
          game: string;
          status: string;
        }>(
          `select t.definition->>'seats' as seats, t.definition->>'format' as format, g.status as game, t.status
           from draft_template t join game g on g.id = t.game_id where g.slug = $1 order by t.slug`,
          [gameSlug],
        );
        expect(offered).toEqual([
          { seats: '2', format: 'booster', game: 'published', status: 'published' },
          { seats: '2', format: 'winston', game: 'published', status: 'published' },
        ]);
      }
    });

    it('leaves out the row of a table that an import leaves out, and says why', async () => {
      const whyOf = async (name: string) =>
        (await shown(join(REPORTS, name))).ignored.map(({ line, why }) => `${line} ${why}`);
      expect(await whyOf('43-cc-unquoted-comma.csv')).toEqual([
        '6 its CMC needs a number or a cost such as {2}{W}',
      ]);
      expect(await whyOf('27-decimal.csv')).toEqual(['2 its rating needs a number from 0 to 5']);
    });
  });
});
