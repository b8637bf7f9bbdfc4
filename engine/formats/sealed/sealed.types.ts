import type { StateBase } from '../../core/state.ts';
import type { PackNeed, TemplateBase } from '../../core/template.ts';
import type { BoardBase } from '../../core/view.ts';

/** Every seat opens `packs`, in this order. */
export interface SealedTemplate extends TemplateBase {
  readonly format: 'sealed';
  readonly packs: readonly PackNeed[];
}

/** Pools hold everything from the start: `round` of a pooled card is its pack from 0, `pick` its place in it from 1. */
export interface SealedState extends StateBase {
  readonly format: 'sealed';
  /** By seat: whether it has looked at its packs. */
  readonly done: readonly boolean[];
}

/** `packKinds[i]` is the kind of the pack whose cards have `round` i in the viewer's pool. */
export interface SealedBoard extends BoardBase {
  readonly kind: 'sealed';
  readonly packKinds: readonly string[];
  readonly done: readonly boolean[];
}

export interface SealedShape {
  readonly template: SealedTemplate;
  readonly state: SealedState;
  readonly board: SealedBoard;
}
