import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { refused } from '#contract/refusals.ts';
import { type CallOutcome, hubCallMachine } from './hubCall.ts';
import { startHubConnection } from './startHubConnection.ts';

const RETRY_MS = 400;
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

/** A patient call over a line that stands, whose answers come in this order. */
function called(replies: readonly unknown[], isPatient = true) {
  const clock = new SimulatedClock();
  const outcomes: CallOutcome[] = [];
  const waits: number[] = [];
  const sent: unknown[] = [];
  let version = 0;
  const machine = hubCallMachine.provide({
    actors: {
      send: fromPromise(async ({ input }) => {
        sent.push(input.argument);
        return replies[sent.length - 1];
      }),
    },
    actions: { tellParent: () => {} },
    delays: {
      retry({ context }) {
        waits.push(context.attempt);
        return RETRY_MS;
      },
    },
  });
  const call = {
    id: 'call-1',
    name: 'OpenTable',
    argument: () => version++,
    isPatient,
    answer: (outcome: CallOutcome) => void outcomes.push(outcome),
  };
  const actor = createActor(machine, { clock, input: { call, isLineUp: true } }).start();
  return { actor, clock, outcomes, waits, sent };
}

describe('a table that is opened', () => {
  const gone = refused('notFound');

  it('is asked for again while the server cannot read, or restarts, until it is there or is not [fault F8]', async () => {
    const { clock, outcomes, waits, sent } = called([
      refused('storageAway'),
      refused('draining'),
      refused('storageAway'),
      gone,
    ]);
    for (let turn = 0; turn < 4; turn++) {
      await settle();
      clock.increment(RETRY_MS);
    }
    expect({ outcomes, waits, sent }).toEqual({
      outcomes: [{ kind: 'answered', reply: gone }],
      waits: [0, 1, 2],
      sent: [0, 1, 2, 3],
    });
  });

  it('is asked for once where the answer is final, or where nobody waits for a better one', async () => {
    const final = called([gone]);
    const hasty = called([refused('storageAway')], false);
    await settle();
    expect([final.outcomes, hasty.outcomes]).toEqual([
      [{ kind: 'answered', reply: gone }],
      [{ kind: 'answered', reply: refused('storageAway') }],
    ]);
  });
});

describe('a call that is under way when the line falls', () => {
  afterEach(() => void vi.useRealTimers());

  it('is sent again once the line stands, after a moment, and forgotten when it is answered', async () => {
    vi.useFakeTimers();
    const lost: (() => void)[] = [];
    const outcomes: CallOutcome[] = [];
    const send = vi.fn(
      (name: string, argument: unknown): Promise<unknown> =>
        lost.length === 0
          ? new Promise((_, reject) => lost.push(() => reject(new Error('The line fell.'))))
          : Promise.resolve({ name, argument }),
    );
    const line = startHubConnection({
      connect: async () => {},
      send,
      retryDelayMs: () => 5000,
      isOutdated: () => false,
      tellOutdated: () => {},
    });
    const call = {
      ...{ id: 'call-1', name: 'Command', argument: () => 7, isPatient: true },
      answer: (outcome: CallOutcome) => void outcomes.push(outcome),
    };
    line.send({ type: 'call.asked', call });
    await vi.advanceTimersByTimeAsync(0);
    expect(send).toHaveBeenCalledTimes(1);
    line.send({ type: 'line.closed' });
    lost[0]?.();
    await vi.advanceTimersByTimeAsync(4999);
    expect([send.mock.calls.length, outcomes, line.getSnapshot().context.calls]).toEqual([1, [], ['call-1']]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(outcomes).toEqual([{ kind: 'answered', reply: { name: 'Command', argument: 7 } }]);
    expect(line.getSnapshot().context.calls).toEqual([]);
  });
});
