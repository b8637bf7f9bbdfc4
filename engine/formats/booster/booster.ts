import type { Format } from '../format.ts';
import { applyToBooster } from './apply.ts';
import { dealBooster } from './deal.ts';
import { legalBoosterActions, viewBoosterFor } from './view.ts';

/** Booster draft: packs go round the table under a step program per round. */
export const booster: Format = {
  deal: dealBooster,
  legalActions: legalBoosterActions,
  apply: applyToBooster,
  viewFor: viewBoosterFor,
};
