import type { DeckDocument } from './deckEdits.ts';

/** How far undo goes back. */
export const UNDO_STEPS = 50;

/** A deck with what it was and what was undone of it, nearest step last and first. */
export interface DeckSteps {
  readonly present: DeckDocument;
  readonly past: readonly DeckDocument[];
  readonly future: readonly DeckDocument[];
}

/** One more step behind; the oldest goes when there are too many. */
export const pushed = (steps: readonly DeckDocument[], document: DeckDocument): readonly DeckDocument[] =>
  [...steps, document].slice(-UNDO_STEPS);

/** The next document after the present one, which undo brings back; nothing changes for the very same document. */
export function withStep({ present, past, future }: DeckSteps, next: DeckDocument): DeckSteps {
  if (next === present) return { present, past, future };
  return { present: next, past: pushed(past, present), future: [] };
}

/** One step back; empty where there is none. */
export function undone({ present, past, future }: DeckSteps): Partial<DeckSteps> {
  const before = past.at(-1);
  return before === undefined
    ? {}
    : { present: before, past: past.slice(0, -1), future: [present, ...future] };
}

/** One step forward again; empty where nothing was undone. */
export function redone({ present, past, future }: DeckSteps): Partial<DeckSteps> {
  const [after, ...later] = future;
  return after === undefined ? {} : { present: after, past: pushed(past, present), future: later };
}
