import { lazy } from 'react';
import type { Boards } from './boardTypes.ts';

/** The board of every format beside booster; a missing one does not compile. */
export const boards = {
  rochester: lazy(() => import('./rochester/RochesterBoard.tsx')),
  rotisserie: lazy(() => import('./rotisserie/RotisserieBoard.tsx')),
  minesweeper: lazy(() => import('./minesweeper/MinesweeperBoard.tsx')),
  housman: lazy(() => import('./housman/HousmanBoard.tsx')),
  solomon: lazy(() => import('./solomon/SolomonBoard.tsx')),
  silentAuction: lazy(() => import('./silentAuction/SilentAuctionBoard.tsx')),
  winston: lazy(() => import('./winston/WinstonBoard.tsx')),
  winchester: lazy(() => import('./winchester/WinchesterBoard.tsx')),
  grid: lazy(() => import('./grid/GridBoard.tsx')),
  sealed: lazy(() => import('./sealed/SealedBoard.tsx')),
  teamSealed: lazy(() => import('./teamSealed/TeamSealedBoard.tsx')),
  jumpstart: lazy(() => import('./jumpstart/JumpstartBoard.tsx')),
} satisfies Boards;
