import { FormInput, FormSelect } from '../../../system/forms/controls.tsx';
import { FormField } from '../../../system/forms/FormField.tsx';

interface ChoiceFieldProps<Key extends string | number> {
  readonly label: string;
  readonly hint?: string;
  readonly value: Key;
  /** Key and words of each. */
  readonly choices: readonly (readonly [Key, string])[];
  readonly isFixed?: boolean;
  readonly onChoose: (key: Key) => void;
}

/** One of a list. */
export const ChoiceField = <Key extends string | number>(props: ChoiceFieldProps<Key>) => (
  <FormField label={props.label} hint={props.hint} isDisabled={props.isFixed ?? false}>
    <FormSelect
      value={props.value}
      onChange={({ target }) => {
        const chosen = props.choices.find(([key]) => String(key) === target.value);
        if (chosen) props.onChoose(chosen[0]);
      }}
    >
      {props.choices.map(([key, words]) => (
        <option key={key} value={key}>
          {words}
        </option>
      ))}
    </FormSelect>
  </FormField>
);

interface NumberFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly error: string | undefined;
  readonly value: number | string;
  readonly isFixed?: boolean;
  /** 0 where there is no number. */
  readonly onNumber: (value: number) => void;
}

export const NumberField = ({ value, onNumber, isFixed = false, ...field }: NumberFieldProps) => (
  <FormField {...field} isDisabled={isFixed}>
    <FormInput
      inputMode="numeric"
      value={value}
      onChange={({ target }) => onNumber(Number.parseInt(target.value, 10) || 0)}
    />
  </FormField>
);
