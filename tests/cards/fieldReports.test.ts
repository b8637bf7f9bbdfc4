import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCardList } from '#contract/cardLists/readCardList.ts';
import { readDeckList } from '#server/exports/lists/readDeckList.ts';
import { readCsv } from '#server/imports/csv/csvRows.ts';
import { CARD_DATA, hasCardData } from '../harness/cardData.ts';

const isHere = hasCardData('reports', 'lists that people reported to be read wrongly');
const report = (name: string) => readFileSync(join(CARD_DATA, 'reports', name), 'utf8');

/** Names of the game that the reported lists name cards of. */
function oddNames(): readonly string[] {
  const table = readCsv(report('odd-game.csv'), ',', () => true);
  if ('sentence' in table) throw new Error(table.sentence);
  return table.rows.map(({ cells: [name = ''] }) => name);
}

const oddCards = () => oddNames().map((name) => ({ id: name, name }));

const BUCKETS = [
  { key: 'main', label: 'Main deck' },
  { key: 'side', label: 'Sideboard' },
];
const deck = (name: string) => deckOf(report(name));

/** A deck list as `count bucket name`, or the sentences it is refused with. */
function deckOf(text: string): readonly string[] {
  const read = readDeckList(text, { buckets: BUCKETS, names: oddNames() });
  if (!read.ok) return read.sentences;
  return read.list.cards.map(({ count, bucket, names: [card] }) => `${count} ${bucket} ${card}`);
}

