import { Button, Flex } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import { secondFactorCodeSchema } from '#contract/members/members.ts';
import type { CallFailure } from '#src/machines/failure.ts';
import { arrivalFailureWords } from '#src/machines/session/sessionWords.ts';
import {
  type FieldErrors,
  fieldErrorsOf,
  NO_ERRORS,
  wordsOfFields,
} from '../../components/submission/fieldErrors.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { FormInput } from '../../system/forms/controls.tsx';
import { FormField } from '../../system/forms/FormField.tsx';
import { SubmitButton } from '../../system/forms/SubmitButton.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { AuthForm } from './AuthForm.tsx';
import { FormSummary } from './FormSummary.tsx';
import { KeyCard } from './KeyCard.tsx';

interface SecondFactorStepProps {
  readonly isBusy: boolean;
  /** Why the last code was not taken, or null. */
  readonly refusal: CallFailure | null;
  readonly onCode: (code: string) => void;
  readonly onCancel: () => void;
}

type CodeKind = 'app' | 'recovery';

const KEYS = {
  app: { lead: 'appLead', label: 'appLabel', other: 'useRecovery' },
  recovery: { lead: 'recoveryLead', label: 'recoveryLabel', other: 'useApp' },
} as const;

/** The second step of a login. */
export function SecondFactorStep({ isBusy, refusal, onCode, onCancel }: SecondFactorStepProps) {
  const [kind, setKind] = useState<CodeKind>('app');
  const t = useMessages('auth');
  const common = useMessages('common');
  const { lead, other } = KEYS[kind];
  return (
    <AccountFrame title={t('secondFactorTitle')} lead={t(lead)} emblem={<KeyCard />}>
      <CodeOfKind key={kind} kind={kind} isBusy={isBusy} refusal={refusal} onCode={onCode} />
      <Flex wrap="wrap" gap="3">
        <Button variant="ghost" flex="1 1 auto" onClick={() => setKind(kind === 'app' ? 'recovery' : 'app')}>
          {t(other)}
        </Button>
        <Button variant="ghost" flex="1 1 auto" onClick={onCancel}>
          {common('cancel')}
        </Button>
      </Flex>
    </AccountFrame>
  );
}

interface CodeOfKindProps extends Omit<SecondFactorStepProps, 'onCancel'> {
  readonly kind: CodeKind;
}

function CodeOfKind({ kind, isBusy, refusal, onCode }: CodeOfKindProps) {
  const t = useMessages('auth');
  const [code, setCode] = useState('');
  const [ownErrors, setOwnErrors] = useState<FieldErrors>(NO_ERRORS);
  const isOwn = ownErrors !== NO_ERRORS;
  const errors = refusal && !isOwn ? wordsOfFields(refusal.fields) : ownErrors;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = fieldErrorsOf(secondFactorCodeSchema, { code });
    const isFine = Object.keys(found).length === 0;
    setOwnErrors(isFine ? NO_ERRORS : found);
    if (isFine) onCode(code.trim());
  };
  return (
    <>
      <FormSummary
        errors={errors}
        refusal={refusal && !isOwn ? arrivalFailureWords('secondFactor', refusal) : null}
      />
      <AuthForm onSubmit={submit}>
        <FormField label={t(KEYS[kind].label)} error={errors.code} isRequired>
          <FormInput
            size="lg"
            fontFamily="mono"
            letterSpacing="-0.01em"
            name="code"
            inputMode={kind === 'app' ? 'numeric' : 'text'}
            autoComplete={kind === 'app' ? 'one-time-code' : 'off'}
            autoCapitalize="off"
            spellCheck={false}
            maxLength={40}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        </FormField>
        <SubmitButton isBusy={isBusy}>{t('submit')}</SubmitButton>
      </AuthForm>
    </>
  );
}
