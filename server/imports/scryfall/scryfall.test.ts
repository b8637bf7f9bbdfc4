import { describe, expect, it } from 'vitest';
import { parseCardFiles } from '../cardFiles.ts';
import { areFilesHere, batchOf, parseReal } from '../realFiles.testkit.ts';

const card = (id: string, name: string, more: object = {}) => ({
  object: 'card',
  id,
  oracle_id: `o-${name}`,
  name,
  lang: 'en',
  set: 'woo',
  set_name: 'Deep Wood',
  released_at: '2020-02-02',
  collector_number: id,
  rarity: 'rare',
  mana_cost: '{1}{G}',
  cmc: 2,
  type_line: 'Creature — Tree',
  colors: ['G'],
  power: '1',
  toughness: '3',
  image_uris: { small: 's.jpg', normal: `${id}.jpg` },
  booster: true,
  mtgo_id: 77,
  ...more,
});
const parse = (value: unknown, fileName = 'cards.json') =>
  parseCardFiles([{ fileName, text: JSON.stringify(value) }], { gameSlug: 'test' });

describe('Scryfall-shaped card JSON', () => {
  it('is read from a list, a page of results and an object by id', () => {
    const one = card('1', 'Ash');
    const shapes = [[one], { object: 'list', has_more: false, data: [one] }, { '1': one }];
    for (const shape of shapes) {
      const batch = batchOf(parse(shape));
      expect(batch.cards[0]).toMatchObject({
        name: 'Ash',
        cost: 2,
        lanes: ['green'],
        type: 'Creature',
        stats: '1/3',
      });
      expect(batch.printings).toEqual([
        {
          key: '1',
          card: 'Ash',
          set: 'WOO',
          number: '1',
          rarity: 'rare',
          image: '1.jpg',
          flavour: '',
          externalIds: { scryfallId: '1', scryfallOracleId: 'o-Ash', mtgoId: '77' },
          isDraftable: true,
        },
      ]);
      expect(batch.sets).toEqual([{ code: 'WOO', name: 'Deep Wood', releasedOn: '2020-02-02' }]);
    }
  });

  it('joins faces, reads reprints as printings and leaves out other languages', () => {
    const faces = [
      {
        name: 'Day',
        mana_cost: '{G}',
        type_line: 'Creature — Tree',
        oracle_text: 'Shine.',
        image_uris: { normal: 'a' },
      },
      {
        name: 'Night',
        mana_cost: '',
        type_line: 'Creature — Owl',
        oracle_text: 'Hoot.',
        image_uris: { normal: 'b' },
      },
    ];
    const twoFaced = {
      layout: 'transform',
      card_faces: faces,
      mana_cost: undefined,
      image_uris: undefined,
      oracle_text: undefined,
    };
    const batch = batchOf(
      parse([
        card('1', 'Day // Night', twoFaced),
        card('2', 'Ash', { booster: false }),
        card('3', 'Ash', { set: 'w2', all_parts: [{ name: 'Ash' }, { name: 'Sprout' }] }),
        card('4', 'Ash', { lang: 'de' }),
        card('5', 'Grove', { type_line: 'Basic Land — Grove' }),
      ]),
    );
    expect(
      batch.cards.map(({ name, costText, rules, sides }) => [
        name,
        costText,
        rules,
        sides.map(({ image }) => image),
      ]),
    ).toEqual([
      ['Day // Night', '{G}', 'Shine.', ['a', 'b']],
      ['Ash', '{1}{G}', '', []],
      ['Grove', '{1}{G}', '', []],
    ]);
    expect(
      batch.printings.map(({ key, set, rarity, isDraftable }) => [key, set, rarity, isDraftable]),
    ).toEqual([
      ['1', 'WOO', 'rare', true],
      ['2', 'WOO', 'rare', false],
      ['3', 'W2', 'rare', true],
      ['5', 'WOO', 'basic', true],
    ]);
    expect(batch.warnings).toEqual([
      '1 card in another language than English was left out.',
      '1 related card was not found: Sprout.',
    ]);
  });

  it('takes names of cards from their printings in other languages, faces and all (section 16)', () => {
    const day = { name: 'Day', type_line: 'Creature — Tree' };
    const night = { name: 'Night', type_line: 'Creature — Owl' };
    const german = [
      { ...day, printed_name: 'Tag' },
      { ...night, printed_name: 'Nacht' },
    ];
    const batch = batchOf(
      parse([
        card('9', 'Ash', { lang: 'pt', collector_number: '1', printed_name: 'Freixo' }),
        card('1', 'Ash'),
        card('2', 'Day // Night', { card_faces: [day, night] }),
        card('10', 'Ash', { lang: 'zhs', collector_number: '1', printed_name: '白蜡树' }),
        card('11', 'Day // Night', { lang: 'de', collector_number: '2', card_faces: german }),
        card('12', 'Elsewhere', { lang: 'de', printed_name: 'Anderswo' }),
        card('13', 'Ash', { lang: 'ph', collector_number: '1', printed_name: null }),
      ]),
    );
    expect(batch.cards.map(({ name, names }) => [name, names])).toEqual([
      ['Ash', { 'pt-BR': 'Freixo', 'zh-Hans': '白蜡树' }],
      ['Day // Night', { de: 'Tag // Nacht' }],
    ]);
    expect(batch.printings.map(({ key }) => key)).toEqual(['1', '2']);
    expect(batch.warnings).toEqual([
      '3 printings in other languages than English gave names to cards.',
      '2 cards in other languages than English were left out.',
    ]);
  });

  it('takes names by language as Draftmancer writes them', () => {
    const [only] = batchOf(parse([card('1', 'Ash', { printed_names: { en: 'Ash', fr: 'Frêne' } })])).cards;
    expect(only?.names).toEqual({ fr: 'Frêne' });
  });

  it('reads sets alone, and names the field that is wrong', () => {
    const sets = batchOf(
      parse({
        object: 'list',
        data: [{ code: 'woo', name: 'Deep Wood', set_type: 'core', released_at: '2030-01-01' }],
      }),
    );
    expect([sets.sets, sets.cards]).toEqual([
      [{ code: 'WOO', name: 'Deep Wood', releasedOn: '2030-01-01' }],
      [],
    ]);
    expect(batchOf(parse([card('1', 'Ash'), card('2', 'Fir', { cmc: 'two' })])).rejected).toEqual([
      { row: 2, column: 'cmc', found: 'two', expected: 'a number' },
    ]);
  });
});

const realTests = ['the Draftmancer card file is 1,939 printings of 1,938 cards, 1,694 of them in boosters'];

describe.skipIf(!areFilesHere(realTests))('real Scryfall-shaped cards', () => {
  it('the Draftmancer card file is 1,939 printings of 1,938 cards, 1,694 of them in boosters', () => {
    const batch = batchOf(parseReal('mtg/draftmancer-json/mb1_cards.json'));
    const drafted = batch.printings.filter(({ isDraftable }) => isDraftable).length;
    expect([batch.printings.length, batch.cards.length, drafted, batch.rejected]).toEqual([
      1939,
      1938,
      1694,
      [],
    ]);
    expect(batch.sets.map(({ code }) => code).sort()).toEqual(['CMB1', 'FMB1', 'MB1']);
    expect(batch.cards.find(({ costText }) => costText === '{B} // {1}{R}')?.type).toBe('Sorcery');
  });
});
