import { describe, expect, it } from 'vitest';
import { type StoredTemplate, storedTemplateSchema } from '#contract/games/templates.ts';
import { boosterRounds } from '#tests/support/engine/boosterState.ts';
import type { ImportOptions } from '../batch.ts';
import { areFilesHere, batchOf, parseReal } from '../realFiles.testkit.ts';
import { parseCardFile } from '../recognise.ts';

const parseList = (text: string, options: Partial<ImportOptions> = {}) =>
  parseCardFile({ fileName: 'My List.txt', text }, { gameSlug: 'test', ...options });
const sheetOf = (text: string, name: string, options: Partial<ImportOptions> = {}) =>
  batchOf(parseList(text, options)).packs[0]?.sheets[name];

const twoCards = `[CustomCards]
[
  # made up for this test
  { "name": "Moss Otter", "mana_cost": "{2}{G}", "type": "Legendary Creature — Otter ", "rarity": "Rare",
    "image": "https://example.test/otter.png", "power": 2, "toughness": "*", "rating": 4.5, },
  { "name": "Moss Otter", "set": "abc", "collector_number": 7, "rarity": "mythic" },
  { "name": "Tin Song", "mana_cost": "1RR", "type": "Sorcery", "oracle_text": "Sing." },
]
`;

const roundsOf = (templates: readonly StoredTemplate[]) => {
  const [template] = templates;
  if (!template) throw new Error('The list makes no template.');
  return boosterRounds({ template });
};

