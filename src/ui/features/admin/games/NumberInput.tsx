import { Input } from '@chakra-ui/react';
import type { CellControl } from './Cell.tsx';

interface NumberInputProps {
  readonly control?: CellControl;
  readonly value: number | null;
  /** For readers, where no label is beside it. */
  readonly name?: string;
  /** What an empty field means, such as "no limit". */
  readonly placeholder?: string;
  readonly onChange: (value: number | null) => void;
}

/** A whole number in a row; empty is null. */
export const NumberInput = ({ control, name, value, placeholder, onChange }: NumberInputProps) => (
  <Input
    {...control}
    aria-label={name}
    type="number"
    min={0}
    placeholder={placeholder}
    value={value === null || Number.isNaN(value) ? '' : value}
    onChange={({ target }) => onChange(target.value === '' ? null : target.valueAsNumber)}
  />
);
