import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { type FieldFaults, isTypable, isUnsaved, type RecordSave, recordEditor } from './recordEditor.ts';

interface Row {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly code: string;
}
interface Form {
  readonly name: string;
  readonly code: string;
}

const machine = recordEditor<Row, Form>({
  formOf: (row) => ({ name: row?.name ?? '', code: row?.code ?? '' }),
  check: ({ name }): FieldFaults => (name === '' ? { name: ['Give it a name.'] } : {}),
});

/** A server with one set, which refuses a version that is not the newest. */
function serverWith(stored: Row) {
  let now = stored;
  return {
    stored: () => now,
    change: (changes: Partial<Row>) => {
      now = { ...now, ...changes, version: now.version + 1 };
    },
    save: async ({ record, form }: RecordSave<Row, Form>) => {
      if (record !== null && record.version !== now.version)
        throw { status: 409, code: 'changedMeanwhile', reply: 'It was changed.' };
      now = { ...now, ...form, version: now.version + 1 };
      return { activityId: 'a1' };
    },
  };
}

const FIRST: Row = { id: 's1', version: 1, name: 'Ember', code: 'EMB' };

function open(
  input: { readonly id: string | null; readonly record: Row | null },
  server = serverWith(FIRST),
) {
  const saved: Form[] = [];
  const actor = createActor(
    machine.provide({
      actors: {
        read: fromPromise(async () => server.stored()),
        save: fromPromise(({ input: sent }) => server.save(sent)),
      },
      actions: { tellSaved: (_, { form }) => void saved.push(form) },
    }),
    { input },
  ).start();
  const reaches = (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
    waitFor(actor, (snapshot) => snapshot.matches(state));
  return { actor, server, saved, reaches };
}

describe('the record editor', () => {
  it('saves a new record that its schema accepts, and no other', async () => {
    const { actor, saved, reaches } = open({ id: null, record: null });
    actor.send({ type: 'save.pressed' });
    expect(actor.getSnapshot().context.faults).toEqual({ name: ['Give it a name.'] });
    actor.send({ type: 'typed', changes: { name: 'Tide', code: 'TID' } });
    expect(isUnsaved(actor.getSnapshot())).toBe(true);
    actor.send({ type: 'save.pressed' });
    expect(isTypable(actor.getSnapshot())).toBe(false);
    await reaches('saved');
    expect(saved).toEqual([{ name: 'Tide', code: 'TID' }]);
  });

  it('reads a record that was opened by its address', async () => {
    const { reaches } = open({ id: 's1', record: null });
    const { context } = await reaches({ editing: 'clean' });
    expect(context.form).toEqual({ name: 'Ember', code: 'EMB' });
  });

  it('loses neither change when somebody saved first', async () => {
    const { actor, server, reaches } = open({ id: 's1', record: FIRST });
    actor.send({ type: 'typed', changes: { name: 'Embers' } });
    server.change({ code: 'EMS' });
    actor.send({ type: 'save.pressed' });
    const { context } = await reaches({ editing: 'changed' });
    expect(context).toMatchObject({
      form: { name: 'Embers', code: 'EMS' },
      isConflict: true,
      theirs: {},
    });
    actor.send({ type: 'save.pressed' });
    await reaches('saved');
    expect(server.stored()).toMatchObject({ name: 'Embers', code: 'EMS' });
  });

  it('shows both values of a field that both changed, and takes theirs when asked', async () => {
    const { actor, server, reaches } = open({ id: 's1', record: FIRST });
    actor.send({ type: 'typed', changes: { name: 'Embers' } });
    server.change({ name: 'Cinder' });
    actor.send({ type: 'save.pressed' });
    const { context } = await reaches({ editing: 'changed' });
    expect(context).toMatchObject({ form: { name: 'Embers' }, theirs: { name: 'Cinder' } });
    actor.send({ type: 'theirs.pressed', field: 'name' });
    const { context: after } = await reaches({ editing: 'clean' });
    expect(after).toMatchObject({ form: { name: 'Cinder' }, theirs: {} });
  });

  it('follows what is changed elsewhere, and keeps what is typed', async () => {
    const { actor, server, reaches } = open({ id: 's1', record: FIRST });
    actor.send({ type: 'typed', changes: { name: 'Embers' } });
    server.change({ code: 'EMS' });
    actor.send({ type: 'changed.elsewhere' });
    actor.send({ type: 'typed', changes: { name: 'Ember Days' } });
    const { context } = await reaches({ editing: 'changed' });
    expect(context).toMatchObject({ form: { name: 'Ember Days', code: 'EMS' }, isConflict: false });
  });

  it('shows what the server made of a form that was saved and stays open', async () => {
    const { actor, server, reaches } = open({ id: 's1', record: FIRST });
    actor.send({ type: 'typed', changes: { name: ' Embers ' } });
    actor.send({ type: 'save.pressed' });
    const saved = await reaches('saved');
    expect(isUnsaved(saved)).toBe(false);
    server.change({ name: 'Embers' });
    actor.send({ type: 'changed.elsewhere' });
    const { context } = await reaches({ editing: 'clean' });
    expect(context).toMatchObject({ form: { name: 'Embers' }, theirs: {} });
  });

  it('begins the next new record after one was made [finding A16]', async () => {
    const { actor, reaches } = open({ id: null, record: null });
    actor.send({ type: 'typed', changes: { name: 'Embers', code: 'EMB' } });
    actor.send({ type: 'save.pressed' });
    await reaches('saved');
    actor.send({ type: 'next.begun', form: { name: '', code: 'EMB' } });
    const next = await reaches({ editing: 'clean' });
    expect([next.context.form, isUnsaved(next)]).toEqual([{ name: '', code: 'EMB' }, false]);
  });

  it('throws away what was typed when told to', () => {
    const { actor } = open({ id: 's1', record: FIRST });
    actor.send({ type: 'typed', changes: { name: 'Embers' } });
    actor.send({ type: 'discard.pressed' });
    expect(actor.getSnapshot().context.form).toEqual({ name: 'Ember', code: 'EMB' });
  });
});
