import { FormTextarea } from '#src/ui/system/forms/controls.tsx';
import { type FieldWords, RecordFormField } from './RecordFormField.tsx';
import { useRecordField } from './recordContext.ts';

/** Texts, each on a line of its own. Empty lines stay while they're typed: leave them out before saving. */
export function Lines({ name, label, hint }: FieldWords) {
  const field = useRecordField(name);
  return (
    <RecordFormField field={field} label={label} hint={hint}>
      <FormTextarea
        rows={4}
        value={Array.isArray(field.value) ? field.value.join('\n') : ''}
        readOnly={field.isReadOnly}
        onChange={({ target }) => field.type(target.value === '' ? [] : target.value.split('\n'))}
      />
    </RecordFormField>
  );
}
