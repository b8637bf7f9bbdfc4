import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { type CallFailure, errorWords, failureOf } from '../failure.ts';
import { isSameText, rebased } from './rebased.ts';

/** What is wrong with each field, by its name: a sentence each. */
export type FieldFaults = CallFailure['fields'];

/** How a kind of record is edited. */
export interface RecordRules<Row, Form extends object> {
  /** The form of a stored record, or of a new one. */
  readonly formOf: (record: Row | null) => Form;
  /** What the form's schema finds wrong; without it only the server looks. */
  readonly check?: (form: Form) => FieldFaults;
  /** For forms that hold records of fields; `rebased` compares field by field. */
  readonly rebase?: (base: Form, mine: Form, theirs: Form) => Form;
}

/** Without an id it's a new record; with an id alone the record is read first. */
export interface RecordInput<Row> {
  readonly id: string | null;
  readonly record: Row | null;
}

/** What is sent: the record as it was when the form was laid over it, so that the server can compare versions. */
export interface RecordSave<Row, Form> {
  readonly record: Row | null;
  readonly form: Form;
}

/** What a save answers. */
export interface SavedRecord<Row = unknown> {
  /** The activity by which it can be undone; null where nothing was different, or where it can't be undone. */
  readonly activityId: string | null;
  /** Of a record that was made. */
  readonly id?: string;
  /** A stored record as it is now, where its editor stays open. */
  readonly record?: Row;
}

export type RecordEvent<Form> =
  | { type: 'typed'; changes: Partial<Form> }
  | { type: 'save.pressed' }
  | { type: 'discard.pressed' }
  | { type: 'redo.pressed' }
  | { type: 'theirs.pressed'; field: keyof Form & string }
  | { type: 'changed.elsewhere' }
  | { type: 'next.begun'; form: Form }
  | { type: 'retry.pressed' };

export interface RecordContext<Row, Form> {
  /** Null for a new record. */
  readonly id: string | null;
  readonly record: Row | null;
  /** The form as it was stored when `form` was last laid over it. */
  readonly base: Form;
  readonly form: Form;
  /** Fields that were changed here and by somebody else, with their values. */
  readonly theirs: Partial<Form>;
  readonly faults: FieldFaults;
  /** Why the last call failed, '' if it didn't. */
  readonly failure: string;
  /** The last save met somebody's newer change. */
  readonly isConflict: boolean;
  /** What was discarded last, until something is typed or stored. */
  readonly discarded: Form | null;
  /** Grows when the form changes other than by typing: the key of fields that keep what is typed to themselves. */
  readonly turn: number;
}

const NO_FAULTS: FieldFaults = {};
const CALM = { faults: NO_FAULTS, failure: '', isConflict: false };

/** The fields that both changed since `base`, each to something else, with what they hold now. */
function clashesIn<Form extends object>(base: Form, mine: Form, theirs: Form): Partial<Form> {
  const clashes: Partial<Form> = {};
  for (const key in theirs) {
    const [stored, here, there] = [base[key], mine[key], theirs[key]];
    const isClash = !isSameText(stored, here) && !isSameText(stored, there) && !isSameText(here, there);
    if (isClash) clashes[key] = there;
  }
  return clashes;
}

/**
 * The one editor behind every form of Administration.
 * `loading`: a record that was opened by its address is read; `unreadable` says why it could not be. `editing.clean` and
 * `editing.changed`: whether there's anything to save. `saving`: it's on its way, and nothing can be typed. `conflict`:
 * somebody saved first, so the record is read again and what was typed here is laid over it; neither change is lost, and
 * fields that both changed show both. `rereading`: the same without a save, and typing isn't interrupted. `saved`: it's
 * stored, and its panel closes or begins the next new record; an editor that stays open is back in `editing` with the record
 * as it's stored now.
 */
