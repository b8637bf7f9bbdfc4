import { type ActorRefFrom, assertEvent, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { type CallFailure, failureOf } from '../failure.ts';

export type SubmissionEvent<Form> = { type: 'form.submitted'; form: Form } | { type: 'editing.resumed' };

/** A form that the server took, with its answer. */
export interface Taken<Form, Answer> {
  readonly form: Form;
  readonly answer: Answer;
}

export interface SubmissionContext<Form, Answer> {
  readonly taken: Taken<Form, Answer> | null;
  /** Why the last attempt was refused. */
  readonly failure: CallFailure | null;
}

/**
 * A form and the action that it is submitted to.
 * editing: nothing is on its way. submitting: the server is asked; a second press does nothing. refused: it said no, or
 * nothing. done: it took the form. A form that was taken can be submitted again, and stays taken meanwhile, until editing
 * is resumed.
 */
export const submissionMachine = <Form, Answer>() =>
  setup({
    types: {
      context: {} as SubmissionContext<Form, Answer>,
      events: {} as SubmissionEvent<Form>,
    },
    actors: {
      send: fromPromise<Taken<Form, Answer>, { form: Form }>(() => unprovided('send')),
    },
    actions: {
      noteTaken: assign((_, params: { taken: Taken<Form, Answer> }) => ({ taken: params.taken })),
      noteFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
      forgetTaken: assign({ taken: null }),
      forgetFailure: assign({ failure: null }),
    },
  }).createMachine({
    id: 'submission',
    context: { taken: null, failure: null },
    initial: 'editing',
    states: {
      editing: {
        entry: ['forgetTaken', 'forgetFailure'],
        on: { 'form.submitted': 'submitting' },
      },
      submitting: {
        entry: 'forgetFailure',
        on: { 'editing.resumed': 'editing' },
        invoke: {
          id: 'send',
          src: 'send',
          input: ({ event }) => {
            assertEvent(event, 'form.submitted');
            return { form: event.form };
          },
          onDone: {
            target: 'done',
            actions: { type: 'noteTaken', params: ({ event }) => ({ taken: event.output }) },
          },
          onError: {
            target: 'refused',
            actions: { type: 'noteFailure', params: ({ event }) => ({ error: event.error }) },
          },
        },
      },
      refused: { on: { 'form.submitted': 'submitting', 'editing.resumed': 'editing' } },
      done: { on: { 'form.submitted': 'submitting', 'editing.resumed': 'editing' } },
    },
  });

type SubmissionMachine<Form, Answer> = ReturnType<typeof submissionMachine<Form, Answer>>;

export type SubmissionActor<Form, Answer> = ActorRefFrom<SubmissionMachine<Form, Answer>>;
export type SubmissionSnapshot<Form, Answer> = SnapshotFrom<SubmissionMachine<Form, Answer>>;
export type SubmissionState = SubmissionSnapshot<unknown, unknown>['value'];

/** Where the form stands. */
export const selectSubmissionState = <Form, Answer>({
  value,
}: SubmissionSnapshot<Form, Answer>): SubmissionState => value;

/** What the server took last, also while it is submitted again; null before, and while editing. */
export const selectTaken = <Form, Answer>({
  context,
}: SubmissionSnapshot<Form, Answer>): Taken<Form, Answer> | null => context.taken;

/** Why the last attempt was refused; null where it wasn't. */
export const selectSubmissionFailure = <Form, Answer>({
  context,
}: SubmissionSnapshot<Form, Answer>): CallFailure | null => context.failure;

function unprovided(name: string): never {
  throw new Error(`Provide "${name}" where the form is shown.`);
}
