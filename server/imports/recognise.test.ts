import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardRecordSchema, printingRecordSchema, storedPackSchema } from '#contract/games/game.ts';
import { storedTemplateSchema } from '#contract/games/templates.ts';
import { parseCardFile } from './recognise.ts';

const parse = (fileName: string, text: string) => parseCardFile({ fileName, text }, { gameSlug: 'test' });
const sentenceOf = (fileName: string, text: string) => {
  const recognised = parse(fileName, text);
  return recognised.ok ? `accepted as ${recognised.batch.format}` : recognised.sentence;
};

describe('JSON that names a character no text can hold', () => {
  const record = (name: string, key = 'Text') =>
    `[\n{"Name":"Elm","Cost":1,"${key}":"Grow."},\n{"Name":"${name}","Cost":2}]`;

  it.each(['\\u0000', '\\ud83c', '\\uDF33 Yew'])('is refused with its line: %s', (bad) => {
    expect(sentenceOf('cards.json', record(`Ash${bad}`))).toBe(
      'This looks like JSON, but line 3 is broken: expected a text without control characters or broken escapes.',
    );
    for (const text of [record('Ash', `te${bad}xt`), `[{"${bad}Name":"Ash"}]`, `{"data":{"a":"${bad}"}}`])
      expect(sentenceOf('cards.json', text)).toMatch(/^This looks like JSON, but line \d is broken: .*\.$/);
  });

  it('is none where it only looks like one', () => {
    const read = parse('cards.json', record('Ash \\ud83c\\udf33 \\\\u0000'));
    expect(read.ok && read.batch.cards.map(({ name }) => name)).toEqual(['Elm', 'Ash 🌳 \\u0000']);
  });
});

describe('a text that is longer than is kept', () => {
  it('is not cut within a character, which no database stores', () => {
    const rules = `${'x'.repeat(119)}🌳`;
    const read = parse('cards.csv', `name,cost,rarity\nElm,1,${rules}\n`);
    expect(read.ok && read.batch.printings.map(({ rarity }) => rarity)).toEqual(['x'.repeat(119)]);
  });
});

