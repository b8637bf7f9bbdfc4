import type { InstanceId } from '../../core/cards.ts';
import type { StateBase } from '../../core/state.ts';
import type { TemplateBase } from '../../core/template.ts';
import type { BoardBase, CardView } from '../../core/view.ts';

/** `packs` of kind `pack` in all are shuffled into the stack; beside it lie `piles`. */
export interface WinchesterTemplate extends TemplateBase {
  readonly format: 'winchester';
  readonly pack: string;
  readonly packs: number;
  readonly piles: number;
}

/** What was taken last; `pile` counts from 0. */
export interface WinchesterTake {
  readonly seat: number;
  readonly pile: number;
  readonly cards: number;
}

/** The next card of the stack is its first; the oldest card of a pile is its first. `turn` counts the turns that are over. */
export interface WinchesterState extends StateBase {
  readonly format: 'winchester';
  readonly stack: readonly InstanceId[];
  readonly piles: readonly (readonly InstanceId[])[];
  readonly turn: number;
  readonly lastTake: WinchesterTake | null;
}

/** `stack` is a number of cards; option `pile1` takes the first of `piles`. `pools` are by seat, as everybody saw them grow. */
export interface WinchesterBoard extends BoardBase {
  readonly kind: 'winchester';
  readonly stack: number;
  readonly piles: readonly (readonly CardView[])[];
  readonly turnSeat: number | null;
  readonly lastTake: WinchesterTake | null;
  readonly pools: readonly (readonly CardView[])[];
}

export interface WinchesterShape {
  readonly template: WinchesterTemplate;
  readonly state: WinchesterState;
  readonly board: WinchesterBoard;
}
