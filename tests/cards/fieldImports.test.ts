import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ListAnswers } from '#contract/admin/listReview.ts';
import { knownOptions } from '#server/cards/batches/knownCards.ts';
import type { ImportBatch, ImportOptions } from '#server/imports/batch.ts';
import { readCardText } from '#server/imports/cards/cardText.ts';
import { parseCardFile } from '#server/imports/recognise.ts';
import { CARD_DATA, hasCardData } from '../harness/cardData.ts';

const isHere = hasCardData('reports', 'files that people reported to be imported wrongly');
const report = (name: string) => new Uint8Array(readFileSync(join(CARD_DATA, 'reports', name)));
const bytesOf = (text: string) => new TextEncoder().encode(text);

function parse(fileName: string, bytes: Uint8Array, options: Partial<ImportOptions> = {}): ImportBatch {
  const decoded = readCardText(bytes);
  if (!decoded.ok) throw new Error(decoded.sentence);
  const read = parseCardFile({ fileName, text: decoded.text }, { gameSlug: 'test', ...options });
  if (!read.ok) throw new Error(read.sentence);
  return read.batch;
}

const imported = (name: string, options?: Partial<ImportOptions>) => parse(name, report(name), options);
const pasted = (text: string, options?: Partial<ImportOptions>) => parse('list.txt', bytesOf(text), options);

/** What the importers know of the game that the reported lists name cards of. */
function oddshore(): Partial<ImportOptions> {
  const { cards, printings } = imported('odd-game.csv');
  const names = cards.map(({ name }) => name);
  return knownOptions(
    names,
    printings.map(({ key, card, set, number }) => [key, card, set, number]),
  );
}

/** The pile that is drafted: `2 Iron Fox`, by printing key. */
const pile = ({ packs }: ImportBatch) =>
  Object.values(packs[0]?.sheets ?? {}).flatMap(({ cards = [] }) =>
    cards.map(({ printing, weight }) => `${weight} ${printing}`),
  );
const copies = (batch: ImportBatch) => pile(batch).reduce((sum, line) => sum + Number(line.split(' ')[0]), 0);
const names = ({ cards }: ImportBatch) => cards.map(({ name }) => name);
const readAs = ({ list }: ImportBatch) => list?.readAs.map(({ line, name }) => `${line} ${name}`);
const answered = (lines: ListAnswers['lines'], takeIn: ListAnswers['takeIn'] = []) => ({
  list: { lines, takeIn },
});

