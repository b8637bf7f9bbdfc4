import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { DraftAction } from './core/actions.ts';
import type { Ask, LegalActions, Turn } from './core/ask.ts';
import type { DraftEvent, EventView } from './core/events.ts';
import { applyIn, legalIn, viewIn } from './core/frame.ts';
import { eventsIn } from './core/frameEvents.ts';
import { seatsIn } from './core/seatSummaries.ts';
import { turnIn } from './core/turns.ts';
import type { CardView, SeatSummary, Viewer } from './core/view.ts';
import { formatOf } from './formats/formatOf.ts';
import type { Applied, DraftState, DraftView, Setup } from './formats/registry.ts';

/** The first state. `secret` is seed ‖ nonces (`sealedSecret`); throws when the setup names a pack it does not hold. */
export function deal(setup: Setup, secret: Uint8Array): DraftState {
  return formatOf(setup).deal(setup, secret);
}

/** What a seat may do now; nothing for a seat that does not exist. */
export function legalActions(setup: Setup, state: DraftState, seat: number): LegalActions {
  return legalIn(formatOf(setup), setup, state, seat);
}

/** Folds one action; never throws and never changes `state`, whatever the action's value. Refusals are values. */
export function apply(setup: Setup, state: DraftState, action: DraftAction): Applied {
  return applyIn(formatOf(setup), setup, state, action);
}

/** Exactly what a viewer may know, an allow-list. */
export function viewFor(setup: Setup, state: DraftState, viewer: Viewer): DraftView {
  return viewIn(formatOf(setup), setup, state, viewer);
}

/** What a viewer may know of what happened, under the same law as `viewFor`: it names no card that its view may not. */
export function eventsFor(setup: Setup, events: readonly DraftEvent[], viewer: Viewer): readonly EventView[] {
  return eventsIn(formatOf(setup), setup, events, viewer);
}

/** What everybody at the table sees of the seats. */
export const seatsOf = (setup: Setup, state: DraftState): readonly SeatSummary[] =>
  seatsIn(formatOf(setup), setup, state);

/** The decision that is waited for at a seat, also while the draft is paused; null for none. */
export function turnOf(setup: Setup, state: DraftState, seat: number): Turn | null {
  return state.phase === 'complete' ? null : turnIn(formatOf(setup), setup, state, seat);
}

/** Whether the draft waits between two rounds, until `nextRound` is folded. */
export function isInReview(setup: Setup, state: DraftState): boolean {
  return formatOf(setup).isInReview?.(state) ?? false;
}

/** A turn as its clock counts it; `isUndoable`: a later number is a step of the same turn that may be taken back. */
export interface ClockTurn extends Turn {
  readonly isUndoable: boolean;
}

/** `turnOf` for clocks: where steps can be undone the number is how far the seat has come, from 1. */
export function clockTurnOf(setup: Setup, state: DraftState, seat: number): ClockTurn | null {
  const turn = turnOf(setup, state, seat);
  if (!turn) return null;
  const { progressOf } = formatOf(setup);
  const isUndoable = progressOf !== undefined;
  return { ...turn, isUndoable, turnNumber: isUndoable ? progressOf(state, seat) + 1 : turn.turnNumber };
}

/** What a seat's wishes are about, from its view; null while it can wish for nothing. */
export function wishedFrom(setup: Setup, view: DraftView): Ask | null {
  const { wishedFrom: ofFormat } = formatOf(setup);
  return ofFormat ? ofFormat(view) : view.ask;
}

/** Whether wishes outlive their turn, since the same cards lie open all the time. */
export const doWishesLast = (setup: Setup): boolean => formatOf(setup).wishedFrom !== undefined;

/** Every card that lies open in a view, beside the viewer's own pool. */
export function openCards(setup: Setup, view: DraftView): readonly CardView[] {
  return formatOf(setup).openCards(view);
}

/** The state after all actions of a log; throws when the log holds an action that was never legal. */
export function replay(setup: Setup, secret: Uint8Array, actions: Iterable<DraftAction>): DraftState {
  let last: DraftState | null = null;
  for (const state of replayStates(setup, secret, actions)) last = state;
  return last ?? deal(setup, secret);
}

/** Every state of a log, the dealt one first; throws like `replay`. */
export function* replayStates(
  setup: Setup,
  secret: Uint8Array,
  actions: Iterable<DraftAction>,
): Generator<DraftState, void, void> {
  let state = deal(setup, secret);
  yield state;
  let seq = 0;
  for (const action of actions) {
    seq += 1;
    const applied = apply(setup, state, action);
    if (!applied.ok) throw new Error(`Action ${seq} of the log is refused: ${applied.refusal}`);
    state = applied.state;
    yield state;
  }
}

/** SHA-256 in hex of a JSON value with its keys in order: equal states have equal hashes in every process. */
export function stateHash(state: DraftState): string {
  return bytesToHex(sha256(utf8ToBytes(canonicalJson(state))));
}

/** JSON with keys in code-unit order and without white space. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (isPlainObject(part) ? sortedByKey(part) : part));
}

function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function sortedByKey(value: Readonly<Record<string, unknown>>): Record<string, unknown> {
  // Without a prototype `__proto__` is a key like any other.
  const sorted: Record<string, unknown> = Object.create(null);
  for (const key of Object.keys(value).sort()) sorted[key] = value[key];
  return sorted;
}
