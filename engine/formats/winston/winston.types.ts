import type { InstanceId } from '../../core/cards.ts';
import type { StateBase } from '../../core/state.ts';
import type { TemplateBase } from '../../core/template.ts';
import type { BoardBase, CardView } from '../../core/view.ts';

/** `packs` of kind `pack` in all are shuffled into the stack; beside it lie `piles`. */
export interface WinstonTemplate extends TemplateBase {
  readonly format: 'winston';
  readonly pack: string;
  readonly packs: number;
  readonly piles: number;
}

/** What was taken last, as everybody saw it: `pile` counts from 0 and is null for the top card of the stack. */
export interface WinstonTake {
  readonly seat: number;
  readonly pile: number | null;
  readonly cards: number;
}

/**
 * The next card of the stack is its first. `looking` is the pile that the seat in turn looks at; of pile i it has seen
 * the first `seen[i]` cards in this turn. `turn` counts the turns that are over.
 */
export interface WinstonState extends StateBase {
  readonly format: 'winston';
  readonly stack: readonly InstanceId[];
  readonly piles: readonly (readonly InstanceId[])[];
  readonly turn: number;
  readonly looking: number;
  readonly seen: readonly number[];
  readonly lastTake: WinstonTake | null;
}

/** A pile: its size, and for the seat in turn the cards it has seen there in this turn. */
export interface WinstonPile {
  readonly size: number;
  readonly seen: readonly CardView[];
}

/** `stack` is a number of cards. `turnSeat` looks at pile `looking`; both null when the draft is over. */
export interface WinstonBoard extends BoardBase {
  readonly kind: 'winston';
  readonly stack: number;
  readonly piles: readonly WinstonPile[];
  readonly turnSeat: number | null;
  readonly looking: number | null;
  readonly lastTake: WinstonTake | null;
}

export interface WinstonShape {
  readonly template: WinstonTemplate;
  readonly state: WinstonState;
  readonly board: WinstonBoard;
}
