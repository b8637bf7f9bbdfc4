import { describe, expect, it } from 'vitest';
import { NameIndex } from './nameIndex.ts';
import { type ListedCard, type ReadCardList, readCardList } from './readCardList.ts';

const named = (...names: readonly string[]): ListedCard[] => names.map((name) => ({ id: `#${name}`, name }));

const GAME = named(
  '9 Lives',
  'Brass Heron',
  'Marsh Owl',
  "Smuggler's Cove",
  'Pale Moth',
  'Rune G',
  '+1 Charm',
  '#2 Fan',
  'Deck',
  'Dusk // Dawn',
  'Coat (Torn)',
);

const entriesOf = ({ entries }: ReadCardList) =>
  entries.map(({ count, name, section, set, number, finish }) =>
    [count, name, section === 'main' ? null : section, set, number, finish]
      .filter((part) => part !== null)
      .join(' '),
  );
const read = (text: string, cards: readonly ListedCard[] = GAME) => readCardList(text, cards);
const told = (text: string, cards?: readonly ListedCard[]) => entriesOf(read(text, cards));

describe('a line of a list', () => {
  it.each([
    ['4 Brass Heron', '4 Brass Heron'],
    ['4x Brass Heron', '4 Brass Heron'],
    ['4× brass heron', '4 Brass Heron'],
    ['Brass Heron x4', '4 Brass Heron'],
    ['Brass Heron × 4', '4 Brass Heron'],
    ['x4 Brass Heron', '4 Brass Heron'],
    ['(4) Brass Heron', '4 Brass Heron'],
    ['[4] Brass Heron', '4 Brass Heron'],
    ['Brass Heron', '1 Brass Heron'],
    ['9 Lives', '1 9 Lives'],
    ['2 9 Lives', '2 9 Lives'],
    ['+1 Charm', '1 +1 Charm'],
    ['#2 Fan', '1 #2 Fan'],
    ['3 #2 Fan', '3 #2 Fan'],
    ['Rune G', '1 Rune G'],
    ['2 Rune G (BRD) 7 F', '2 Rune G BRD 7 foil'],
    ['Coat (Torn)', '1 Coat (Torn)'],
    ['1 Coat (Torn) (BRD) 12a', '1 Coat (Torn) BRD 12a'],
  ])('is read as the longest name that is known: %s', (line, entry) => {
    expect(told(line)).toEqual([entry]);
  });

  it.each([
    ['Arena', '2 Marsh Owl (DAR) 12', '2 Marsh Owl DOM 12'],
    ['Moxfield', '2 Marsh Owl (BRD) 12 *F* #cute', '2 Marsh Owl BRD 12 foil'],
    [
      'Archidekt',
      '2x Marsh Owl (brd) 12 [Maybeboard{noDeck}{noPrice},Birds] ^Have,#37d67a^',
      '2 Marsh Owl maybe BRD 12',
    ],
    ['Deckstats', '2 [BRD#12] Marsh Owl #!Commander', '2 Marsh Owl commander BRD 12'],
    ['XMage', 'SB: 2 [BRD:12] Marsh Owl', '2 Marsh Owl side BRD 12'],
    ['Forge', '2 Marsh Owl+|BRD|1', '2 Marsh Owl BRD foil'],
    ['TappedOut', '2x Marsh Owl (BRD:12) *CMDR*', '2 Marsh Owl commander BRD 12'],
    ['Draftmancer', '2 Marsh Owl (BRD) 12 +F', '2 Marsh Owl BRD 12 foil'],
    ['a person', '2 marsh owl <BRD> # for the birds', '2 Marsh Owl BRD'],
  ])('is read as %s writes it', (_, line, entry) => {
    expect(told(line)).toEqual([entry]);
    const unknown = line.replace(/marsh owl/iu, 'Reed Warbler');
    expect(told(`1 Pale Moth\n${unknown}`)).toEqual([
      '1 Pale Moth',
      entry.replace('Marsh Owl', 'Reed Warbler'),
    ]);
  });

  it('is one card in every spelling, and says what it was read as', () => {
    const { entries } = read('Smuggler’s Cove\nSMUGGLER`S COVE\ndusk/dawn\nDusk\nPale\u200b Moth');
    expect(entries.map(({ card, readAs }) => [card, readAs])).toEqual([
      ["#Smuggler's Cove", "Smuggler's Cove"],
      ["#Smuggler's Cove", "Smuggler's Cove"],
      ['#Dusk // Dawn', 'Dusk // Dawn'],
      ['#Dusk // Dawn', 'Dusk // Dawn'],
      ['#Pale Moth', 'Pale Moth'],
    ]);
  });

  it('is one card in every spelling, too, where no game knows it', () => {
    const { entries } = read("1 Reed’s End\n2 Reed's End\n1 REED’S END", []);
    expect(entries.map(({ name, readAs }) => [name, readAs])).toEqual([
      ['Reed’s End', null],
      ['Reed’s End', 'Reed’s End'],
      ['Reed’s End', 'Reed’s End'],
    ]);
  });

  it('is asked about where a count and a name are both known, or neither', () => {
    const both = read('7 Wonders', named('Wonders', '7 Wonders'));
    expect([both.entries, both.questions]).toEqual([
      [],
      [
        {
          line: 1,
          text: '7 Wonders',
          section: 'main',
          choices: [
            { count: 1, name: '7 Wonders', card: '#7 Wonders' },
            { count: 7, name: 'Wonders', card: '#Wonders' },
          ],
        },
      ],
    ]);
    const neither = read('Brass Heron\n12 Monkeys\nPale Moth\nMarsh Owl');
    expect(neither.questions).toMatchObject([
      {
        line: 2,
        choices: [
          { count: 1, name: '12 Monkeys', card: null },
          { count: 12, name: 'Monkeys', card: null },
        ],
      },
    ]);
  });

  it('is a count without a question where the other lines have counts', () => {
    expect(told('1 Brass Heron\n12 Monkeys')).toEqual(['1 Brass Heron', '12 Monkeys']);
    expect(told('4 Brass Heron\n3 Marsh Owl\n12 Monkeys\nPale Moth')).toEqual([
      '4 Brass Heron',
      '3 Marsh Owl',
      '12 Monkeys',
      '1 Pale Moth',
    ]);
  });

  it('means the card of its set and number where several have its name', () => {
    const twins: ListedCard[] = [
      { id: 'red', name: 'Quick Strike', printings: [{ set: 'AAA', number: '1' }] },
      { id: 'blue', name: 'Quick Strike', printings: [{ set: 'AAA', number: '2' }] },
    ];
    expect(read('1 Quick Strike (AAA) 2', twins).entries).toMatchObject([{ card: 'blue' }]);
    expect(read('1 Quick Strike', twins).questions).toMatchObject([
      { choices: [{ card: 'red' }, { card: 'blue' }] },
    ]);
  });

  it('may be a foil by a bare F only where that leaves a known name', () => {
    expect(told('Marsh Owl F')).toEqual(['1 Marsh Owl foil']);
    expect(told('Unlit Rune F\nUnlit Rune F +F', [])).toEqual(['1 Unlit Rune F', '1 Unlit Rune F foil']);
  });

  it('may carry a note behind its name', () => {
    expect(told('Marsh Owl // cut for the new one')).toEqual(['1 Marsh Owl']);
    expect(told('Dusk // Dawn // both halves')).toEqual(['1 Dusk // Dawn']);
  });
});

