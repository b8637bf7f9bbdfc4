import type { InstanceId } from '../../core/cards.ts';
import type { StateBase } from '../../core/state.ts';
import type { PackNeed, TemplateBase } from '../../core/template.ts';
import type { BoardBase, CardView } from '../../core/view.ts';

/** Each seat brings `packs` to its team. `teams` divides the seats; seat s is of team s mod `teams`. */
export interface TeamSealedTemplate extends TemplateBase {
  readonly format: 'teamSealed';
  readonly packs: readonly PackNeed[];
  readonly teams: number;
}

/** `round` of a pooled card is 0, `pick` the number of its seat's decision. */
export interface TeamSealedState extends StateBase {
  readonly format: 'teamSealed';
  /** By team: cards that nobody has claimed, those that were given back at the end. */
  readonly piles: readonly (readonly InstanceId[])[];
  /** By seat: whether it is waited for no more. */
  readonly done: readonly boolean[];
}

/** What everybody may know of a team. */
export interface TeamSummary {
  readonly seats: readonly number[];
  /** Cards of its pile. */
  readonly unclaimed: number;
}

/** What the viewer's own team knows: its pile, and what the teammates hold. */
export interface OwnTeam {
  readonly team: number;
  readonly pile: readonly CardView[];
  readonly teammates: readonly { readonly seat: number; readonly cards: readonly CardView[] }[];
}

/** `own` is null for watchers. */
export interface TeamSealedBoard extends BoardBase {
  readonly kind: 'teamSealed';
  readonly teams: readonly TeamSummary[];
  readonly done: readonly boolean[];
  readonly own: OwnTeam | null;
}

export interface TeamSealedShape {
  readonly template: TeamSealedTemplate;
  readonly state: TeamSealedState;
  readonly board: TeamSealedBoard;
}
