import { Link } from '@chakra-ui/react';
import { Link as RouteLink } from '@tanstack/react-router';
import { useMessages } from '../../../messages/useMessages.ts';
import { CheckboxField } from '../../../system/forms/CheckboxField.tsx';

interface TermsFieldProps {
  readonly isAccepted: boolean;
  readonly error: string | undefined;
  readonly onChange: (isAccepted: boolean) => void;
}

/** The terms open beside the form, so that what was typed stays. */
export function TermsField({ isAccepted, error, onChange }: TermsFieldProps) {
  const t = useMessages('auth');
  return (
    <CheckboxField isChecked={isAccepted} error={error} onChange={onChange}>
      {t.rich('acceptTerms', {
        link: (words) => (
          <Link asChild>
            <RouteLink to="/terms-of-service" target="_blank">
              {words}
            </RouteLink>
          </Link>
        ),
      })}
    </CheckboxField>
  );
}
