import type { FieldControl } from '#src/ui/kit/Field.tsx';
import { TextInput } from '#src/ui/kit/TextInput.tsx';

interface NumberInputProps {
  readonly control: FieldControl;
  readonly value: number | null;
  /** For readers, where no label stands beside it. */
  readonly name?: string;
  /** What an empty field means, such as "no limit". */
  readonly placeholder?: string;
  readonly onChange: (value: number | null) => void;
}

/** A whole number; empty is null. */
export const NumberInput = ({ control, name, value, placeholder, onChange }: NumberInputProps) => (
  <TextInput
    {...control}
    aria-label={name}
    type="number"
    inputMode="numeric"
    step={1}
    min={0}
    placeholder={placeholder}
    value={value === null || Number.isNaN(value) ? '' : value}
    onChange={({ target }) => onChange(target.value === '' ? null : target.valueAsNumber)}
  />
);
