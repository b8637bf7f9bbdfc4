import type { InstanceId } from '../../core/cards.ts';
import type { StateBase } from '../../core/state.ts';
import type { TemplateBase } from '../../core/template.ts';
import type { BoardBase, CardView } from '../../core/view.ts';

export interface SolomonTemplate extends TemplateBase {
  readonly format: 'solomon';
  readonly pack: string;
  readonly cardsPerRound: number;
  readonly rounds: number;
}

export type PileName = 'first' | 'second';

/** What lies in the middle: cards to be divided, or two piles to choose from. `Card` is an id or a view of a card. */
export type SolomonMiddle<Card> =
  | { readonly step: 'divide'; readonly cards: readonly Card[] }
  | { readonly step: 'choose'; readonly first: readonly Card[]; readonly second: readonly Card[] };

/** How the last round ended. */
export interface SolomonOutcome {
  readonly divider: number;
  readonly chosen: PileName;
  readonly firstSize: number;
  readonly secondSize: number;
}

/** `deck` holds the rounds to come, `aside` what nobody gets. */
export interface SolomonState extends StateBase {
  readonly format: 'solomon';
  readonly middle: SolomonMiddle<InstanceId>;
  readonly deck: readonly (readonly InstanceId[])[];
  readonly aside: readonly InstanceId[];
  readonly last: SolomonOutcome | null;
}

/** Both pools lie open. `turnSeat` decides now, `divider` divides or has divided this round. */
export interface SolomonBoard extends BoardBase {
  readonly kind: 'solomon';
  readonly middle: SolomonMiddle<CardView>;
  readonly divider: number;
  readonly turnSeat: number | null;
  readonly pools: readonly (readonly CardView[])[];
  readonly last: SolomonOutcome | null;
}

export interface SolomonShape {
  readonly template: SolomonTemplate;
  readonly state: SolomonState;
  readonly board: SolomonBoard;
}
