import type { FormatName, FormatShapes, Template } from '#engine/formats/registry.ts';
import type { ClockPreset } from '../games/gameSummary.ts';
import type { DraftSource } from './draftSource.ts';

/** A table of a format: its seats and rules, and what it plays with, in words. */
export interface Plan {
  readonly seats: number;
  readonly rules: Template;
  /** What each player or the table has, after "with": `6 packs each`. */
  readonly has: string;
  readonly blurb: string;
}

/** How a format is played by default. */
export interface FormatPlans {
  /** What a sentence begins with: `A silent auction`. */
  readonly label: string;
  /** What follows the name of a set: `silent auction`. */
  readonly suffix: string;
  readonly clock: ClockPreset;
  /** Cards that the packs need at least for the format to make sense. */
  readonly leastPack: number;
  /** From what people mean by the format to the least that is worth playing; the first that there are cards for is offered. */
  readonly plans: (source: DraftSource) => readonly Plan[];
}

type Plans = { readonly [Name in FormatName]: FormatPlans };
type RulesOf<Name extends FormatName> = FormatShapes[Name]['template'];

/** Cards that a player drafts, and the least that is worth a draft. */
const POOL = 45;
const LEAST_POOL = 15;
/** Cards that a player opens in sealed, and the least that a deck can be built from. */
const SEALED_POOL = 90;
const LEAST_SEALED_POOL = 45;
const TEAM_POOL = 60;
/** Different cards that may lie open at once in Rotisserie. */
const LAID_AT_MOST = 1000;
const STACK_PACKS_AT_MOST = 60;
const LIST_PACKS_AT_MOST = 20;
const TWO = 2;

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

/** Whole numbers from `from` down to `to`. */
const down = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, from - to + 1) }, (_, at) => from - at);

/** Packs of this size that hold about so many cards. */
const about = (cards: number, size: number, most: number) => between(1, Math.round(cards / size), most);

/** Packs of this size that hold at least so many cards. */
const atLeast = (cards: number, size: number, most: number) => between(1, Math.ceil(cards / size), most);

/** First fewer people with all of it, then less of it for the fewest. */
const ladder = (
  seats: readonly [most: number, least: number],
  amount: readonly [wanted: number, least: number],
  plan: (seats: number, amount: number) => Plan,
  step = 1,
): Plan[] => [
  ...down(seats[0], seats[1])
    .filter((count) => (seats[0] - count) % step === 0)
    .map((count) => plan(count, amount[0])),
  ...down(amount[0] - 1, amount[1]).map((less) => plan(seats[1], less)),
];

const packWord = (count: number) => (count === 1 ? '1 pack' : `${count} packs`);

/** Three packs of 15, and as many of other sizes as come near that. */
const roundsOf = ({ packSize }: DraftSource) =>
  between(packSize > 22 ? 1 : 3, Math.round(POOL / packSize), 9);

const leastRoundsOf = (source: DraftSource) => Math.min(roundsOf(source), 3);

function boosterRules(pack: string, rounds: number): RulesOf<'booster'> {
  return {
    format: 'booster',
    rounds: Array.from({ length: rounds }, (_, round) => ({
      pack,
      opening: [],
      steps: [
        { do: 'pick' as const, count: 1 },
        { do: 'pass' as const, direction: round % 2 === 0 ? ('left' as const) : ('right' as const) },
      ],
    })),
  };
}

/** Grids of Minesweeper by seats: about a sixth of each is left lying. */
const MINES: Readonly<Record<number, { width: number; height: number; picksPerGrid: number }>> = {
  4: { width: 8, height: 6, picksPerGrid: 40 },
  3: { width: 6, height: 6, picksPerGrid: 30 },
  2: { width: 6, height: 4, picksPerGrid: 20 },
};

/** A stack of all packs for two, which Winston and Winchester take from. */
const stackLadder = (source: DraftSource, plan: (packs: number) => Omit<Plan, 'seats'>) => {
  const { packSize } = source;
  return ladder(
    [TWO, TWO],
    [
      about(TWO * POOL, packSize, STACK_PACKS_AT_MOST),
      atLeast(TWO * LEAST_POOL, packSize, STACK_PACKS_AT_MOST),
    ],
    (seats, packs) => ({ seats, ...plan(packs) }),
  );
};

