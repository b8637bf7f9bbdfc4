import type { GameBundle } from '#contract/games/templates.ts';
import { emberwake } from './emberwake/bundle.ts';
import { orbitMarket } from './orbit-market/bundle.ts';

/** The games a fresh installation starts with. */
export const demoGames: readonly GameBundle[] = [emberwake, orbitMarket];
