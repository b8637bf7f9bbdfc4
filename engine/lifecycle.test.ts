import { describe, expect, it } from 'vitest';
import {
  firstStatus,
  type LifecycleEvent,
  lifecycleMachine,
  nextStatus,
  type TableStatus,
} from './lifecycle.ts';

const statuses: readonly TableStatus[] = [
  'lobby',
  'countdown',
  'drafting',
  'paused',
  'building',
  'finished',
  'cancelled',
];
const events: readonly LifecycleEvent['type'][] = [
  'host.startedCountdown',
  'host.startedAtOnce',
  'host.paused',
  'host.resumed',
  'host.ended',
  'countdown.ended',
  'countdown.cancelled',
  'seal.voided',
  'lobby.expired',
  'draft.completed',
  'decks.allSubmitted',
  'building.timedOut',
];

describe('the life of a table', () => {
  it('is the machine "lifecycle"', () => {
    expect(lifecycleMachine.id).toBe('lifecycle');
  });

  it('begins in the lobby', () => {
    expect(firstStatus).toBe('lobby');
  });

  it('goes from a lobby over a countdown and a pause to a finished table', () => {
    const facts: readonly LifecycleEvent['type'][] = [
      'host.startedCountdown',
      'countdown.ended',
      'host.paused',
      'host.resumed',
      'draft.completed',
      'decks.allSubmitted',
    ];
    const passed: TableStatus[] = [];
    let status: TableStatus | null = firstStatus;
    for (const type of facts) {
      status = status && nextStatus(status, { type });
      if (status) passed.push(status);
    }
    expect(passed).toEqual(['countdown', 'drafting', 'paused', 'drafting', 'building', 'finished']);
  });

  it('means exactly these things, and nothing at any other status [spec 4.13]', () => {
    const known = statuses.flatMap((status) =>
      events.flatMap((type) => {
        const next = nextStatus(status, { type });
        return next ? [`${status} + ${type} = ${next}`] : [];
      }),
    );
    expect(known).toEqual([
      'lobby + host.startedCountdown = countdown',
      'lobby + host.startedAtOnce = drafting',
      'lobby + host.ended = cancelled',
      'lobby + lobby.expired = cancelled',
      'countdown + host.ended = cancelled',
      'countdown + countdown.ended = drafting',
      'countdown + countdown.cancelled = lobby',
      'countdown + seal.voided = lobby',
      'drafting + host.paused = paused',
      'drafting + host.ended = cancelled',
      'drafting + draft.completed = building',
      'paused + host.resumed = drafting',
      'paused + host.ended = cancelled',
      'building + host.ended = finished',
      'building + decks.allSubmitted = finished',
      'building + building.timedOut = finished',
    ]);
  });

  it('is over when it is finished or cancelled, and not before', () => {
    const over = statuses.filter((value) => lifecycleMachine.resolveState({ value }).status === 'done');
    expect(over).toEqual(['finished', 'cancelled']);
  });
});
