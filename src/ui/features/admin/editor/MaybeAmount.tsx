import { FormInput } from '#src/ui/system/forms/controls.tsx';
import { type FieldWords, RecordFormField, textOf } from './RecordFormField.tsx';
import { useRecordField } from './recordContext.ts';

interface MaybeAmountProps extends FieldWords {
  /** What an empty field means. */
  readonly placeholder: string;
}

/** A whole number that a record may be without; empty is null. */
export function MaybeAmount({ name, label, hint, placeholder }: MaybeAmountProps) {
  const field = useRecordField(name);
  return (
    <RecordFormField field={field} label={label} hint={hint}>
      <FormInput
        inputMode="numeric"
        placeholder={placeholder}
        value={textOf(field.value)}
        readOnly={field.isReadOnly}
        onChange={({ target }) => {
          const digits = target.value.replaceAll(/\D/g, '').slice(0, 9);
          field.type(digits === '' ? null : Number(digits));
        }}
      />
    </RecordFormField>
  );
}
