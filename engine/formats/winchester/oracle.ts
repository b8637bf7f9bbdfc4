import type { FormatOracle } from '../../core/format.ts';
import type { WinchesterShape } from './winchester.types.ts';

/** Winchester as people play it: piles and pools lie open to all, the stack to nobody. */
export const winchesterOracle: FormatOracle<WinchesterShape> = {
  someSetup: (catalogue, chance) => {
    const kinds = Object.keys(catalogue.packs);
    return {
      catalogue,
      template: {
        format: 'winchester',
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
  mayKnow: (_setup, { piles, seats }) => [
    ...piles.flat(),
    ...seats.flatMap(({ pool }) => pool.map(({ id }) => id)),
  ],
  withOtherSecrets: (state) => state,
};
