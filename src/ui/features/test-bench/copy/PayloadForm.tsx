import { Stack } from '@chakra-ui/react';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { FormInput, FormSelect, FormTextarea } from '#src/ui/system/forms/controls.tsx';
import { FormField } from '#src/ui/system/forms/FormField.tsx';
import type { PayloadFault, PayloadFaults, PayloadField } from './payloadFields.ts';

interface PayloadFormProps {
  readonly fields: readonly PayloadField[];
  readonly faults: PayloadFaults;
  readonly onChange: (fields: readonly PayloadField[]) => void;
}

/** What an event carries, a field for each part of it. */
export function PayloadForm({ fields, faults, onChange }: PayloadFormProps) {
  const t = useMessages('testBench');
  const wordsOf = (fault: PayloadFault | undefined) => fault && t(fault.kind, { why: fault.why }).trim();
  return (
    <Stack gap="3" mt="2.5" mb="1.5">
      {fields.map((field) => (
        <FormField key={field.name} label={field.name} error={wordsOf(faults[field.name])}>
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
const FLAGS = ['true', 'false'] as const;

function PayloadControl({ kind, text, onType }: PayloadField & { readonly onType: (text: string) => void }) {
  const typed = {
    value: text,
    onChange: ({ target }: { target: { value: string } }) => onType(target.value),
  };
  if (kind === 'flag')
    return (
      <FormSelect size="sm" {...typed}>
        {FLAGS.map((flag) => (
          <option key={flag}>{flag}</option>
        ))}
      </FormSelect>
    );
  if (kind === 'json')
    return <FormTextarea {...MONO} rows={Math.min(MOST_LINES, text.split('\n').length)} {...typed} />;
  return (
    <FormInput {...MONO} inputMode={kind === 'number' ? 'decimal' : 'text'} autoComplete="off" {...typed} />
  );
}
