import { useActorRef } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import * as z from 'zod/mini';
import {
  type FieldFaults,
  type RecordActor,
  type RecordRules,
  type RecordSave,
  recordEditor,
  type SavedRecord,
} from '#src/machines/forms/recordEditor.ts';
import { writtenHere } from '../../../messages/written/writtenHere.ts';
import { faultWords } from './faultWords.ts';

interface RecordCalls<Row extends object, Form extends object> {
  /** What the form is held against before the server is asked, unless the rules have a `check` of their own. */
  readonly schema: z.core.$ZodType;
  /** Null makes a new record. */
  readonly id: string | null;
  /** What the grid knows of it; null where the address alone names it. */
  readonly row: Row | null;
  readonly read: (id: string, signal: AbortSignal) => Promise<Row>;
  readonly save: (save: RecordSave<Row, Form>) => Promise<SavedRecord<Row>>;
  readonly onSaved: (saved: SavedRecord<Row>, form: Form) => void;
  /** Grows when something is undone beside the editor: the record is read again then, and what is typed stays. */
  readonly revision?: string | number | undefined;
}

/**
 * Opens the editor of a record over the server's calls. Give the component `key={id}`: an editor stays with its record and
 * its first rules.
 */
export function useRecordEditor<Row extends object, Form extends object>(
  rules: RecordRules<Row, Form>,
  { schema, id, row, read, save, onSaved, revision }: RecordCalls<Row, Form>,
): RecordActor<Row, Form> {
  const [machine] = useState(() => recordEditor({ check: (form: Form) => faultsOf(schema, form), ...rules }));
  const editor = useActorRef(
    machine.provide({
      actors: {
        read: fromPromise(({ input, signal }) => read(input.id, signal)),
        save: fromPromise(({ input }) => save(input)),
      },
      actions: { tellSaved: (_, { saved, form }) => onSaved(saved, form) },
    }),
    { input: { id, record: row } },
  );
  const known = useRef(revision);
  useEffect(() => {
    if (known.current === revision) return;
    known.current = revision;
    editor.send({ type: 'changed.elsewhere' });
  }, [editor, revision]);
  return editor;
}

type Path = readonly PropertyKey[];

/** What a schema finds wrong with a form, by field; a fault of a part belongs to its whole unless `nameOf` names parts. */
export function faultsOf(
  schema: z.core.$ZodType,
  form: object,
  nameOf = (path: Path) => String(path[0]),
): FieldFaults {
  const { error } = z.safeParse(schema, form);
  const faults: Record<string, string[]> = {};
  for (const { path, message } of error?.issues ?? []) {
    const field = nameOf(path);
    faults[field] = [...(faults[field] ?? []), faultWords(path, writtenHere(message))];
  }
  return faults;
}
