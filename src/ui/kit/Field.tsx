import { type ReactNode, useId } from 'react';
import IconWrong from '~icons/ph/warning-circle-fill';
import './field.css';

/** What a control inside a field has to carry so that its label, hint and error belong to it. */
export interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

interface FieldProps {
  readonly label: string;
  readonly hint?: ReactNode;
  /** The same words as in the joined notice of the form. */
  readonly error?: string | undefined;
  readonly isRequired?: boolean;
  /** Stands at the right of the label, as "Forgot password?". */
  readonly aside?: ReactNode;
  readonly children: (control: FieldControl) => ReactNode;
}

/** Label above, control, error words with an icon, hint below. */
export function Field({ label, hint, error, isRequired = false, aside, children }: FieldProps) {
  const id = useId();
  const hasError = error !== undefined && error !== '';
  const described = [hasError ? `${id}-error` : '', hint === undefined ? '' : `${id}-hint`];
  return (
    <div className="field">
      <div className="field-top">
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      {children({
        id,
        'aria-describedby': described.filter(Boolean).join(' ') || undefined,
        'aria-invalid': hasError || undefined,
        'aria-required': isRequired || undefined,
      })}
      {hasError && (
        <p className="field-error" id={`${id}-error`}>
          <IconWrong aria-hidden="true" />
          {error}
        </p>
      )}
      {hint !== undefined && (
        <div className="field-hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
    </div>
  );
}