describe('a Draftmancer list', () => {
  it('tells that no table opens its pack when the slots of its layouts take from too many sheets', () => {
    const sheets = Array.from({ length: 4000 }, (_, at) => `S${at}`);
    const layouts = Array.from(
      { length: 40 },
      (_, at) =>
        `- L${at} (1)\n${sheets
          .slice(at * 100, at * 100 + 100)
          .map((name) => `  1 ${name}`)
          .join('\n')}`,
    );
    const list = `[Layouts]\n${layouts.join('\n')}\n${sheets.map((name) => `[${name}]\n9 Ash`).join('\n')}`;
    expect(batchOf(parseList(list)).warnings).toEqual([
      'No table can open the pack of this list. Its slots take from too many different sets of sheets. Let more of them take from the same ones.',
    ]);
  });

  it('reads custom cards, a repeated name being a further printing that inherits from the first', () => {
    const batch = batchOf(parseList(`${twoCards}[Main(2)]\n3 Moss Otter\nMoss Otter (ABC) 7\nTin Song`));
    expect(batch.cards[0]).toEqual({
      name: 'Moss Otter',
      cost: 3,
      costText: '{2}{G}',
      lanes: ['green'],
      type: 'Creature',
      typeLine: 'Legendary Creature — Otter',
      rules: '',
      flavour: '',
      stats: '2/*',
      rating: 4.5,
      sides: [],
      attributes: { subtypes: ['Otter'] },
      isNameOnly: false,
    });
    expect(batch.cards.map((card) => [card.name, card.cost, card.lanes])).toEqual([
      ['Moss Otter', 3, ['green']],
      ['Tin Song', 3, ['red']],
    ]);
    expect(batch.printings.map(({ key, rarity, image }) => [key, rarity, image])).toEqual([
      ['my-list//moss otter', 'rare', 'https://example.test/otter.png'],
      ['abc/7/moss otter', 'mythic', 'https://example.test/otter.png'],
      ['my-list//tin song', 'rare', null],
    ]);
    expect(batch.packs[0]?.sheets.Main).toEqual({
      kind: { type: 'random' },
      cards: [
        { printing: 'my-list//moss otter', weight: 3 },
        { printing: 'abc/7/moss otter', weight: 1 },
        { printing: 'my-list//tin song', weight: 1 },
      ],
    });
    expect([batch.rejected, batch.nameOnly]).toEqual([[], []]);
  });

  it('makes a pack of sized sheets, one pile for the table, and no more seats than it has cards for', () => {
    const batch = batchOf(parseList('[Common(2)]\n20 Ash\n4 Birch\n[Rare(1)]\n7 Cedar\n'));
    expect(batch.packs).toEqual([
      {
        slug: 'my-list',
        name: 'My List',
        layouts: [
          {
            name: 'Pack',
            weight: 1,
            slots: [
              { name: 'Common', count: 2, finish: 'plain', sheets: [{ sheet: 'Common', weight: 1 }] },
              { name: 'Rare', count: 1, finish: 'plain', sheets: [{ sheet: 'Rare', weight: 1 }] },
            ],
          },
        ],
        sheets: {
          Common: {
            kind: { type: 'random' },
            cards: [
              { printing: 'my-list//ash', weight: 20 },
              { printing: 'my-list//birch', weight: 4 },
            ],
          },
          Rare: { kind: { type: 'random' }, cards: [{ printing: 'my-list//cedar', weight: 7 }] },
        },
        replacement: 'table',
        refill: false,
        duplicates: 'apart',
      },
    ]);
    expect(batch.templates[0]?.seats).toBe(2);
    expect(batch.nameOnly).toEqual(['Ash', 'Birch', 'Cedar']);
    expect(batch.cards.every((card) => card.isNameOnly)).toBe(true);
  });

  it('with replacement gives distinct cards in a pack where the sheets suffice and duplicates are unwanted', () => {
    const list = (settings: string, count: number) => `[Settings]\n${settings}\n[A(${count})]\nAsh\nBirch`;
    const replacement = (settings: string, count: number) =>
      batchOf(parseList(list(settings, count))).packs[0]?.replacement;
    expect(replacement('{"withReplacement": true}', 2)).toBe('pack');
    expect(replacement('{"withReplacement": true}', 3)).toBe('pack');
    expect(replacement('{"withReplacement": true, "duplicateProtection": false}', 2)).toBe('none');
    expect(replacement('{"withReplacement": false}', 2)).toBe('table');
    expect(batchOf(parseList(list('{"refillWhenEmpty": true,}', 2))).packs[0]?.refill).toBe(true);
  });

  it('reads layouts with slots that have a foil mark, several sheets and a hidden suffix', () => {
    const text = `[Settings]
{ "name": "Woods", "withReplacement": true, "layouts": {
  "Plain": { "weight": 7, "slots": { "Common##A": 2 } },
  "Shiny": { "weight": 1, "slots": [
    { "name": "Special", "count": 1, "foil": true, "sheets": ["Rare", { "name": "Common##A", "weight": 3 }] } ] } } }
[Common##A]
Ash
Birch
[Rare]
Cedar`;
    const batch = batchOf(parseList(text));
    expect(batch.packs[0]?.layouts).toEqual([
      {
        name: 'Plain',
        weight: 7,
        slots: [{ name: 'Common', count: 2, finish: 'plain', sheets: [{ sheet: 'Common##A', weight: 1 }] }],
      },
      {
        name: 'Shiny',
        weight: 1,
        slots: [
          {
            name: 'Special',
            count: 1,
            finish: 'foil',
            sheets: [
              { sheet: 'Rare', weight: 1 },
              { sheet: 'Common##A', weight: 3 },
            ],
          },
        ],
      },
    ]);
    expect([batch.packs[0]?.slug, batch.templates[0]?.slug]).toEqual(['woods', 'woods-draft']);
  });

  it('has all cards of a slot from one of its sheets, as they are dealt there', () => {
    const text = (count: number) => `[Settings]
{ "withReplacement": true, "layouts": { "P": { "weight": 1, "slots": [
  { "name": "Any", "count": ${count}, "sheets": ["A", "B"] }, { "name": "A", "count": 2 } ] } } }
[A]
Ash
Birch
[B]
Cedar
Dogwood`;
    const slotsOf = (count: number) =>
      batchOf(parseList(text(count))).packs[0]?.layouts[0]?.slots.map(({ oneSheet }) => oneSheet);
    expect(slotsOf(2)).toEqual([true, undefined]);
    expect(slotsOf(1)).toEqual([undefined, undefined]);
  });

  it('reads print runs in order with their copies, and striped sheets with their stripes', () => {
    const text = `[Settings]
{ "withReplacement": true, "layouts": { "P": { "weight": 1, "slots": { "Run": 2, "Stripes": 1 } } } }
[Run {"collation":"printRun", "groupSize": 2}]
Ash
2 Birch
Ash
[Stripes {"collation":"striped", "length": 2, "weights": [0, 1]}]
Cedar
Dogwood`;
    const run = ['ash', 'birch', 'birch', 'ash'].map((name) => ({ printing: `my-list//${name}`, weight: 1 }));
    expect(sheetOf(text, 'Run')).toEqual({ kind: { type: 'printRun', groupSize: 2 }, cards: run });
    expect(sheetOf(text, 'Stripes')?.kind).toEqual({ type: 'striped', length: 2, weights: [0, 1] });
  });

  it('keeps the predetermined layouts of each round, in all four ways to write them', () => {
    const layout = (sheet: string) =>
      `"${sheet}": { "weight": ${sheet === 'A' ? 5 : 0}, "slots": { "${sheet}": 1 } }`;
    const list = (rounds: string, more = '') => `[Settings]
{ "predeterminedLayouts": ${rounds}, ${more} "layouts": { ${layout('A')}, ${layout('B')}, ${layout('C')} } }
[A]\n99 Ash\n[B]\n99 Birch\n[C]\n99 Cedar`;
    const shape = (rounds: string, more?: string) => {
      const { packs, templates, rejected } = batchOf(parseList(list(rounds, more)));
      const options = packs[0]?.rounds?.map((round) =>
        round.map((found) => `${found.weight} ${found.layout}`),
      );
      const layouts = packs.map((pack) => pack.layouts.map(({ name }) => name).join(''));
      expect(rejected).toEqual([]);
      return [options, layouts, roundsOf(templates).map((round) => round.pack)];
    };
    const three = ['my-list', 'my-list', 'my-list'];
    expect(shape('["A", "A", "B"]')).toEqual([[['1 A'], ['1 A'], ['1 B']], ['AB'], three]);
    expect(shape('[["A", "B"], ["B"]]', '"boostersPerPlayer": 3,')).toEqual([
      [['5 A', '1 B'], ['1 B']],
      ['AB'],
      three,
    ]);
    expect(shape('[{"A": 7, "B": 1, "C": 0}]', '"boostersPerPlayer": 3,')).toEqual([
      [['7 A', '1 B']],
      ['AB'],
      three,
    ]);
    expect(shape('[[{"name":"B","weight":2}], ["A","C"], "C"]')).toEqual([
      [['2 B'], ['5 A', '1 C'], ['1 C']],
      ['ABC'],
      three,
    ]);
  });

  it('deals layouts from a bag where the list draws them without replacement, unless the bag were too large', () => {
    const list = (weight: number, isBag: boolean) => `[Settings]
{ "layoutWithReplacement": ${!isBag}, "layouts": { "P": { "weight": ${weight}, "slots": { "A": 1 } } } }
[A]\n99 Ash`;
    const read = (weight: number, isBag: boolean) => batchOf(parseList(list(weight, isBag)));
    expect(read(24, true).packs[0]?.layoutDraw).toBe('bag');
    expect(read(24, false).packs[0]).not.toHaveProperty('layoutDraw');
    expect(read(1001, true).packs[0]).not.toHaveProperty('layoutDraw');
    expect(read(1001, true).warnings).toContain(
      'A bag of 1001 layouts is too large (at most 1000); here each pack draws its layout by weight.',
    );
  });

  it('multiplies the weights of a bag to whole numbers, and says so', () => {
    const list = (weights: readonly number[]) => `[Settings]
{ "layoutWithReplacement": false, "layouts": { "P": { "weight": ${weights[0]}, "slots": { "A": 1 } }, "Q": { "weight": ${weights[1]}, "slots": { "A": 2 } } } }
[A]\n99 Ash`;
    const read = (...weights: readonly number[]) => {
      const { packs, warnings } = batchOf(parseList(list(weights)));
      return [packs[0]?.layouts.map(({ weight }) => weight), packs[0]?.layoutDraw, warnings];
    };
    const told = ['A bag holds whole numbers of layouts, so that their weights were multiplied to be whole.'];
    expect(read(0.25, 0.5)).toEqual([[1, 2], 'bag', told]);
    expect(read(2, 4)).toEqual([[2, 4], 'bag', []]);
  });

  it('keeps duplicates apart where a pack could have them', () => {
    const duplicates = (settings: string, cards: string) =>
      batchOf(parseList(`[Settings]\n${settings}\n${cards}`)).packs[0]?.duplicates;
    expect(duplicates('{}', '[A(2)]\n2 Ash\nBirch')).toBe('apart');
    expect(duplicates('{}', '[A(2)]\nAsh\nBirch')).toBe(undefined);
    expect(duplicates('{}', '[A(1)]\nAsh\nBirch\n[B(1)]\nAsh')).toBe('apart');
    expect(duplicates('{"withReplacement": true}', '[A(2)]\n2 Ash\nBirch')).toBe(undefined);
    expect(duplicates('{"withReplacement": true}', '[A(1)]\nAsh\n[B(1)]\nAsh')).toBe('apart');
    expect(duplicates('{"duplicateProtection": false}', '[A(2)]\n2 Ash\nBirch')).toBe(undefined);
  });

  it('tells in the draft’s own words that cards would act while drafting', () => {
    const text = `[CustomCards]\n[{ "name": "Clockwork Hen", "mana_cost": "{1}", "type": "Artifact", "draft_effects": ["FaceUp"] }]
[A(1)]\n99 Clockwork Hen`;
    expect(batchOf(parseList(text)).templates[0]?.blurb).toBe(
      '3 packs of 1 from the list My List. Cards that act while drafting (FaceUp) are drafted like any other card.',
    );
  });

  it('turns picks and burns of each round into steps, the last number staying', () => {
    const text = `[Settings]
{ "withReplacement": true, "boosterSettings": [{ "picks": [3, 1], "burns": [1, 0] }, { "picks": 2, "burns": 13 }] }
[A(15)]\nAsh`;
    const rounds = roundsOf(batchOf(parseList(text)).templates);
    expect(rounds.slice(0, 2)).toEqual([
      {
        pack: 'my-list',
        opening: [
          { do: 'pick', count: 3 },
          { do: 'burn', count: 1 },
          { do: 'pass', direction: 'left' },
        ],
        steps: [
          { do: 'pick', count: 1 },
          { do: 'pass', direction: 'left' },
        ],
      },
      {
        pack: 'my-list',
        opening: [],
        steps: [
          { do: 'pick', count: 2 },
          { do: 'burn', count: 13 },
          { do: 'pass', direction: 'right' },
        ],
      },
    ]);
    expect(rounds?.[2]?.opening.length).toBe(3);
  });

  it('makes a template that can be read back at the most cards of a turn, a pack and a pile', () => {
    const settings = '{ "boosterSettings": [{ "picks": 100, "burns": 100 }] }';
    const { templates, warnings } = batchOf(parseList(`[Settings]\n${settings}\n[A(100)]\n100000 Ash`));
    expect(templates.map((template) => storedTemplateSchema.parse(template))).toEqual(templates);
    expect(warnings).toEqual([]);
  });

  it('reads the older layouts section', () => {
    const text =
      '[Layouts]\n - Normal (3)\n   2 Common\n   1 Rare\n - Lucky (1)\n   2 Rare\n[Common]\n9 Ash\n[Rare]\n9 Birch';
    const layouts = batchOf(parseList(text)).packs[0]?.layouts;
    expect(
      layouts?.map((layout) => [layout.name, layout.weight, layout.slots.map((slot) => slot.count)]),
    ).toEqual([
      ['Normal', 3, [2, 1]],
      ['Lucky', 1, [2]],
    ]);
  });

  it('balances the largest slot by lanes where its cards have lanes, unless the list says not to', () => {
    const list = (settings: string) => `${twoCards}[Settings]\n${settings}\n[A(5)]\n9 Moss Otter\n9 Tin Song`;
    expect(sheetOf(list('{}'), 'A')?.balanceBy).toBe('lanes');
    expect(sheetOf(list('{"colorBalance": false}'), 'A')?.balanceBy).toBe(undefined);
  });

  it('takes cards that the game knows from the game', () => {
    const options: Partial<ImportOptions> = {
      cardNames: ['Ash', 'Birch'],
      knownCards: (name) => name === 'Ash' || name === 'Birch',
      findPrinting: (name, set, number) => (name === 'Ash' ? `game-${set}-${number}` : null),
      knownPrintings: (key) => key.startsWith('game-'),
    };
    const batch = batchOf(parseList('[A(1)]\nAsh (DAR) 3\nBirch\nCedar', options));
    expect(batch.packs[0]?.sheets.A?.cards?.map((entry) => entry.printing)).toEqual([
      'game-DOM-3',
      'my-list//birch',
      'my-list//cedar',
    ]);
    expect(batch.cards.map((card) => card.name)).toEqual(['Cedar']);
    expect(batch.nameOnly).toEqual(['Cedar']);
  });

  it('keeps draft effects with the card and says that the list needs them', () => {
    const text = `[CustomCards]\n[{ "name": "Clockwork Hen", "mana_cost": "{1}", "type": "Artifact",
      "draft_effects": ["FaceUp", { "type": "AddCards", "cards": ["Egg"] }], "related_cards": ["Egg", "Clockwork Hen"] }]
[A(1)]\n9 Clockwork Hen`;
    const batch = batchOf(parseList(text));
    expect(batch.cards[0]?.attributes).toEqual({
      subtypes: [],
      relatedCards: ['Egg', 'Clockwork Hen'],
      draftEffects: ['FaceUp', '{"type":"AddCards","cards":["Egg"]}'],
    });
    expect(batch.warnings).toEqual([
      '2 related cards were not found: "Egg" (of "Clockwork Hen"), "Egg" (of "Clockwork Hen").',
      'The list needs draft effects that are kept but not played yet (FaceUp, AddCards), on 1 card.',
      'The list has cards for 3 seats at most.',
    ]);
  });

  it('names lines that belong to no section and keeps the others', () => {
    const batch = batchOf(parseList('[Settings]\n{}\nAsh\n[A(1)]\nBirch'));
    expect(batch.rejected).toEqual([
      { row: 3, column: 'section', found: 'Ash', expected: 'a section header in brackets' },
    ]);
    expect(batch.nameOnly).toEqual(['Birch']);
  });

  it('names the line of a card line or custom card that is wrong and keeps the others', () => {
    const text = `[CustomCards]\n[\n{ "name": "Ash", "mana_cost": 3, "type": "Plant" },
{ "name": "Birch", "mana_cost": "1" },\n{ "name": "Cedar", "mana_cost": "1", "type": "Plant" }\n]\n[A(1)]\n0 Cedar\n5 Cedar\n${'x'.repeat(500)}`;
    const batch = batchOf(parseList(text));
    expect(batch.rejected.map(({ row, column, expected }) => [row, column, expected])).toEqual([
      [3, 'mana_cost', 'a text'],
      [4, 'type', 'a text'],
      [8, 'sheet A', 'a count from 1 to 100000'],
      [10, 'sheet A', 'a card line of at most 400 characters'],
    ]);
    expect(batch.packs[0]?.sheets.A?.cards).toEqual([{ printing: 'my-list//cedar', weight: 5 }]);
  });

  it.each([
    [
      '[Settings]\n{ "name": "x" \n "y": 1 }\n[A(1)]\nAsh',
      'Line 3: expected a comma or } in [Settings], found ""y": 1 }".',
    ],
    ['[Settings]\n{ "name": "x"', 'Line 2: expected a comma or } in [Settings], found "{ "name": "x"".'],
    [
      '[A(1)]\nAsh\n[B\nBirch',
      'Line 3: expected a header such as [Name], [Name(3)] or [Name {JSON}], found "[B".',
    ],
    [
      '[A {"collation":"swirl"}]\nAsh',
      'Line 1: expected collation to be one of random, printRun, striped, found "swirl".',
    ],
    [
      '[A {"collation":"striped"}]\nAsh',
      'Line 1: expected a length and weights for a striped sheet, found "A".',
    ],
    [
      '[CustomCards]\n{}\n[A]\nAsh',
      'Line 1: expected a JSON list of cards behind it, found "[CustomCards]".',
    ],
    [
      '[Settings]\n{"boostersPerPlayer":"two"}\n[A]\nAsh',
      'Line 1: the setting boostersPerPlayer is not as expected; found "two".',
    ],
    [
      '[Settings]\n{"layouts":{"P":{"weight":1,"slots":{"Z":1}}}}\n[A]\nAsh',
      'Layout "P" takes cards from the sheet "Z", which the list does not have.',
    ],
    ['[A(1)]\n\n[B(1)]\nBirch', 'The sheet "A" holds no card.'],
    ['[A]\nAsh\n[B]\nBirch', 'The list has 2 sheets (A, B) but neither layouts nor sizes such as [A(10)].'],
    [
      '[Layouts]\n- P (1)\n1 A\n[A(2)]\nAsh',
      'The sheet "A" has a size in its header, but the list has layouts too; only one of both can say how a pack is filled.',
    ],
    [
      '[Layouts]\n- P (1)\nmany A\n[A]\nAsh',
      'Line 3: expected a layout such as - Normal (3) or a slot such as 10 Common, found "many A".',
    ],
    [
      '[Settings]\n{"boosterSettings":[{"picks":[1,200]}]}\n[A(15)]\nAsh',
      'Line 1: the setting boosterSettings.0.picks asks for 200 cards in one turn; at most 100 are possible.',
    ],
    [
      '[Settings]\n{"boosterSettings":[{},{"burns":101}]}\n[A(15)]\nAsh',
      'Line 1: the setting boosterSettings.1.burns asks for 101 cards in one turn; at most 100 are possible.',
    ],
    ['[A(60)]\nAsh\n[B(41)]\nBirch', 'Layout "Pack" has 101 cards; a pack has at most 100.'],
    [
      '[A(1)]\n60000 Ash\n[B(1)]\n40001 Birch',
      'The sheets of the list have 100001 copies in all; a table deals from at most 100000.',
    ],
  ])('is refused in one sentence: %j', (text, sentence) => {
    const recognised = parseList(text);
    expect(recognised.ok ? 'accepted' : recognised.sentence).toBe(sentence);
    expect(recognised.ok ? 0 : recognised.rejected.length).toBe(1);
  });
});

