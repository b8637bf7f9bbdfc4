import type { CardInstance, InstanceId, PackId } from '../../core/cards.ts';
import type { SeatBase, StateBase } from '../../core/state.ts';
import type { Round, TemplateBase } from '../../core/template.ts';

export interface BoosterTemplate extends TemplateBase {
  readonly format: 'booster';
  readonly rounds: readonly Round[];
  /** After each round but the last the draft waits for `nextRound`: everybody looks at the own pool. */
  readonly hasReview?: boolean | undefined;
}

export interface PackState {
  readonly id: PackId;
  readonly cards: readonly InstanceId[];
  /** Index into the round's program: 0 … opening.length-1, then the repeated steps. */
  readonly step: number;
  /** Secret order in which `random` steps take cards; empty when the round has no such step. */
  readonly randomOrder: readonly InstanceId[];
}

export interface BoosterSeat extends SeatBase {
  readonly queue: readonly PackState[];
  readonly burned: readonly InstanceId[];
}

/** State of a booster draft. `unopened` holds the packs of later rounds by seat, the next round first. */
export interface BoosterState extends StateBase {
  readonly format: 'booster';
  readonly instances: Readonly<Record<InstanceId, CardInstance>>;
  readonly unopened: readonly (readonly PackState[])[];
  readonly seats: readonly BoosterSeat[];
  readonly discarded: readonly InstanceId[];
}

export interface BoosterShape {
  readonly template: BoosterTemplate;
  readonly state: BoosterState;
  readonly board: null;
}
