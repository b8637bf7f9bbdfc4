import { describe, expect, it } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { generatePaths } from '#src/machines/paths/model.ts';
import { watchTransitions } from '#src/machines/paths/transitions.ts';
import type { Executors } from './walk.ts';
import { complaintsOf, expectSame, runWalker, type Walker } from './walker.ts';

const lamp = createMachine({
  id: 'lamp',
  initial: 'off',
  states: {
    off: { on: { 'switch.pressed': 'on' } },
    on: { on: { 'switch.pressed': 'off', 'bulb.burnt': 'broken' } },
    broken: {},
  },
});

/** A walker of the lamp in which one thing can be left out. */
function lampWalker({ without = '', isStuck = false, events = {} } = {}): Walker {
  const watch = watchTransitions(lamp);
  return {
    name: 'lamp',
    where: 'simulation',
    machine: lamp,
    paths: generatePaths(lamp, { events }),
    watch,
    open() {
      const actor = createActor(lamp, { inspect: watch.inspect }).start();
      const all: Executors = {
        'switch.pressed': () => actor.send({ type: 'switch.pressed' }),
        'bulb.burnt': () => {
          if (!isStuck) actor.send({ type: 'bulb.burnt' });
        },
      };
      return {
        executors: Object.fromEntries(Object.entries(all).filter(([type]) => type !== without)),
        check: (step) => expectSame(actor.getSnapshot().value, step.after.value),
      };
    },
  };
}

const complaints = async (walker: Walker) => complaintsOf(await runWalker(walker));

describe('a run of generated paths', () => {
  it('complains of nothing when everything is walked', async () => {
    expect(await complaints(lampWalker())).toEqual([]);
  });

  it('names a missing executor, and what nobody could walk without it', async () => {
    expect(await complaints(lampWalker({ without: 'bulb.burnt' }))).toEqual([
      'lamp (simulation): path 1, "Bulb burnt while on: broken", failed at step 2 (bulb.burnt → broken): No executor for the event "bulb.burnt".',
      'lamp (simulation): not walked: lamp.on on bulb.burnt [0] to lamp.broken',
    ]);
  });

  it('names a transition that no path tries and a state that is not reached', async () => {
    expect(await complaints(lampWalker({ events: { 'bulb.burnt': [] } }))).toEqual([
      'lamp (simulation): not walked: lamp.on on bulb.burnt [0] to lamp.broken',
      'lamp (simulation): not reached: lamp.broken',
    ]);
  });

  it('names the step at which a system does not do as the model says, with what was seen', async () => {
    const report = await runWalker(lampWalker({ isStuck: true }));
    expect(
      report.paths.map(({ failure }) => failure && [failure.step, failure.promised, failure.seen]),
    ).toEqual([[2, '"broken"', '"on"'], null]);
    expect(report.unwalked).toEqual(['lamp.on on bulb.burnt [0] to lamp.broken']);
  });
});
