import { useMemo, useState } from 'react';
import { useSubmission } from '../../members/useSubmission.ts';
import { useNotify } from '../../shell/actors.tsx';
import type { AccountDialogProps } from './accountParts.ts';
import { CodeField } from './CodeField.tsx';
import { DialogForm } from './DialogForm.tsx';
import { missingPassword, ProofField, proofOf } from './ProofField.tsx';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';
import { refusedFields } from './refusedFields.ts';

const CODE_LABEL = 'A code of your app, or a recovery code';

const missing = (hasPassword: boolean, password: string, code: string): string | undefined =>
  missingPassword(hasPassword, password) ?? (code.trim().length < 6 ? 'Enter the code first.' : undefined);

/** Turns the second factor off. */
export function EndSecondFactorDialog({ account, calls, onChanged, onClose }: AccountDialogProps) {
  const notify = useNotify();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const { hasPassword } = account;
  const { isBusy, refusal, submit } = useSubmission(
    async () => (await calls()).endSecondFactor(proofOf(hasPassword, password), code.trim()),
    () => {
      notify({ kind: 'success', text: 'The second factor is off.' });
      onChanged();
      onClose();
    },
  );
  const errors = useMemo(() => refusedFields(refusal), [refusal]);
  return (
    <DialogForm
      title="Turn off the second factor?"
      words="Turn off"
      busyWords="Turning off"
      isDestructive
      reason={missing(hasPassword, password, code)}
      isBusy={isBusy}
      refusal={refusal}
      errors={errors}
      onSubmit={() => submit(undefined)}
      onClose={onClose}
    >
      <p>Your password alone opens this account then, and your recovery codes end.</p>
      <CodeField label={CODE_LABEL} code={code} error={errors.code} onTyped={setCode} />
      <ProofField
        hasPassword={hasPassword}
        typed={password}
        error={errors.currentPassword}
        onTyped={setPassword}
      />
    </DialogForm>
  );
}

/** Ten new recovery codes; the old ones end. */
export function NewCodesDialog({ user, account, calls, onChanged, onClose }: AccountDialogProps) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { hasPassword } = account;
  const { isBusy, refusal, submit } = useSubmission(
    async () => {
      const { newRecoveryCodes } = await calls();
      setCodes((await newRecoveryCodes(proofOf(hasPassword, password), code.trim())).recoveryCodes);
    },
    () => undefined,
  );
  const errors = useMemo(() => refusedFields(refusal), [refusal]);
  if (codes !== null)
    return (
      <RecoveryCodesDialog
        codes={codes}
        handle={user.handle}
        onKept={() => {
          onChanged();
          onClose();
        }}
      />
    );
  return (
    <DialogForm
      title="New recovery codes"
      words="Make new codes"
      busyWords="Making them"
      reason={missing(hasPassword, password, code)}
      isBusy={isBusy}
      refusal={refusal}
      errors={errors}
      onSubmit={() => submit(undefined)}
      onClose={onClose}
    >
      <p>The old codes stop working at once.</p>
      <CodeField label={CODE_LABEL} code={code} error={errors.code} onTyped={setCode} />
      <ProofField
        hasPassword={hasPassword}
        typed={password}
        error={errors.currentPassword}
        onTyped={setPassword}
      />
    </DialogForm>
  );
}