describe.skipIf(!isHere)('a list that was reported', () => {
  it('d1, d8: has names that begin with numbers and signs', () => {
    expect(deck('d1-number-led-deck.txt')).toEqual([
      '1 main Iron Fox',
      '1 main 7 Completed',
      '1 main 15 Minutes',
    ]);
    expect(deck('d8-sign-led.txt')).toEqual(['1 main +2 Cudgel', '1 main #1 Admirer', '1 main Iron Fox']);
  });

  it('01, 05, w1: is read as a deck list, too', () => {
    expect(deck('01-number-name.txt')).toEqual([
      '1 main Iron Fox',
      '1 main 7 Completed',
      '1 main 15 Minutes',
      '1 main Salt Rope',
      '1 main Tall Heron',
    ]);
    const unknown = readDeckList(report('01-number-name.txt'), { buckets: BUCKETS, names: [] });
    expect(unknown).toMatchObject({
      ok: false,
      sentences: [
        'Line 2: “7 Completed” can mean 1 × “7 Completed” or 7 × “Completed”. Write a count in front.',
        'Line 3: “15 Minutes” can mean 1 × “15 Minutes” or 15 × “Minutes”. Write a count in front.',
      ],
    });
    expect(deck('05-x-suffix.txt')).toEqual([
      '2 main Iron Fox',
      '3 main Salt Rope',
      '2 main Tall Heron',
      '4 main Low Tide',
      '2 main Moss Cart',
    ]);
    expect(deck('w1-own-list-spelling.txt')).toEqual([
      "1 main Warden's Oath",
      '1 main Séance of Ash',
      '1 main Ember // Frost',
      '1 main Kong, "Two Tubes" Vane',
      '1 main Séance of Ash',
    ]);
  });

  it('d2: has its companion in the sideboard, once', () => {
    const twice = report('d2-arena-companion.txt').replace('1 Tall Heron', '1 Tall Heron\n1 Iron Fox');
    expect(deckOf(twice)).toEqual(['1 main Salt Rope', '1 side Tall Heron', '1 side Iron Fox']);
    expect(deckOf(twice.replaceAll('Sideboard', 'Side'))).toEqual(deckOf(twice));
    expect(deck('d2-arena-companion.txt')).toEqual([
      '1 side Iron Fox',
      '1 main Salt Rope',
      '1 side Tall Heron',
    ]);
  });

  it('d3: has headings with counts', () => {
    expect(deck('d3-counted-headings.txt')).toEqual([
      '1 main Iron Fox',
      '1 main Salt Rope',
      '1 side Tall Heron',
    ]);
  });

  it('d6: has Cockatrice’s comments, which name no deck', () => {
    expect(deck('d6-cockatrice-annotated.txt')).toEqual([
      '1 main Iron Fox',
      '1 main Salt Rope',
      '1 side Tall Heron',
    ]);
    expect(readCardList(report('d6-cockatrice-annotated.txt'), oddCards()).title).toBeNull();
  });

  it('d9: names its separator', () => {
    expect(deck('d9-sep-deck.csv')).toEqual(['1 main Iron Fox']);
  });

  it('01: asks whether a number is a count where nobody knows the name', () => {
    const { entries, questions } = readCardList(report('01-number-name.txt'), []);
    expect(entries.map(({ name }) => name)).toEqual(['Iron Fox', 'Salt Rope', 'Tall Heron']);
    expect(
      questions.map(({ line, choices }) => [line, ...choices.map(({ count, name }) => `${count} ${name}`)]),
    ).toEqual([
      [2, '1 7 Completed', '7 Completed'],
      [3, '1 15 Minutes', '15 Minutes'],
    ]);
    const known = readCardList(report('01-number-name.txt'), oddCards());
    expect(known.questions).toEqual([]);
    expect(known.entries.map(({ count, card }) => `${count} ${card}`)).toEqual([
      '1 Iron Fox',
      '1 7 Completed',
      '1 15 Minutes',
      '1 Salt Rope',
      '1 Tall Heron',
    ]);
  });

  it('02, 03: spells one card in several ways', () => {
    const cards = (name: string) => {
      const { entries } = readCardList(report(name), []);
      return [
        new Set(entries.map((entry) => entry.name)).size,
        entries.filter(({ readAs }) => readAs !== null).length,
      ];
    };
    expect(cards('02-curly.txt')).toEqual([1, 1]);
    expect(cards('03-unicode.txt')).toEqual([2, 2]);
  });

  it('04: has comments and category headings, and a sideboard', () => {
    const { entries, ignored } = readCardList(report('04-comments.txt'), []);
    expect(entries.map(({ name, section }) => `${name}: ${section}`)).toEqual([
      'Iron Fox: main',
      'Salt Rope: main',
      'Tall Heron: main',
      'Low Tide: side',
    ]);
    expect(ignored.map(({ line }) => line)).toEqual([1, 5, 7]);
  });

  it('05: has counts in front and behind', () => {
    const { entries } = readCardList(report('05-x-suffix.txt'), []);
    expect(entries.map(({ count, name }) => `${count} ${name}`)).toEqual([
      '2 Iron Fox',
      '3 Salt Rope',
      '2 Tall Heron',
      '4 Low Tide',
      '2 Moss Cart',
    ]);
  });

  it('10: names cards that are there, whatever the program that wrote it', () => {
    const { entries, questions, ignored } = readCardList(report('10-cube-existing.txt'), oddCards());
    expect([questions, ignored]).toEqual([[], []]);
    expect(entries.filter(({ card }) => card === null)).toEqual([]);
    expect(entries.map(({ line, name }) => `${line} ${name}`).slice(6, 15)).toEqual([
      '7 Ember // Frost',
      '8 Ember // Frost',
      '9 Æther Lantern',
      '10 Quick Strike (red)',
      '11 Quick Strike (blue)',
      '12 Tall Heron',
      '13 Moss Cart',
      '14 Low Tide',
      '15 #1 Admirer',
    ]);
  });

  it('66: has a name that ends in F', () => {
    const { entries } = readCardList(report('66-ends-in-F.txt'), []);
    expect(entries.map(({ name, finish }) => [name, finish])).toEqual([
      ['Unlit Rune A', null],
      ['Unlit Rune E', null],
      ['Unlit Rune F', null],
      ['Unlit Rune F', 'foil'],
      ['Unlit Rune G', null],
    ]);
  });

  it('w1: is accepted in any spelling', () => {
    const { entries } = readCardList(report('w1-own-list-spelling.txt'), oddCards());
    expect(entries.map(({ card }) => card)).toEqual([
      "Warden's Oath",
      'Séance of Ash',
      'Ember // Frost',
      'Kong, "Two Tubes" Vane',
      'Séance of Ash',
    ]);
  });
});
