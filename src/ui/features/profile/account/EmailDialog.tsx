import { useState } from 'react';
import * as z from 'zod/mini';
import { emailSchema } from '#contract/members/account.ts';
import { fieldErrorsOf } from '../../../components/submission/fieldErrors.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { FormInput } from '../../../system/forms/controls.tsx';
import { FormField } from '../../../system/forms/FormField.tsx';
import { useNotify } from '../../shell/actors.tsx';
import { FactorField, hasSecondFactor } from '../passkeys/useFreshProof.tsx';
import type { AccountDialogProps } from './accountParts.ts';
import { isCodeMissing } from './CodeField.tsx';
import { DialogForm } from './DialogForm.tsx';
import { ProofField } from './ProofField.tsx';
import { useProof } from './useProof.ts';

const schema = z.object({ email: emailSchema });

/** Another address: it counts once the link that is sent there has been opened. */
export function EmailDialog({ account, calls, onChanged, onClose }: AccountDialogProps) {
  const t = useMessages('profile');
  const notify = useNotify();
  const [email, setEmail] = useState('');
  const [code, setCode] = useState('');
  const needsCode = hasSecondFactor(account);
  const { missing, errors, form, field } = useProof({
    hasPassword: account.hasPassword,
    check: () => fieldErrorsOf(schema, { email }),
    send: async (proof) =>
      (await calls()).changeEmail(needsCode ? { ...proof, code: code.trim() } : proof, email.trim()),
    onSent: () => {
      notify({ kind: 'success', text: t('emailSent', { email: email.trim() }) });
      onChanged();
      onClose();
    },
  });
  return (
    <DialogForm
      title={t('changeEmail')}
      words={t('sendLink')}
      busyWords={t('sending')}
      reason={missing ?? (needsCode && isCodeMissing(code) ? t('codeMissing') : undefined)}
      {...form}
      onClose={onClose}
    >
      <p>
        {account.email === '' ? t('emailFirst') : t('emailOther', { email: account.email })}{' '}
        {t('emailThisBrowser')}
      </p>
      <FormField label={t('newEmail')} error={errors.email} isRequired>
        <FormInput
          data-autofocus="field"
          type="email"
          autoComplete="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </FormField>
      {needsCode && (
        <FactorField account={account} calls={calls} code={code} error={errors.code} onCode={setCode} />
      )}
      <ProofField {...field} />
    </DialogForm>
  );
}
