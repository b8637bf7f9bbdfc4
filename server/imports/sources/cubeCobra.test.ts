import { describe, expect, it } from 'vitest';
import { freezeBounded } from '#contract/games/packBounds.ts';
import { preparePack } from '#engine/packs/prepare.ts';
import { openTable } from '#engine/packs/table.ts';
import { openStream } from '#engine/random/streams.ts';
import { secretOf } from '#tests/support/engine/inventedGame.ts';
import { draftCardOf } from '../../cards/look.ts';
import type { ImportBatch, ImportOptions } from '../batch.ts';
import { parseCardFiles } from '../cardFiles.ts';
import { batchOf } from '../realFiles.testkit.ts';
import { type FilteredCard, readCubeFilter } from './cubeFilter.ts';

const copy = (name: string, more: object = {}, details: object = {}) => ({
  cardID: `id-${name}`,
  tags: [],
  finish: 'Non-foil',
  details: {
    scryfall_id: `id-${name}`,
    name,
    set: 'pie',
    collector_number: '1',
    rarity: 'common',
    type: 'Creature — Otter',
    colors: ['U'],
    parsed_cost: ['u', '2'],
    cmc: 3,
    ...details,
  },
  ...more,
});
const cubeOf = (mainboard: object[], more: object = {}, boards: object = {}) => ({
  name: 'Pier',
  cards: { mainboard, ...boards },
  formats: [],
  ...more,
});
const parse = (cube: object, options: Partial<ImportOptions> = {}) =>
  batchOf(
    parseCardFiles([{ fileName: 'cube.json', text: JSON.stringify(cube) }], { gameSlug: 'test', ...options }),
  );
const many = Array.from({ length: 20 }, (_, at) =>
  copy(`Card ${at}`, at < 5 ? { tags: ['removal'] } : {}, { rarity: at % 4 === 0 ? 'rare' : 'common' }),
);

describe('a cube of CubeCobra’s API', () => {
  it('has copies of one card in both finishes, and costs in their printed order', () => {
    const batch = parse(
      cubeOf([copy('Otter'), copy('Otter', { finish: 'Foil' }), copy('Otter', { finish: 'Etched' })]),
    );
    expect(batch.packs[0]?.sheets.Cube?.cards).toEqual([
      { printing: 'id-Otter', weight: 1 },
      { printing: 'id-Otter', weight: 2, finish: 'foil' },
    ]);
    expect([batch.cards[0]?.costText, batch.printings.length]).toEqual(['{2}{U}', 1]);
  });

  it('is drafted by as many as it has copies for, and kept back where they are too few', () => {
    const formats = [{ title: 'Draft', packs: [{ slots: Array.from({ length: 40 }, () => '*') }] }];
    const small = parse(cubeOf(many, { formats }));
    expect(small.templates.map(({ slug, seats }) => `${slug} ${seats}`)).toEqual([
      'pier-draft 1',
      'pier-draft-1 1',
    ]);
    expect(small.undealable).toEqual(['pier-draft', 'pier-draft-1']);
    const large = parse(cubeOf([...many, ...many, ...many], { formats }));
    expect(large.templates.map(({ slug, seats }) => `${slug} ${seats}`)).toEqual([
      'pier-draft 2',
      'pier-winston 2',
      'pier-draft-1 1',
    ]);
    expect([large.undealable, large.packs[0]?.duplicates]).toEqual([[], 'apart']);
  });

  it('keeps custom cards, tells which record names no card, and leaves other boards out by name', () => {
    const custom = {
      ...copy('x', { cardID: 'custom-card', custom_name: 'My Own Otter', imgUrl: 'https://a.example/o.png' }),
      details: { name: 'Custom Card', set: '', type: 'Creature — Otter' },
    };
    const batch = parse(
      cubeOf([custom, { cardID: 'lost' }], {}, { basics: [copy('Island')], maybeboard: [copy('Elm')] }),
    );
    expect(batch.cards.map(({ name }) => name)).toEqual(['My Own Otter']);
    expect(batch.printings[0]).toMatchObject({
      key: 'custom//my own otter',
      image: 'https://a.example/o.png',
    });
    expect(batch.rejected).toEqual([
      { row: 2, column: 'details.name', found: 'lost', expected: 'the name of a card' },
    ]);
    expect(batch.warnings.slice(-2)).toEqual([
      '1 card of the board “basics” was left out: Island.',
      '1 card of the maybeboard was left out: Elm.',
    ]);
  });

  it('means printings that the game has already, by id or by set and number', () => {
    const batch = parse(cubeOf([copy('Otter'), copy('Heron')]), {
      knownCards: () => true,
      knownPrintings: (key) => key === 'id-Otter',
      findPrinting: (name, set, number) => (name === 'Heron' ? `${set}/${number}` : null),
    });
    expect([batch.cards, batch.printings]).toEqual([[], []]);
    expect(batch.packs[0]?.sheets.Cube?.cards?.map(({ printing }) => printing)).toEqual([
      'id-Otter',
      'PIE/1',
    ]);
  });
});

/** What every seat opens in each round, as names of printings. */
function opened(
  { cards, printings }: ImportBatch,
  pack: ImportBatch['packs'][number] | undefined,
  seats: number,
) {
  const faces = printings.flatMap((printing) => {
    const card = cards.find(({ name }) => name === printing.card);
    return card ? [draftCardOf(card, printing)] : [];
  });
  if (!pack) throw new Error('There is no pack.');
  const frozen = freezeBounded(pack, faces, faces.length);
  if (!frozen.ok) throw new Error(frozen.sentence);
  const open = openTable(preparePack(frozen.pack, faces), 'cube', (label) => openStream(secretOf(4), label));
  return (pack.rounds ?? []).map((_, round) =>
    Array.from({ length: seats }, (_seat, seat) =>
      open(openStream(secretOf(seat), `${round}`), round).map(({ card }) => faces[card]?.printing ?? ''),
    ),
  );
}

