import type { InstanceId } from '../../core/cards.ts';
import type { StateBase } from '../../core/state.ts';
import type { TemplateBase } from '../../core/template.ts';
import type { BoardBase, CardView } from '../../core/view.ts';

/**
 * What lies on the table. `singleton`: different cards of the sheets of `pack`, each once, `enough` for all seats or
 * `all` of them, of which each seat takes `cardsPerSeat`; `packs`: what so many packs hold, until all are taken.
 */
export type RotisserieMode =
  | { readonly kind: 'singleton'; readonly cardsPerSeat: number; readonly lay: 'enough' | 'all' }
  | { readonly kind: 'packs'; readonly packsPerSeat: number };

export interface RotisserieTemplate extends TemplateBase {
  readonly format: 'rotisserie';
  readonly pack: string;
  readonly mode: RotisserieMode;
}

/** `cards` never changes; `taken` are places in it, in the order in which they were taken. */
export interface RotisserieState extends StateBase {
  readonly format: 'rotisserie';
  readonly cards: readonly InstanceId[];
  readonly taken: readonly number[];
}

/** Everything, for everybody. `cards`, `picks` and the kind are the same in every view of a draft. */
export interface RotisserieBoard extends BoardBase {
  readonly kind: 'rotisserie';
  readonly cards: readonly CardView[];
  /** Place in `cards` and seat that took it, in the order of the picks. */
  readonly taken: readonly (readonly [place: number, seat: number])[];
  /** Picks of all seats together. */
  readonly picks: number;
  readonly turnSeat: number | null;
  /** Who decides after that, the next one first, at most as many as there are seats. */
  readonly nextSeats: readonly number[];
}

export interface RotisserieShape {
  readonly template: RotisserieTemplate;
  readonly state: RotisserieState;
  readonly board: RotisserieBoard;
}
