import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { PackDefinition } from '#engine/packs/definition.ts';
import { packOdds } from '#engine/packs/odds/odds.ts';
import { preparePack } from '#engine/packs/prepare.ts';
import { openTable } from '#engine/packs/table.ts';
import { keyring } from '#engine/random/streams.ts';
import { CARD_DATA, hasCardData } from '../harness/cardData.ts';
import { pValueOf } from './chiSquare.ts';
import { naiveChances } from './naivePacks.ts';
import { firstPacks, roundsOf, type Structure, structuresOf } from './structures.ts';

const LISTS = 'mtg/draftmancer-list';
const REFUSED = [
  'CustomCards_InvalidJSON',
  'CustomCards_DraftEffects_Invalid',
  'InvalidSettings_UnknownLayout',
];
/** All tests together call packs of true chance wrong once in a thousand; each gets an equal part of that. */
const ALPHA = 0.001;
/** Packs that are opened and simulated packs they are held against; a pile has to be shuffled for each. */
const AMOUNTS = process.env.EVERY_FILE
  ? { byItself: { packs: 10_000, naive: 20_000 }, fromPiles: { packs: 2_000, naive: 4_000 } }
  : { byItself: { packs: 5_000, naive: 10_000 }, fromPiles: { packs: 1_000, naive: 2_000 } };
/** Packs of a list in which chance has no say. */
const CERTAIN_PACKS = 200;
const BIASED_PACKS = 60_000;

const hasData = hasCardData('mtg/mtgjson5/ISD.json', 'card frequencies of every real pack structure');

function realFiles(): readonly string[] {
  const lists = readdirSync(join(CARD_DATA, LISTS)).filter(
    (file) => !REFUSED.some((name) => file === `${name}.txt`),
  );
  return [
    ...['ISD', 'ARN', 'APC', 'CNS'].map((set) => `mtg/mtgjson5/${set}.json`),
    'lorcana/retail_sets/shimmering_skies.draftmancer.txt',
    'lorcana/example-cube.draftmancer.txt',
    'mtg/cube-lists/MTGAChromaticCubeNovember22.txt',
    'mtg/cube-lists/TinkererApril2023.txt',
    ...lists.map((file) => `${LISTS}/${file}`),
  ];
}

interface Case {
  readonly name: string;
  readonly structure: Structure;
  readonly round: number;
}

const cases: readonly Case[] = (hasData ? realFiles() : []).flatMap((file) =>
  structuresOf(file).flatMap((structure) =>
    Array.from({ length: roundsOf(structure) }, (_, round) => ({
      name: `${file}, ${structure.stored.slug}${roundsOf(structure) > 1 ? `, round ${round + 1}` : ''}`,
      structure,
      round,
    })),
  ),
);

/** A chi-square of the exact odds and one of the simulated odds for each case, and the tests further down. */
const FURTHER_TESTS = 3;
const TESTS = cases.length * 2 + FURTHER_TESTS;
const LEVEL = ALPHA / TESTS;

const oddsOf = (definition: PackDefinition, { structure, round }: Case) =>
  packOdds(definition, structure.cards, 1, round).cards;

const amountsOf = ({ structure: { definition } }: Pick<Case, 'structure'>) =>
  definition.replacement === 'table' ? AMOUNTS.fromPiles : AMOUNTS.byItself;

function chancesOf(one: Case): { exact: Map<number, number>; simulated: Map<number, number> } {
  const { structure, round } = one;
  const odds = oddsOf(structure.definition, one);
  const exact = new Map(odds.filter(({ isExact }) => isExact).map(({ card, chance }) => [card, chance]));
  if (exact.size === odds.length) return { exact, simulated: new Map() };
  const naive = naiveChances(structure.definition, structure.cards, round, amountsOf(one).naive);
  return { exact, simulated: new Map([...naive].filter(([card]) => !exact.has(card))) };
}

const isCertain = (chance: number) => Math.abs(chance - Math.round(chance)) < 1e-9;
const open = (chances: ReadonlyMap<number, number>) =>
  new Map([...chances].filter(([, chance]) => !isCertain(chance)));

const shareOf = (packs: readonly (readonly number[])[], card: number) =>
  packs.filter((pack) => pack.includes(card)).length / packs.length;

