import { describe, expect, it } from 'vitest';
import { parseCardFiles } from '../cardFiles.ts';
import { areFilesHere, batchOf, parseReal, parseRealFolder, sentenceOf } from '../realFiles.testkit.ts';

const fileOf = (cards: string, sets = '', version = 4) => ({
  fileName: 'Deep Wood.xml',
  text: `<?xml version="1.0"?>\n<cockatrice_carddatabase version="${version}"><sets>${sets}</sets><cards>${cards}</cards></cockatrice_carddatabase>`,
});
const parse = (cards: string, sets?: string, version?: number) =>
  parseCardFiles([fileOf(cards, sets, version)], { gameSlug: 'test' });

const ash = `<card><name>Ash</name><text>Grow &amp; wait.</text>
  <prop><type>Tree - Old - Tall Oak</type><maintype>Tree</maintype><cmc>3</cmc><colors>GY</colors><pt>2/2</pt><loyalty>4</loyalty><Root_Depth>7</Root_Depth></prop>
  <set rarity="super rare" num="7" picurl="https://trees.example/7.png">WOO</set><set picURL="https://trees.example/8.png" muid="12">W2</set>
  <related>Twig</related><related>Nobody</related><tablerow>0</tablerow></card>`;
const twig = '<card><name>Twig (W2-007R)</name><token>1</token><set> Old Wood</set><color>P</color></card>';

describe('a Cockatrice card file', () => {
  it('of version 4 is cards with a printing in each of their sets, free properties and lanes by letter', () => {
    const sets =
      '<set><name>WOO</name><longname>Deep Wood</longname><releasedate>2023-08-31</releasedate></set><set><name>W2</name><longname/><releasedate>2003</releasedate></set>';
    const batch = batchOf(parse(ash + twig, sets));
    expect(batch.sets).toEqual([
      { code: 'WOO', name: 'Deep Wood', releasedOn: '2023-08-31' },
      { code: 'W2', name: 'W2', releasedOn: null },
      { code: 'Old Wood', name: 'Old Wood', releasedOn: null },
    ]);
    expect(batch.cards[0]).toMatchObject({
      name: 'Ash',
      cost: 3,
      lanes: ['g', 'y'],
      type: 'Tree',
      rules: 'Grow & wait.',
      stats: '2/2',
      attributes: {
        subtypes: ['Old', 'Tall Oak'],
        loyalty: 4,
        rootDepth: 7,
        relatedCards: ['Twig', 'Nobody'],
      },
    });
    expect(
      batch.printings.map(({ key, number, rarity, image, isDraftable }) => [
        key,
        number,
        rarity,
        image,
        isDraftable,
      ]),
    ).toEqual([
      ['woo/7/ash', '7', 'super rare', 'https://trees.example/7.png', true],
      ['w2//ash', '', 'common', 'https://trees.example/8.png', true],
      ['old wood/w2-007r/twig (w2-007r)', 'W2-007R', 'common', null, false],
    ]);
    expect(batch.printings[1]?.externalIds).toEqual({ multiverseId: '12' });
    expect(batch.proposedGame.lanes?.map(({ label }) => label)).toEqual(['G', 'Y', 'P']);
    expect(batch.warnings).toEqual(['2 related cards were not found: Twig, Nobody.']);
  });

  it('leaves out a property whose name has neither letters nor digits', () => {
    const batch = batchOf(
      parse('<card><name>Elm</name><prop><_>7</_><Age>8</Age></prop><set>WOO</set></card>'),
    );
    expect(batch.cards[0]?.attributes).toEqual({ age: 8 });
  });

  it('of version 3 has its properties beside the name', () => {
    const batch = batchOf(
      parse(
        '<card><name>Crow</name><set muId="33">BRD</set><color>W</color><color>B</color><manacost>1WB</manacost><type>Creature</type><pt>2/2</pt></card>',
        '',
        3,
      ),
    );
    expect(batch.cards[0]).toMatchObject({
      cost: 3,
      costText: '1WB',
      lanes: ['white', 'black'],
      stats: '2/2',
    });
  });

  it('shows the back of a card with its front and drafts only the front', () => {
    const side = (name: string, place: string, more: string) =>
      `<card><name>${name}</name><prop><side>${place}</side></prop><set picurl="${name}.png">WOO</set>${more}</card>`;
    const batch = batchOf(
      parse(side('Day', 'front', '<related attach="transform">Night</related>') + side('Night', 'back', '')),
    );
    expect(batch.cards[0]?.sides.map(({ name, image }) => [name, image])).toEqual([
      ['Day', 'Day.png'],
      ['Night', 'Night.png'],
    ]);
    expect(batch.printings.map(({ isDraftable }) => isDraftable)).toEqual([true, false]);
  });

  it('counts a set that is named twice as two printings and leaves out cards in comments and without names', () => {
    const batch = batchOf(
      parse(
        '<!-- <card><name>No</name></card> --><card><name>Ash</name><set>A</set><set>A</set></card><card><name/></card>',
      ),
    );
    expect(batch.printings.map(({ key }) => key)).toEqual(['a//ash', 'a//ash/2/ash']);
    expect(batch.rejected).toEqual([{ row: 2, column: 'name', found: '', expected: 'the name of a card' }]);
  });

  it.each([
    ['<card><name>&lol;</name></card>', 'but line 2: the entity &lol; is not allowed.'],
    ['<card><name>Ash</card>', 'but line 2: expected </name>, found </card>.'],
    ['<card><name>Ash</name></card>'.repeat(200_001), 'more than 200000'],
  ])('is refused whole where it is broken or too large', (cards, words) => {
    expect(sentenceOf(parse(cards))).toContain(words);
  });

  it('with a document type is refused before an entity could grow', () => {
    const text =
      '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]><cockatrice_carddatabase/>';
    expect(sentenceOf(parseCardFiles([{ fileName: 'x.xml', text }], { gameSlug: 'test' }))).toBe(
      'This looks like a Cockatrice card file, but line 1: a document type is not allowed.',
    );
  });
});

