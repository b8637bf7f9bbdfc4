import { Box, Field } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import IconWrong from '~icons/ph/warning-circle-fill';

interface FormFieldProps {
  readonly label: string;
  readonly hint?: ReactNode;
  /** The same words as in the joined notice of the form. */
  readonly error?: string | undefined;
  /** The error is said as it appears, where there's no joined notice. */
  readonly isAnnounced?: boolean;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  /** At the right of the label, such as “Forgot password?”. */
  readonly aside?: ReactNode;
  /** A control of this folder: it finds its label, hint and error by itself. */
  readonly children: ReactNode;
}

/** Label above, control, error words with an icon, hint below. */
export function FormField({
  label,
  hint,
  error,
  isAnnounced,
  isRequired,
  isDisabled,
  aside,
  children,
}: FormFieldProps) {
  return (
    <Field.Root
      invalid={error !== undefined && error !== ''}
      required={isRequired ?? false}
      disabled={isDisabled ?? false}
      role="presentation"
    >
      <Field.Label>{label}</Field.Label>
      {children}
      {/* After the control, so that Tab goes from one control to the next. */}
      {aside !== undefined && (
        <Box position="absolute" top="-4px" right="0">
          {aside}
        </Box>
      )}
      {/* The joined notice announces all errors at once. */}
      <Field.ErrorText aria-live={isAnnounced === true ? 'polite' : 'off'}>
        <IconWrong aria-hidden="true" />
        {error}
      </Field.ErrorText>
      {hint !== undefined && <Field.HelperText>{hint}</Field.HelperText>}
    </Field.Root>
  );
}
