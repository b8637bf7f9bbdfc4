import type { InstanceId } from '../../core/cards.ts';
import type { StateBase } from '../../core/state.ts';
import type { TemplateBase } from '../../core/template.ts';
import type { BoardBase } from '../../core/view.ts';

/** Layouts of pack kind `pack` are themed half-decks: a seat takes one of `offered`, `chosen` times. */
export interface JumpstartTemplate extends TemplateBase {
  readonly format: 'jumpstart';
  readonly pack: string;
  readonly offered: number;
  readonly chosen: number;
}

/** A sealed half-deck. */
export interface HalfDeck {
  readonly theme: string;
  readonly cards: readonly InstanceId[];
}

export type Offer = readonly HalfDeck[];

/** Of a pooled card `round` is its half-deck from 0, `pick` its place in it from 1. All lists but `putAway` are by seat. */
export interface JumpstartState extends StateBase {
  readonly format: 'jumpstart';
  /** What each seat chooses among now, and what it will after that. */
  readonly offers: readonly (readonly Offer[])[];
  /** Themes that a seat has taken, in this order. */
  readonly taken: readonly (readonly string[])[];
  /** Cards of half-decks that were not chosen. */
  readonly putAway: readonly InstanceId[];
}

/** `offer` and `taken` are the viewer's own, empty for watchers. */
export interface JumpstartBoard extends BoardBase {
  readonly kind: 'jumpstart';
  /** `key` is the option of a sealed half-deck. */
  readonly offer: readonly { readonly key: string; readonly theme: string }[];
  readonly taken: readonly string[];
  /** Half-decks that each seat has by now, and will have. */
  readonly halfDecks: readonly number[];
  readonly chosen: number;
}

export interface JumpstartShape {
  readonly template: JumpstartTemplate;
  readonly state: JumpstartState;
  readonly board: JumpstartBoard;
}
