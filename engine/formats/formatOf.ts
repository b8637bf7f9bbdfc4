import type { Format } from '../core/format.ts';
import type { BoardView, DraftState, Template } from './registry.ts';
import { formats } from './registry.ts';

/** A format whose own types are not known: that of some setup. */
export type AnyFormat = Format<{
  readonly template: Template;
  readonly state: DraftState;
  readonly board: BoardView | null;
}>;

/**
 * The format of a template. A state belongs to the setup it was dealt from, so that template, state and board are of
 * one format wherever a setup goes with its state; the types cannot say this, hence the one cast.
 */
export function formatOf({ template }: { readonly template: Pick<Template, 'format'> }): AnyFormat {
  const format: unknown = formats[template.format];
  return format as AnyFormat;
}
