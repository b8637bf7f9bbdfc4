import { late } from '#src/ui/components/loading/late.ts';
import { loadMessages } from '../../../messages/load.ts';
import type { Boards } from './boardTypes.ts';

/** A board with its words. */
async function withWords<Part>(part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([part, loadMessages('boards')]);
  return loaded;
}

/** The board of every format beside booster; a missing one does not compile. */
export const boards = {
  rochester: late(() => withWords(import('./rochester/RochesterBoard.tsx')), 'default'),
  rotisserie: late(() => withWords(import('./rotisserie/RotisserieBoard.tsx')), 'default'),
  minesweeper: late(() => withWords(import('./minesweeper/MinesweeperBoard.tsx')), 'default'),
  housman: late(() => withWords(import('./housman/HousmanBoard.tsx')), 'default'),
  solomon: late(() => withWords(import('./solomon/SolomonBoard.tsx')), 'default'),
  silentAuction: late(() => withWords(import('./silentAuction/SilentAuctionBoard.tsx')), 'default'),
  winston: late(() => withWords(import('./winston/WinstonBoard.tsx')), 'default'),
  winchester: late(() => withWords(import('./winchester/WinchesterBoard.tsx')), 'default'),
  grid: late(() => withWords(import('./grid/GridBoard.tsx')), 'default'),
  sealed: late(() => withWords(import('./sealed/SealedBoard.tsx')), 'default'),
  teamSealed: late(() => withWords(import('./teamSealed/TeamSealedBoard.tsx')), 'default'),
  jumpstart: late(() => withWords(import('./jumpstart/JumpstartBoard.tsx')), 'default'),
} satisfies Boards;
