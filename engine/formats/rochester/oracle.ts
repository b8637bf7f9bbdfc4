import type { FormatOracle } from '../../core/format.ts';
import type { RochesterShape } from './rochester.types.ts';

/** Rochester as people play it: the open pack and all pools are known to all, closed packs to nobody. */
export const rochesterOracle: FormatOracle<RochesterShape> = {
  someSetup: (catalogue, chance) => {
    const kinds = Object.keys(catalogue.packs);
    return {
      catalogue,
      template: { format: 'rochester', pack: kinds[chance(kinds.length)]!, packsPerSeat: 1 + chance(3) },
      seats: 2 + chance(5),
      solo: chance(3) === 0,
    };
  },
  whereCardsLie: ({ open, closed, seats }) => [
    ...open,
    ...closed.flat(),
    ...seats.flatMap(({ pool }) => pool.map(({ id }) => id)),
  ],
  mayKnow: (_setup, { open, seats }) => [...open, ...seats.flatMap(({ pool }) => pool.map(({ id }) => id))],
  withOtherSecrets: (state) => state,
};