describe('a list', () => {
  it('is split by headings in the words of the usual programs', () => {
    const text =
      'Companion\n1 Pale Moth\n\nDeck\n2 Marsh Owl\n\nSideboard (1)\n1 Deck\n\nMaybeboard:\n1 Rune G\nTokens\n1 Bird';
    expect(told(text)).toEqual(['1 Pale Moth companion', '2 Marsh Owl', '1 Deck side', '1 Rune G maybe']);
    expect(read(text).ignored.map(({ text: line, why }) => `${line}: ${why}`)).toEqual([
      'Companion: a heading',
      'Deck: a heading',
      'Sideboard (1): a heading',
      'Maybeboard:: a heading',
      'Tokens: a heading',
      '1 Bird: tokens are no cards of the list',
    ]);
  });

  it('has a companion once, though Arena names it in the sideboard again', () => {
    const text = 'Companion\n1 Pale Moth\n\nDeck\n2 Marsh Owl\n\nSideboard\n1 Pale Moth\n1 Rune G';
    expect(told(text)).toEqual(['2 Marsh Owl', '1 Pale Moth side', '1 Rune G side']);
    expect(read(text).ignored.map(({ line, why }) => `${line} ${why}`)).toContain(
      '2 the sideboard has it too',
    );
    expect(told('Commander\n1 Pale Moth\nMain Deck:\n2 Marsh Owl\nCONSIDERING\n1 Rune G')).toEqual([
      '1 Pale Moth commander',
      '2 Marsh Owl',
      '1 Rune G maybe',
    ]);
  });

  it('keeps a card that is called like a heading where its lines have no counts', () => {
    expect(told('Marsh Owl\nDeck\nPale Moth\nSideboard\nRune G')).toEqual([
      '1 Marsh Owl',
      '1 Deck',
      '1 Pale Moth',
      '1 Rune G side',
    ]);
  });

  it('has categories and comments, which are no cards', () => {
    const text =
      '// Birds (2)\n1 Marsh Owl\nInsects (1)\n1 Pale Moth\nLands:\n# Sideboard\n1 Rune G\n// 1 Maindeck\nBrass Heron';
    expect(told(text)).toEqual(['1 Marsh Owl', '1 Pale Moth', '1 Rune G side', '1 Brass Heron']);
    expect(read(text).ignored.map(({ line }) => line)).toEqual([1, 3, 5, 6, 8]);
  });

  it('may begin with what it is called', () => {
    expect(told('About\nName Birds of a feather\n\nDeck\n1 Marsh Owl')).toEqual(['1 Marsh Owl']);
  });

  it('is read line by line whatever its line ends are, and with its mark', () => {
    expect(told('\ufeff1 Marsh Owl\r\n2 Pale Moth\r3 Rune G\n')).toEqual([
      '1 Marsh Owl',
      '2 Pale Moth',
      '3 Rune G',
    ]);
  });

  it('says what is wrong with a number, unless it belongs to a name', () => {
    const wrong = (text: string) => read(text).ignored.map(({ kind, why }) => `${kind}: ${why}`);
    expect(wrong('-3 Pale Moth')).toEqual(['wrong: -3 is not a number of cards']);
    expect(wrong('SB: +2 Pale Moth')).toEqual(['wrong: +2 is not a number of cards']);
    expect(wrong('0 Pale Moth')).toEqual(['wrong: 0 is not a number of cards']);
    expect(wrong('999999 Reed')).toEqual(['wrong: 999999 copies are more than any list has']);
    expect(told('+1 Charm\n-1 Charm')).toEqual(['1 +1 Charm']);
  });

  it('is split by its only gap where the reader wants that and nothing else tells', () => {
    const sections = (text: string) =>
      readCardList(text, GAME, { isSplitByGap: true }).entries.map(({ section }) => section);
    expect(sections('2 Marsh Owl\n1 Pale Moth\n\n1 Rune G')).toEqual(['main', 'main', 'side']);
    expect(sections('2 Marsh Owl\n\n1 Pale Moth\n\n1 Rune G')).toEqual(['main', 'main', 'main']);
    expect(sections('Deck\n2 Marsh Owl\n\n1 Pale Moth')).toEqual(['main', 'main']);
  });

  it('knows the headings of a game', () => {
    const headings = new Map([['Leader', 'leader']]);
    const buckets = readCardList('Leader:\n1 Marsh Owl\nDeck\n1 Pale Moth', GAME, { headings }).entries;
    expect(buckets.map(({ bucket }) => bucket)).toEqual(['leader', null]);
    const own = new Map([
      ['Sideboard', 'side'],
      ['Reserve', 'side'],
    ]);
    for (const word of own.keys()) {
      const text = `Companion\n1 Pale Moth\n\nDeck\n1 Marsh Owl\n\n${word}\n1 Pale Moth`;
      const { entries } = readCardList(text, GAME, { headings: own });
      expect(entries.map(({ name, section, bucket }) => [name, section, bucket])).toEqual([
        ['Marsh Owl', 'main', null],
        ['Pale Moth', 'side', 'side'],
      ]);
    }
  });

  it('is called what its first comment says, if that is no heading', () => {
    const title = (text: string) => read(text).title;
    expect(title('// Birds of a feather\n1 Marsh Owl')).toBe('Birds of a feather');
    expect(title('// 2 Maindeck\n1 Marsh Owl\n// 1 Sideboard')).toBeNull();
    expect(title('// Creatures (3)\n1 Marsh Owl')).toBeNull();
    expect(title('About\nName Winter cube\n\nDeck\n1 Marsh Owl')).toBe('Winter cube');
  });

  it('loses no line: each is an entry, a question, ignored or blank', () => {
    const text = `1 Marsh Owl\n\n// note\n12 Monkeys\n${'x'.repeat(10_000)}\n_____\n(((\n0 Pale Moth\n-3 Pale Moth\n999999999 Pale Moth`;
    const { entries, questions, ignored } = read(text);
    const lines = [...entries, ...questions, ...ignored].map(({ line }) => line).toSorted((a, b) => a - b);
    expect(lines).toEqual([1, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(ignored.find(({ line }) => line === 5)?.why).toBe('it is longer than 400 characters');
  });

  it('of 2,000 lines with 500 unknown names is read within a second', () => {
    const known = named(...Array.from({ length: 20_000 }, (_, at) => `Known card number ${at}`));
    const lines = Array.from({ length: 2000 }, (_, at) =>
      at % 4 === 0 ? `1 Unknown thing ${at} (ABC) ${at} *F* #tag` : `2x known card number ${at} (ABC) ${at}`,
    );
    const index = new NameIndex(known);
    const before = process.cpuUsage();
    const { entries } = readCardList(lines.join('\n'), index);
    const { user } = process.cpuUsage(before);
    expect(entries.filter(({ card }) => card === null)).toHaveLength(500);
    expect(entries).toHaveLength(2000);
    expect(user / 1000).toBeLessThan(1000);
  });
});
