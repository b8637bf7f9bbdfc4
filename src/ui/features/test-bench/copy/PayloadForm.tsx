import { Stack } from '@chakra-ui/react';
import { FormInput, FormSelect, FormTextarea } from '#src/ui/system/forms/controls.tsx';
import { FormField } from '#src/ui/system/forms/FormField.tsx';
import type { PayloadField } from './payloadFields.ts';

interface PayloadFormProps {
  readonly fields: readonly PayloadField[];
  readonly faults: Readonly<Record<string, string>>;
  readonly onChange: (fields: readonly PayloadField[]) => void;
}

/** What an event carries, a field for each part of it. */
export function PayloadForm({ fields, faults, onChange }: PayloadFormProps) {
  return (
    <Stack gap="3" mt="2.5" mb="1.5">
      {fields.map((field) => (
        <FormField key={field.name} label={field.name} error={faults[field.name]}>
          <PayloadControl
            {...field}
            onType={(text) =>
              onChange(fields.map((one) => (one.name === field.name ? { ...one, text } : one)))
            }
          />
        </FormField>
      ))}
    </Stack>
  );
}

const MONO = { size: 'sm', fontFamily: 'mono', fontSize: '13px', spellCheck: false } as const;
const MOST_LINES = 12;

function PayloadControl({ kind, text, onType }: PayloadField & { readonly onType: (text: string) => void }) {
  const typed = {
    value: text,
    onChange: ({ target }: { target: { value: string } }) => onType(target.value),
  };
  if (kind === 'flag')
    return (
      <FormSelect size="sm" {...typed}>
        <option value="true">true</option>
        <option value="false">false</option>
      </FormSelect>
    );
  if (kind === 'json')
    return <FormTextarea {...MONO} rows={Math.min(MOST_LINES, text.split('\n').length)} {...typed} />;
  return (
    <FormInput {...MONO} inputMode={kind === 'number' ? 'decimal' : 'text'} autoComplete="off" {...typed} />
  );
}
