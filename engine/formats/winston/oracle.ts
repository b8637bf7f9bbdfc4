import type { FormatOracle } from '../../core/format.ts';
import type { WinstonShape, WinstonState } from './winston.types.ts';

/** Winston as people play it: own cards, and in one's turn the piles up to the one that is looked at. */
export const winstonOracle: FormatOracle<WinstonShape> = {
  someSetup: (catalogue, chance) => {
    const kinds = Object.keys(catalogue.packs);
    return {
      catalogue,
      template: {
        format: 'winston',
        pack: kinds[chance(kinds.length)]!,
        packs: 1 + chance(8),
        piles: 2 + chance(7),
      },
      seats: 2 + chance(7),
      solo: chance(3) === 0,
    };
  },
  whereCardsLie: ({ stack, piles, seats }) => [
    ...stack,
    ...piles.flat(),
    ...seats.flatMap(({ pool }) => pool.map(({ id }) => id)),
  ],
  mayKnow: (setup, state, viewer) => {
    if (viewer === 'watcher') return [];
    const own = (state.seats[viewer.seat]?.pool ?? []).map(({ id }) => id);
    const isTurn = state.phase !== 'complete' && state.turn % setup.seats === viewer.seat;
    return isTurn ? [...own, ...lookedAt(state)] : own;
  },
  withOtherSecrets: (state) => state,
};

/** While the stack lasts every pile that was passed in this turn has one card more than was seen there. */
function lookedAt({ piles, looking, stack, seen }: WinstonState): readonly string[] {
  const passed = piles.slice(0, looking);
  const known = passed.flatMap((cards, pile) => cards.slice(0, stack.length > 0 ? -1 : seen[pile]));
  return [...known, ...(piles[looking] ?? [])];
}
