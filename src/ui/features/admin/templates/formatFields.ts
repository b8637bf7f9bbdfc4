import type { Step } from '#engine/core/template.ts';
import type { FormatName, FormatShapes } from '#engine/formats/registry.ts';

type Start<Name extends FormatName> = FormatShapes[Name]['template'] & { readonly seats: number };

const turn = (direction: 'left' | 'right'): Step[] => [
  { do: 'pick', count: 1 },
  { do: 'pass', direction },
];
const round = (pack: string, direction: 'left' | 'right') => ({ pack, opening: [], steps: turn(direction) });

/** What a new template of a format begins with. */
export const FORMAT_STARTS: { readonly [Name in FormatName]: (pack: string) => Start<Name> } = {
  booster: (pack) => ({
    format: 'booster',
    seats: 8,
    rounds: [round(pack, 'left'), round(pack, 'right'), round(pack, 'left')],
  }),
  sealed: (pack) => ({ format: 'sealed', seats: 8, packs: [{ pack, count: 6 }] }),
  teamSealed: (pack) => ({ format: 'teamSealed', seats: 6, packs: [{ pack, count: 4 }], teams: 2 }),
  jumpstart: (pack) => ({ format: 'jumpstart', seats: 2, pack, offered: 3, chosen: 2 }),
  rochester: (pack) => ({ format: 'rochester', seats: 8, pack, packsPerSeat: 3 }),
  rotisserie: (pack) => ({
    format: 'rotisserie',
    seats: 8,
    pack,
    mode: { kind: 'singleton', cardsPerSeat: 45, lay: 'enough' },
  }),
  minesweeper: (pack) => ({
    ...{ format: 'minesweeper', seats: 2, pack, grids: 2, width: 10, height: 9 },
    ...{ picksPerGrid: 80, reveal: 'center' },
  }),
  housman: (pack) => ({
    ...{ format: 'housman', seats: 4, pack, handSize: 5, revealed: 9, exchanges: 3, rounds: 9 },
    turnOrder: 'classic',
  }),
  silentAuction: (pack) => ({
    ...{ format: 'silentAuction', seats: 4, pack, packs: 12, startingFunds: 200, reservePrice: 0 },
    price: 'first',
    tiebreakers: [{ by: 'funds', prefer: 'more' }],
  }),
  solomon: (pack) => ({ format: 'solomon', seats: 2, pack, cardsPerRound: 8, rounds: 10 }),
  winston: (pack) => ({ format: 'winston', seats: 2, pack, packs: 6, piles: 3 }),
  winchester: (pack) => ({ format: 'winchester', seats: 2, pack, packs: 6, piles: 4 }),
  grid: (pack) => ({ format: 'grid', seats: 2, pack, grids: 18, size: '3x3', picksPerSeat: 1 }),
};

const isFormat = (name: string): name is FormatName => Object.hasOwn(FORMAT_STARTS, name);

export const FORMAT_NAMES = Object.keys(FORMAT_STARTS).filter(isFormat);