describe('a cube list', () => {
  it('is one sheet of single cards, packs of fifteen, three rounds, and ends at the maybeboard', () => {
    const names = Array.from({ length: 360 }, (_, index) => `Tree ${index}`);
    const batch = batchOf(parseList(`# mainboard\r\n${names.join('\r\n')}\r\n\r\n# maybeboard\r\nShrub\r\n`));
    expect(batch.format).toBe('Cube list');
    expect(batch.packs[0]?.sheets.Cube?.cards?.length).toBe(360);
    expect(batch.packs[0]?.layouts[0]?.slots).toEqual([
      { name: 'Cube', count: 15, finish: 'plain', sheets: [{ sheet: 'Cube', weight: 1 }] },
    ]);
    expect(batch.packs[0]?.replacement).toBe('table');
    expect([roundsOf(batch.templates).length, batch.templates[0]?.seats]).toEqual([3, 8]);
    expect([batch.nameOnly.length, batch.warnings]).toEqual([
      360,
      ['1 card under Maybeboard was left out: Shrub.'],
    ]);
  });

  it('reads counts, sets, numbers and finishes, and leaves brackets of several words in the name', () => {
    const batch = batchOf(
      parseList('4x Ash (ABC) 12 +F\n2\tBirch Tree (Big Furry One)\nCedar // Fir\n1 Ash'),
    );
    expect(batch.printings.map(({ card, set, number }) => [card, set, number])).toEqual([
      ['Ash', 'ABC', '12'],
      ['Birch Tree (Big Furry One)', 'my-list', ''],
      ['Cedar // Fir', 'my-list', ''],
      ['Ash', 'my-list', ''],
    ]);
    expect(batch.packs[0]?.sheets.Cube?.cards?.map(({ weight, finish }) => [weight, finish])).toEqual([
      [4, 'foil'],
      [2, undefined],
      [1, undefined],
      [1, undefined],
    ]);
    expect(batch.sets).toEqual([
      { code: 'ABC', name: 'ABC', releasedOn: null },
      { code: 'my-list', name: 'My List', releasedOn: null },
    ]);
  });
});

