import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import {
  type RecordActor,
  type RecordRules,
  type RecordSave,
  recordEditor,
  type SavedRecord,
} from '#src/machines/recordEditor.ts';

interface RecordCalls<Row extends object, Form extends object> {
  /** Null makes a new record. */
  readonly id: string | null;
  /** What the grid knows of it; null where the address alone names it. */
  readonly row: Row | null;
  readonly read: (id: string, signal: AbortSignal) => Promise<Row>;
  readonly save: (save: RecordSave<Row, Form>) => Promise<SavedRecord>;
  readonly onSaved: (saved: SavedRecord, form: Form) => void;
}

/**
 * Opens the editor of a record over the server's calls. Give the component `key={id}`: an editor stays with its record and
 * its first rules.
 */
export function useRecordEditor<Row extends object, Form extends object>(
  rules: RecordRules<Row, Form>,
  { id, row, read, save, onSaved }: RecordCalls<Row, Form>,
): RecordActor<Row, Form> {
  const [machine] = useState(() => recordEditor(rules));
  return useActorRef(
    machine.provide({
      actors: {
        read: fromPromise(({ input, signal }) => read(input.id, signal)),
        save: fromPromise(({ input }) => save(input)),
      },
      actions: { tellSaved: (_, { saved, form }) => onSaved(saved, form) },
    }),
    { input: { id, record: row } },
  );
}
