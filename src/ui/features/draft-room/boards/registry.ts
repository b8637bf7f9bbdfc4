import { late } from '#src/ui/components/loading/late.ts';
import type { Boards } from './boardTypes.ts';

/** The board of every format beside booster; their words come with `FormatBoard`. A missing one does not compile. */
export const boards = {
  rochester: late(() => import('./rochester/RochesterBoard.tsx'), 'default'),
  rotisserie: late(() => import('./rotisserie/RotisserieBoard.tsx'), 'default'),
  minesweeper: late(() => import('./minesweeper/MinesweeperBoard.tsx'), 'default'),
  housman: late(() => import('./housman/HousmanBoard.tsx'), 'default'),
  solomon: late(() => import('./solomon/SolomonBoard.tsx'), 'default'),
  silentAuction: late(() => import('./silentAuction/SilentAuctionBoard.tsx'), 'default'),
  winston: late(() => import('./winston/WinstonBoard.tsx'), 'default'),
  winchester: late(() => import('./winchester/WinchesterBoard.tsx'), 'default'),
  grid: late(() => import('./grid/GridBoard.tsx'), 'default'),
  sealed: late(() => import('./sealed/SealedBoard.tsx'), 'default'),
  teamSealed: late(() => import('./teamSealed/TeamSealedBoard.tsx'), 'default'),
  jumpstart: late(() => import('./jumpstart/JumpstartBoard.tsx'), 'default'),
} satisfies Boards;