describe.skipIf(!hasData)('the cards of packs of real files', { timeout: 600_000 }, () => {
  it('are those of 45 lists, 4 sets, 2 packs of another game and 2 cubes', () => {
    expect(new Set(cases.map(({ structure }) => structure.file)).size).toBe(53);
    expect(TESTS).toBe(133);
  });

  it.each(cases)('come as often as the odds say: $name', (one) => {
    const { structure, round } = one;
    const { exact, simulated } = chancesOf(one);
    const { packs: count, naive } = amountsOf(one);
    const isChance = open(exact).size + open(simulated).size > 0;
    const packs = firstPacks(structure.definition, structure.cards, {
      packs: isChance ? count : CERTAIN_PACKS,
      round,
    });
    const known = new Set([...exact.keys(), ...simulated.keys()]);
    expect(packs.flat().filter((card) => !known.has(card))).toEqual([]);
    for (const [card, chance] of exact)
      if (isCertain(chance)) expect(shareOf(packs, card)).toBe(Math.round(chance));
    expect(pValueOf(packs, open(exact))).toBeGreaterThan(LEVEL);
    expect(pValueOf(packs, open(simulated), naive)).toBeGreaterThan(LEVEL);
  });

  it.each([
    'mtg/cube-lists/MTGAChromaticCubeNovember22.txt',
    'mtg/cube-lists/TinkererApril2023.txt',
    'lorcana/example-cube.draftmancer.txt',
  ])('come as often in the last pack of a table as in the first: %s', (file) => {
    const [structure] = structuresOf(file);
    const { definition, cards, template } = structure!;
    const prepared = preparePack(definition, cards);
    const streamOf = keyring(new Uint8Array(32).fill(9));
    const before = template.seats * 3 - 1;
    const packs = Array.from({ length: 1_000 }, (_, number) => {
      const table = openTable(prepared, `table ${number}`, streamOf);
      const stream = streamOf(`pack/${number}`);
      for (let pack = 0; pack < before; pack += 1) table(stream);
      return table(stream).map(({ card }) => card);
    });
    const odds = oddsOf(definition, { name: file, structure: structure!, round: 0 });
    expect(odds.every(({ isExact }) => isExact)).toBe(true);
    expect(pValueOf(packs, new Map(odds.map(({ card, chance }) => [card, chance])))).toBeGreaterThan(LEVEL);
  });
});

/** A copy in which cards of a sheet weigh more. */
function heavier(
  definition: PackDefinition,
  name: string,
  factor: number,
  isHeavier: (card: number, weight: number) => boolean,
): PackDefinition {
  const sheet = definition.sheets[name]!;
  const entries = sheet.cards.map(({ card, weight }) => ({
    card,
    weight: isHeavier(card, weight) ? weight * factor : weight,
  }));
  return { ...definition, sheets: { ...definition.sheets, [name]: { ...sheet, cards: entries } } };
}

const biases: readonly [name: string, file: string, biased: (structure: Structure) => PackDefinition][] = [
  [
    'mythic rares are 12 % too heavy',
    'mtg/mtgjson5/ISD.json',
    ({ definition }) => heavier(definition, 'sfcRareMythic', 1.12, (_, weight) => weight === 1),
  ],
  [
    'every other uncommon is 12 % too heavy',
    'mtg/mtgjson5/ISD.json',
    ({ definition }) => heavier(definition, 'sfcUncommon', 1.12, (card) => card % 2 === 0),
  ],
  [
    'balanced commons of one lane are 30 % too heavy',
    'mtg/mtgjson5/ISD.json',
    ({ definition, cards }) =>
      heavier(definition, 'sfcCommon', 1.3, (card) => cards[card]!.lanes.includes('blue')),
  ],
  [
    'rares of another game are 30 % too heavy',
    'lorcana/retail_sets/shimmering_skies.draftmancer.txt',
    ({ definition }) => heavier(definition, 'RareOrHigherSlot', 1.3, (_, weight) => weight === 13),
  ],
  [
    'half of a cube lies twice in its pile',
    'mtg/cube-lists/TinkererApril2023.txt',
    ({ definition }) => heavier(definition, 'Cube', 2, (card) => card % 2 === 0),
  ],
];

describe.skipIf(!hasData)('a planted bias', { timeout: 600_000 }, () => {
  it.each(biases)('is caught: %s', (name, file, biased) => {
    const structure = structuresOf(file)[0]!;
    const one = { name, structure, round: 0 };
    const definition = biased(structure);
    const { exact, simulated } = chancesOf(one);
    const { packs: few, naive } = amountsOf(one);
    const packs = firstPacks(definition, structure.cards, {
      packs: definition.replacement === 'table' ? few : BIASED_PACKS,
    });
    const values = [pValueOf(packs, open(exact)), pValueOf(packs, open(simulated), naive)];
    expect(Math.min(...values)).toBeLessThan(LEVEL);
  });
});
