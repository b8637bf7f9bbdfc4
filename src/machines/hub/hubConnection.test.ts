import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HubConnectionEmitted } from './hubConnection.ts';
import { startHubConnection } from './startHubConnection.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A line that somebody wants, to a server that is away or there. */
function opened() {
  let fault: Error | null = new Error('away');
  const connect = vi.fn(async () => {
    if (fault) throw fault;
  });
  const told = vi.fn();
  const waited: number[] = [];
  const line = startHubConnection({
    connect,
    send: async () => null,
    retryDelayMs: (attempt) => {
      waited.push(attempt);
      return 100 * 2 ** attempt;
    },
    isOutdated: (thrown) => thrown instanceof Error && thrown.message === 'old',
    tellOutdated: told,
  });
  const heard: HubConnectionEmitted['type'][] = [];
  line.on('*', ({ type }) => heard.push(type));
  line.send({ type: 'interest.began' });
  return {
    ...{ line, connect, told, waited, heard },
    answer: (next: Error | null) => {
      fault = next;
    },
  };
}

describe('a line that cannot be opened', () => {
  it('retries with longer pauses until it is up, then starts counting again', async () => {
    const { line, connect, waited, answer } = opened();
    await vi.advanceTimersByTimeAsync(0);
    expect([connect.mock.calls.length, line.getSnapshot().value]).toEqual([1, 'resting']);
    await vi.advanceTimersByTimeAsync(99);
    expect(connect).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(connect).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(199);
    expect(connect).toHaveBeenCalledTimes(2);
    answer(null);
    await vi.advanceTimersByTimeAsync(1);
    expect([waited, line.getSnapshot().value, line.getSnapshot().context]).toEqual([
      [0, 1],
      'up',
      expect.objectContaining({ attempt: 0, isUp: true, hasStood: true }),
    ]);
  });

  it('says so once where the server speaks another protocol, and is tried no more', async () => {
    const { line, connect, told, answer } = opened();
    answer(new Error('old'));
    await vi.advanceTimersByTimeAsync(100);
    expect([line.getSnapshot().value, told.mock.calls.length]).toEqual(['outdated', 1]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(connect).toHaveBeenCalledTimes(2);
  });
});

describe('a line that stood and fell', () => {
  it('is opened again while somebody wants it, and tells both', async () => {
    const { line, heard, answer } = opened();
    answer(null);
    await vi.advanceTimersByTimeAsync(100);
    expect([line.getSnapshot().value, heard]).toEqual(['up', []]);
    line.send({ type: 'line.closed' });
    expect([line.getSnapshot().value, line.getSnapshot().context.isUp, heard]).toEqual([
      'resting',
      false,
      ['line.dropped'],
    ]);
    await vi.advanceTimersByTimeAsync(100);
    expect([line.getSnapshot().value, heard]).toEqual(['up', ['line.dropped', 'line.returned']]);
  });

  it('stays closed where nobody wants it any more', async () => {
    const { line, connect, answer } = opened();
    answer(null);
    await vi.advanceTimersByTimeAsync(100);
    line.send({ type: 'interest.ended' });
    line.send({ type: 'line.closed' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect([line.getSnapshot().value, connect.mock.calls.length]).toEqual(['idle', 2]);
  });
});

describe('a line in the wrong place', () => {
  it('is opened anew when no call is under way, and nobody is told that it fell [T]', async () => {
    const { line, connect, heard, answer } = opened();
    answer(null);
    await vi.advanceTimersByTimeAsync(100);
    let isAnswered = false;
    line.send({
      type: 'call.asked',
      call: {
        id: 'call-1',
        name: 'OpenTable',
        argument: () => undefined,
        isPatient: false,
        answer: () => {
          isAnswered = true;
        },
      },
    });
    line.send({ type: 'line.misplaced' });
    expect([line.getSnapshot().value, connect.mock.calls.length]).toEqual(['up', 2]);
    await vi.advanceTimersByTimeAsync(0);
    expect([isAnswered, line.getSnapshot().value, connect.mock.calls.length]).toEqual([true, 'up', 3]);
    expect(heard).toEqual(['line.returned']);
    // It is in the right place now.
    expect(line.getSnapshot().context.isMisplaced).toBe(false);
  });

  it('has fallen where it cannot be opened again, and is tried on [T]', async () => {
    const { line, heard, answer } = opened();
    answer(null);
    await vi.advanceTimersByTimeAsync(100);
    answer(new Error('away'));
    line.send({ type: 'line.misplaced' });
    expect(line.getSnapshot().value).toBe('moving');
    line.send({ type: 'line.closed' });
    await vi.advanceTimersByTimeAsync(0);
    expect([line.getSnapshot().value, heard]).toEqual(['resting', ['line.dropped']]);
    answer(null);
    await vi.advanceTimersByTimeAsync(100);
    expect([line.getSnapshot().value, heard]).toEqual(['up', ['line.dropped', 'line.returned']]);
  });
});
