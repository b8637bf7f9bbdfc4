import { Button, Flex } from '@chakra-ui/react';
import { useMachine } from '@xstate/react';
import { type FormEvent, useState } from 'react';
import { secondFactorCodeSchema } from '#contract/members/members.ts';
import type { CallFailure } from '#src/machines/failure.ts';
import {
  type PasskeyPromptSnapshot,
  type PromptPorts,
  promptOver,
  type Signed,
  selectHasApp,
  selectIsAsking,
  selectIsDismissed,
  selectIsOffered,
  selectPromptFailure,
} from '#src/machines/passkeys/passkeyPrompt.ts';
import { arrivalFailureWords } from '#src/machines/session/sessionWords.ts';
import IconPasskey from '~icons/ph/fingerprint';
import {
  type FieldErrors,
  fieldErrorsOf,
  NO_ERRORS,
  wordsOfFields,
} from '../../components/submission/fieldErrors.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { ActionButton } from '../../system/ActionButton.tsx';
import { FormInput } from '../../system/forms/controls.tsx';
import { FormField } from '../../system/forms/FormField.tsx';
import { SubmitButton } from '../../system/forms/SubmitButton.tsx';
import { InlineAlert } from '../../system/InlineAlert.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { AuthForm } from './AuthForm.tsx';
import { FormSummary } from './FormSummary.tsx';
import { KeyCard } from './KeyCard.tsx';

interface AnswerProps {
  readonly isBusy: boolean;
  /** Why the last answer was not taken, or null. */
  readonly refusal: CallFailure | null;
  /** A typed code, or what a passkey has signed. */
  readonly onCode: (code: Signed) => void;
}

interface SecondFactorStepProps extends AnswerProps {
  readonly prompt: PromptPorts;
  readonly onCancel: () => void;
}

type CodeKind = 'app' | 'recovery';
type AnswerKind = CodeKind | 'passkey';

const KEYS = {
  app: { lead: 'appLead', label: 'appLabel', use: 'useApp' },
  recovery: { lead: 'recoveryLead', label: 'recoveryLabel', use: 'useRecovery' },
  passkey: { lead: 'passkeyLead', use: 'usePasskey' },
} as const;

/** A passkey first, where there is one; an app's code before a recovery code. */
function kindsOf(prompt: PasskeyPromptSnapshot): readonly AnswerKind[] {
  return [
    ...(selectIsOffered(prompt) ? (['passkey'] as const) : []),
    ...(selectHasApp(prompt) ? (['app'] as const) : []),
    'recovery',
  ];
}

/** The second step of a login. */
export function SecondFactorStep({ prompt, isBusy, refusal, onCode, onCancel }: SecondFactorStepProps) {
  const [machine] = useState(() => promptOver(prompt, onCode));
  const [snapshot, send] = useMachine(machine);
  const kinds = kindsOf(snapshot);
  const [chosen, setChosen] = useState<AnswerKind | null>(null);
  const kind = chosen ?? kinds[0] ?? 'recovery';
  const t = useMessages('auth');
  const common = useMessages('common');
  return (
    <AccountFrame title={t('secondFactorTitle')} lead={t(KEYS[kind].lead)} emblem={<KeyCard />}>
      {kind === 'passkey' ? (
        <PasskeyAsked
          prompt={snapshot}
          isBusy={isBusy}
          refusal={refusal}
          onAsk={() => send({ type: 'ask.pressed' })}
        />
      ) : (
        <CodeOfKind
          key={kind}
          kind={kind}
          isBusy={isBusy}
          refusal={refusal}
          onTyped={() => setChosen(kind)}
          onCode={onCode}
        />
      )}
      <Flex wrap="wrap" gap="3">
        {kinds
          .filter((other) => other !== kind)
          .map((other) => (
            <Button key={other} variant="ghost" flex="1 1 auto" onClick={() => setChosen(other)}>
              {t(KEYS[other].use)}
            </Button>
          ))}
        <Button variant="ghost" flex="1 1 auto" onClick={onCancel}>
          {common('cancel')}
        </Button>
      </Flex>
    </AccountFrame>
  );
}

interface PasskeyAskedProps extends Omit<AnswerProps, 'onCode'> {
  readonly prompt: PasskeyPromptSnapshot;
  readonly onAsk: () => void;
}

function PasskeyAsked({ prompt, isBusy, refusal, onAsk }: PasskeyAskedProps) {
  const t = useMessages('auth');
  const failure = selectPromptFailure(prompt) ?? refusal;
  const isAsking = selectIsAsking(prompt);
  return (
    <>
      <FormSummary
        errors={NO_ERRORS}
        refusal={failure && !isAsking ? arrivalFailureWords('secondFactor', failure) : null}
      />
      {selectIsDismissed(prompt) && (
        <InlineAlert status="info" isAnnounced>
          {t('passkeyDismissed')}
        </InlineAlert>
      )}
      <ActionButton variant="solid" size="lg" width="full" isBusy={isBusy || isAsking} onClick={onAsk}>
        <IconPasskey aria-hidden="true" />
        {t('askPasskey')}
      </ActionButton>
    </>
  );
}

interface CodeOfKindProps extends AnswerProps {
  readonly kind: CodeKind;
  /** Something was typed: what is shown stays. */
  readonly onTyped: () => void;
}

function CodeOfKind({ kind, isBusy, refusal, onTyped, onCode }: CodeOfKindProps) {
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
            onChange={(event) => {
              setCode(event.target.value);
              onTyped();
            }}
          />
        </FormField>
        <SubmitButton isBusy={isBusy}>{t('submit')}</SubmitButton>
      </AuthForm>
    </>
  );
}