const accepted = [
  'AGC_MTGA',
  'AetherSearcher',
  'AgentOfAcquisitions',
  'AnimusOfPredation',
  'Archdemon of Paliano',
  'BoosterSettings',
  'CanalDredger',
  'ChooseColors',
  'CogworkLibrarian',
  'CubeCobraExport',
  'CustomCards_DraftEffect_AddCards',
  'CustomCards_DraftEffect_AddCards_Squadron_Hawk',
  'CustomCards_DraftEffect_AddRandomCards',
  'CustomCards_DraftEffect_BurnAfterPicking',
  'CustomCards_DraftEffects',
  'CustomCards_Props',
  'CustomCards_RelatedCards',
  'CustomCards_RelatedCards_Invalid',
  'CustomCards_SlotSize',
  'CustomLayouts',
  'CustomLayouts_MismatchedLayoutSizes',
  'CustomSheets',
  'DOMLayoutExample',
  'DuplicationProtection',
  'LayoutSlotArray',
  'LeovoldsOperative',
  'LongName',
  'LoreSeeker',
  'LoreSeeker_Singleton',
  'NoteDraftedCards',
  'NotePassingPlayer',
  'Over_the_Horizon',
  'PredeterminedLayouts',
  'PredeterminedLayouts_Arrays',
  'PredeterminedLayouts_Objects_WithoutReplacement',
  'RefillWhenEmpty_Layouts',
  'RefillWhenEmpty_NoLayout',
  'RemoveCards',
  'ReplacementTest',
  'ReplacementTest_Layouts',
  'SessionSettingsDefaults',
  'StripedCollation',
  'TrailingCommas',
  'WithSettings',
  'printRun',
];
const refused = [
  ['CustomCards_InvalidJSON', 'Line 7: expected a name in quotes or } in [CustomCards]', 7],
  ['CustomCards_DraftEffects_Invalid', 'has the draft effect "NonValidValue", which does not exist.', 3],
  ['InvalidSettings_UnknownLayout', 'names the layout "NonExisting", which the list does not have.', 1],
] as const;

