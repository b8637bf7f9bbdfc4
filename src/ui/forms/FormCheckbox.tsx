import { Checkbox } from '@chakra-ui/react';
import { type CSSProperties, type ReactNode, useId } from 'react';
import IconWrong from '~icons/ph/warning-circle-fill';
import '../kit/field.css';

interface FormCheckboxProps {
  readonly children: ReactNode;
  readonly isChecked: boolean;
  readonly error?: string | undefined;
  readonly onChange: (isChecked: boolean) => void;
}

/** Chakra hides its input in one pixel; ours covers the box, so that a touch finds it there. */
const OVER_THE_BOX: CSSProperties = {
  clip: 'auto',
  width: '18px',
  height: '18px',
  margin: '2px 0 0',
  opacity: 0,
  cursor: 'pointer',
};

/** A choice with its words beside it, and under it what is wrong with it. */
export function FormCheckbox({ children, isChecked, error, onChange }: FormCheckboxProps) {
  const errorId = useId();
  const hasError = error !== undefined && error !== '';
  return (
    <div>
      <Checkbox.Root
        checked={isChecked}
        invalid={hasError}
        onCheckedChange={({ checked }) => onChange(checked === true)}
      >
        <Checkbox.HiddenInput style={OVER_THE_BOX} aria-describedby={hasError ? errorId : undefined} />
        <Checkbox.Control>{null}</Checkbox.Control>
        <Checkbox.Label>{children}</Checkbox.Label>
      </Checkbox.Root>
      {hasError && (
        <p className="field-error" id={errorId}>
          <IconWrong aria-hidden="true" />
          {error}
        </p>
      )}
    </div>
  );
}
