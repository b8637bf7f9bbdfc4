import { Box, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import { type FormEvent, useId, useState } from 'react';
import { sixDigitsSchema } from '#contract/members/account.ts';
import type { CallFailure } from '#src/machines/failure.ts';
import IconWrong from '~icons/ph/warning-circle-fill';
import { wrongWith } from '../../../components/submission/fieldErrors.ts';
import { refusalWords } from '../../../components/submission/useSubmission.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { focusFirstField } from '../fields/focusFirstField.ts';
import { CodeInput } from './CodeInput.tsx';

interface CodeFormProps {
  readonly isBusy: boolean;
  /** Why the last code was not taken, or null. */
  readonly refusal: CallFailure | null;
  readonly onCode: (code: string) => void;
}

/** The six digits of the email; they are sent when the sixth is in. */
export function CodeForm({ isBusy, refusal, onCode }: CodeFormProps) {
  const t = useMessages('auth');
  const id = useId();
  const [typed, setTyped] = useState('');
  const [ownError, setOwnError] = useState('');
  const [lastRefusal, setLastRefusal] = useState(refusal);
  if (refusal !== lastRefusal) {
    setLastRefusal(refusal);
    if (refusal) setTyped('');
  }
  const refused = refusal?.status === 400 ? t('codeWrong') : refusal && refusalWords(refusal);
  const error = ownError || (typed === '' && refused) || '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const mistake = wrongWith(sixDigitsSchema, typed) ?? '';
    setOwnError(mistake);
    if (mistake === '' && !isBusy) onCode(typed);
  };
  return (
    <form ref={focusFirstField} onSubmit={submit} noValidate>
      <Stack gap="3" align="center" marginTop="22px">
        <VisuallyHidden asChild>
          <label htmlFor={id}>{t('codeLabel')}</label>
        </VisuallyHidden>
        <CodeInput
          id={id}
          value={typed}
          isBusy={isBusy}
          aria-invalid={error === '' ? undefined : true}
          aria-describedby={`${id}-words`}
          onType={(digits) => {
            setOwnError('');
            setTyped(digits);
          }}
          onWhole={(code) => !isBusy && onCode(code)}
        />
        <Box
          id={`${id}-words`}
          role={error === '' ? undefined : 'alert'}
          minHeight={{ base: '42px', sm: '20px' }}
          color="fg.muted"
          fontSize="sm"
          lineHeight="20px"
        >
          {error === '' ? t('codeHint') : <CodeError>{error}</CodeError>}
        </Box>
      </Stack>
    </form>
  );
}

const CodeError = ({ children }: { readonly children: string }) => (
  <Text
    display="flex"
    alignItems="flex-start"
    justifyContent="center"
    gap="1.5"
    color="danger.fg"
    textAlign="left"
    _icon={{ flex: 'none', width: '17px', height: '17px', marginTop: '1.5px' }}
  >
    <IconWrong aria-hidden="true" />
    {children}
  </Text>
);
