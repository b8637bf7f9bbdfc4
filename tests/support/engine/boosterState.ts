import type { Round } from '#engine/core/template.ts';
import type { BoosterState } from '#engine/formats/booster/booster.types.ts';
import type { DraftState, Setup } from '#engine/formats/registry.ts';

/** The state of a booster draft; throws on any other. */
export function boosterState(state: DraftState): BoosterState {
  if (state.format !== 'booster') throw new Error(`This is a draft of the format ${state.format}`);
  return state;
}

/** The rounds of a booster draft's setup; throws on any other. */
export function boosterRounds({ template }: Pick<Setup, 'template'>): readonly Round[] {
  if (template.format !== 'booster') throw new Error(`This is a draft of the format ${template.format}`);
  return template.rounds;
}
