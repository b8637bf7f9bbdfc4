import { Box, Checkbox } from '@chakra-ui/react';
import { type CSSProperties, type ReactNode, useId } from 'react';
import IconWrong from '~icons/ph/warning-circle-fill';

interface CheckboxFieldProps {
  readonly children: ReactNode;
  readonly isChecked: boolean | 'indeterminate';
  readonly error?: string | undefined;
  readonly isDisabled?: boolean;
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
export function CheckboxField({
  children,
  isChecked,
  error,
  isDisabled = false,
  onChange,
}: CheckboxFieldProps) {
  const errorId = useId();
  const hasError = error !== undefined && error !== '';
  return (
    <div>
      <Checkbox.Root
        checked={isChecked}
        invalid={hasError}
        disabled={isDisabled}
        onCheckedChange={({ checked }) => onChange(checked === true)}
      >
        <Checkbox.HiddenInput style={OVER_THE_BOX} aria-describedby={hasError ? errorId : undefined} />
        <Checkbox.Control>{null}</Checkbox.Control>
        <Checkbox.Label>{children}</Checkbox.Label>
      </Checkbox.Root>
      {hasError && (
        <Box
          id={errorId}
          display="flex"
          alignItems="flex-start"
          gap="1.5"
          marginTop="1.5"
          color="danger.fg"
          fontSize="sm"
          lineHeight="20px"
          _icon={{ flex: 'none', width: '17px', height: '17px', marginTop: '1.5px' }}
        >
          <IconWrong aria-hidden="true" />
          {error}
        </Box>
      )}
    </div>
  );
}
