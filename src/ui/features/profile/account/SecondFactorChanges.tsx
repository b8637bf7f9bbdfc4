import { useState } from 'react';
import { useNotify } from '../../../shell/actors.tsx';
import type { AccountDialogProps } from './accountParts.ts';
import { CODE_LABEL, CodeField, missingCode } from './CodeField.tsx';
import { DialogForm } from './DialogForm.tsx';
import { ProofField } from './ProofField.tsx';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';
import { useProof } from './useProof.ts';

/** Turns the second factor off. */
export function EndSecondFactorDialog({ account, calls, onChanged, onClose }: AccountDialogProps) {
  const notify = useNotify();
  const [code, setCode] = useState('');
  const { missing, errors, form, field } = useProof({
    hasPassword: account.hasPassword,
    send: async (proof) => (await calls()).endSecondFactor(proof, code.trim()),
    onSent: (changed) => {
      notify({ kind: 'success', text: 'The second factor is off.' });
      onChanged(changed);
      onClose();
    },
  });
  return (
    <DialogForm
      title="Turn off the second factor?"
      words="Turn off"
      busyWords="Turning off"
      isDestructive
      reason={missing ?? missingCode(code)}
      {...form}
      onClose={onClose}
    >
      <p>Your password alone opens this account then, and your recovery codes end.</p>
      <CodeField label={CODE_LABEL} code={code} error={errors.code} onTyped={setCode} />
      <ProofField {...field} />
    </DialogForm>
  );
}

/** Ten new recovery codes; the old ones end. */
export function NewCodesDialog({ user, account, calls, onChanged, onClose }: AccountDialogProps) {
  const [code, setCode] = useState('');
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { missing, errors, form, field } = useProof({
    hasPassword: account.hasPassword,
    send: async (proof) => {
      const { newRecoveryCodes } = await calls();
      setCodes((await newRecoveryCodes(proof, code.trim())).recoveryCodes);
    },
  });
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
      reason={missing ?? missingCode(code)}
      {...form}
      onClose={onClose}
    >
      <p>The old codes stop working at once.</p>
      <CodeField label={CODE_LABEL} code={code} error={errors.code} onTyped={setCode} />
      <ProofField {...field} />
    </DialogForm>
  );
}
