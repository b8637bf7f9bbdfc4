import type { SetupOf } from '#engine/core/format.ts';
import type { Catalogue } from '#engine/core/setup.ts';
import type { Step } from '#engine/core/template.ts';
import type { BoosterShape } from '#engine/formats/booster/booster.types.ts';
import {
  classic,
  glimpse,
  leader,
  minneapolis,
  pickTwo,
  type RoundProgram,
  supreme,
} from '#engine/formats/booster/named.ts';
import type { PackDefinition } from '#engine/packs/definition.ts';
import {
  inventedCard,
  inventedCatalogue,
  inventedLane,
  layoutOf,
  packOf,
  randomSheet,
  range,
  slotOf,
} from './inventedGame.ts';

const LANES = ['ember', 'tide', 'grove'] as const;

const cards = range(0, 30).map((index) => {
  const lane = LANES[index % 4];
  return inventedCard(`card ${index}`, {
    lanes: lane === undefined ? [] : [lane],
    cost: index % 7,
    rarity: index < 20 ? 'common' : 'rare',
    rating: index % 5,
  });
});

const sheets = {
  common: randomSheet(range(0, 20)),
  balanced: randomSheet(range(0, 20), { balanceBy: 'lanes' }),
  rare: randomSheet(range(20, 30).map((card) => [card, card - 19] as const)),
  printed: randomSheet(range(0, 20), { kind: { type: 'printRun', groupSize: 3 } }),
  striped: randomSheet(range(0, 20), { kind: { type: 'striped', length: 5, weights: [0, 1, 2] } }),
};

const small = { ...layoutOf(1, [slotOf('common', 3)]), name: 'small' };
const large = { ...layoutOf(1, [slotOf('common', 5), slotOf('rare', 1)]), name: 'large' };
const everyLayout = [small, large].map(({ name }) => ({ layout: name, weight: 1 }));

const packs: Readonly<Record<string, PackDefinition>> = {
  plain: packOf([layoutOf(1, [slotOf('common', 5), slotOf('rare', 1)])], sheets),
  retail: packOf(
    [
      layoutOf(3, [slotOf('balanced', 6), slotOf('rare', 1)]),
      layoutOf(1, [slotOf('balanced', 5), slotOf('rare', 2, { finish: 'foil' })]),
    ],
    sheets,
  ),
  cube: packOf([layoutOf(1, [slotOf('common', 4)])], sheets, { replacement: 'table', refill: true }),
  shortCube: packOf([layoutOf(1, [slotOf('balanced', 4)])], sheets, { replacement: 'table' }),
  printed: packOf([layoutOf(1, [slotOf('printed', 3), slotOf('striped', 4)])], sheets),
  mixed: packOf(
    [
      layoutOf(1, [
        slotOf('any', 3, {
          sheets: [
            { sheet: 'common', weight: 3 },
            { sheet: 'rare', weight: 0.5 },
          ],
        }),
      ]),
    ],
    sheets,
    { replacement: 'none' },
  ),
  single: packOf([layoutOf(1, [slotOf('rare', 1)])], sheets),
  rounds: packOf([small, large], sheets, {
    rounds: [[{ layout: 'small', weight: 1 }], everyLayout, [{ layout: 'large', weight: 1 }]],
    edition: 2,
  }),
  bag: packOf([small, { ...large, weight: 2 }], sheets, {
    layoutDraw: 'bag',
    rounds: [everyLayout],
    edition: 2,
  }),
  apart: packOf([layoutOf(1, [slotOf('common', 3), slotOf('balanced', 3)])], sheets, { duplicates: 'apart' }),
  twins: packOf([small, { ...large, name: 'small' }], sheets, { edition: 2 }),
  piles: packOf([layoutOf(1, [slotOf('common', 1)])], sheets, { replacement: 'table', edition: 2 }),
};

export const smallCatalogue: Catalogue = inventedCatalogue(cards, {
  lanes: LANES.map(inventedLane),
  laneRule: { kind: 'best', lanes: 2 },
  deckSize: 8,
  packs,
});

const pick = (count: number): Step => ({ do: 'pick', count });
const burn = (count: number): Step => ({ do: 'burn', count });
const random = (count: number): Step => ({ do: 'random', count });
const pass = (direction: 'left' | 'right' | 'none'): Step => ({ do: 'pass', direction });

/** Step programs that are played by people somewhere, and some that nobody would play. */
export const namedPrograms: Readonly<Record<string, RoundProgram>> = {
  classic: classic('left'),
  rightward: classic('right'),
  pickTwo: pickTwo('left'),
  glimpse: glimpse('left'),
  minneapolis: minneapolis('left', 3),
  supreme: supreme(),
  leader: leader('left'),
  twoWays: { opening: [pick(1), burn(1), pass('left')], steps: [pick(2), burn(1), pass('right')] },
  housed: { opening: [], steps: [pick(1), pass('none'), pick(1), pass('left')] },
  chancy: { opening: [], steps: [random(1), pick(1), random(1), pass('left')] },
  fate: { opening: [], steps: [random(1), pass('left')] },
  burnFirst: { opening: [], steps: [burn(1), pick(1), pass('left')] },
  goesNowhere: { opening: [pick(1), pass('left')], steps: [pass('left')] },
  endless: { opening: [], steps: [pick(1)] },
};

/** A booster draft of the small game with one named program in every round. */
export function namedSetup(name: string, seats: number, pack = 'plain', rounds = 2): SetupOf<BoosterShape> {
  const steps = namedPrograms[name];
  if (!steps) throw new Error(`There is no program ${name}`);
  return {
    catalogue: smallCatalogue,
    template: { format: 'booster', rounds: range(0, rounds).map(() => ({ pack, ...steps })) },
    seats,
    solo: false,
  };
}