export const FORMAT_PLANS: Plans = {
  booster: {
    label: 'A booster draft',
    suffix: 'draft',
    clock: 'standard',
    leastPack: 5,
    plans: (source) =>
      ladder([8, TWO], [roundsOf(source), leastRoundsOf(source)], (seats, rounds) => ({
        seats,
        rules: boosterRules(source.slug, rounds),
        has: `${packWord(rounds)} each`,
        blurb: `${packWord(rounds)} each, ${source.packSize} cards a pack. Take one, pass the rest.`,
      })),
  },
  rochester: {
    label: 'Rochester',
    suffix: 'Rochester',
    clock: 'quick',
    leastPack: 5,
    plans: (source) =>
      ladder([4, TWO], [roundsOf(source), leastRoundsOf(source)], (seats, packsPerSeat) => ({
        seats,
        rules: { format: 'rochester', pack: source.slug, packsPerSeat },
        has: `${packWord(packsPerSeat)} each`,
        blurb: `${packWord(packsPerSeat)} each, opened one at a time. Everyone sees every card and every pick.`,
      })),
  },
  sealed: {
    label: 'Sealed',
    suffix: 'sealed',
    clock: 'none',
    leastPack: 3,
    plans: ({ slug, packSize }) =>
      ladder(
        [8, TWO],
        [
          about(SEALED_POOL, packSize, LIST_PACKS_AT_MOST),
          atLeast(LEAST_SEALED_POOL, packSize, LIST_PACKS_AT_MOST),
        ],
        (seats, count) => ({
          seats,
          rules: { format: 'sealed', packs: [{ pack: slug, count }] },
          has: `${packWord(count)} each`,
          blurb: `${packWord(count)} each. Open them all and build a deck.`,
        }),
      ),
  },
  teamSealed: {
    label: 'Team sealed',
    suffix: 'team sealed',
    clock: 'none',
    leastPack: 3,
    plans: ({ slug, packSize }) =>
      ladder(
        [6, 4],
        [
          about(TEAM_POOL, packSize, LIST_PACKS_AT_MOST),
          atLeast(LEAST_SEALED_POOL, packSize, LIST_PACKS_AT_MOST),
        ],
        (seats, count) => ({
          seats,
          rules: { format: 'teamSealed', packs: [{ pack: slug, count }], teams: 2 },
          has: `${packWord(count)} each`,
          blurb: `Two teams, ${packWord(count)} for each player. A team shares what it opens.`,
        }),
        2,
      ),
  },
  jumpstart: {
    label: 'Jumpstart',
    suffix: 'Jumpstart',
    clock: 'none',
    leastPack: 1,
    plans: ({ slug, packSize, deckSize, themes }) => {
      const chosen = about(deckSize, packSize, 4);
      const offered = themes > 2 ? 3 : 2;
      return ladder([4, TWO], [chosen, chosen], (seats) => ({
        seats,
        rules: { format: 'jumpstart', pack: slug, offered, chosen },
        has: `${chosen * offered} half-decks each`,
        blurb: `Choose ${chosen === 1 ? 'a half-deck' : `${chosen} half-decks`} by theme, from ${offered} each time.`,
      }));
    },
  },
  housman: {
    label: 'Housman',
    suffix: 'Housman',
    clock: 'standard',
    leastPack: 1,
    plans: ({ slug }) =>
      ladder([4, TWO], [9, 3], (seats, rounds) => ({
        seats,
        rules: {
          format: 'housman',
          pack: slug,
          handSize: 5,
          revealed: 9,
          exchanges: 3,
          rounds,
          turnOrder: 'classic',
        },
        has: `${rounds} rounds`,
        blurb: `${rounds} rounds. Improve a hand of 5 with three swaps from 9 open cards.`,
      })),
  },
  silentAuction: {
    label: 'A silent auction',
    suffix: 'silent auction',
    clock: 'relaxed',
    leastPack: 1,
    plans: ({ slug, packSize }) => {
      const plan = (seats: number, packs: number): Plan => ({
        seats,
        rules: {
          format: 'silentAuction',
          pack: slug,
          packs,
          startingFunds: 200,
          price: 'first',
          reservePrice: 0,
          tiebreakers: [
            { by: 'funds', prefer: 'more' },
            { by: 'cards', prefer: 'fewer' },
          ],
        },
        has: packWord(packs),
        blurb: `200 coins each for the cards of ${packWord(packs)}. Bids are secret.`,
      });
      const wanted = (seats: number) => about(seats * POOL, packSize, STACK_PACKS_AT_MOST);
      return [
        ...[4, 3].map((seats) => plan(seats, wanted(seats))),
        ...down(wanted(TWO), atLeast(TWO * LEAST_POOL, packSize, STACK_PACKS_AT_MOST)).map((packs) =>
          plan(TWO, packs),
        ),
      ];
    },
  },
  solomon: {
    label: 'Solomon',
    suffix: 'Solomon',
    clock: 'relaxed',
    leastPack: 1,
    plans: ({ slug }) =>
      ladder([TWO, TWO], [10, 4], (seats, rounds) => ({
        seats,
        rules: { format: 'solomon', pack: slug, cardsPerRound: 8, rounds },
        has: `${rounds} rounds`,
        blurb: `${rounds} rounds. One splits 8 open cards into two piles, the other takes one.`,
      })),
  },
  winston: {
    label: 'Winston',
    suffix: 'Winston',
    clock: 'standard',
    leastPack: 1,
    plans: (source) =>
      stackLadder(source, (packs) => ({
        rules: { format: 'winston', pack: source.slug, packs, piles: 3 },
        has: packWord(packs),
        blurb: `${packWord(packs)} in one stack. Look at a pile: take it, or let it grow and look at the next.`,
      })),
  },
  winchester: {
    label: 'Winchester',
    suffix: 'Winchester',
    clock: 'standard',
    leastPack: 1,
    plans: (source) =>
      stackLadder(source, (packs) => ({
        rules: { format: 'winchester', pack: source.slug, packs, piles: 4 },
        has: packWord(packs),
        blurb: `${packWord(packs)} in one stack. Take one of 4 open piles, then all of them grow.`,
      })),
  },
  grid: {
    label: 'A grid draft',
    suffix: 'grid draft',
    clock: 'standard',
    leastPack: 1,
    plans: ({ slug }) =>
      ladder([TWO, TWO], [18, 6], (seats, grids) => ({
        seats,
        rules: { format: 'grid', pack: slug, grids, size: '3x3', picksPerSeat: 1 },
        has: `${grids} grids`,
        blurb: `${grids} grids of 3 × 3 cards. Take a row or a column.`,
      })),
  },
  rotisserie: {
    label: 'Rotisserie',
    suffix: 'Rotisserie',
    clock: 'relaxed',
    leastPack: 1,
    plans: ({ slug, cards }) =>
      ladder([8, TWO], [POOL, LEAST_POOL], (seats, cardsPerSeat) => {
        const lay = cards <= LAID_AT_MOST ? 'all' : 'enough';
        const laid = lay === 'all' ? cards : seats * cardsPerSeat;
        return {
          seats,
          rules: { format: 'rotisserie', pack: slug, mode: { kind: 'singleton', cardsPerSeat, lay } },
          has: `${cardsPerSeat} cards each`,
          blurb: `${laid} different cards, all open. Take ${cardsPerSeat} each, in turn.`,
        };
      }),
  },
  minesweeper: {
    label: 'Minesweeper',
    suffix: 'Minesweeper',
    clock: 'quick',
    leastPack: 1,
    plans: ({ slug }) =>
      ladder([4, TWO], [4, 2], (seats, grids) => {
        const { width, height, picksPerGrid } = MINES[seats]!;
        return {
          seats,
          rules: { format: 'minesweeper', pack: slug, grids, width, height, picksPerGrid, reveal: 'center' },
          has: `${grids} grids`,
          blurb: `${grids} grids of ${width} × ${height} hidden cards. What you take turns up its neighbours.`,
        };
      }),
  },
};
