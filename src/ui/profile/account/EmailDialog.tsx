import { useState } from 'react';
import * as z from 'zod/mini';
import { emailSchema } from '#contract/account.ts';
import { Field } from '../../kit/Field.tsx';
import { TextInput } from '../../kit/TextInput.tsx';
import { fieldErrorsOf } from '../../members/fieldErrors.ts';
import { useNotify } from '../../shell/actors.tsx';
import type { AccountDialogProps } from './accountParts.ts';
import { DialogForm } from './DialogForm.tsx';
import { ProofField } from './ProofField.tsx';
import { useProof } from './useProof.ts';

const schema = z.object({ email: emailSchema });

/** Another address: it counts once the link that is sent there has been opened. */
export function EmailDialog({ account, calls, onChanged, onClose }: AccountDialogProps) {
  const notify = useNotify();
  const [email, setEmail] = useState('');
  const { missing, errors, form, field } = useProof({
    hasPassword: account.hasPassword,
    check: () => fieldErrorsOf(schema, { email }),
    send: async (proof) => (await calls()).changeEmail(proof, email.trim()),
    onSent: () => {
      notify({ kind: 'success', text: `Open the link we sent to ${email.trim()}.` });
      onChanged();
      onClose();
    },
  });
  return (
    <DialogForm
      title="Change e-mail"
      words="Send the link"
      busyWords="Sending"
      reason={missing}
      {...form}
      onClose={onClose}
    >
      <p>
        {account.email === ''
          ? 'We send a link to the new address. It is yours once you open the link.'
          : `We send a link to the new address. Until you open it, ${account.email} stays, and gets a note.`}
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
      <ProofField {...field} />
    </DialogForm>
  );
}
