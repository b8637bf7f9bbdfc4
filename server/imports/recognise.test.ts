import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardRecordSchema, printingRecordSchema, storedPackSchema } from '#contract/game.ts';
import { storedTemplateSchema } from '#contract/templates.ts';
import { areFilesHere, batchOf, parseReal } from './realFiles.testkit.ts';
import { parseCardFile } from './recognise.ts';

const parse = (fileName: string, text: string) => parseCardFile({ fileName, text }, { gameSlug: 'test' });
const sentenceOf = (fileName: string, text: string) => {
  const recognised = parse(fileName, text);
  return recognised.ok ? `accepted as ${recognised.batch.format}` : recognised.sentence;
};

describe('recognising a card file', () => {
  it.each([
    ['old.json', '{"name":"Woods","code":"WOO","cards":[]}', 'MTGJSON v3'],
    ['tts.json', '{"ObjectStates":[]}', 'a Tabletop Simulator save'],
    ['cards.json', '[{"object":"card","name":"Ash"}]', 'Scryfall-shaped card JSON'],
    ['base.json', '[{"id":"w-1","name":"Ash","supertype":"Tree"}]', 'pokemon-tcg-data JSON'],
    ['core.json', '[{"code":"01001","pack_code":"core"}]', 'NetrunnerDB-shaped card JSON'],
    ['cards.xml', '<?xml version="1.0"?>\n<cockatrice_carddatabase version="4">', 'a Cockatrice card file'],
    ['my.dek', '<?xml version="1.0"?><Deck></Deck>', 'an MTGO deck'],
    ['page.html', '<!DOCTYPE html><p>Ash', 'a web page'],
    ['deck.ydk', '#created by me\n#main\n123', 'a YDK deck'],
    ['set.txt', '[metadata]\nCode=WOO', 'a Forge file'],
    ['deck.txt', 'Deck\n4 Ash', 'an Arena deck'],
    ['set.yaml', 'pack:\n  a: 1', 'a YAML file'],
  ])('%s is refused by name', (fileName, text, format) => {
    expect(sentenceOf(fileName, text)).toBe(`This looks like ${format}, which cannot be imported yet.`);
  });

  it('refuses what is empty, no text, too large or unknown in one sentence', () => {
    expect(sentenceOf('a.txt', ' \n\n')).toBe('The file is empty.');
    expect(sentenceOf('a.txt', '# only a comment\n')).toBe('The file is empty.');
    expect(sentenceOf('a.png', '\u0089PNG\u0000')).toContain('This does not look like text.');
    expect(sentenceOf('a.txt', 'Ash\n'.repeat(200_002))).toBe('The list has more than 200000 lines.');
    expect(sentenceOf('a.txt', 'x'.repeat(64 * 1024 * 1024 + 1))).toBe('The file is larger than 64 MiB.');
    expect(sentenceOf('a.json', '{"weather":"fair"}')).toContain('This is JSON, but of no card format');
  });

  it('names the line where JSON breaks', () => {
    expect(parse('a.json', '{\n "data": {\n  "code": }\n}')).toEqual({
      ok: false,
      sentence: 'This looks like JSON, but line 3 is broken: expected a value.',
      rejected: [{ row: 3, column: 'JSON', found: '}', expected: 'a value' }],
    });
  });

  it('reads a list with a byte order mark, old line ends and blank lines before its first section', () => {
    expect(sentenceOf('a.txt', '\ufeff\r\n# hello\r\n[A(1)]\r\nAsh\r\n')).toBe(
      'accepted as Draftmancer list',
    );
    expect(sentenceOf('a.txt', 'Ash\rBirch\r')).toBe('accepted as Cube list');
  });

  it('reads a table of any ending where its first line is a header', () => {
    expect(sentenceOf('a.txt', 'name;cost\nAsh;1')).toBe('accepted as CSV table');
    expect(sentenceOf('a.txt', 'Ash, the Old\nBirch')).toBe('accepted as Cube list');
  });
});

