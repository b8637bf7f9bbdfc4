import { FormInput } from '#src/ui/system/forms/controls.tsx';
import { RecordFormField, textOf } from '../../editor/RecordFormField.tsx';
import { useRecordField, useTyped } from '../../editor/recordContext.ts';
import { freshKey } from '../gameDraft.ts';

interface NameAndKeyProps {
  readonly label: string;
  readonly keyLabel: string;
  /** The keys of the other rows. */
  readonly taken: readonly string[];
  /** Cards may use it already: it no longer follows the name. */
  readonly isStored: boolean;
  /** Something does use it, so it stays. */
  readonly isUsed?: boolean;
}

/** The fields `label` and `key` of a row: the key of a new one follows its name. */
export function NameAndKey({ label, keyLabel, taken, isStored, isUsed = false }: NameAndKeyProps) {
  const typed = useTyped();
  const [name, key] = [useRecordField('label'), useRecordField('key')];
  return (
    <>
      <RecordFormField field={name} label={label} isRequired>
        <FormInput
          value={textOf(name.value)}
          readOnly={name.isReadOnly}
          onChange={({ target: { value } }) =>
            typed({ label: value, ...(!isStored && { key: freshKey(value, taken, textOf(key.value)) }) })
          }
        />
      </RecordFormField>
      <RecordFormField field={key} label={keyLabel} isRequired>
        <FormInput
          fontFamily="mono"
          value={textOf(key.value)}
          readOnly={key.isReadOnly || (isStored && isUsed)}
          onChange={({ target }) => key.type(target.value.trim())}
        />
      </RecordFormField>
    </>
  );
}
