import { useEffect, useState } from 'react';
import { TextInput } from '../../kit/TextInput.tsx';
import { SmallField } from './SmallField.tsx';

interface NumberFieldProps {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly value: number;
  readonly least?: number;
  readonly most?: number;
  readonly isWhole?: boolean;
  readonly onChange: (value: number) => void;
}

/** A number that may be typed freely; what is not between its ends is marked and not taken over. */
export function NumberField(props: NumberFieldProps) {
  const { value, least = 0, most = 1e12, isWhole = true, onChange } = props;
  const [typed, setTyped] = useState(String(value));
  useEffect(() => setTyped((before) => (Number(before) === value ? before : String(value))), [value]);
  const isRight = (text: string) => {
    const number = Number(text);
    return text.trim() !== '' && number >= least && number <= most && (!isWhole || Number.isInteger(number));
  };
  return (
    <SmallField label={props.label} isLabelHidden={props.isLabelHidden ?? false}>
      {(id) => (
        <TextInput
          id={id}
          size="sm"
          face="mono"
          inputMode={isWhole ? 'numeric' : 'decimal'}
          value={typed}
          aria-invalid={isRight(typed) ? undefined : true}
          title={isRight(typed) ? undefined : `From ${least} to ${most}`}
          onChange={({ target }) => {
            setTyped(target.value);
            if (isRight(target.value)) onChange(Number(target.value));
          }}
          onBlur={() => setTyped(String(value))}
        />
      )}
    </SmallField>
  );
}
