import { useEffect, useId, useState } from 'react';
import { TextInput } from '#src/ui/kit/TextInput.tsx';
import { SmallField } from './SmallField.tsx';

const UNBOUNDED = 1e12;

const rangeWords = (least: number, most: number) =>
  most === UNBOUNDED ? `at least ${least}` : `${least.toLocaleString('en')} to ${most.toLocaleString('en')}`;

interface NumberFieldProps {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly value: number;
  readonly least?: number;
  readonly most?: number;
  readonly isWhole?: boolean;
  readonly onChange: (value: number) => void;
}

/** A number that may be typed freely; what is not between its ends is not taken over, and said so also afterwards. */
export function NumberField(props: NumberFieldProps) {
  const { value, least = 0, most = UNBOUNDED, isWhole = true, onChange } = props;
  const [typed, setTyped] = useState(String(value));
  const [isRefused, setRefused] = useState(false);
  const note = useId();
  useEffect(() => setTyped((before) => (Number(before) === value ? before : String(value))), [value]);
  const isRight = (text: string) => {
    const number = Number(text);
    return text.trim() !== '' && number >= least && number <= most && (!isWhole || Number.isInteger(number));
  };
  return (
    <SmallField label={props.label} isLabelHidden={props.isLabelHidden ?? false}>
      {(id) => (
        <>
          <TextInput
            id={id}
            size="sm"
            face="mono"
            inputMode={isWhole ? 'numeric' : 'decimal'}
            value={typed}
            aria-invalid={isRight(typed) ? undefined : true}
            aria-describedby={isRefused ? note : undefined}
            onChange={({ target }) => {
              setTyped(target.value);
              setRefused(target.value.trim() !== '' && !isRight(target.value));
              if (isRight(target.value)) onChange(Number(target.value));
            }}
            onBlur={() => setTyped(String(value))}
          />
          {isRefused && (
            <small id={note} className="small-note" role="alert">
              {rangeWords(least, most)}
            </small>
          )}
        </>
      )}
    </SmallField>
  );
}
