import { useId } from 'react';
import { FormInput } from '#src/ui/system/forms/controls.tsx';
import { type FieldWords, RecordFormField, textOf } from './RecordFormField.tsx';
import { useRecordField } from './recordContext.ts';

interface MaybeLineProps extends FieldWords {
  readonly type?: 'text' | 'url';
  /** Offered while something is typed. */
  readonly suggestions?: readonly string[];
}

/** A line of text that a record may be without; empty is null. */
export function MaybeLine({ name, label, hint, type = 'text', suggestions }: MaybeLineProps) {
  const field = useRecordField(name);
  const listId = useId();
  return (
    <RecordFormField field={field} label={label} hint={hint}>
      <FormInput
        type={type}
        value={textOf(field.value)}
        readOnly={field.isReadOnly}
        {...(suggestions && { list: listId })}
        onChange={({ target }) => field.type(target.value.trim() === '' ? null : target.value)}
      />
      {suggestions && (
        <datalist id={listId}>
          {suggestions.map((words) => (
            <option key={words} value={words} />
          ))}
        </datalist>
      )}
    </RecordFormField>
  );
}
