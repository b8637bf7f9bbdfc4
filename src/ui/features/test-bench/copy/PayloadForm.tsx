import { Field } from '#src/ui/kit/Field.tsx';
import { Select } from '#src/ui/kit/Select.tsx';
import { TextArea, TextInput } from '#src/ui/kit/TextInput.tsx';
import type { PayloadField } from './payloadFields.ts';

interface PayloadFormProps {
  readonly fields: readonly PayloadField[];
  readonly faults: Readonly<Record<string, string>>;
  readonly onChange: (fields: readonly PayloadField[]) => void;
}

/** What an event carries, a field for each part of it. */
export function PayloadForm({ fields, faults, onChange }: PayloadFormProps) {
  const change = (name: string, text: string) =>
    onChange(fields.map((field) => (field.name === name ? { ...field, text } : field)));
  return (
    <div className="testbench-form">
      {fields.map(({ name, kind, text }) => (
        <Field key={name} label={name} error={faults[name]}>
          {(control) => {
            switch (kind) {
              case 'flag':
                return (
                  <Select
                    {...control}
                    size="sm"
                    value={text}
                    onChange={(event) => change(name, event.target.value)}
                  >
                    <option value="true">true</option>
                    <option value="false">false</option>
                  </Select>
                );
              case 'json':
                return (
                  <TextArea
                    {...control}
                    face="mono"
                    rows={Math.min(12, text.split('\n').length)}
                    spellCheck={false}
                    value={text}
                    onChange={(event) => change(name, event.target.value)}
                  />
                );
              default:
                return (
                  <TextInput
                    {...control}
                    size="sm"
                    face="mono"
                    inputMode={kind === 'number' ? 'decimal' : undefined}
                    autoComplete="off"
                    spellCheck={false}
                    value={text}
                    onChange={(event) => change(name, event.target.value)}
                  />
                );
            }
          }}
        </Field>
      ))}
    </div>
  );
}
