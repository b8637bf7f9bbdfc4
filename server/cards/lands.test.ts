import { describe, expect, it } from 'vitest';
import type { CardRecord } from '#contract/games/game.ts';
import { areFilesHere, batchOf, realText } from '../imports/realFiles.testkit.ts';
import { parseCardFile } from '../imports/recognise.ts';
import { landMakes } from './lands.ts';

const makes = (typeLine: string, rules = '', name = 'Some Land') =>
  landMakes({ name, type: 'Land', typeLine, rules });

describe('the lanes that a land makes', () => {
  it.each<[string, string, string, string[]]>([
    ['a basic land', 'Basic Land — Forest', '', ['green']],
    ['a snow land', 'Basic Snow Land — Swamp', '({T}: Add {B}.)', ['black']],
    ['basic types', 'Land — Mountain Plains', '', ['white', 'red']],
    ['two colours', 'Land', '{T}: Add {G} or {W}.', ['white', 'green']],
    ['old words', 'Land', '{T}: Add {U} to your mana pool.', ['blue']],
    ['a filter', 'Land', '{T}: Add {C}.\n{U/B}, {T}: Add {U}{U}, {U}{B}, or {B}{B}.', ['blue', 'black']],
    [
      'a search for types',
      'Land',
      'Search your library for a basic Island or Swamp card.',
      ['blue', 'black'],
    ],
    ['no colour', 'Land', '{T}: Add {C}. {2}{R}, {T}: It deals 1 damage.', []],
    ['a gift to others', 'Land', 'Its controller may search their library for a basic land card.', []],
  ])('%s', (_, typeLine, rules, lanes) => {
    expect(makes(typeLine, rules)).toEqual(lanes);
  });

  it.each([
    'Add one mana of any color.',
    'Add one mana of the chosen color.',
    'Search your library for a basic land card, put it onto the battlefield.',
  ])('every one: %s', (rules) => {
    expect(makes('Land', rules)).toHaveLength(5);
  });

  it('are told by the bare name where nothing else is known, and for no other card', () => {
    expect(landMakes({ name: 'Snow-Covered Island', type: '', typeLine: '', rules: '' })).toEqual(['blue']);
    expect(landMakes({ name: 'Wastes', type: '', typeLine: '', rules: '' })).toEqual([]);
    expect(landMakes({ name: 'Forest', type: 'Rite', typeLine: 'Rite', rules: '' })).toBeNull();
    expect(
      landMakes({ name: 'Elf', type: 'Creature', typeLine: 'Creature', rules: '{T}: Add {G}.' }),
    ).toBeNull();
    const front = { name: 'Bolt // Peak', type: 'Instant', typeLine: 'Instant // Land', rules: '' };
    expect(landMakes(front)).toBeNull();
  });
});

const reports = ['reports/71-magic-basics.json', 'reports/72-mtgjson5-basics.json'];
const basics = { Plains: 'white', Island: 'blue', Swamp: 'black', Mountain: 'red', Forest: 'green' };
const lanesOf = (cards: readonly CardRecord[], names: readonly string[] = Object.keys(basics)) =>
  Object.fromEntries(
    cards.filter(({ name }) => names.includes(name)).map(({ name, lanes }) => [name, lanes.join()]),
  );
const parsed = (fileName: string, text: string) =>
  batchOf(parseCardFile({ fileName, text }, { gameSlug: 'lands' }));

describe.skipIf(!areFilesHere(['basic lands of the field reports']))('a report of basic lands', () => {
  it.each(reports)('%s has each in its colour', (path) => {
    expect(lanesOf(parsed(path, realText(path)).cards)).toEqual(basics);
  });
});

describe('basic lands belong to their lane, and others know what they make,', () => {
  const scryfall = (name: string, more: object) => ({
    ...{ object: 'card', id: name, name, lang: 'en', layout: 'normal', set: 'tst', collector_number: name },
    ...{ rarity: 'common', mana_cost: '', cmc: 0, oracle_text: '', colors: [], ...more },
  });

  it('in Scryfall’s JSON, where produced mana is told before rules', () => {
    const { cards } = parsed(
      'cards.json',
      JSON.stringify([
        scryfall('Snow-Covered Forest', { type_line: 'Basic Snow Land — Forest' }),
        scryfall('Odd Gate', { type_line: 'Land', produced_mana: ['R', 'C', 'W'] }),
        scryfall('Elf', {
          type_line: 'Creature — Elf',
          mana_cost: '{G}',
          colors: ['G'],
          produced_mana: ['G'],
        }),
      ]),
    );
    expect(cards.map((card) => [card.name, card.lanes, landMakes(card)])).toEqual([
      ['Snow-Covered Forest', ['green'], ['green']],
      ['Odd Gate', [], ['white', 'red']],
      ['Elf', ['green'], null],
    ]);
  });

  it('in Cockatrice’s XML', () => {
    const { cards } = parsed(
      'cards.xml',
      `<cockatrice_carddatabase version="4"><cards>
        <card><name>Bear</name><prop><type>Creature</type><manacost>1G</manacost><colors>G</colors></prop><set rarity="common">TST</set></card>
        <card><name>Shark</name><prop><type>Creature</type><manacost>1U</manacost><colors>U</colors></prop><set rarity="common">TST</set></card>
        <card><name>Island</name><prop><type>Basic Land — Island</type></prop><set rarity="common">TST</set></card>
      </cards></cockatrice_carddatabase>`,
    );
    expect(lanesOf(cards, ['Island'])).toEqual({ Island: 'blue' });
  });

  it('in a table of cards', () => {
    const { cards } = parsed(
      'cards.csv',
      'name,set,number,rarity,color,mana cost,type\nBear,TST,1,common,G,1G,Creature\nHawk,TST,2,common,W,1W,Creature\nForest,TST,3,common,,,Basic Land - Forest\n',
    );
    expect(lanesOf(cards, ['Forest'])).toEqual({ Forest: 'green' });
  });

  it('in MTGJSON v3', () => {
    const card = { layout: 'normal', rarity: 'Basic Land', type: 'Basic Land — Swamp', types: ['Land'] };
    const swamp = {
      ...card,
      id: '1',
      number: '1',
      name: 'Swamp',
      supertypes: ['Basic'],
      subtypes: ['Swamp'],
    };
    const set = { name: 'Test', code: 'TST', releaseDate: '2011-09-30', cards: [swamp] };
    expect(lanesOf(parsed('TST.json', JSON.stringify(set)).cards)).toEqual({ Swamp: 'black' });
  });
});