describe.skipIf(!isHere)('a list that is imported', () => {
  it('01: asks whether a number in front is a count, and does as it is answered', () => {
    const open = imported('01-number-name.txt');
    expect(open.list?.questions.map(({ text }) => text)).toEqual(['7 Completed', '15 Minutes']);
    expect(copies(open)).toBe(3);
    const batch = imported(
      '01-number-name.txt',
      answered({ '7 Completed': '1 7 Completed', '15 Minutes': '15 Minutes' }),
    );
    expect(batch.list?.questions).toEqual([]);
    expect(pile(batch)).toEqual([
      '1 01-number-name//iron fox',
      '1 01-number-name//7 completed',
      '15 01-number-name//minutes',
      '1 01-number-name//salt rope',
      '1 01-number-name//tall heron',
    ]);
    const known = imported('01-number-name.txt', oddshore());
    expect([known.cards, known.printings, known.list?.questions]).toEqual([[], [], []]);
    expect(copies(known)).toBe(5);
  });

  it('02, 03: is one card in all its spellings, and says so', () => {
    const curly = imported('02-curly.txt');
    expect([names(curly), copies(curly), readAs(curly)]).toEqual([['Warden’s Oath'], 2, ['2 Warden’s Oath']]);
    const unicode = imported('03-unicode.txt');
    expect(pile(unicode)).toEqual(['2 03-unicode//séance of ash', '2 03-unicode//iron fox']);
    expect(readAs(unicode)?.length).toBe(2);
  });

  it('04: leaves its sideboard out of the pool, and takes it in when that is said', () => {
    const batch = imported('04-comments.txt');
    expect(names(batch)).toEqual(['Iron Fox', 'Salt Rope', 'Tall Heron']);
    expect(batch.list?.leftOut).toEqual([{ section: 'side', cards: 1, names: ['Low Tide'] }]);
    expect(batch.warnings[0]).toBe('1 card under Sideboard was left out: Low Tide.');
    const whole = imported('04-comments.txt', answered({}, ['side']));
    expect([names(whole).at(-1), whole.list?.leftOut]).toEqual(['Low Tide', []]);
  });

  it('05: has counts in front and behind', () => {
    expect(pile(imported('05-x-suffix.txt')).map((line) => line.replace('05-x-suffix//', ''))).toEqual([
      '2 iron fox',
      '3 salt rope',
      '2 tall heron',
      '4 low tide',
      '2 moss cart',
    ]);
  });

  it('06: publishes no draft of too few cards, and says why', () => {
    const batch = imported('06-tiny.txt');
    expect([batch.cards.length, batch.undealable]).toEqual([5, ['06-tiny-draft']]);
    expect(batch.warnings).toEqual([
      '5 cards are too few for a draft: 2 players with 3 packs of 5 need 30. A table of 8 with 3 packs of 15 needs 360.',
    ]);
  });

  it('07: names its separator', () => {
    expect(names(imported('07-sep.csv'))).toEqual(['Iron Fox', 'Salt Rope']);
    expect(names(parse('a.txt', bytesOf('sep=,\r\nname,cost\r\nElm,1\r\n')))).toEqual(['Elm']);
    const bad = parse('a.csv', bytesOf('sep=;\nname;cost\nElm;1\nAsh;many\n'));
    expect(bad.rejected.map(({ row }) => row)).toEqual([4]);
  });

  it('10: names cards that the game has, and makes none', () => {
    const batch = imported('10-cube-existing.txt', oddshore());
    expect([batch.cards, batch.printings, batch.nameOnly, batch.rejected]).toEqual([[], [], [], []]);
    expect(batch.list?.questions).toEqual([]);
    expect(copies(batch)).toBe(17);
    expect(pile(batch)).toContain('2 odd/8/ember // frost');
    expect(batch.list?.leftOut).toEqual([{ section: 'side', cards: 1, names: ['Low Tide'] }]);
    const unknown = pasted('IRON FOX\nOld Boat\nold boat', oddshore());
    expect([names(unknown), unknown.nameOnly]).toEqual([['Old Boat'], ['Old Boat']]);
    const elsewhere = pasted('1 Tall Heron (XYZ) 3', oddshore());
    expect([elsewhere.printings, pile(elsewhere)]).toEqual([[], ['1 odd/17/tall heron']]);
  });

  it('11: has the cards under its sheets and nothing else', () => {
    expect(imported('11-sheets.txt').list?.questions.length).toBe(2);
    const batch = imported('11-sheets.txt', oddshore());
    expect([batch.cards, batch.list?.questions]).toEqual([[], []]);
    expect(pile(batch)).toEqual([
      '1 odd/15/iron fox',
      '1 odd/4/7 completed',
      '1 odd/5/15 minutes',
      "1 odd/1/warden's oath",
      '1 odd/16/salt rope',
    ]);
  });

  it('20, 21: says what its cards are enough for, and makes only drafts that can be dealt', () => {
    const table = imported('20-cube30.csv');
    expect(copies(table)).toBe(30);
    expect(table.warnings).toEqual([
      '30 cards are enough for 2 players with 3 packs of 5. A table of 8 with 3 packs of 15 needs 360.',
    ]);
    const draftsOf = ({ templates }: ImportBatch) =>
      templates.map(({ format, seats }) => `${format} ${seats}`);
    expect([draftsOf(table), table.undealable]).toEqual([['booster 2', 'winston 2'], []]);
    expect(imported('20-cube30.csv', oddshore()).templates).toEqual([]);
    const cube = imported('21-cubecobra30.csv');
    expect(copies(cube)).toBe(31);
    expect(cube.warnings).toEqual([
      '1 card of the maybeboard was left out: Maybe Reed.',
      '7 columns look like bookkeeping and were left out: Color Category, status, Finish, maybeboard, tags, Custom, Voucher. Choose what they are to keep them.',
      '31 cards are enough for 2 players with 3 packs of 5. A table of 8 with 3 packs of 15 needs 360.',
    ]);
    expect([draftsOf(cube), cube.undealable]).toEqual([['booster 2', 'winston 2'], []]);
    const finishes = Object.values(cube.packs[0]?.sheets ?? {}).flatMap(({ cards = [] }) => cards);
    expect(finishes.filter(({ finish }) => finish === 'foil').map(({ weight }) => weight)).toEqual([1]);
  });

  it('65: is a pile of its own custom cards, one of each', () => {
    const batch = imported('65-custom-number-name.txt');
    expect(names(batch)).toEqual(['7 Completed', '15 Minutes', 'Rune F', 'Iron Fox']);
    expect([copies(batch), pile(batch).length, batch.nameOnly]).toEqual([4, 4, []]);
    const custom = (...own: string[]) =>
      `[CustomCards]\n${JSON.stringify(own.map((name) => ({ name, type: 'Rite', mana_cost: '{1}' })))}\n[Cards(1)]\n${own.join('\n')}`;
    const others = pasted(custom('+2 Cudgel', '#1 Admirer', 'Hazmat Coat (Used)', 'Deck', 'Rune +F'));
    expect([copies(others), others.nameOnly]).toEqual([5, []]);
  });

  it('66: has a card whose name ends in F', () => {
    expect(names(imported('66-ends-in-F.txt'))).toEqual([
      'Unlit Rune A',
      'Unlit Rune E',
      'Unlit Rune F',
      'Unlit Rune G',
    ]);
    expect(copies(imported('66-ends-in-F.txt'))).toBe(5);
  });

  it('90: has odd names', () => {
    expect(names(imported('90-odd-names.txt'))).toEqual([
      'SP//dr, Piloted by Pip',
      'Rumors of Death . . .',
      '"Ach! Hans, Run!"',
      'Erase (Not the Old One)',
      'B.F.M. (Big Furry Thing)',
      '_____',
      'Question Elemental?',
      'Hit & Run',
    ]);
  });

  it.each([
    ['23-excel-date.csv', 2, 3, 0],
    ['25-multiline.csv', 2, 2, 0],
    ['26-semicolon-text.csv', 2, 2, 0],
    ['29-quantity.csv', 2, 2, 0],
    ['31-utf16.csv', 1, 1, 0],
    ['32-dupnum.csv', 2, 3, 0],
    ['33-nullname.csv', 5, 5, 0],
    ['40-cc-extra-quote.csv', 49, 49, 0],
    ['41-cc-half-escaped.csv', 49, 49, 0],
    ['42-cc-unescaped.csv', 49, 49, 0],
    ['43-cc-unquoted-comma.csv', 48, 48, 1],
    ['44-cc-newline-note.csv', 49, 49, 0],
    ['50-cockatrice.xml', 6, 6, 0],
    ['51-cockatrice3.xml', 2, 3, 0],
    ['63-dm-540-4x6.txt', 360, 360, 0],
    ['64-dm-1pick-names.txt', 360, 360, 0],
  ])('%s stays right', (name, cards, printings, rejected) => {
    const batch = imported(name);
    expect([batch.cards.length, batch.printings.length, batch.rejected.length]).toEqual([
      cards,
      printings,
      rejected,
    ]);
  });

  it.each([
    ['27-decimal.csv', /no row with a card/],
    ['28-pipes.csv', /no column for the name of a card/],
    ['30-win1252.csv', /save the file as UTF-8/],
    ['61-dm-crlf-case.txt', /^Line 3: /],
  ])('%s is refused in a sentence', (name, sentence) => {
    expect(() => imported(name)).toThrow(sentence);
  });
});

