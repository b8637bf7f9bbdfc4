import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ListGame } from './deckList.ts';
import { readDeckList } from './readDeckList.ts';
import { readXmlList } from './readXmlLists.ts';

const game: ListGame = {
  buckets: [
    { key: 'main', label: 'Main deck' },
    { key: 'leader', label: 'Leader' },
    { key: 'side', label: 'Storage' },
  ],
};

/** A list as `count bucket name` lines, or the sentences it is refused with. */
function told(text: string): readonly string[] {
  const read = readDeckList(text, game);
  if (!read.ok) return read.sentences;
  return read.list.cards.map(({ count, bucket, names, set, number, ids, finish }) =>
    [count, bucket, names[names.length - 1], set, number, ...Object.values(ids), finish]
      .filter((part) => part !== null && part !== undefined)
      .join(' '),
  );
}

describe('a deck list of lines', () => {
  it('is split by headings in any words, and by the names of the game’s buckets', () => {
    expect(told('2 Wren\nLeader\n1 Owl\nSideboard:\n3 Kite')).toEqual([
      '2 main Wren',
      '1 leader Owl',
      '3 side Kite',
    ]);
    expect(told('Deck\n2 Wren\n\n\nStorage\n1 Owl')).toEqual(['2 main Wren', '1 side Owl']);
  });

  it('is split by its only gap when nothing else tells, and not by several', () => {
    expect(told('2 Wren\n1 Owl\n\n1 Kite')).toEqual(['2 main Wren', '1 main Owl', '1 side Kite']);
    expect(told('2 Wren\n\n1 Owl\n\n1 Kite')).toEqual(['2 main Wren', '1 main Owl', '1 main Kite']);
  });

  it('may carry sets, numbers, foils, prefixes and comments', () => {
    expect(told('// Birds\n4x Wren (DAR) 12\nSB: 1 Owl *F*\n1 Kite (BRD) 7 F')).toEqual([
      '4 main Wren DOM 12',
      '1 side Owl foil',
      '1 main Kite BRD 7 foil',
    ]);
  });

  it.each([
    ['-3 Wren', 'Line 1: -3 is not a number of cards.'],
    ['−3 Wren', 'Line 1: −3 is not a number of cards.'],
    ['0 Wren', 'Line 1: 0 is not a number of cards.'],
    ['-0.5 Wren', 'Line 1: -0.5 is not a number of cards.'],
    ['5000 Wren', 'Line 1: 5000 copies are more than any deck has.'],
    ['', 'The list is empty.'],
    ['// nothing', 'This list names no card (read as Plain text).'],
  ])('says what is wrong with %j', (text, sentence) => {
    expect(told(text)).toEqual([sentence]);
  });

  it('names every line that is wrong', () => {
    expect(told('2 Wren\n+1 Kite (BRD) 7 F')).toEqual(['Line 2: +1 is not a number of cards.']);
    expect(told('2 Wren\n-1 Owl\n0 Kite')).toEqual([
      'Line 2: -1 is not a number of cards.',
      'Line 3: 0 is not a number of cards.',
    ]);
  });
});