describe('recognising a card file', () => {
  it.each([
    ['tts.json', '{"ObjectStates":[]}', 'a Tabletop Simulator save'],
    ['decks.json', '[{"id":"d","name":"Grove","types":[],"cards":[]}]', 'theme decks of pokemon-tcg-data'],
    ['pre.json', '[{"code":"d","cards":{"01001":3}}]', 'prebuilt decks of NetrunnerDB'],
    ['schema.json', '{"$schema":"x","type":"array","items":{}}', 'a JSON schema'],
    ['shape.xsd', '<xs:schema xmlns:xs="x"></xs:schema>', 'an XML schema'],
    [
      'keyword.csv',
      'Unique ID\tName\tDescription\na\tBarky\t',
      'a list of words of the Flesh and Blood tables',
    ],
    ['other.xml', '<?xml version="1.0"?><trees/>', 'an XML file'],
    ['my.dek', '<?xml version="1.0"?><Deck></Deck>', 'an MTGO deck'],
    ['page.html', '<!DOCTYPE html><p>Ash', 'a web page'],
    ['deck.ydk', '#created by me\n#main\n123', 'a YDK deck'],
    ['set.txt', '[metadata]\nCode=WOO', 'a Forge file'],
    ['set.yaml', 'pack:\n  a: 1', 'a YAML file'],
  ])('%s is refused by name', (fileName, text, format) => {
    const sentence = sentenceOf(fileName, text);
    expect(sentence.startsWith(`This looks like ${format}, which cannot be imported yet.`)).toBe(true);
  });

  it.each([
    ['tts.json', '{"ObjectStates":[]}', 'The deck builder reads it as a deck list.'],
    ['my.dek', '<?xml version="1.0"?><Deck></Deck>', 'The deck builder reads it as a deck list.'],
    ['deck.ydk', '#created by me\n#main\n123', 'The deck builder reads it as a deck list.'],
    ['log.txt', 'Event #: 1\nTime: 1', 'Open it under My drafts, Open a log.'],
    ['log.json', '{"users":[]}', 'Open it under My drafts, Open a log.'],
    [
      'decks.json',
      '[{"id":"d","name":"Grove","types":[],"cards":[]}]',
      'Decks hold no cards: import the files of their cards.',
    ],
  ])('%s is refused with the place that reads it', (fileName, text, place) => {
    expect(sentenceOf(fileName, text)).toContain(`which cannot be imported yet. ${place}`);
  });

  it('refuses what is empty, no text, too large or unknown in one sentence', () => {
    expect(sentenceOf('a.txt', ' \n\n')).toBe('The file is empty.');
    expect(sentenceOf('a.txt', '# only a comment\n')).toBe('The file is empty.');
    expect(sentenceOf('a.png', '\u0089PNG\u0000')).toContain('This does not look like text.');
    expect(sentenceOf('a.txt', 'Ash\n'.repeat(200_002))).toBe('The list has more than 200000 lines.');
    expect(sentenceOf('a.txt', 'x'.repeat(64 * 1024 * 1024 + 1))).toBe('The file is larger than 64 MiB.');
    expect(sentenceOf('a.json', '{"weather":"fair"}')).toContain('This is JSON, but of no card format');
    expect(sentenceOf('a.json', '[{"name":"Ash","age":3}]')).toContain(
      'Its records have the fields: name, age.',
    );
    expect(sentenceOf('a.zip', 'PK\u0003\u0004')).toBe(
      'This looks like a zip archive or spreadsheet, which cannot be imported yet.',
    );
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

  it('reads lists of cards of any program', () => {
    expect(sentenceOf('list.mtga', '2 Ash')).toBe('accepted as Cube list');
    expect(sentenceOf('deck.txt', 'Deck\n4 Ash\n\nSideboard\n1 Elm')).toBe('accepted as Cube list');
    expect(sentenceOf('deck.txt', '4 [WOO:12] Ash')).toBe('accepted as Cube list');
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
        soundOrRefused(fileName, JSON.stringify([value, value]));
        soundOrRefused(fileName, JSON.stringify({ code: 'X', name: 'X', cards: [value], booster: [value] }));
        for (const mark of [
          { supertype: 'Tree', number: '1', id: 'w-1' },
          { pack_code: 'w', code: '1', type_code: 't' },
          { oracle_id: 'o', set: 'w', collector_number: 1 },
          { name: 'Ash', type: 'Tree', rarity: 'rare' },
        ])
          soundOrRefused(
            fileName,
            JSON.stringify([
              { ...mark, name: 'Ash' },
              { ...mark, ...Object(value) },
            ]),
          );
        soundOrRefused(fileName, `[CustomCards]\n[${JSON.stringify(value)}]\n[A(1)]\nAsh`);
      }),
      { seed: 2, numRuns: 150 },
    );
  });

  it('pieces of XML in any order never throw', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '<cards>',
        '</cards>',
        '<card>',
        '</card>',
        '<name>Ash</name>',
        '<set rarity="rare">',
        '</set>',
        '<prop>',
        '</prop>',
        '<cmc/>',
        '&amp;',
        '&#x10ffff;',
        '&lol;',
        '<!--',
        '-->',
        '<![CDATA[',
        ']]>',
        '<!DOCTYPE x>',
        '<a b="c" ',
        '</cockatrice_carddatabase>',
      ),
      fc.string({ maxLength: 8, unit: 'grapheme' }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        soundOrRefused('a.xml', `<cockatrice_carddatabase>${pieces.join('')}</cockatrice_carddatabase>`);
      }),
      { seed: 4, numRuns: 800 },
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
        'Unique ID\tName\tPitch\tTypes\tFunctional Text',
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
