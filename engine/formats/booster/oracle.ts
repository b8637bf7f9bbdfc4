import { type PackId, packId } from '../../core/cards.ts';
import type { FormatOracle } from '../../core/format.ts';
import type { Round, Step } from '../../core/template.ts';
import type { BoosterShape, BoosterState, PackState } from './booster.types.ts';
import { classic, glimpse, leader, minneapolis, pickTwo, type RoundProgram, supreme } from './named.ts';

type Chance = (below: number) => number;

/** Booster drafts as people play them: a seat sees its pack in hand and its pool, a watcher no card at all. */
export const boosterOracle: FormatOracle<BoosterShape> = {
  someSetup: (catalogue, chance) => {
    const kinds = Object.keys(catalogue.packs);
    return {
      catalogue,
      template: { format: 'booster', rounds: times(1 + chance(3), () => someRound(kinds, chance)) },
      seats: 1 + chance(8),
      solo: chance(2) === 0,
    };
  },
  whereCardsLie: (state) => [
    ...state.seats.flatMap(({ queue, pool, burned }) => [
      ...queue.flatMap(({ cards }) => cards),
      ...pool.map(({ id }) => id),
      ...burned,
    ]),
    ...state.unopened.flatMap((packs) => packs.flatMap(({ cards }) => cards)),
    ...state.discarded,
  ],
  mayKnow: (_setup, state, viewer) => {
    const own = viewer === 'watcher' ? undefined : state.seats[viewer.seat];
    return [...(own?.queue[0]?.cards ?? []), ...(own?.pool.map(({ id }) => id) ?? [])];
  },
  withOtherSecrets: (state, viewer) => withOtherPacks(state, viewer === 'watcher' ? -1 : viewer.seat),
};

const times = <Made>(count: number, make: () => Made): Made[] => Array.from({ length: count }, make);

/** The same pack in hand; all other packs have other ids, one card less, the rest in another order, and other ways to go. */
function withOtherPacks(state: BoosterState, own: number): BoosterState {
  const other = (pack: PackState): PackState => ({
    id: renamed(pack.id),
    cards: pack.cards.slice(1).toReversed(),
    step: pack.step,
    randomOrder: pack.randomOrder.toReversed(),
  });
  return {
    ...state,
    unopened: state.unopened.map((packs) => packs.map(other)),
    seats: state.seats.map((seat, index) =>
      index === own
        ? {
            ...seat,
            queue: seat.queue.map((pack, place) =>
              place === 0 ? { ...pack, randomOrder: pack.randomOrder.toReversed() } : other(pack),
            ),
          }
        : {
            ...seat,
            queue: seat.queue.map(other),
            pool: seat.pool.map((pooled) => ({ ...pooled, destination: 'side', pick: 1 })),
            decisions: seat.decisions + 1,
          },
    ),
  };
}

const renamed = (id: PackId): PackId => packId(`x${id}`);

function someRound(kinds: readonly string[], chance: Chance): Round {
  const pack = kinds[chance(kinds.length)]!;
  const program = chance(2) === 0 ? someNamedProgram(chance) : someProgram(chance);
  if (chance(4) > 0) return { pack, ...program };
  return { pack, packBySeat: times(1 + chance(3), () => kinds[chance(kinds.length)]!), ...program };
}

function someNamedProgram(chance: Chance): RoundProgram {
  const way = chance(2) === 0 ? 'left' : 'right';
  const named = [
    classic(way),
    pickTwo(way),
    glimpse(way, 1 + chance(2)),
    minneapolis(way, 2 + chance(3)),
    leader(way),
    supreme(1 + chance(3)),
  ];
  return named[chance(named.length)]!;
}

function someProgram(chance: Chance): RoundProgram {
  return {
    opening: chance(2) === 0 ? [] : someTurn(chance),
    steps: times(1 + chance(2), () => someTurn(chance)).flat(),
  };
}

function someTurn(chance: Chance): readonly Step[] {
  return [...times(1 + chance(4), () => takingStep(chance)), endOfTurn(chance)];
}

function takingStep(chance: Chance): Step {
  const kind = chance(7);
  if (kind < 4) return { do: 'pick', count: 1 + chance(3) };
  return { do: kind < 6 ? 'burn' : 'random', count: 1 + chance(2) };
}

function endOfTurn(chance: Chance): Step {
  const directions = ['left', 'right', 'none'] as const;
  return chance(7) === 0
    ? { do: 'discardRest' }
    : { do: 'pass', direction: directions[chance(directions.length)]! };
}
