import type { FormatOracle } from '../../core/format.ts';
import type { MinesweeperShape } from './minesweeper.types.ts';

/** Minesweeper as people play it: what lies face up and what was taken is known to all, everything else to nobody. */
export const minesweeperOracle: FormatOracle<MinesweeperShape> = {
  someSetup: (catalogue, chance) => {
    const kinds = Object.keys(catalogue.packs);
    const reveals = ['center', 'corners', 'borders'] as const;
    const width = 3 + chance(3);
    const height = 3 + chance(2);
    return {
      catalogue,
      template: {
        format: 'minesweeper',
        pack: kinds[chance(kinds.length)]!,
        grids: 1 + chance(3),
        width,
        height,
        picksPerGrid: 1 + chance(width * height),
        reveal: reveals[chance(3)]!,
      },
      seats: 2 + chance(4),
      solo: chance(3) === 0,
    };
  },
  whereCardsLie: ({ grid, ahead, away, seats }) => [
    ...grid.flatMap((place) => ('id' in place ? [place.id] : [])),
    ...ahead.flat(),
    ...away,
    ...seats.flatMap(({ pool }) => pool.map(({ id }) => id)),
  ],
  mayKnow: (_setup, { grid, seats }) => [
    ...grid.flatMap((place) => (place.lies === 'up' ? [place.id] : [])),
    ...seats.flatMap(({ pool }) => pool.map(({ id }) => id)),
  ],
  withOtherSecrets: (state) => state,
};
