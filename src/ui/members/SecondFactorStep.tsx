import { type FormEvent, useState } from 'react';
import { secondFactorCodeSchema } from '#contract/account.ts';
import type { CallFailure } from '#src/machines/failure.ts';
import { arrivalFailureWords } from '#src/machines/sessionWords.ts';
import { Button } from '../kit/Button.tsx';
import { Field } from '../kit/Field.tsx';
import { TextInput } from '../kit/TextInput.tsx';
import { SubmitButton } from '../system/forms/SubmitButton.tsx';
import { SystemProvider } from '../system/SystemProvider.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { FormSummary } from './FormSummary.tsx';
import { type FieldErrors, fieldErrorsOf, firstWords, NO_ERRORS } from './fieldErrors.ts';
import { KeyCard } from './KeyCard.tsx';
import { useFirstField } from './useFirstField.ts';

interface SecondFactorStepProps {
  readonly isBusy: boolean;
  /** Why the last code was not taken, or null. */
  readonly refusal: CallFailure | null;
  readonly onCode: (code: string) => void;
  readonly onCancel: () => void;
}

type CodeKind = 'app' | 'recovery';

const WORDS = {
  app: {
    label: 'Code of your app',
    lead: 'The password was right. Now type the six digits that your authenticator app shows.',
    other: 'Use a recovery code instead',
  },
  recovery: {
    label: 'Recovery code',
    lead: 'Type one of the recovery codes that you put away. Each works once.',
    other: 'Use your authenticator app instead',
  },
} as const satisfies Record<CodeKind, object>;

/** The second step of a login. */
export function SecondFactorStep({ isBusy, refusal, onCode, onCancel }: SecondFactorStepProps) {
  const [kind, setKind] = useState<CodeKind>('app');
  const words = WORDS[kind];
  return (
    <AccountFrame title="One more step" lead={words.lead} emblem={<KeyCard />}>
      <CodeOfKind key={kind} kind={kind} isBusy={isBusy} refusal={refusal} onCode={onCode} />
      <div className="account-acts">
        <Button variant="ghost" onClick={() => setKind(kind === 'app' ? 'recovery' : 'app')}>
          {words.other}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </AccountFrame>
  );
}

interface CodeOfKindProps extends Omit<SecondFactorStepProps, 'onCancel'> {
  readonly kind: CodeKind;
}

function CodeOfKind({ kind, isBusy, refusal, onCode }: CodeOfKindProps) {
  const form = useFirstField<HTMLFormElement>();
  const [code, setCode] = useState('');
  const [ownErrors, setOwnErrors] = useState<FieldErrors>(NO_ERRORS);
  const isOwn = ownErrors !== NO_ERRORS;
  const errors = refusal && !isOwn ? firstWords(refusal.fields) : ownErrors;
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
      <SystemProvider>
        <form className="account-page-form" ref={form} onSubmit={submit} noValidate>
          <Field label={WORDS[kind].label} error={errors.code} isRequired>
            {(control) => (
              <TextInput
                {...control}
                size="lg"
                face="mono"
                name="code"
                type="text"
                inputMode={kind === 'app' ? 'numeric' : 'text'}
                autoComplete={kind === 'app' ? 'one-time-code' : 'off'}
                autoCapitalize="off"
                spellCheck={false}
                maxLength={40}
                value={code}
                onChange={(event) => setCode(event.target.value)}
              />
            )}
          </Field>
          <SubmitButton isBusy={isBusy}>Log in</SubmitButton>
        </form>
      </SystemProvider>
    </>
  );
}
