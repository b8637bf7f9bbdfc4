import * as fc from 'fast-check';
import type { PackDefinition } from '../packs/definition.ts';
import type { Catalogue, Setup } from '../setup.ts';
import type { Round, Step } from '../template.ts';
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
const discardRest: Step = { do: 'discardRest' };

/** Step programs that are played by people somewhere, and some that nobody would play. */
export const namedPrograms: Readonly<Record<string, Omit<Round, 'pack'>>> = {
  classic: { opening: [], steps: [pick(1), pass('left')] },
  rightward: { opening: [], steps: [pick(1), pass('right')] },
  pickTwo: { opening: [], steps: [pick(2), pass('left')] },
  glimpse: { opening: [], steps: [pick(1), burn(2), pass('left')] },
  minneapolis: { opening: [pick(1), burn(1), pass('left')], steps: [pick(2), burn(1), pass('right')] },
  supreme: { opening: [], steps: [pick(3), discardRest] },
  leader: { opening: [pick(1), pass('left')], steps: [pick(1), pass('left')] },
  housed: { opening: [], steps: [pick(1), pass('none'), pick(1), pass('left')] },
  chancy: { opening: [], steps: [random(1), pick(1), random(1), pass('left')] },
  fate: { opening: [], steps: [random(1), pass('left')] },
  burnFirst: { opening: [], steps: [burn(1), pick(1), pass('left')] },
  goesNowhere: { opening: [pick(1), pass('left')], steps: [pass('left')] },
  endless: { opening: [], steps: [pick(1)] },
};

const direction = fc.constantFrom('left', 'right', 'none');
const takingStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 3 }).map(pick) },
  { weight: 2, arbitrary: fc.integer({ min: 1, max: 2 }).map(burn) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 2 }).map(random) },
);
const ending: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: direction.map(pass) },
  { weight: 1, arbitrary: fc.constant(discardRest) },
);
const turn = fc
  .tuple(fc.array(takingStep, { minLength: 1, maxLength: 4 }), ending)
  .map(([steps, end]) => [...steps, end]);
const program: fc.Arbitrary<Omit<Round, 'pack'>> = fc.oneof(
  fc.constantFrom(...Object.values(namedPrograms)),
  fc.record({
    opening: fc.oneof(fc.constant([]), turn),
    steps: fc.array(turn, { minLength: 1, maxLength: 2 }).map((turns) => turns.flat()),
  }),
);
const round: fc.Arbitrary<Round> = fc
  .tuple(fc.constantFrom(...Object.keys(packs)), program)
  .map(([pack, steps]) => ({ pack, ...steps }));

/** Small drafts of every kind: 1–8 seats, 1–3 rounds. */
export const anySetup: fc.Arbitrary<Setup> = fc.record({
  catalogue: fc.constant(smallCatalogue),
  template: fc
    .array(round, { minLength: 1, maxLength: 3 })
    .map((rounds) => ({ format: 'booster', rounds }) as const),
  seats: fc.integer({ min: 1, max: 8 }),
  solo: fc.boolean(),
});

/** A draft of the small game with one named program in every round. */
export function namedSetup(name: string, seats: number, pack = 'plain', rounds = 2): Setup {
  const steps = namedPrograms[name];
  if (!steps) throw new Error(`There is no program ${name}`);
  return {
    catalogue: smallCatalogue,
    template: { format: 'booster', rounds: range(0, rounds).map(() => ({ pack, ...steps })) },
    seats,
    solo: false,
  };
}

export const anySeed: fc.Arbitrary<number> = fc.integer({ min: 0, max: 2 ** 31 - 1 });
