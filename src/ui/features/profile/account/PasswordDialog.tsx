import { useState } from 'react';
import * as z from 'zod/mini';
import { newPasswordSchema } from '#contract/members/account.ts';
import { Field } from '../../../kit/Field.tsx';
import { PasswordInput } from '../../../kit/PasswordInput.tsx';
import { fieldErrorsOf } from '../../../members/fieldErrors.ts';
import { PasswordStrength } from '../../../members/PasswordStrength.tsx';
import { useNotify } from '../../../shell/actors.tsx';
import type { AccountDialogProps } from './accountParts.ts';
import { DialogForm } from './DialogForm.tsx';
import { ProofField } from './ProofField.tsx';
import { useProof } from './useProof.ts';

const schema = z.object({ newPassword: newPasswordSchema });

/** A new or first password; every other device is signed out by it. */
export function PasswordDialog({ user, account, calls, onChanged, onClose }: AccountDialogProps) {
  const notify = useNotify();
  const [newPassword, setNewPassword] = useState('');
  const { hasPassword } = account;
  const { missing, errors, form, field } = useProof({
    hasPassword,
    check: () => fieldErrorsOf(schema, { newPassword }),
    send: async (proof) => (await calls()).changePassword(proof, newPassword),
    onSent: (changed) => {
      notify({ kind: 'success', text: 'Your new password is set. Other devices are signed out.' });
      onChanged(changed);
      onClose();
    },
  });
  return (
    <DialogForm
      title={hasPassword ? 'Change password' : 'Set a password'}
      words={hasPassword ? 'Change password' : 'Set password'}
      busyWords="Saving"
      reason={missing}
      {...form}
      foot="Your other devices are signed out."
      onClose={onClose}
    >
      <ProofField {...field} isFirst />
      <Field
        label="New password"
        error={errors.newPassword}
        hint={<PasswordStrength password={newPassword} own={user} error={errors.newPassword} />}
        isRequired
      >
        {(control) => (
          <PasswordInput
            {...control}
            data-autofocus={hasPassword ? undefined : 'field'}
            autoComplete="new-password"
            value={newPassword}
            onChange={(event) => setNewPassword(event.target.value)}
          />
        )}
      </Field>
    </DialogForm>
  );
}
