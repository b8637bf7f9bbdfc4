import { initialTransition, setup, transition } from 'xstate';

/** Where a table stands, from being gathered to being over. */
export type TableStatus =
  | 'lobby'
  | 'countdown'
  | 'drafting'
  | 'paused'
  | 'building'
  | 'finished'
  | 'cancelled';

export type LifecycleEvent =
  | { readonly type: 'host.startedCountdown' }
  | { readonly type: 'host.startedAtOnce' }
  | { readonly type: 'host.paused' }
  | { readonly type: 'host.resumed' }
  | { readonly type: 'host.ended' }
  | { readonly type: 'countdown.ended' }
  | { readonly type: 'countdown.cancelled' }
  | { readonly type: 'seal.voided' }
  | { readonly type: 'lobby.expired' }
  | { readonly type: 'draft.completed' }
  | { readonly type: 'decks.allSubmitted' }
  | { readonly type: 'building.timedOut' };

/**
 * The life of a table at the server. Never touches clocks, cards or people: others tell it facts.
 *
 * - `lobby`: seats are being filled; a solo table starts at once.
 * - `countdown`: the start is announced and may still be called off, or voided by the fairness seal.
 * - `drafting` and `paused`: packs go round, or wait for the host.
 * - `building`: the draft is complete, decks are being built; a host who ends it here finishes the table.
 * - `finished`: the table is over and kept.
 * - `cancelled`: the table ended before its draft was complete.
 */
export const lifecycleMachine = setup({
  types: { events: {} as LifecycleEvent },
}).createMachine({
  id: 'lifecycle',
  initial: 'lobby',
  states: {
    lobby: {
      on: {
        'host.startedCountdown': 'countdown',
        'host.startedAtOnce': 'drafting',
        'host.ended': 'cancelled',
        'lobby.expired': 'cancelled',
      },
    },
    countdown: {
      on: {
        'countdown.ended': 'drafting',
        'countdown.cancelled': 'lobby',
        'seal.voided': 'lobby',
        'host.ended': 'cancelled',
      },
    },
    drafting: {
      on: { 'host.paused': 'paused', 'draft.completed': 'building', 'host.ended': 'cancelled' },
    },
    paused: {
      on: { 'host.resumed': 'drafting', 'host.ended': 'cancelled' },
    },
    building: {
      on: { 'decks.allSubmitted': 'finished', 'building.timedOut': 'finished', 'host.ended': 'finished' },
    },
    finished: { type: 'final' },
    cancelled: { type: 'final' },
  },
});

/** Where every table begins. */
export const firstStatus: TableStatus = initialTransition(lifecycleMachine)[0].value;

/** The status after a fact, or null when the fact means nothing at this status. */
export function nextStatus(status: TableStatus, event: LifecycleEvent): TableStatus | null {
  const snapshot = lifecycleMachine.resolveState({ value: status });
  if (snapshot.status !== 'active' || !snapshot.can(event)) return null;
  return transition(lifecycleMachine, snapshot, event)[0].value;
}
