import type { Format } from '../../core/format.ts';
import { autoPick } from '../shared/autoPick.ts';
import { decideInBooster, isInReview, openNextRound } from './apply.ts';
import type { BoosterShape } from './booster.types.ts';
import { dealBooster } from './deal.ts';
import { boosterTemplateSchema, outlineOfBooster, packsOfBooster } from './template.ts';
import { askInBooster, boosterTurnOf, openInBooster, viewBoosterFor } from './view.ts';

/** Booster draft: packs go round the table under a step program per round. */
export const booster: Format<BoosterShape> = {
  template: boosterTemplateSchema,
  seatsProblem: () => null,
  packsOpened: packsOfBooster,
  outline: outlineOfBooster,
  deal: dealBooster,
  turnOf: boosterTurnOf,
  askOf: askInBooster,
  decide: decideInBooster,
  openNextRound,
  isInReview,
  viewFor: viewBoosterFor,
  waitingAt: (_setup, state, seat) => state.seats[seat]?.queue.length ?? 0,
  openCards: openInBooster,
  autoAction: autoPick,
};
