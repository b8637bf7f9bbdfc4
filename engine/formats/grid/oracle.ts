import type { FormatOracle } from '../../core/format.ts';
import type { GridShape } from './grid.types.ts';

/** A grid draft as people play it: the open grid and all pools are known to all; what was put away stays away. */
export const gridOracle: FormatOracle<GridShape> = {
  someSetup: (catalogue, chance) => {
    const kinds = Object.keys(catalogue.packs);
    const size = chance(2) === 0 ? '3x3' : '3x4';
    return {
      catalogue,
      template: {
        format: 'grid',
        pack: kinds[chance(kinds.length)]!,
        grids: 1 + chance(5),
        size,
        picksPerSeat: chance(2) === 0 ? 1 : 2,
      },
      seats: 2 + chance(size === '3x3' ? 2 : 3),
      solo: chance(3) === 0,
    };
  },
  whereCardsLie: ({ cells, closed, aside, away, seats }) => [
    ...cells.filter(({ takenBy }) => takenBy === null).map(({ id }) => id),
    ...closed.flat(),
    ...aside,
    ...away,
    ...seats.flatMap(({ pool }) => pool.map(({ id }) => id)),
  ],
  mayKnow: (_setup, { cells, seats }) => [
    ...cells.filter(({ takenBy }) => takenBy === null).map(({ id }) => id),
    ...seats.flatMap(({ pool }) => pool.map(({ id }) => id)),
  ],
  withOtherSecrets: (state) => state,
};