describe('a bad list', () => {
  const lines = Array.from({ length: 2000 }, (_, at) => `1 ${at % 4 === 0 ? 'Nobody' : 'Reed'} ${at}`);
  const reeds = lines.filter((line) => line.includes('Reed')).map((line) => line.slice(2));
  const game = () =>
    knownOptions(
      reeds,
      reeds.map((name) => [`k/${name}`, name, 'RD', '1']),
    );
  const within = <Result>(ms: number, work: () => Result): Result => {
    // Processor time: other work on the same machine does not count.
    const before = process.cpuUsage();
    const result = work();
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(ms);
    return result;
  };

  it('is read in part: 500 of 2000 names are unknown', () => {
    const batch = within(1000, () => pasted(lines.join('\n'), game()));
    expect([batch.nameOnly.length, batch.printings.length, copies(batch)]).toEqual([500, 500, 2000]);
  });

  it('may have a name of 10,000 characters', () => {
    const batch = within(1000, () =>
      pasted(['1 Elm', `1 ${'x'.repeat(10_000)}`, '(('.repeat(5000), '1 Ash'].join('\n')),
    );
    expect([names(batch), batch.rejected.map(({ row }) => row)]).toEqual([
      ['Elm', 'Ash'],
      [2, 3],
    ]);
  });

  it('may mix line ends, and hold what was never text', () => {
    const batch = pasted('\ufeff1 Elm\r\n1 Ash\r1 Fir\n1 Y\ufffdw\n1 O\u0007k\n1 Oak\u2028-1 Pine');
    expect(names(batch)).toEqual(['Elm', 'Ash', 'Fir', 'Oak']);
    expect(batch.rejected.map(({ row, expected }) => `${row} ${expected}`)).toEqual([
      '4 a name without control characters',
      '5 a name without control characters',
      '7 a count from 1 to 100000',
    ]);
  });

  it('may be two formats at once', () => {
    const table = pasted('1 Elm\n1 Ash\nname,set,rarity\nFir,AAA,common\nOak,AAA,rare');
    expect([names(table), table.rejected.map(({ row }) => row)]).toEqual([
      ['Elm', 'Ash'],
      [3, 4, 5],
    ]);
    const sheets = pasted('1 Elm\n[Settings]\n{"name":"Woods"}\n1 Stray\n[Cards(1)]\n1 Ash\n1 Fir');
    expect([names(sheets), sheets.rejected.map(({ row }) => row)]).toEqual([
      ['Ash', 'Fir'],
      [1, 4],
    ]);
    const rows = parse(
      'a.csv',
      bytesOf('name,set,rarity\nElm,AAA,common\n4 Ash\n[Cards(1)]\nFir,AAA,rare\n'),
    );
    expect([names(rows), rows.rejected.map(({ row }) => row)]).toEqual([
      ['Elm', 'Fir'],
      [3, 4],
    ]);
  });
});
