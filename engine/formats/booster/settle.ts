import type { InstanceId } from '../../core/cards.ts';
import type { FormatEvent } from '../../core/events.ts';
import type { Round } from '../../core/template.ts';
import type { BoosterSeat, BoosterState, PackState } from './booster.types.ts';
import { demandOf, type Operation, programOf } from './program.ts';

/** A draft being moved on: whole values replaced step by step, never the arrays of a finished state. */
export interface Workspace {
  round: number;
  unopened: BoosterState['unopened'];
  seats: BoosterSeat[];
  discarded: readonly InstanceId[];
  readonly events: FormatEvent[];
  /** Whether the next round waits for everybody's review. */
  readonly hasReview: boolean;
}

/** Opens a workspace on a state; the state itself stays as it is. */
export function workspaceOf(
  state: Pick<BoosterState, 'round' | 'unopened' | 'seats' | 'discarded'>,
  hasReview = false,
): Workspace {
  return {
    hasReview,
    round: state.round,
    unopened: state.unopened,
    seats: state.seats.slice(),
    discarded: state.discarded,
    events: [],
  };
}

/**
 * Does everything that waits for nobody at the given seats, and at those that packs reach by it; opens the next
 * rounds when no pack has cards, unless a review holds them back. Returns whether the draft is complete.
 */
export function settle(work: Workspace, rounds: readonly Round[], seats: readonly number[]): boolean {
  settleSeats(work, rounds, seats);
  while (work.seats.every((seat) => seat.queue.length === 0)) {
    const [opened, ...later] = work.unopened;
    if (!opened) return true;
    if (work.hasReview) return false;
    openRound(work, rounds, opened, later);
  }
  return false;
}

function openRound(
  work: Workspace,
  rounds: readonly Round[],
  opened: readonly PackState[],
  later: BoosterState['unopened'],
): void {
  work.round += 1;
  work.unopened = later;
  work.seats = work.seats.map((seat, index) => ({
    ...seat,
    queue: opened[index] ? [opened[index]] : [],
    decisions: 0,
  }));
  settleSeats(
    work,
    rounds,
    work.seats.map((_, index) => index),
  );
}

/** Opens the round that a review held back and settles it; null when packs still go round or none is left. */
export function endReview(work: Workspace, rounds: readonly Round[]): boolean | null {
  const [opened, ...later] = work.unopened;
  if (!opened || work.seats.some((seat) => seat.queue.length > 0)) return null;
  openRound(work, rounds, opened, later);
  return settle(work, rounds, []);
}

function settleSeats(work: Workspace, rounds: readonly Round[], seats: readonly number[]): void {
  const round = rounds[work.round];
  if (!round) return;
  const { operations } = programOf(round);
  const waiting = [...seats];
  for (let index = 0; index < waiting.length; index += 1) {
    const seat = waiting[index]!;
    let receiver = runHead(work, operations, seat);
    while (receiver !== null) {
      if (receiver !== seat) waiting.push(receiver);
      receiver = runHead(work, operations, seat);
    }
  }
}

/** One step of the pack in hand; null when the seat has to decide or has no pack, else the seat that has it now. */
function runHead(work: Workspace, operations: readonly Operation[], seat: number): number | null {
  const head = work.seats[seat]!.queue[0];
  if (!head) return null;
  const operation = operations[head.step];
  if (head.cards.length === 0) return dropHead(work, seat);
  if (!operation || operation.does === 'discardRest') {
    work.discarded = [...work.discarded, ...head.cards];
    return dropHead(work, seat);
  }
  if (operation.does === 'pass') return passHead(work, seat, head, operation);
  if (operation.does === 'random') return takeRandomly(work, seat, head, operation);
  const { picks, burns } = demandOf(operation, head.cards.length);
  if (picks + burns > 0) return null;
  return replaceHead(work, seat, { ...head, step: operation.next });
}

function dropHead(work: Workspace, seat: number): number {
  const state = work.seats[seat]!;
  work.seats[seat] = { ...state, queue: state.queue.slice(1) };
  return seat;
}

function replaceHead(work: Workspace, seat: number, pack: PackState): number {
  const state = work.seats[seat]!;
  work.seats[seat] = { ...state, queue: [pack, ...state.queue.slice(1)] };
  return seat;
}

function passHead(
  work: Workspace,
  seat: number,
  head: PackState,
  operation: Extract<Operation, { does: 'pass' }>,
): number {
  const to = (seat + operation.by + work.seats.length) % work.seats.length;
  const moved = { ...head, step: operation.next };
  if (to === seat) return replaceHead(work, seat, moved);
  dropHead(work, seat);
  const receiver = work.seats[to]!;
  work.seats[to] = { ...receiver, queue: [...receiver.queue, moved] };
  work.events.push({ type: 'passed', from: seat, to, packId: head.id });
  return to;
}

function takeRandomly(
  work: Workspace,
  seat: number,
  head: PackState,
  operation: Extract<Operation, { does: 'random' }>,
): number {
  const present = new Set(head.cards);
  const taken = head.randomOrder.filter((id) => present.has(id)).slice(0, Math.max(0, operation.count));
  for (const id of taken) present.delete(id);
  const state = work.seats[seat]!;
  const pick = state.decisions + 1;
  const pooled = taken.map((id) => ({ id, destination: 'main', round: work.round, pick }) as const);
  work.seats[seat] = { ...state, pool: [...state.pool, ...pooled] };
  if (taken.length > 0) work.events.push({ type: 'took', seat, cards: taken });
  return replaceHead(work, seat, {
    ...head,
    cards: head.cards.filter((id) => present.has(id)),
    step: operation.next,
  });
}
