import { describe, expect, it } from 'vitest';
import { belowFrom } from '../tests/support/engine/chance.ts';
import { layoutOf, packOf, randomSheet, range, slotOf } from '../tests/support/engine/inventedGame.ts';
import { oracleOf, oracles } from '../tests/support/engine/oracles.ts';
import { sealedDraft } from '../tests/support/engine/sealedDraft.ts';
import { namedSetup } from '../tests/support/engine/setups.ts';
import { isDealable } from './dealable.ts';
import type { FormatName, Setup } from './formats/registry.ts';
import type { PackDefinition } from './packs/definition.ts';
import { verifyLog } from './verifyLog.ts';

const classic = namedSetup('classic', 4);
const { template, catalogue } = classic;
if (template.format !== 'booster') throw new Error('The classic draft is one of boosters.');
const [round, ...rounds] = template.rounds;
if (!round) throw new Error('The classic draft has no round.');

/** The same draft with something else where a file may say anything. */
const withSteps = (steps: unknown): unknown => ({
  ...classic,
  template: { ...template, rounds: [{ ...round, steps }, ...rounds] },
});
const withPack = (plain: PackDefinition): unknown => ({
  ...classic,
  catalogue: { ...catalogue, packs: { ...catalogue.packs, plain } },
});
const pass = { do: 'pass', direction: 'left' };
const sheetOf = (kind: 'random' | 'printRun', weight: number) => ({
  common: randomSheet(
    [
      [0, 1],
      [1, weight],
    ],
    kind === 'random' ? {} : { kind: { type: 'printRun', groupSize: 3 } },
  ),
});
const one = layoutOf(1, [slotOf('common', 1)]);
const many = <Value>(count: number, value: Value) => Array.from({ length: count }, () => value);

const strange: readonly (readonly [string, unknown])[] = [
  ['a step that says nothing', withSteps([{ dR: 'pick', count: 1 }, pass])],
  ['a step that nobody knows', withSteps([{ do: 'wait', count: 1 }, pass])],
  ['a step that takes less than a card', withSteps([{ do: 'pick', count: -1 }, pass])],
  ['steps that are none', withSteps(7)],
  ['a format that nobody knows', { ...classic, template: { ...template, format: 'toString' } }],
  ['no template', { ...classic, template: null }],
  ['no seat', { ...classic, seats: 0 }],
  ['more seats than a table has', { ...classic, seats: 17 }],
  ['a seat and a half', { ...classic, seats: 1.5 }],
  [
    'a pack of a million cards',
    withPack(packOf([layoutOf(1, [slotOf('common', 1e6)])], sheetOf('random', 1))),
  ],
  ['a print run of a million cards', withPack(packOf([one], sheetOf('printRun', 1e6 + 1)))],
  [
    'a bag of a million layouts',
    withPack({ ...packOf([{ ...one, weight: 1e6 }], sheetOf('random', 1)), layoutDraw: 'bag' }),
  ],
  ['a cube of a million cards', withPack(packOf([one], sheetOf('random', 1e6), { replacement: 'table' }))],
  [
    'rounds that name a thousand layouts a thousand times',
    withPack({
      ...packOf(many(1000, one), sheetOf('random', 1)),
      rounds: [many(1000, { layout: one.name, weight: 1 })],
      edition: 2,
    }),
  ],
  [
    'a balanced sheet of which one card has nearly all weight',
    {
      ...classic,
      catalogue: {
        ...catalogue,
        cards: many(400, catalogue.cards[0]),
        packs: {
          ...catalogue.packs,
          plain: packOf([layoutOf(1, [slotOf('common', 15)])], {
            common: randomSheet(
              range(0, 400).map((card) => [card, card === 0 ? 1e9 : 1]),
              { balanceBy: 'lanes' },
            ),
          }),
        },
      },
    },
  ],
  ['a round of more steps than it may have', withSteps([...many(200, { do: 'pick', count: 1 }), pass])],
  [
    'seats that its format does not have',
    { ...oracleOf('winston').someSetup(catalogue, belowFrom(1)), seats: 9 },
  ],
  ['no packs', { ...classic, catalogue: { ...catalogue, packs: null } }],
  ['nothing', {}],
];

describe('what a file tells of a draft', () => {
  it.each(Object.keys(oracles) as FormatName[])('can be dealt when it is %s', (name) => {
    const oracle = oracleOf(name);
    for (let seed = 0; seed < 40; seed += 1) {
      const setup = oracle.someSetup(catalogue, belowFrom(seed));
      expect(isDealable(setup)).toBe(true);
      expect(isDealable(JSON.parse(JSON.stringify(setup)))).toBe(true);
    }
  });

  it('can be dealt with sheets of any weights that are drawn from, and rules of a later day beside its own', () => {
    expect(isDealable(withPack(packOf([one], sheetOf('random', 1e6))) as Setup)).toBe(true);
    expect(isDealable({ ...classic, template: { ...template, later: 1 } } as Setup)).toBe(true);
  });

  it.each(strange)('cannot be dealt with %s', (_, setup) => {
    expect(isDealable(setup as Setup)).toBe(false);
    expect(verifyLog({ ...sealedDraft(), setup }).findings).toContain('No packs can be dealt from this log.');
  });
});
