import { useSelector } from '@xstate/react';
import { createContext, useContext } from 'react';
import { type FieldFaults, isTypable, type RecordActor } from '#src/machines/forms/recordEditor.ts';

/** What the fields of an open editor show, and how they change it. */
export interface OpenRecord {
  readonly form: object;
  readonly faults: FieldFaults;
  /** What somebody else gave the fields that were changed here too. */
  readonly theirs: object;
  readonly canType: boolean;
  readonly type: (changes: Readonly<Record<string, unknown>>) => void;
  readonly takeTheirs: (name: string) => void;
}

export const RecordContext = createContext<OpenRecord | null>(null);

/** What an editor gives its fields, by the `RecordContext` around them. */
export function useRecordOf<Row extends object, Form extends object>(
  editor: RecordActor<Row, Form>,
): OpenRecord {
  const { form, faults, theirs } = useSelector(editor, ({ context }) => context);
  const canType = useSelector(editor, isTypable);
  return {
    ...{ form, faults, theirs, canType },
    // The fields are made for this form, which names what each of them holds.
    type: (changes) => editor.send({ type: 'typed', changes: changes as Partial<Form> }),
    takeTheirs: (name) => editor.send({ type: 'theirs.pressed', field: name as keyof Form & string }),
  };
}

export interface RecordField {
  readonly value: unknown;
  readonly error: string | undefined;
  readonly isReadOnly: boolean;
  /** Undefined where nobody else changed it. */
  readonly theirs: unknown;
  readonly type: (value: unknown) => void;
  readonly takeTheirs: () => void;
}

function useOpen(): OpenRecord {
  const open = useContext(RecordContext);
  if (open === null) throw new Error('A field of a record needs its RecordPanel or RecordPage.');
  return open;
}

/** Changes several fields of the editor around it at once. */
export const useTyped = (): OpenRecord['type'] => useOpen().type;

/** One field of the editor around it. */
export function useRecordField(name: string): RecordField {
  const open = useOpen();
  return {
    value: Reflect.get(open.form, name),
    error: open.faults[name]?.join('\n'),
    isReadOnly: !open.canType,
    theirs: Reflect.get(open.theirs, name),
    type: (value) => open.type({ [name]: value }),
    takeTheirs: () => open.takeTheirs(name),
  };
}
