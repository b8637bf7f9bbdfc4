import type { BenchName } from '../benchMachines.ts';
import type { Drawing } from './drawing.ts';
import lobby from './lobby.json';
import notices from './notices.json';
import replay from './replay.json';
import room from './room.json';
import seal from './seal.json';
import session from './session.json';

/** The diagrams of the bench, written by `npm run paths -- --draw`. */
export const DRAWINGS: Readonly<Record<BenchName, Drawing>> = {
  session,
  notices,
  lobby,
  room,
  replay,
  seal,
};
