import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import {
  type SubmissionState,
  selectSubmissionFailure,
  selectSubmissionState,
  selectTaken,
  submissionMachine,
  type Taken,
} from './submission.ts';

const KIM = 'kim@example.net';

/** The machine over a server that answers as `ask` says, and what it was asked for. */
function openForm(ask: (form: string) => Promise<number> = async () => 1) {
  const asked: string[] = [];
  const machine = submissionMachine<string, number>().provide({
    actors: {
      send: fromPromise<Taken<string, number>, { form: string }>(async ({ input: { form } }) => {
        asked.push(form);
        return { form, answer: await ask(form) };
      }),
    },
  });
  const actor = createActor(machine).start();
  const submit = (form: string) => actor.send({ type: 'form.submitted', form });
  const reaches = (state: SubmissionState) =>
    waitFor(actor, (snapshot) => selectSubmissionState(snapshot) === state);
  return { actor, asked, submit, reaches };
}

const refused = () => Promise.reject({ status: 429, reply: 'Try again in 3 minutes.' });

describe('a form', () => {
  it('is taken, with the answer of the server', async () => {
    const { asked, submit, reaches } = openForm(async () => 42);
    submit(KIM);
    const done = await reaches('done');
    expect(selectTaken(done)).toEqual({ form: KIM, answer: 42 });
    expect(asked).toEqual([KIM]);
  });

  it('is sent once, however often it is submitted meanwhile', async () => {
    const { asked, submit, reaches } = openForm();
    submit(KIM);
    submit(KIM);
    await reaches('done');
    expect(asked).toEqual([KIM]);
  });

  it('that was refused says why until it is submitted again', async () => {
    let isOpen = false;
    const { actor, submit, reaches } = openForm((form) =>
      isOpen ? Promise.resolve(form.length) : refused(),
    );
    submit(KIM);
    const no = await reaches('refused');
    expect([selectSubmissionFailure(no)?.reply, selectTaken(no)]).toEqual(['Try again in 3 minutes.', null]);
    isOpen = true;
    submit(KIM);
    expect(selectSubmissionFailure(actor.getSnapshot())).toBeNull();
    expect(selectSubmissionFailure(await reaches('done'))).toBeNull();
  });

  it('stays taken while it is submitted again, also when that is refused', async () => {
    let answer = () => Promise.resolve(1);
    const { actor, submit, reaches } = openForm(() => answer());
    submit(KIM);
    await reaches('done');
    answer = refused;
    submit(KIM);
    expect(selectTaken(actor.getSnapshot())?.answer).toBe(1);
    const no = await reaches('refused');
    expect([selectTaken(no)?.answer, selectSubmissionFailure(no)?.status]).toEqual([1, 429]);
  });

  it('is empty again for the next, and an answer on its way no longer counts', async () => {
    const { actor, asked, submit, reaches } = openForm();
    submit(KIM);
    await reaches('done');
    submit(KIM);
    actor.send({ type: 'editing.resumed' });
    await Promise.resolve();
    const snapshot = await reaches('editing');
    expect([selectTaken(snapshot), selectSubmissionFailure(snapshot)]).toEqual([null, null]);
    expect(asked).toEqual([KIM, KIM]);
  });
});