describe('a format of a cube', () => {
  const any = (count: number) => Array.from({ length: count }, () => '*');
  const pick = (amount: number) => ({ action: 'pick', amount });
  const pass = { action: 'pass', amount: null };
  const formatOf = (packs: object[], more: object = {}) =>
    parse(cubeOf(many, { formats: [{ title: 'Mine', packs, ...more }] }));
  const stepsOf = (steps: unknown, slots = 5) => {
    const { templates, warnings } = formatOf([{ slots: any(slots), steps }]);
    const made = templates.find(({ name }) => name === 'Mine');
    return made?.format === 'booster' ? made.rounds[0]?.steps : warnings.at(-1);
  };

  it('deals each copy once, whatever filters it fits, in all rounds of a table', () => {
    const slots = ['rarity:rare', 'tag:removal', '*', '*', '*'];
    const batch = formatOf([{ slots }, { slots: any(5) }]);
    const pack = batch.packs.find(({ slug }) => slug === 'pier-mine');
    const packs = opened(batch, pack, 2);
    expect(packs.map((round) => round.map((one) => one.length))).toEqual([
      [5, 5],
      [5, 5],
    ]);
    expect(new Set(packs.flat(2)).size).toBe(20);
    const rarityOf = new Map(batch.printings.map(({ key, rarity }) => [key, rarity]));
    expect(packs[0]?.map(([first = '']) => rarityOf.get(first))).toEqual(['rare', 'rare']);
  });

  it('may deal a card again where it says so', () => {
    const batch = formatOf([{ slots: any(9) }], { multiples: true });
    expect(batch.packs[1]?.replacement).toBe('none');
  });

  it('has its steps once for a pack, or again and again where they repeat themselves', () => {
    const left = { do: 'pass', direction: 'left' };
    expect(stepsOf(null)).toEqual([{ do: 'pick', count: 1 }, left]);
    expect(stepsOf([pick(1), pass, pick(1), pass, pick(1), pass, pick(1), pass, pick(1)])).toEqual([
      { do: 'pick', count: 1 },
      left,
    ]);
    expect(stepsOf([pick(1), pass, pick(2), pass, pick(2)])).toEqual([
      { do: 'pick', count: 1 },
      left,
      { do: 'pick', count: 2 },
      left,
      { do: 'pick', count: 2 },
      left,
    ]);
    expect(stepsOf([pick(1), pass, pick(2)])).toEqual([
      { do: 'pick', count: 1 },
      left,
      { do: 'pick', count: 2 },
      { do: 'discardRest' },
    ]);
    expect(stepsOf([{ action: 'pickrandom', amount: 1 }, pick(2), { action: 'endpack' }])).toEqual([
      { do: 'random', count: 1 },
      { do: 'pick', count: 2 },
      { do: 'discardRest' },
    ]);
  });

  it.each([
    [[{ slots: [] }], 'one of its packs has no slots.'],
    [[{ slots: ['tag:nothing'] }], 'no card of the cube is “tag:nothing”.'],
    [[{ slots: ['elo>1200', 'is:gold'] }], 'its filters “elo>1200”, “is:gold” can’t be translated.'],
    [
      [{ slots: ['*'], steps: [{ action: 'trashrandom', amount: 1 }] }],
      'its step “trashrandom” isn’t known here.',
    ],
    [[{ slots: ['*'], steps: [{ action: 'pick', amount: 0.5 }] }], 'it has a step of 0.5 cards.'],
    [[], 'it has no packs.'],
  ])('isn’t offered where it can’t be said: %j', (packs, why) => {
    expect(formatOf(packs).warnings.at(-1)).toBe(`The format “Mine” isn’t offered: ${why}`);
  });
});

describe('a filter of CubeCobra', () => {
  const card: FilteredCard = {
    name: 'Salt Otter',
    set: 'PIE',
    rarity: 'rare',
    typeLine: 'Legendary Creature — Otter',
    rules: 'Draw a card.',
    colours: 'WU',
    identity: 'WUB',
    cost: 3,
    tags: ['Removal', 'two words'],
    status: 'Owned',
    finish: 'Foil',
  };

  it.each([
    ['*', true],
    ['', true],
    ['otter', true],
    ['"salt otter"', true],
    ['heron', false],
    ['rarity:rare', true],
    ['r>=uncommon', true],
    ['r<u', false],
    ['tag:removal', true],
    ['tag="two words"', true],
    ['tags:removals', false],
    ['t:creature -t:land', true],
    ['-(t:creature or t:land)', false],
    ['(t:land or t:creature) and cmc<=3', true],
    ['cmc!=3', false],
    ['c:w', true],
    ['c=w', false],
    ['c=uw', true],
    ['c<=wub', true],
    ['color:m', true],
    ['c=2', true],
    ['ci:b', true],
    ['c:colorless', false],
    ['o:"draw a"', true],
    ['set:pie', true],
    ['set:pi', false],
    ['status:owned finish:foil', true],
  ])('%j fits: %s', (filter, fits) => {
    expect(readCubeFilter(filter)?.(card)).toBe(fits);
  });

  it.each([
    'elo>1200',
    'is:gold',
    '(t:land',
    't:land)',
    'or',
    't:',
    'cmc>x',
    'c:purple',
    '-',
    '"open',
    '('.repeat(600),
  ])('isn’t known: %j', (filter) => {
    expect(readCubeFilter(filter)).toBeNull();
  });
});