describe('a deck file of a program', () => {
  it('is read from Forge and XMage', () => {
    expect(told('[metadata]\nName=Birds\n[Main]\n2 Wren+|BRD|1\n1 Owl\n[Sideboard]\n1 Kite|BRD')).toEqual([
      '2 main Wren+ BRD foil',
      '1 main Owl plain',
      '1 side Kite BRD plain',
    ]);
    expect(told('NAME:Birds\n2 [BRD:7*] Wren\nSB: 1 [BRD:8] Owl\nLAYOUT MAIN:(1,2)')).toEqual([
      '2 main Wren BRD 7*',
      '1 side Owl BRD 8',
    ]);
    expect(told('[Main]\n-2 Wren|BRD')).toEqual(['Line 2: -2 is not a number of cards.']);
    expect(told('-2 [BRD:7] Wren')).toEqual(['Line 1: -2 is not a number of cards.']);
  });

  it('is read from YDK and its link', () => {
    expect(told('#created by me\n#main\n111\n111\n#extra\n!side\n222')).toEqual(['2 main 111', '1 side 222']);
    const link = (codes: number[]) => Buffer.from(new Uint32Array(codes).buffer).toString('base64');
    expect(told(`ydke://${link([111, 111])}!!${link([222])}!`)).toEqual(['2 main 111', '1 side 222']);
    expect(told('#main\nWren')).toEqual(['Line 2: “Wren” is not a passcode.']);
    expect(told('ydke://AAAA!!')).toEqual([expect.stringContaining('broken')]);
  });

  it('is read from XML, JSON and tables', () => {
    const zone = '<zone name="main"><card number="2" name="Wren &amp; Owl"/></zone>';
    expect(
      told(`<?xml version="1.0"?><cockatrice_deck version="1"><deckname/>${zone}</cockatrice_deck>`),
    ).toEqual(['2 main Wren & Owl']);
    expect(told('<Deck><Cards CatID="7" Quantity="2" Sideboard="true" Name="Wren"/></Deck>')).toEqual([
      '2 side Wren 7',
    ]);
    expect(told('<Deck><Cards CatID="7" Quantity="-2" Name="Wren"/></Deck>')).toEqual([
      'Card 1: -2 is not a number of cards.',
    ]);
    expect(told('{"leader":{"id":"SOR_005","count":1},"deck":[{"id":"SOR_101","count":-2}]}')).toEqual([
      'SOR_101: -2 is not a number of cards.',
    ]);
    expect(told('Count,Name,Sideboard\n2,"Wren, small",false\n1,\'=Owl,true')).toEqual([
      '2 main Wren, small',
      '1 side =Owl',
    ]);
    expect(told('sep=;\nCount;Name\n2;Wren, small')).toEqual(['2 main Wren, small']);
    expect(told('{"a":')).toEqual(['This begins like JSON, but it is broken.']);
    expect(told('{"a":1}')).toEqual([expect.stringContaining('no deck that can be read')]);
    expect(told('<html></html>')).toEqual([expect.stringContaining('<html>')]);
  });
});

describe('XML of a deck', () => {
  it('is refused with a document type, and no entity of its own is ever replaced', () => {
    const bomb = '<!DOCTYPE a [<!ENTITY b "bbbb">]><Deck>&b;</Deck>';
    expect(readXmlList(bomb)).toMatchObject({
      ok: false,
      sentences: ['This XML cannot be read: line 1: a document type is not allowed.'],
    });
    const named = readXmlList('<Deck><Cards Quantity="1" Name="&xxe; &amp; &#65;&#x42; & B"/></Deck>');
    expect(named.ok && named.list.cards[0]?.names).toEqual(['&xxe; & AB & B']);
  });

  it.each([
    '<a>',
    '<a></b>',
    '</a>',
    '<a/><b/>',
    '<a b=c/>',
    '<a b="<"/>',
    '<a',
    '<a><!-- ',
    'text',
    `${'<a>'.repeat(40)}${'</a>'.repeat(40)}`,
    '<a/>'.repeat(30_000),
  ])('is refused in a sentence when it is broken: %j', (text) => {
    const read = readXmlList(text);
    expect(read.ok ? [] : read.sentences).toEqual([expect.stringMatching(/^This XML cannot be read: line/)]);
  });
});

