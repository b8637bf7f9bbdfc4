import { describe, expect, it } from 'vitest';
import { parseCardFiles } from '../cardFiles.ts';
import { areFilesHere, batchOf, parseReal, parseRealFolder, sentenceOf } from '../realFiles.testkit.ts';

const tableOf = (fileName: string, header: string, ...rows: string[]) => ({
  fileName,
  text: [header, ...rows].join('\n').replaceAll('|', '\t'),
});
const cards = tableOf(
  'card.csv',
  'Unique ID|Name|Color|Pitch|Cost|Power|Defense|Health|Intelligence|Types|Card Keywords|Functional Text|Type Text',
  'c1|Bark Wall|Red|1|2|4|3|||Grover, Action|Go again|"**Go again**\nTwo lines."|Grover Action',
  'c2|Bark Wall|Blue|3|2|2|3|||Grover, Action|||Grover Action',
  'c3|Old Root|||||| 20|4|Grover, Hero|||Grover Hero',
  'c4|Young Root||||||10|3|Generic, Hero|||Hero',
);
const printings = tableOf(
  'card-printing.csv',
  'Unique ID|Card Unique ID|Card Name|Card Pitch|Card ID|Set Printing Unique ID|Set ID|Edition|Rarity|Foiling|Flavor Text|Image URL|TCGPlayer ID||||',
  'p1|c1|Bark Wall|1|WOO001|s|WOO|A|C|R|Ho.|https://trees.example/1|77||||',
  'p2|c1|Bark Wall|1|WOO001|s|WOO|U|C|S|||||||',
  'p3|c3|Old Root||WOO002|s|WOO|U|T|S|||||||',
  'p4|c4|Young Root||WOO002|s|WOO|U|T|S|||||||',
  'p5|c9|Stray Leaf|2|WOO009|s|WOO|U|R|S|||||||',
);
const parse = (...files: { fileName: string; text: string }[]) => parseCardFiles(files, { gameSlug: 'test' });