describe('whatever a file holds', () => {
  const names = fc.constantFrom('a.txt', 'a.csv', 'a.tsv', 'a.json', 'a', '');
  const soundOrRefused = (fileName: string, text: string) => {
    const recognised = parse(fileName, text);
    if (!recognised.ok) return expect(recognised.sentence).not.toBe('');
    const { cards, printings, packs, templates } = recognised.batch;
    const keys = new Set(printings.map((printing) => printing.key));
    expect(keys.size).toBe(printings.length);
    expect(new Set(cards.map((card) => card.name)).size).toBe(cards.length);
    for (const card of cards) cardRecordSchema.parse(card);
    for (const printing of printings) printingRecordSchema.parse(printing);
    for (const pack of packs) {
      const drawn = Object.values(storedPackSchema.parse(pack).sheets).flatMap((sheet) => sheet.cards ?? []);
      expect(drawn.every((entry) => keys.has(entry.printing))).toBe(true);
    }
    for (const template of templates) storedTemplateSchema.parse(template);
    return undefined;
  };

  it('bytes never throw', () => {
    fc.assert(
      fc.property(names, fc.uint8Array({ maxLength: 400 }), (fileName, bytes) => {
        soundOrRefused(fileName, Buffer.from(bytes).toString('utf8'));
      }),
      { seed: 1, numRuns: 500 },
    );
  });

  it('JSON never throws, alone or as the data of a set', () => {
    fc.assert(
      fc.property(names, fc.jsonValue({ maxDepth: 4 }), (fileName, value) => {
        soundOrRefused(fileName, JSON.stringify(value));
        soundOrRefused(
          fileName,
          JSON.stringify({ data: { code: 'X', name: 'X', cards: [value], booster: { a: value } } }),
        );
        soundOrRefused(fileName, `[Settings]\n${JSON.stringify(value)}\n[A(1)]\nAsh`);
        soundOrRefused(fileName, `[CustomCards]\n[${JSON.stringify(value)}]\n[A(1)]\nAsh`);
      }),
      { seed: 2, numRuns: 300 },
    );
  });

  it('pieces of lists and tables in any order never throw', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '[Settings]',
        '[CustomCards]',
        '[Layouts]',
        '[A(3)]',
        '[B]',
        '[C {"collation":"printRun"}]',
        '{',
        '}',
        '[',
        ']',
        '- P (1)',
        '2 A',
        '4 Ash (SET) 12 +F',
        '"',
        ',',
        '\t',
        '#',
        '# maybeboard',
        'name,cost',
        'Ash,1',
        '"Ash',
        '\\',
        '{"name":"Ash","mana_cost":"1","type":"Tree"}',
        '{"layouts":{"P":{"weight":1,"slots":{"A":1}}}}',
        '__proto__',
        '{"withReplacement":true,"predeterminedLayouts":["P"]}',
        '[__proto__(2)]',
        'constructor',
      ),
      fc.string({ maxLength: 12, unit: 'grapheme' }),
    );
    fc.assert(
      fc.property(
        names,
        fc.array(fc.tuple(piece, fc.constantFrom('\n', ' ', '\r\n', '')), { maxLength: 25 }),
        (fileName, pieces) => {
          soundOrRefused(fileName, pieces.flat().join(''));
        },
      ),
      { seed: 3, numRuns: 1500 },
    );
  });
});

const foreignFiles = [
  ['mtg/mtgjson3/ISD.json', 'MTGJSON v3'],
  ['mtg/draftmancer-json/mb1_cards.json', 'Scryfall-shaped card JSON'],
  ['mtg/cockatrice-xml-fixtures/tokens.xml', 'a Cockatrice card file'],
  ['pokemon/cards/en/base1.json', 'pokemon-tcg-data JSON'],
  ['netrunner/pack/core.json', 'NetrunnerDB-shaped card JSON'],
  ['lorcana/api_data_cache.json', 'Lorcana card JSON'],
  ['mtg/forge/Arabian Nights.txt', 'a Forge file'],
  ['_decks/ydk/snake-eye.ydk', 'a YDK deck'],
] as const;
const realTests = [
  ...foreignFiles.map(([path]) => `${path} is refused by name`),
  'real cubes of names are accepted',
];

describe.skipIf(!areFilesHere(realTests))('real files of other formats', () => {
  it.each(foreignFiles)('%s is refused by name', (path, format) => {
    const recognised = parseReal(path);
    expect(recognised.ok ? 'accepted' : recognised.sentence).toBe(
      `This looks like ${format}, which cannot be imported yet.`,
    );
  });

  it('real cubes of names are accepted', () => {
    expect(batchOf(parseReal('mtg/cube-lists/TinkererApril2023.txt')).nameOnly.length).toBe(555);
  });
});