const realTests = [
  ...accepted.map((name) => `the list ${name} is accepted without a rejected line`),
  ...refused.map(([name]) => `the list ${name} is refused with its line`),
  'the Lorcana retail list has twelve cards in a pack and exact foil weights',
  'the Lorcana cube has twelve cards in a pack and four rounds',
  'known figures of the larger lists',
];

describe.skipIf(!areFilesHere(realTests))('real Draftmancer lists', () => {
  it.each(accepted)('the list %s is accepted without a rejected line', (name) => {
    const batch = batchOf(parseReal(`mtg/draftmancer-list/${name}.txt`));
    expect(batch.rejected).toEqual([]);
    expect(batch.packs.length).toBeGreaterThan(0);
    // Fewer cards than a table of eight needs are offered as Winston too.
    expect(batch.templates.length).toBe(name === 'CubeCobraExport' ? 2 : 1);
  });

  it.each(refused)('the list %s is refused with its line', (name, words, row) => {
    const recognised = parseReal(`mtg/draftmancer-list/${name}.txt`);
    expect(recognised.ok ? 'accepted' : recognised.sentence).toContain(words);
    expect(recognised.ok ? [] : recognised.rejected.map((reject) => reject.row)).toEqual([row]);
  });

  it('the Lorcana retail list has twelve cards in a pack and exact foil weights', () => {
    const batch = batchOf(parseReal('lorcana/retail_sets/shimmering_skies.draftmancer.txt'));
    const [pack] = batch.packs;
    expect(batch.nameOnly).toEqual([]);
    expect(batch.rejected).toEqual([]);
    expect(batch.cards.length).toBe(1020);
    expect([pack?.slug, pack?.replacement]).toEqual(['shimmering-skies', 'pack']);
    expect(pack?.layouts[0]?.slots.map((slot) => slot.count)).toEqual([1, 1, 1, 1, 1, 1, 3, 2, 1]);
    const weightsOf = (name: string) => [
      pack?.sheets[name]?.cards?.length,
      [...new Set(pack?.sheets[name]?.cards?.map((entry) => entry.weight))].sort(
        (left, right) => right - left,
      ),
    ];
    expect(weightsOf('CommonSlotSteel')).toEqual([12, [1]]);
    expect(weightsOf('UncommonSlot')).toEqual([55, [1]]);
    // Cards that stand on two lines have the weight of both: 79 lines are 78 cards, 205 are 203.
    expect(weightsOf('RareOrHigherSlot')).toEqual([78, [26, 13, 5, 2]]);
    expect(weightsOf('FoilSlot')).toEqual([203, [60, 35, 30, 26, 13, 5, 2]]);
    expect(roundsOf(batch.templates).length).toBe(4);
  });

  it('the Lorcana cube has twelve cards in a pack and four rounds', () => {
    const batch = batchOf(parseReal('lorcana/example-cube.draftmancer.txt'));
    expect(batch.packs[0]?.layouts[0]?.slots.map((slot) => [slot.name, slot.count])).toEqual([
      ['MainSlot', 12],
    ]);
    expect([batch.packs[0]?.replacement, roundsOf(batch.templates).length]).toEqual(['table', 4]);
    expect([batch.cards.length, batch.nameOnly]).toEqual([292, []]);
  });

  it('known figures of the larger lists', () => {
    const names = ['CubeCobraExport', 'Over_the_Horizon', 'AGC_MTGA', 'WithSettings', 'StripedCollation'];
    const figures = names.map((name) => {
      const batch = batchOf(parseReal(`mtg/draftmancer-list/${name}.txt`));
      const size = batch.packs[0]?.layouts[0]?.slots.reduce((sum, slot) => sum + slot.count, 0);
      return [name, batch.cards.length, batch.nameOnly.length, batch.packs.length, size];
    });
    expect(figures).toEqual([
      ['CubeCobraExport', 246, 246, 1, 15],
      ['Over_the_Horizon', 340, 0, 1, 15],
      ['AGC_MTGA', 463, 0, 1, 15],
      ['WithSettings', 250, 250, 1, 14],
      ['StripedCollation', 253, 253, 1, 15],
    ]);
    const related = batchOf(parseReal('mtg/draftmancer-list/CustomCards_RelatedCards_Invalid.txt'));
    expect(related.warnings[0]).toMatch(/^1 related card was not found: /);
  });
});
