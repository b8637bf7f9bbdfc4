import { FormInput } from '#src/ui/system/forms/controls.tsx';
import { type FieldWords, RecordFormField, textOf } from './RecordFormField.tsx';
import { useRecordField } from './recordContext.ts';

/** A number, also with decimals or below zero, that a record may be without; empty is null. */
export function MaybeNumber({ name, label, hint }: FieldWords) {
  const field = useRecordField(name);
  return (
    <RecordFormField field={field} label={label} hint={hint}>
      <FormInput
        type="number"
        inputMode="decimal"
        step="any"
        value={textOf(field.value)}
        readOnly={field.isReadOnly}
        onChange={({ target }) => field.type(target.value === '' ? null : target.valueAsNumber)}
      />
    </RecordFormField>
  );
}
