import { describe, expect, it } from 'vitest';
import { parseCardFiles } from '../cardFiles.ts';
import { areFilesHere, batchOf, parseRealFolder, sentenceOf } from '../realFiles.testkit.ts';

const card = (code: string, title: string, more: object = {}) => ({
  code,
  title,
  type_code: 'event',
  faction_code: 'oak-grove',
  pack_code: 'wood',
  position: Number(code),
  quantity: 3,
  cost: 2,
  keywords: 'Run - Hidden Path',
  text: 'Gain 9<strong>[credit]</strong>.',
  ...more,
});
const fileOf = (fileName: string, value: unknown) => ({ fileName, text: JSON.stringify(value) });
const parse = (...files: { fileName: string; text: string }[]) => parseCardFiles(files, { gameSlug: 'test' });

describe('cards of the NetrunnerDB family', () => {
  it('keep no field without a name', () => {
    const batch = batchOf(
      parse(fileOf('pack/wood.json', [card('1', 'Ash Run', { _code: 'x', '': 'y', age: 3 })])),
    );
    expect(Object.keys(batch.cards[0]?.attributes ?? {})).toEqual(['subtypes', 'quantity', 'age']);
  });

  it('are joined to packs, factions, types and translations by code', () => {
    const batch = batchOf(
      parse(
        fileOf('pack/wood.json', [
          card('1', 'Ash Run'),
          card('2', 'Leaf', { cost: null, faction_code: 'neutral-wood' }),
        ]),
        fileOf('pack/wood2.json', [card('7', 'Ash Run', { pack_code: 'wood2' })]),
        fileOf('packs.json', [
          { code: 'wood', cycle_code: 'old', name: 'Deep Wood', date_release: '2013-03-21' },
        ]),
        fileOf('factions.json', [{ code: 'oak-grove', name: 'The Oaks', is_mini: false }]),
        fileOf('types.json', [{ code: 'event', name: 'Happening', is_subtype: false }]),
        fileOf('translations/fr/pack/wood.fr.json', [{ code: '1', title: 'Frêne', text: 'Gagnez.' }]),
      ),
    );
    expect(batch.sets).toEqual([
      { code: 'wood', name: 'Deep Wood', releasedOn: '2013-03-21' },
      { code: 'wood2', name: 'wood2', releasedOn: null },
    ]);
    expect(batch.cards.map(({ name, lanes, costText }) => [name, lanes, costText])).toEqual([
      ['Ash Run', ['the-oaks'], '2'],
      ['Leaf', [], 'X'],
    ]);
    expect(batch.cards[0]).toMatchObject({
      type: 'Happening',
      typeLine: 'Happening — Run, Hidden Path',
      rules: 'Gain 9[credit].',
      names: { fr: 'Frêne' },
      attributes: { subtypes: ['Run', 'Hidden Path'], quantity: 3, rulesFr: 'Gagnez.' },
    });
    expect(batch.printings.map(({ key, card: name, set }) => [key, name, set])).toEqual([
      ['1', 'Ash Run', 'wood'],
      ['2', 'Leaf', 'wood'],
      ['7', 'Ash Run', 'wood2'],
    ]);
  });

  it('take what a copy leaves out from its original, show backs, and keep stages apart', () => {
    const batch = batchOf(
      parse(
        fileOf('pack/core.json', [
          card('01a', 'Bear', { title: undefined, name: 'Bear', back_link: '01b', position: 1 }),
          card('01b', 'Cub', { title: undefined, name: 'Cub', position: 1 }),
          card('02', 'Storm', { title: undefined, name: 'Storm', stage: 'I' }),
          card('03', 'Storm', { title: undefined, name: 'Storm', stage: 'II' }),
          { code: '09', duplicate_of: '02', pack_code: 'again', position: 9, quantity: 1 },
          { code: '10', duplicate_of: '99', pack_code: 'again', position: 10, quantity: 1 },
        ]),
      ),
    );
    expect(batch.cards.map(({ name, sides }) => [name, sides.map((side) => side.name)])).toEqual([
      ['Bear', ['Bear', 'Cub']],
      ['Storm (I)', []],
      ['Storm (II)', []],
    ]);
    expect(batch.printings.map(({ key, card: name, set }) => [key, name, set])).toEqual([
      ['01a', 'Bear', 'wood'],
      ['02', 'Storm (I)', 'wood'],
      ['03', 'Storm (II)', 'wood'],
      ['09', 'Storm (I)', 'again'],
    ]);
    expect(batch.rejected).toEqual([
      { row: 6, column: 'duplicate_of', found: '99', expected: 'the code of a card of these files' },
    ]);
  });

  it('are refused without a card', () => {
    const words = 'without a card. Import it together with the files of the cards.';
    expect(
      sentenceOf(parse(fileOf('factions.json', [{ code: 'oak', name: 'Oak', is_mini: true }]))),
    ).toContain(words);
    expect(sentenceOf(parse(fileOf('x.fr.json', [{ code: '1', title: 'Frêne' }])))).toContain(words);
  });
});

const realTests = [
  'six packs of NetrunnerDB are 304 printings with packs, factions and translations',
  'two packs of Marvel Champions are joined with their backs',
];

describe.skipIf(!areFilesHere(realTests))('real cards of the NetrunnerDB family', () => {
  it('six packs of NetrunnerDB are 304 printings with packs, factions and translations', () => {
    const batch = batchOf(parseRealFolder('netrunner'));
    expect([batch.printings.length, batch.cards.length, batch.sets.length, batch.rejected]).toEqual([
      304,
      302,
      6,
      [],
    ]);
    // 22 of them are called in French as they are in English.
    expect(batch.cards.filter(({ attributes }) => attributes.rulesFr !== undefined).length).toBe(113);
    expect(batch.cards.filter(({ names }) => names?.fr !== undefined).length).toBe(91);
    expect(
      batch.cards.filter(({ costText, cost }) => costText === 'X' && cost === null).length,
    ).toBeGreaterThan(0);
    expect(batch.proposedGame.lanes?.map(({ label }) => label)).toContain('NBN');
    expect(batch.cards.filter(({ rules }) => /<\/?(strong|em)>/.test(rules))).toEqual([]);
  });

  it('two packs of Marvel Champions are joined with their backs', () => {
    const batch = batchOf(parseRealFolder('marvelchampions'));
    expect([batch.printings.length, batch.cards.length, batch.sets.length, batch.rejected]).toEqual([
      198,
      195,
      1,
      [],
    ]);
    expect(batch.cards.filter(({ sides }) => sides.length === 2).length).toBe(11);
  });
});
