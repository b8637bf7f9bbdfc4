import { useState } from 'react';
import * as z from 'zod/mini';
import { emailSchema } from '#contract/members/account.ts';
import { Field } from '../../../kit/Field.tsx';
import { TextInput } from '../../../kit/TextInput.tsx';
import { fieldErrorsOf } from '../../../members/fieldErrors.ts';
import { useNotify } from '../../../shell/actors.tsx';
import type { AccountDialogProps } from './accountParts.ts';
import { CODE_LABEL, CodeField, missingCode } from './CodeField.tsx';
import { DialogForm } from './DialogForm.tsx';
import { ProofField } from './ProofField.tsx';
import { useProof } from './useProof.ts';

const schema = z.object({ email: emailSchema });

/** Another address: it counts once the link that is sent there has been opened. */
export function EmailDialog({ account, calls, onChanged, onClose }: AccountDialogProps) {
  const notify = useNotify();
  const [email, setEmail] = useState('');
  const [code, setCode] = useState('');
  const needsCode = account.secondFactor.isOn;
  const { missing, errors, form, field } = useProof({
    hasPassword: account.hasPassword,
    check: () => fieldErrorsOf(schema, { email }),
    send: async (proof) =>
      (await calls()).changeEmail(needsCode ? { ...proof, code: code.trim() } : proof, email.trim()),
    onSent: (changed) => {
      notify({ kind: 'success', text: `Open the link we sent to ${email.trim()}.` });
      onChanged(changed);
      onClose();
    },
  });
  return (
    <DialogForm
      title="Change e-mail"
      words="Send the link"
      busyWords="Sending"
      reason={missing ?? (needsCode ? missingCode(code) : undefined)}
      {...form}
      onClose={onClose}
    >
      <p>
        {account.email === ''
          ? 'We’ll email a confirmation link to the new address.'
          : `We’ll email a confirmation link to the new address. Until you open it, you keep ${account.email}, and we’ll let that address know.`}{' '}
        Open the link in this browser: other devices are logged out, and sign-ins set up on them are removed.
      </p>
      <Field label="New e-mail address" error={errors.email} isRequired>
        {(control) => (
          <TextInput
            {...control}
            data-autofocus="field"
            type="email"
            autoComplete="email"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
      </Field>
      {needsCode && <CodeField label={CODE_LABEL} code={code} error={errors.code} onTyped={setCode} />}
      <ProofField {...field} />
    </DialogForm>
  );
}
