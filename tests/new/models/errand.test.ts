import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { errandMachine, selectErrandFailure, selectErrandOutcome, selectErrandState } from './errand.ts';

/** The machine over a server that answers as `run` says. */
function openErrand(run: () => Promise<string>) {
  const machine = errandMachine.provide({ actors: { runErrand: fromPromise(run) } });
  const actor = createActor(machine).start();
  const reaches = (state: string) => waitFor(actor, (snapshot) => selectErrandState(snapshot) === state);
  return { actor, reaches };
}

describe('the errand', () => {
  it('is run at once, and its outcome is kept', async () => {
    const { reaches } = openErrand(async () => 'Bread.');
    expect(selectErrandOutcome(await reaches('done'))).toBe('Bread.');
  });

  it('tells why it failed, and is run again when asked to', async () => {
    let isOpen = false;
    const { actor, reaches } = openErrand(async () => {
      if (!isOpen) throw { status: 503, reply: 'Try again in a moment.' };
      return 'Bread.';
    });
    const failed = await reaches('failed');
    expect(selectErrandFailure(failed)?.reply).toBe('Try again in a moment.');
    expect(selectErrandOutcome(failed)).toBeNull();
    isOpen = true;
    actor.send({ type: 'retry.asked' });
    const done = await reaches('done');
    expect(selectErrandOutcome(done)).toBe('Bread.');
    expect(selectErrandFailure(done)).toBeNull();
  });
});
