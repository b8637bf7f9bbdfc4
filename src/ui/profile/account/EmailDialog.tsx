import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { emailSchema } from '#contract/account.ts';
import { Field } from '../../kit/Field.tsx';
import { TextInput } from '../../kit/TextInput.tsx';
import { fieldErrorsOf } from '../../members/fieldErrors.ts';
import { useSubmission } from '../../members/useSubmission.ts';
import { useNotify } from '../../shell/actors.tsx';
import type { AccountDialogProps } from './accountParts.ts';
import { DialogForm } from './DialogForm.tsx';
import { missingPassword, ProofField, proofOf } from './ProofField.tsx';
import { type RefusedFields, refusedFields } from './refusedFields.ts';

const schema = z.object({ email: emailSchema });

/** Another address: it counts once the link that is sent there has been opened. */
export function EmailDialog({ account, calls, onChanged, onClose }: AccountDialogProps) {
  const notify = useNotify();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [mistakes, setMistakes] = useState<RefusedFields>({});
  const { isBusy, refusal, submit } = useSubmission(
    async () => (await calls()).changeEmail(proofOf(account.hasPassword, password), email.trim()),
    () => {
      notify({ kind: 'success', text: `Open the link we sent to ${email.trim()}.` });
      onChanged();
      onClose();
    },
  );
  const errors = useMemo(() => ({ ...refusedFields(refusal), ...mistakes }), [refusal, mistakes]);
  const send = () => {
    const found = fieldErrorsOf(schema, { email });
    setMistakes(found);
    if (Object.keys(found).length === 0) submit(undefined);
  };
  return (
    <DialogForm
      title="Change e-mail"
      words="Send the link"
      busyWords="Sending"
      reason={missingPassword(account.hasPassword, password)}
      isBusy={isBusy}
      refusal={refusal}
      errors={errors}
      onSubmit={send}
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
      <ProofField
        hasPassword={account.hasPassword}
        typed={password}
        error={errors.currentPassword}
        onTyped={setPassword}
      />
    </DialogForm>
  );
}