export function recordEditor<Row extends object, Form extends object>({
  formOf,
  check = () => NO_FAULTS,
  rebase = rebased,
}: RecordRules<Row, Form>) {
  type Context = RecordContext<Row, Form>;

  const laidOver = ({ base, form, turn }: Context, record: Row): Partial<Context> => {
    const stored = formOf(record);
    return {
      record,
      base: stored,
      form: rebase(base, form, stored),
      theirs: clashesIn(base, form, stored),
      discarded: null,
      turn: turn + 1,
    };
  };

  return setup({
    types: {
      context: {} as Context,
      events: {} as RecordEvent<Form>,
      input: {} as RecordInput<Row>,
    },
    actors: {
      read: fromPromise<Row, { readonly id: string }>(() => unprovided('read')),
      save: fromPromise<SavedRecord<Row>, RecordSave<Row, Form>>(() => unprovided('save')),
    },
    guards: {
      isUnread: ({ context }) => context.id !== null && context.record === null,
      isStored: ({ context }) => context.id !== null,
      isNew: ({ context }) => context.id === null,
      isChanged: ({ context }) => !isSameText(context.form, context.base),
      isUndone: ({ context }) => context.discarded !== null && isSameText(context.form, context.base),
      isKept: ({ context }, { saved }: { saved: SavedRecord<Row> }) =>
        context.id !== null && saved.record !== undefined,
      isSame: ({ context }) => isSameText(context.form, context.base),
      isClash: ({ context }, { field }: { field: keyof Form & string }) =>
        Object.hasOwn(context.theirs, field),
      isSound: ({ context }) => Object.keys(check(context.form)).length === 0,
      isConflict: ({ context }, { error }: { error: unknown }) =>
        context.record !== null && failureOf(error).code === 'changedMeanwhile',
    },
    actions: {
      noteRecord: assign(({ context }, { record }: { record: Row | undefined }) => {
        if (record === undefined) return {};
        const stored = formOf(record);
        return {
          record,
          base: stored,
          form: stored,
          theirs: {} as Partial<Form>,
          discarded: null,
          turn: isSameText(context.form, stored) ? context.turn : context.turn + 1,
          ...CALM,
        };
      }),
      noteTyped: assign(({ context }, { changes }: { changes: Partial<Form> }) => ({
        form: { ...context.form, ...changes },
        discarded: null,
      })),
      noteFaults: assign(({ context }) => ({ ...CALM, faults: check(context.form) })),
      noteSending: assign(() => ({ ...CALM, theirs: {} as Partial<Form> })),
      noteFailure: assign((_, { error }: { error: unknown }) => ({ ...CALM, failure: errorWords(error) })),
      noteRefused: assign((_, { error }: { error: unknown }) => ({
        ...CALM,
        faults: failureOf(error).fields,
        failure: errorWords(error),
      })),
      noteNewer: assign(({ context }, { record }: { record: Row }) => laidOver(context, record)),
      noteConflict: assign({ isConflict: true }),
      noteStored: assign(({ context }) => ({ base: context.form })),
      noteNext: assign(({ context }, { form }: { form: Form }) => ({
        ...CALM,
        base: form,
        form,
        discarded: null,
        turn: context.turn + 1,
      })),
      noteDiscard: assign(({ context }) => ({
        ...CALM,
        form: context.base,
        theirs: {} as Partial<Form>,
        discarded: isSameText(context.form, context.base) ? context.discarded : context.form,
        turn: context.turn + 1,
      })),
      noteRedo: assign(({ context }) => ({
        form: context.discarded ?? context.form,
        discarded: null,
        turn: context.turn + 1,
      })),
      takeTheirs: assign(({ context }, { field }: { field: keyof Form & string }) => {
        const { [field]: value, ...theirs } = context.theirs;
        return {
          form: { ...context.form, [field]: value },
          theirs: theirs as Partial<Form>,
          turn: context.turn + 1,
        };
      }),
      tellSaved: (_, _saved: { saved: SavedRecord<Row>; form: Form }) => {},
    },
  }).createMachine({
    id: 'recordEditor',
    context: ({ input }) => {
      const form = formOf(input.record);
      return { ...input, base: form, form, theirs: {}, discarded: null, turn: 0, ...CALM };
    },
    initial: 'opening',
    states: {
      opening: { always: [{ guard: 'isUnread', target: 'loading' }, { target: 'editing' }] },
      loading: {
        invoke: {
          id: 'read',
          src: 'read',
          input: ({ context }) => ({ id: context.id ?? '' }),
          onDone: {
            target: 'editing',
            actions: { type: 'noteRecord', params: ({ event }) => ({ record: event.output }) },
          },
          onError: {
            target: 'unreadable',
            actions: { type: 'noteFailure', params: ({ event }) => ({ error: event.error }) },
          },
        },
      },
      unreadable: { on: { 'retry.pressed': { target: 'loading' } } },
      editing: {
        initial: 'clean',
        states: {
          clean: { always: { guard: 'isChanged', target: 'changed' } },
          changed: { always: { guard: 'isSame', target: 'clean' } },
        },
        on: {
          typed: { actions: { type: 'noteTyped', params: ({ event }) => event } },
          'theirs.pressed': {
            guard: { type: 'isClash', params: ({ event }) => event },
            actions: { type: 'takeTheirs', params: ({ event }) => event },
          },
          'discard.pressed': { actions: 'noteDiscard' },
          'redo.pressed': { guard: 'isUndone', actions: 'noteRedo' },
          'changed.elsewhere': { guard: 'isStored', target: 'rereading' },
          'save.pressed': [
            { guard: 'isSound', target: 'saving', actions: 'noteSending' },
            { actions: 'noteFaults' },
          ],
        },
      },
      saving: {
        invoke: {
          id: 'save',
          src: 'save',
          input: ({ context: { record, form } }) => ({ record, form }),
          onDone: [
            {
              guard: { type: 'isKept', params: ({ event }) => ({ saved: event.output }) },
              target: 'editing',
              actions: [
                {
                  type: 'tellSaved',
                  params: ({ context, event }) => ({ saved: event.output, form: context.form }),
                },
                { type: 'noteRecord', params: ({ event }) => ({ record: event.output.record }) },
              ],
            },
            {
              target: 'saved',
              actions: [
                'noteStored',
                {
                  type: 'tellSaved',
                  params: ({ context, event }) => ({ saved: event.output, form: context.form }),
                },
              ],
            },
          ],
          onError: [
            {
              guard: { type: 'isConflict', params: ({ event }) => ({ error: event.error }) },
              target: 'conflict',
            },
            {
              target: 'editing',
              actions: { type: 'noteRefused', params: ({ event }) => ({ error: event.error }) },
            },
          ],
        },
      },
      conflict: {
        invoke: {
          id: 'read',
          src: 'read',
          input: ({ context }) => ({ id: context.id ?? '' }),
          onDone: {
            target: 'editing',
            actions: [
              { type: 'noteNewer', params: ({ event }) => ({ record: event.output }) },
              'noteConflict',
            ],
          },
          onError: {
            target: 'editing',
            actions: { type: 'noteFailure', params: ({ event }) => ({ error: event.error }) },
          },
        },
      },
      rereading: {
        on: { typed: { actions: { type: 'noteTyped', params: ({ event }) => event } } },
        invoke: {
          id: 'read',
          src: 'read',
          input: ({ context }) => ({ id: context.id ?? '' }),
          onDone: {
            target: 'editing',
            actions: { type: 'noteNewer', params: ({ event }) => ({ record: event.output }) },
          },
          onError: {
            target: 'editing',
            actions: { type: 'noteFailure', params: ({ event }) => ({ error: event.error }) },
          },
        },
      },
      saved: {
        on: {
          'changed.elsewhere': { guard: 'isStored', target: 'rereading' },
          'next.begun': {
            guard: 'isNew',
            target: 'editing',
            actions: { type: 'noteNext', params: ({ event }) => event },
          },
        },
      },
    },
  });
}

export type RecordEditor<Row extends object, Form extends object> = ReturnType<
  typeof recordEditor<Row, Form>
>;
export type RecordActor<Row extends object, Form extends object> = ActorRefFrom<RecordEditor<Row, Form>>;
export type RecordSnapshot<Row extends object, Form extends object> = SnapshotFrom<RecordEditor<Row, Form>>;

/** Whether the form can be typed in: not while it's on its way or already saved. */
export const isTypable = ({ value }: { readonly value: unknown }): boolean =>
  value === 'rereading' || (typeof value === 'object' && value !== null && 'editing' in value);

/** Whether a save is on its way, the reading after a conflict included. */
export const isSending = ({ value }: { readonly value: unknown }): boolean =>
  value === 'saving' || value === 'conflict';

export const isUnsaved = ({ context: { form, base } }: { readonly context: FormOver }): boolean =>
  !isSameText(form, base);

interface FormOver {
  readonly form: object;
  readonly base: object;
}

function unprovided(name: string): never {
  throw new Error(`Provide "${name}" where a record is edited.`);
}
