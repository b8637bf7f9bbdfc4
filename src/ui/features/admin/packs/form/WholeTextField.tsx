import { useEffect, useState } from 'react';
import { TextInput } from '#src/ui/kit/TextInput.tsx';
import { SmallField } from './SmallField.tsx';

interface WholeTextFieldProps {
  readonly label: string;
  readonly face?: 'mono';
  readonly value: string;
  /** Why this text cannot be taken over; undefined where it can. */
  readonly problemOf: (text: string) => string | undefined;
  readonly onChange: (value: string) => void;
}

/** A text that is taken over when its field is left, so that a half-typed one is nobody's; what cannot be is marked. */
export function WholeTextField({ label, face, value, problemOf, onChange }: WholeTextFieldProps) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const text = typed.trim();
  const problem = text === value ? undefined : problemOf(text);
  return (
    <SmallField label={label}>
      {(id) => (
        <TextInput
          id={id}
          size="sm"
          face={face}
          value={typed}
          aria-invalid={problem === undefined ? undefined : true}
          title={problem}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={() => {
            setTyped(value);
            if (text !== value && problem === undefined) onChange(text);
          }}
        />
      )}
    </SmallField>
  );
}
