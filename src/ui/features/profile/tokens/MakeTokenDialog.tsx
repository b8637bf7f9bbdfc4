import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import type { Account } from '#contract/members/account.ts';
import type { TokenScope } from '#contract/members/tokenScopes.ts';
import { TOKEN_DAYS, TOKEN_NAME_CHARACTERS } from '#contract/members/tokens.ts';
import {
  type AccessTokensActor,
  selectAccessTokensFailure,
  selectAccessTokensState,
  selectOfferedScopes,
} from '#src/machines/session/accessTokens.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { FormInput, FormSelect } from '../../../system/forms/controls.tsx';
import { FormField } from '../../../system/forms/FormField.tsx';
import { CodeField, isCodeMissing } from '../account/CodeField.tsx';
import { DialogForm } from '../account/DialogForm.tsx';
import { ProofField } from '../account/ProofField.tsx';
import { refusedFields } from '../account/refusedFields.ts';
import { ScopeChoice } from './ScopeChoice.tsx';

const DAYS = [7, 30, 60, TOKEN_DAYS];
const USUAL_DAYS = 30;

interface MakeTokenDialogProps {
  readonly actor: AccessTokensActor;
  readonly account: Pick<Account, 'hasPassword' | 'secondFactor'>;
}

/** The form of a new token, with the proof: a code where a second factor is on, else the password. */
export function MakeTokenDialog({ actor, account: { hasPassword, secondFactor } }: MakeTokenDialogProps) {
  const t = useMessages('tokens');
  const ofProfile = useMessages('profile');
  const state = useSelector(actor, selectAccessTokensState);
  const refusal = useSelector(actor, selectAccessTokensFailure);
  const offered = useSelector(actor, selectOfferedScopes);
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly TokenScope[]>([]);
  const [days, setDays] = useState(USUAL_DAYS);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const errors = useMemo(() => refusedFields(refusal), [refusal]);
  const needsCode = secondFactor.isOn;
  const missing = () => {
    if (name.trim() === '') return t('nameMissing');
    if (scopes.length === 0) return t('scopesMissing');
    if (needsCode) return isCodeMissing(code) ? ofProfile('codeMissing') : undefined;
    return hasPassword && password === '' ? ofProfile('currentPasswordMissing') : undefined;
  };
  const proof = needsCode ? { code: code.trim() } : hasPassword ? { currentPassword: password } : {};
  return (
    <DialogForm
      title={t('makeTitle')}
      words={t('create')}
      busyWords={t('making')}
      reason={missing()}
      isBusy={state === 'sending'}
      refusal={refusal}
      errors={errors}
      onSubmit={() =>
        actor.send({
          type: 'form.submitted',
          wish: { name: name.trim(), scopes: [...scopes], days, ...proof },
        })
      }
      onClose={() => actor.send({ type: 'cancel.pressed' })}
    >
      <FormField label={t('name')} hint={t('nameHint')} error={errors.name} isRequired>
        <FormInput
          data-autofocus="field"
          maxLength={TOKEN_NAME_CHARACTERS}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </FormField>
      <ScopeChoice offered={offered} chosen={scopes} error={errors.scopes} onChange={setScopes} />
      <FormField label={t('days')} error={errors.days}>
        <FormSelect value={days} onChange={(event) => setDays(Number(event.target.value))}>
          {DAYS.map((count) => (
            <option key={count} value={count}>
              {t('daysCount', { count })}
            </option>
          ))}
        </FormSelect>
      </FormField>
      {needsCode ? (
        <CodeField label={ofProfile('codeLabel')} code={code} error={errors.code} onTyped={setCode} />
      ) : (
        <ProofField
          hasPassword={hasPassword}
          typed={password}
          error={errors.currentPassword}
          onTyped={setPassword}
        />
      )}
    </DialogForm>
  );
}
