import {
  inventedCard,
  inventedCatalogue,
  inventedLane,
  layoutOf,
  packOf,
  randomSheet,
  secretOf,
  slotOf,
} from '#tests/support/engine/inventedGame.ts';
import type { LaneRule } from '../../core/setup.ts';
import { openStream, type Stream } from '../../random/streams.ts';
import type { BenchGame, BenchGames } from './tournament.ts';

interface Shape {
  readonly name: string;
  readonly lanes: readonly string[];
  readonly neutralShare: number;
  readonly laneRule: LaneRule;
  readonly deckSize: number;
}

const shapes: readonly Shape[] = [
  {
    name: 'A: two of five colours, 23 cards',
    lanes: ['ember', 'tide', 'grove', 'dusk', 'bone'],
    neutralShare: 0.05,
    laneRule: { kind: 'best', lanes: 2 },
    deckSize: 23,
  },
  {
    name: 'B: no limit, 40 of 42',
    lanes: ['ember', 'tide', 'grove', 'dusk', 'bone'],
    neutralShare: 0,
    laneRule: { kind: 'any' },
    deckSize: 40,
  },
  {
    name: 'C: one of three classes and neutral, 30',
    lanes: ['ember', 'tide', 'grove'],
    neutralShare: 0.3,
    laneRule: { kind: 'best', lanes: 1 },
    deckSize: 30,
  },
];

const COUNTS = { common: 100, uncommon: 60, rare: 40 } as const;
const RARITY_STEP = { common: -0.2, uncommon: 0.2, rare: 0.6 } as const;
const NOISE = 0.5;

function normal(stream: Stream): number {
  const uniform = () => (stream.below(2 ** 32) + 0.5) / 2 ** 32;
  return Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
}

function gameOf(shape: Shape, seed: number): BenchGame {
  const stream = openStream(secretOf(seed), `game/${shape.name}`);
  const truth: number[] = [];
  const cards = (['common', 'uncommon', 'rare'] as const).flatMap((rarity) =>
    Array.from({ length: COUNTS[rarity] }, (_, index) => {
      const worth = normal(stream) * 0.95 + RARITY_STEP[rarity];
      truth.push(worth);
      const seen = worth + normal(stream) * NOISE;
      const isNeutral = stream.below(1000) < shape.neutralShare * 1000;
      const lane = shape.lanes[stream.below(shape.lanes.length)]!;
      const rating = Math.max(0, Math.min(5, 2.5 + seen));
      return inventedCard(`${rarity} ${index}`, { rarity, rating, lanes: isNeutral ? [] : [lane] });
    }),
  );
  const sheetOf = (rarity: string) =>
    randomSheet(cards.flatMap((card, index) => (card.rarity === rarity ? [index] : [])));
  const pack = packOf([layoutOf(1, [slotOf('rare', 1), slotOf('uncommon', 3), slotOf('common', 10)])], {
    rare: sheetOf('rare'),
    uncommon: sheetOf('uncommon'),
    common: sheetOf('common'),
  });
  const catalogue = inventedCatalogue(cards, {
    lanes: shape.lanes.map(inventedLane),
    laneRule: shape.laneRule,
    deckSize: shape.deckSize,
    packs: { pack },
  });
  const round = (direction: 'left' | 'right') => ({
    pack: 'pack',
    opening: [],
    steps: [
      { do: 'pick', count: 1 },
      { do: 'pass', direction },
    ] as const,
  });
  const rounds = [round('left'), round('right'), round('left')];
  return {
    name: shape.name,
    setup: { catalogue, template: { format: 'booster', rounds }, seats: 8, solo: false },
    trueRating: (card) => truth[card] ?? 0,
  };
}

/** The synthetic games that bots are measured on, each anew for every seed. */
export const syntheticGames: readonly BenchGames[] = shapes.map((shape) => ({
  name: shape.name,
  gameOf: (seed: number) => gameOf(shape, seed),
}));
