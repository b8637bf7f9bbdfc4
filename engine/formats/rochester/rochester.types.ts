import type { InstanceId } from '../../core/cards.ts';
import type { StateBase } from '../../core/state.ts';
import type { TemplateBase } from '../../core/template.ts';
import type { BoardBase, CardView } from '../../core/view.ts';

/** Every seat brings `packsPerSeat` packs of kind `pack`; they are opened one after the other. */
export interface RochesterTemplate extends TemplateBase {
  readonly format: 'rochester';
  readonly pack: string;
  readonly packsPerSeat: number;
}

/** `open` lies face up; `closed` are the packs to come, the next one first. `turn` counts the decisions on this pack. */
export interface RochesterState extends StateBase {
  readonly format: 'rochester';
  readonly open: readonly InstanceId[];
  readonly closed: readonly (readonly InstanceId[])[];
  readonly turn: number;
}

/** The open pack, and every pool, since nothing is hidden. `packsLeft` are still closed. `turnSeat` decides now. */
export interface RochesterBoard extends BoardBase {
  readonly kind: 'rochester';
  readonly cards: readonly CardView[];
  readonly packsLeft: number;
  readonly turnSeat: number | null;
  /** Who decides after that, the next one first, at most as many as there are seats; of the next pack only who begins. */
  readonly nextSeats: readonly number[];
  readonly pools: readonly (readonly CardView[])[];
}

export interface RochesterShape {
  readonly template: RochesterTemplate;
  readonly state: RochesterState;
  readonly board: RochesterBoard;
}
