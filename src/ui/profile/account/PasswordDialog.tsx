import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { newPasswordSchema } from '#contract/account.ts';
import { Field } from '../../kit/Field.tsx';
import { PasswordInput } from '../../kit/PasswordInput.tsx';
import { fieldErrorsOf } from '../../members/fieldErrors.ts';
import { PasswordStrength } from '../../members/PasswordStrength.tsx';
import { useSubmission } from '../../members/useSubmission.ts';
import { useNotify } from '../../shell/actors.tsx';
import type { AccountDialogProps } from './accountParts.ts';
import { DialogForm } from './DialogForm.tsx';
import { missingPassword, ProofField, proofOf } from './ProofField.tsx';
import { type RefusedFields, refusedFields } from './refusedFields.ts';

const schema = z.object({ newPassword: newPasswordSchema });

/** A new or first password; every other device is signed out by it. */
export function PasswordDialog({ account, calls, onChanged, onClose }: AccountDialogProps) {
  const notify = useNotify();
  const [password, setPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const [mistakes, setMistakes] = useState<RefusedFields>({});
  const { hasPassword } = account;
  const { isBusy, refusal, submit } = useSubmission(
    async () => (await calls()).changePassword(proofOf(hasPassword, password), newPassword),
    () => {
      notify({ kind: 'success', text: 'Your new password is set. Other devices are signed out.' });
      onChanged();
      onClose();
    },
  );
  const errors = useMemo(() => ({ ...refusedFields(refusal), ...mistakes }), [refusal, mistakes]);
  const send = () => {
    const found = fieldErrorsOf(schema, { newPassword });
    setMistakes(found);
    if (Object.keys(found).length === 0) submit(undefined);
  };
  return (
    <DialogForm
      title={hasPassword ? 'Change password' : 'Set a password'}
      words={hasPassword ? 'Change password' : 'Set password'}
      busyWords="Saving"
      reason={missingPassword(hasPassword, password)}
      isBusy={isBusy}
      refusal={refusal}
      errors={errors}
      foot="Your other devices are signed out."
      onSubmit={send}
      onClose={onClose}
    >
      <ProofField
        hasPassword={hasPassword}
        typed={password}
        error={errors.currentPassword}
        isFirst
        onTyped={setPassword}
      />
      <Field
        label="New password"
        error={errors.newPassword}
        hint={<PasswordStrength password={newPassword} />}
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
