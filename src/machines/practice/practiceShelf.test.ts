import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { PracticeRow, PracticeShelf } from '#contract/practice.ts';
import { practiceShelfMachine, selectPracticeRows, selectPracticeShelfFailure } from './practiceShelf.ts';

const ROW: PracticeRow = {
  ...{ practiceId: 'one', gameName: 'Kites', name: 'One pack', deckCards: 23, savedAtMs: 0 },
};

/** A shelf whose server fails as often as `failures` says, and then lists one draft. */
function shelf(failures: number) {
  let left = failures;
  const removed: string[] = [];
  const actor = createActor(
    practiceShelfMachine.provide({
      actors: {
        load: fromPromise<PracticeShelf>(async () => {
          left -= 1;
          if (left >= 0) throw new Error('No.');
          return { drafts: [ROW] };
        }),
        remove: fromPromise<unknown, { readonly practiceId: string }>(async ({ input }) => {
          removed.push(input.practiceId);
        }),
      },
    }),
  ).start();
  return { actor, removed };
}

describe('the practice drafts of an account', () => {
  it('are asked for again after a failure', async () => {
    const { actor } = shelf(1);
    await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    expect(selectPracticeShelfFailure(actor.getSnapshot())).toBe('No.');
    actor.send({ type: 'retry.pressed' });
    const shown = await waitFor(actor, (snapshot) => snapshot.matches('shown'));
    expect([selectPracticeRows(shown), selectPracticeShelfFailure(shown)]).toEqual([[ROW], null]);
  });

  it('are deleted after a yes alone', async () => {
    const { actor, removed } = shelf(0);
    await waitFor(actor, (snapshot) => snapshot.matches('shown'));
    actor.send({ type: 'delete.pressed', practiceId: 'one' });
    actor.send({ type: 'cancel.pressed' });
    actor.send({ type: 'delete.confirmed' });
    expect([actor.getSnapshot().value, removed]).toEqual(['shown', []]);
    actor.send({ type: 'delete.pressed', practiceId: 'one' });
    actor.send({ type: 'delete.confirmed' });
    const shown = await waitFor(actor, (snapshot) => snapshot.matches('shown'));
    expect([selectPracticeRows(shown), removed]).toEqual([[], ['one']]);
  });

  it('need a server to ask', async () => {
    const actor = createActor(practiceShelfMachine).start();
    await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    expect(selectPracticeShelfFailure(actor.getSnapshot())).toBe(
      'The practice drafts were asked for without "load".',
    );
  });
});
