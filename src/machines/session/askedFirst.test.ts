import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import {
  askedFirstMachine,
  selectAskedFirstFailure,
  selectAskedFirstState,
  selectChoice,
} from './askedFirst.ts';

/** The machine over a server that answers as `work` says, and what it was asked for. */
function openQuestion(work: (choice: string) => Promise<void> = async () => undefined) {
  const asked: string[] = [];
  const machine = askedFirstMachine.provide({
    actors: {
      work: fromPromise<void, { choice: string }>(({ input }) => {
        asked.push(input.choice);
        return work(input.choice);
      }),
    },
  });
  const actor = createActor(machine).start();
  const reaches = (state: string) => waitFor(actor, (snapshot) => selectAskedFirstState(snapshot) === state);
  return { actor, asked, reaches };
}

describe('what is asked first', () => {
  it('is done after a yes, and not before', async () => {
    const { actor, asked, reaches } = openQuestion();
    actor.send({ type: 'chosen', choice: 'Admin', asks: true });
    expect([selectChoice(await reaches('asking')), asked]).toEqual(['Admin', []]);
    actor.send({ type: 'confirmed' });
    await reaches('done');
    expect(asked).toEqual(['Admin']);
  });

  it('is forgotten after a no', async () => {
    const { actor, asked, reaches } = openQuestion();
    actor.send({ type: 'chosen', choice: 'Admin', asks: true });
    actor.send({ type: 'cancelled' });
    expect([selectChoice(await reaches('resting')), asked]).toEqual([null, []]);
  });

  it('is done at once where nobody has to be asked, and another choice after it', async () => {
    const { actor, asked, reaches } = openQuestion();
    actor.send({ type: 'chosen', choice: 'member', asks: false });
    await reaches('done');
    actor.send({ type: 'chosen', choice: 'Admin', asks: true });
    expect([selectChoice(await reaches('asking')), asked]).toEqual(['Admin', ['member']]);
  });

  it('is asked again when it failed', async () => {
    let isOpen = false;
    const { actor, asked, reaches } = openQuestion(async () => {
      if (!isOpen) throw { status: 503, reply: 'Try again in a moment.' };
    });
    actor.send({ type: 'chosen', choice: 'token', asks: true });
    actor.send({ type: 'confirmed' });
    const failed = await waitFor(actor, (snapshot) => selectAskedFirstFailure(snapshot) !== null);
    expect([selectAskedFirstState(failed), selectAskedFirstFailure(failed)?.reply]).toEqual([
      'asking',
      'Try again in a moment.',
    ]);
    isOpen = true;
    actor.send({ type: 'confirmed' });
    expect(selectAskedFirstFailure(await reaches('done'))).toBeNull();
    expect(asked).toEqual(['token', 'token']);
  });
});
