import { useState } from 'react';
import * as z from 'zod/mini';
import { newPasswordSchema } from '#contract/members/account.ts';
import { fieldErrorsOf } from '../../../components/submission/fieldErrors.ts';
import { PasswordStrength } from '../../../components/submission/PasswordStrength.tsx';
import { useMessages } from '../../../messages/useMessages.ts';
import { FormField } from '../../../system/forms/FormField.tsx';
import { PasswordInput } from '../../../system/forms/PasswordInput.tsx';
import { useNotify } from '../../shell/actors.tsx';
import type { AccountDialogProps } from './accountParts.ts';
import { DialogForm } from './DialogForm.tsx';
import { ProofField } from './ProofField.tsx';
import { useProof } from './useProof.ts';

const schema = z.object({ newPassword: newPasswordSchema });

/** A new or first password; every other device is signed out by it. */
export function PasswordDialog({ user, account, calls, onChanged, onClose }: AccountDialogProps) {
  const t = useMessages('profile');
  const notify = useNotify();
  const [newPassword, setNewPassword] = useState('');
  const { hasPassword } = account;
  const { missing, errors, form, field } = useProof({
    hasPassword,
    check: () => fieldErrorsOf(schema, { newPassword }),
    send: async (proof) => (await calls()).changePassword(proof, newPassword),
    onSent: () => {
      notify({ kind: 'success', text: t('passwordChanged') });
      onChanged();
      onClose();
    },
  });
  return (
    <DialogForm
      title={hasPassword ? t('changePassword') : t('setPassword')}
      words={hasPassword ? t('changePassword') : t('setPasswordSubmit')}
      busyWords={t('saving')}
      reason={missing}
      {...form}
      foot={t('othersSignedOut')}
      onClose={onClose}
    >
      <ProofField {...field} isFirst />
      <FormField
        label={t('newPassword')}
        error={errors.newPassword}
        hint={<PasswordStrength password={newPassword} own={user} error={errors.newPassword} />}
        isRequired
      >
        <PasswordInput
          size="md"
          data-autofocus={hasPassword ? undefined : 'field'}
          autoComplete="new-password"
          value={newPassword}
          onChange={(event) => setNewPassword(event.target.value)}
        />
      </FormField>
    </DialogForm>
  );
}