const realTests = [
  'Digimon is 3,251 cards of 51 sets with numbers, lanes and its free properties',
  'The Simpsons and Mindbug import whole',
  'the fixtures of version 3 and 4 are read together',
];

describe.skipIf(!areFilesHere(realTests))('real Cockatrice card files', () => {
  it('Digimon is 3,251 cards of 51 sets with numbers, lanes and its free properties', () => {
    const batch = batchOf(parseReal('digimon/Digimon TCG.xml'));
    expect([
      batch.cards.length,
      batch.printings.length,
      batch.sets.length,
      batch.rejected,
      batch.warnings,
    ]).toEqual([
      3251,
      3251,
      51,
      [],
      [expect.stringContaining('1 set has no printings in these files and stayed out')],
    ]);
    expect(batch.printings.find(({ card }) => card.startsWith('Yokomon'))).toMatchObject({
      set: 'BT1',
      number: 'BT1-001R',
      rarity: 'rare',
    });
    expect(batch.proposedGame.lanes?.map(({ label }) => label).sort()).toEqual([
      'B',
      'G',
      'P',
      'R',
      'W',
      'Y',
    ]);
    expect(batch.cards.filter(({ attributes }) => attributes.evolutionCost !== undefined).length).toBe(1896);
    expect(batch.proposedGame.rarities?.map(({ code }) => code)).toContain('uncommonnknown');
  });

  it('The Simpsons and Mindbug import whole', () => {
    const figures = ['simpsons/The Simpsons TCG.xml', 'mindbug/01.MindBug.xml'].map((path) => {
      const { cards, printings, sets, rejected } = batchOf(parseReal(path));
      return [cards.length, printings.length, sets[0], rejected];
    });
    expect(figures).toEqual([
      [161, 161, { code: 'The Simpsons', name: 'The Simpsons', releasedOn: null }, []],
      [
        1,
        1,
        { code: 'MB1', name: 'Cards from the base box of Mind Bug (2023)', releasedOn: '2023-08-31' },
        [],
      ],
    ]);
  });

  it('the fixtures of version 3 and 4 are read together', () => {
    const batch = batchOf(parseRealFolder('mtg/cockatrice-xml-fixtures'));
    expect([batch.cards.length, batch.printings.filter(({ isDraftable }) => isDraftable).length]).toEqual([
      10, 7,
    ]);
    expect(batch.sets.map(({ code }) => code)).toContain('Not a Card');
  });
});
