import { afterEach, describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import type { EventCall, EventNews } from '#contract/events/eventCalls.ts';
import { callOf, openedNews } from '../testing/eventCallSamples.ts';
import {
  ASK_AGAIN_MS,
  type EventCallsActor,
  type EventCallsEvent,
  eventCallsMachine,
  type Heard,
  selectCalls,
  selectCallsOffsetMs,
  selectIsListening,
} from './eventCalls.ts';

let running: EventCallsActor | null = null;
afterEach(() => running?.stop());

const heard = (...calls: EventCall[]): Heard => ({
  calls,
  isExpecting: calls.length > 0,
  nowMs: 90,
  atMs: 50,
});
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A tab over a server in the test's hands. */
function tab(told: readonly string[] = []) {
  const clock = new SimulatedClock();
  const raised: [EventNews['kind'], boolean][] = [];
  const world = { answer: (_: Heard) => {}, fail: () => {}, asked: 0, kept: told, isLineOpen: false };
  const actor = createActor(
    eventCallsMachine.provide({
      actors: {
        ask: fromPromise<Heard>(() => {
          world.asked += 1;
          return new Promise((resolve, reject) => {
            world.answer = resolve;
            world.fail = () => reject(new Error('away'));
          });
        }),
        line: fromCallback<EventCallsEvent>(() => {
          world.isLineOpen = true;
        }),
      },
      actions: {
        raise: (_, { news, isLive }) =>
          void raised.push(...news.map((one) => [one.kind, isLive] as [typeof one.kind, boolean])),
        keepTold: (_, params) => {
          world.kept = params.told;
        },
      },
    }),
    { input: { told }, clock },
  ).start();
  running = actor;
  return {
    actor,
    clock,
    raised,
    world,
    answer: async (given: Heard) => {
      world.answer(given);
      await settled();
    },
    fail: async () => {
      world.fail();
      await settled();
    },
  };
}

describe('the calls of events', () => {
  it('are asked for first, and tell what this tab was not told of', async () => {
    const { actor, raised, answer } = tab();
    await answer(heard(callOf('play')));
    expect(raised).toEqual([['roundOpened', false]]);
    expect(selectCalls(actor.getSnapshot())).toEqual([callOf('play')]);
    expect(selectCallsOffsetMs(actor.getSnapshot())).toBe(40);
  });

  it('are told once, though a reload or the line brings them again', async () => {
    const first = tab();
    await first.answer(heard(callOf('play')));
    first.actor.send({ type: 'news.heard', news: openedNews() });
    await first.answer(heard(callOf('play')));
    expect(first.raised).toEqual([
      ['roundOpened', false],
      ['roundOpened', true],
    ]);
    first.actor.stop();
    const reloaded = tab(first.world.kept);
    await reloaded.answer(heard(callOf('play')));
    expect(reloaded.raised).toEqual([]);
    reloaded.actor.send({ type: 'line.came' });
    await reloaded.answer(heard(callOf('confirm')));
    expect(reloaded.raised).toEqual([['reported', false]]);
  });

  it('ask nothing of who has reported', async () => {
    const { raised, answer } = tab();
    await answer(heard(callOf('reported')));
    expect(raised).toEqual([]);
  });

  it('are asked for again when news come, and an answer from before them counts no more', async () => {
    const { actor, world, answer } = tab();
    const before = world.answer;
    actor.send({ type: 'news.heard', news: openedNews() });
    before(heard());
    await settled();
    expect(actor.getSnapshot().value).toMatchObject({ calls: 'asking' });
    await answer(heard(callOf('play')));
    expect([world.asked, selectCalls(actor.getSnapshot())]).toEqual([2, [callOf('play')]]);
  });

  it('are asked for again where news may have been missed, and after a failure', async () => {
    const { actor, clock, raised, world, fail } = tab();
    await fail();
    clock.increment(ASK_AGAIN_MS);
    expect(world.asked).toBe(2);
    actor.send({ type: 'news.heard', news: null });
    expect([world.asked, raised]).toEqual([3, []]);
  });

  it('keep the line closed until an event may call or a page has it open', async () => {
    const quiet = tab();
    await quiet.answer(heard());
    expect([quiet.world.isLineOpen, selectIsListening(quiet.actor.getSnapshot())]).toEqual([false, false]);
    quiet.actor.send({ type: 'line.wanted' });
    expect([quiet.world.isLineOpen, selectIsListening(quiet.actor.getSnapshot())]).toEqual([true, true]);
    quiet.actor.stop();
    const expecting = tab();
    await expecting.answer({ ...heard(), isExpecting: true });
    expect(expecting.world.isLineOpen).toBe(true);
  });
});