describe('Flesh and Blood tables', () => {
  it('are cards by name and pitch with lines in their cells, joined to printings by id', () => {
    const batch = batchOf(parse(cards, printings));
    expect(batch.rejected).toEqual([]);
    expect(batch.cards.map(({ name, isNameOnly }) => [name, isNameOnly])).toEqual([
      ['Bark Wall (Red)', false],
      ['Bark Wall (Blue)', false],
      ['Old Root', false],
      ['Young Root', false],
      ['Stray Leaf (Yellow)', true],
    ]);
    expect(batch.cards[0]).toMatchObject({
      cost: 2,
      lanes: ['grover'],
      type: 'Action',
      rules: 'Go again\nTwo lines.',
      stats: '4/3',
      attributes: { pitch: 1, types: ['Grover', 'Action'], keywords: ['Go again'] },
    });
    expect(batch.nameOnly).toEqual(['Stray Leaf (Yellow)']);
    expect(batch.printings[0]).toEqual({
      key: 'p1',
      card: 'Bark Wall (Red)',
      set: 'WOO',
      number: 'WOO001',
      rarity: 'c',
      image: 'https://trees.example/1',
      flavour: 'Ho.',
      externalIds: { tcgplayerProductId: '77' },
      isDraftable: false,
    });
    expect(batch.printings.filter(({ isDraftable }) => isDraftable).map(({ key }) => key)).toEqual([
      'p2',
      'p3',
      'p4',
      'p5',
    ]);
  });

  it('cut a rarity that no game could keep', () => {
    const long = { ...printings, text: printings.text.replace('\tC\tR\t', `\t${'C'.repeat(200)}\tR\t`) };
    const batch = batchOf(parse(cards, long));
    expect(batch.printings[0]?.rarity).toBe('c'.repeat(120));
    expect(batch.proposedGame.rarities?.map(({ code }) => code.length)).toContain(120);
  });

  it('are rarities that can be kept, whatever the table of rarities has', () => {
    const rarities = tableOf('rarity.csv', 'Shorthand|Text', `${'C'.repeat(200)}|Common`, '|Nameless');
    expect(batchOf(parse(cards, rarities)).proposedGame.rarities?.map(({ code }) => code)).toEqual([
      'c'.repeat(120),
    ]);
  });

  it('show a two-faced card with its back, which is not drafted', () => {
    const faces = tableOf(
      'card-face-association.csv',
      'Front Card Printing Unique ID|Front Card Name|Back Card Printing Unique ID|Back Card Name|Is DFC',
      'p3|Old Root|p4|Young Root|Yes',
      'p1|Bark Wall|p2|Bark Wall|No',
    );
    const batch = batchOf(parse(faces, cards, printings));
    expect(batch.cards.find(({ name }) => name === 'Old Root')?.sides.map(({ name }) => name)).toEqual([
      'Old Root',
      'Young Root',
    ]);
    expect(batch.printings.filter(({ isDraftable }) => !isDraftable).map(({ key }) => key)).toEqual([
      'p1',
      'p4',
    ]);
  });

  it('name sets, their first day and their rarities from the other tables', () => {
    const sets = tableOf(
      'set.csv',
      'Unique ID|Identifier|Name',
      's1|WOO|Deep Wood',
      's2|WOO|Deep Wood Again',
    );
    const releases = tableOf(
      'set-printing.csv',
      'Unique ID|Set Unique ID|Edition|Start Card Id|End Card Id|Initial Release Date',
      'x|s1|U|WOO001|WOO999|2020-02-02T00:00:00.000Z',
      'y|s1|A|WOO001|WOO999|2019-10-11T00:00:00.000Z',
    );
    const rarities = tableOf('rarity.csv', 'Shorthand|Text', 'C|Common', 'R|Rare', 'T|Twig');
    const batch = batchOf(parse(cards, printings, sets, releases, rarities));
    expect(batch.sets).toEqual([{ code: 'WOO', name: 'Deep Wood', releasedOn: '2019-10-11' }]);
    expect(batch.proposedGame.rarities?.map(({ code, name }) => [code, name])).toEqual([
      ['c', 'Common'],
      ['r', 'Rare'],
      ['t', 'Twig'],
    ]);
    expect(sentenceOf(parse(rarities))).toBe(
      'This looks like the rarities of the Flesh and Blood tables, without a card. Import it together with the files of the cards.',
    );
  });

  it('make no name-only card of what the game knows', () => {
    const recognised = parseCardFiles([printings], {
      gameSlug: 'test',
      knownCards: (name) => name === 'Old Root',
    });
    expect(batchOf(recognised).nameOnly).toEqual(['Bark Wall (Red)', 'Young Root', 'Stray Leaf (Yellow)']);
  });
});

const realTests = [
  'the Flesh and Blood folder is 3,878 cards and 2,125 printings of three sets',
  'the printings of three sets alone make their 546 cards',
];

describe.skipIf(!areFilesHere(realTests))('real Flesh and Blood tables', () => {
  it('the Flesh and Blood folder is 3,878 cards and 2,125 printings of three sets', {
    timeout: 60_000,
  }, () => {
    const batch = batchOf(parseRealFolder('fab'));
    expect([batch.cards.length, batch.printings.length, batch.rejected, batch.nameOnly]).toEqual([
      3878,
      2125,
      [],
      [],
    ]);
    const printed = new Set(batch.printings.map(({ set }) => set));
    expect([...printed].sort()).toEqual(['1HP', 'ARC', 'WTR']);
    expect(batch.sets.find(({ code }) => code === 'ARC')).toEqual({
      code: 'ARC',
      name: 'Arcane Rising',
      releasedOn: '2020-03-27',
    });
    expect(batch.cards.filter(({ rules }) => rules.includes('\n')).length).toBeGreaterThan(2000);
  });

  it('the printings of three sets alone make their 546 cards', () => {
    const batch = batchOf(parseReal('fab/csvs/english/card-printing.WTR-ARC-1HP.csv'));
    expect([batch.printings.length, batch.cards.length, batch.nameOnly.length]).toEqual([2125, 546, 546]);
    const whole = new Set(batchOf(parseReal('fab/csvs/english/card.csv')).cards.map(({ name }) => name));
    expect(batch.nameOnly.filter((name) => !whole.has(name))).toEqual([]);
  });
});