describe('any text at all', () => {
  it('is read or refused in sentences, never thrown at anybody', () => {
    const starts = [
      '',
      '<Deck>',
      '{"deck":[',
      '[Main]\n',
      '#main\n',
      'ydke://',
      'Name,Count\n',
      '1 [A:1] ',
      'SB: ',
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...starts),
        fc.string({ unit: 'binary', maxLength: 300 }),
        (start, rest) => {
          const read = readDeckList(start + rest, game);
          expect(read.ok ? read.list.cards.length > 0 : read.sentences.length > 0).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('is read in moments, however long a line of it is', () => {
    const long = [
      '<a b="'.repeat(90_000),
      '{"a":'.repeat(100_000),
      '1 '.repeat(290_000),
      `#main\n${'1\n'.repeat(19_000)}`,
      `ydke://${'A'.repeat(500_000)}!!!`,
      `${'"'.repeat(500_000)},name`,
      `1 [${' '.repeat(500_000)}`,
      '1 [\r'.repeat(120_000),
      `[Main]\n1 ${' |'.repeat(290_000)}`,
      `1 [a:b] x\n${'1 ['.repeat(190_000)}`,
      JSON.stringify({
        format: 'passleft-deck',
        buckets: [{ key: 'main', cards: Array.from({ length: 150_000 }, () => 1) }],
      }),
      JSON.stringify({ deck: Array.from({ length: 190_000 }, () => ({})) }),
      JSON.stringify({ ObjectStates: Array.from({ length: 150_000 }, () => 1) }),
      JSON.stringify({
        format: 'passleft-deck',
        buckets: [{ key: 'main', cards: Array.from({ length: 19_000 }, () => ({})) }],
      }),
      `name${',x'.repeat(150_000)}\n${'a\n'.repeat(4_000)}`,
    ];
    for (const text of long) expect(readDeckList(text, game)).toMatchObject({ ok: expect.any(Boolean) });
  });

  it.each([
    ['blanks before what is no foil', `1 Wren${' '.repeat(20_000)}*F* x`],
    ['brackets that never close', `1 ${'( '.repeat(10_000)}`],
    ['a name that never ends', `4 ${'Wren'.repeat(5_000)}`],
  ])('has no line of %s: it is told and not read', (_, line) => {
    const sentences = told(`1 Owl\n${line}`);
    expect(sentences).toEqual([
      expect.stringMatching(/^Line 2: “.{60}” is longer than the line of any card/),
    ]);
  });

  it('may have long lines that are no cards: comments, notes, what programs tell of a deck and how it is laid out', () => {
    const long = 'birds '.repeat(400);
    expect(told(`1 Wren\n  // ${long}\n1 Owl`)).toEqual(['1 main Wren', '1 main Owl']);
    expect(told(`Name,Count,Notes\nWren,2,${long}`)).toEqual(['2 main Wren']);
    expect(told(`[metadata]\nDescription=${long}\n[Main]\n1 Owl`)).toEqual(['1 main Owl plain']);
    expect(told(`AUTHOR:${long}\n1 [BRD:8] Owl`)).toEqual(['1 main Owl BRD 8']);
    expect(told(`1 [BRD:8] Owl\nLAYOUT MAIN:${'(1,2)'.repeat(400)}`)).toEqual(['1 main Owl BRD 8']);
  });

  it.each([
    [
      'JSON',
      JSON.stringify({
        format: 'passleft-deck',
        buckets: [{ key: 'main', cards: [{ count: 1, name: 'W '.repeat(200) }] }],
      }),
      'Card 1 of “main”',
    ],
    ['XML', `<Deck><Cards Quantity="1" Name="${'W '.repeat(200)}"/></Deck>`, 'Card 1'],
    ['a table', `Name,Count\n"${'W '.repeat(200)}",1`, 'Row 2'],
  ])('has no name in %s that no card can have', (_, text, where) => {
    expect(told(text)).toEqual([`${where}: no name, set or number of a card has more than 300 characters.`]);
  });

  it('is called Arena’s by a line as Arena writes it', () => {
    const formatOf = (text: string) => {
      const read = readDeckList(text, game);
      return read.ok ? read.list.format : null;
    };
    expect(formatOf('1 Owl\n4 Wren (BRD) 12')).toBe('Arena');
    expect(formatOf('4 Wren (BRD) 12\n1 Owl')).toBe('Arena');
    expect(formatOf('Wren (BRD) 12')).toBe('Plain text');
    expect(formatOf('4 Wren (BRD)')).toBe('Plain text');
  });
});
