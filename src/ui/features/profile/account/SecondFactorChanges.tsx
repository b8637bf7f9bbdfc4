import { useState } from 'react';
import { useMessages } from '../../../messages/useMessages.ts';
import { useNotify } from '../../shell/actors.tsx';
import { FactorField } from '../passkeys/useFreshProof.tsx';
import type { AccountDialogProps } from './accountParts.ts';
import { isCodeMissing } from './CodeField.tsx';
import { DialogForm } from './DialogForm.tsx';
import { ProofField } from './ProofField.tsx';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';
import { useProof } from './useProof.ts';

/** Turns the second factor off. */
export function EndSecondFactorDialog({ account, calls, onChanged, onClose }: AccountDialogProps) {
  const t = useMessages('profile');
  const notify = useNotify();
  const [code, setCode] = useState('');
  const { missing, errors, form, field } = useProof({
    hasPassword: account.hasPassword,
    send: async (proof) => (await calls()).endSecondFactor(proof, code.trim()),
    onSent: () => {
      notify({ kind: 'success', text: t('factorEnded') });
      onChanged();
      onClose();
    },
  });
  return (
    <DialogForm
      title={t('endFactorTitle')}
      words={t('turnOff')}
      busyWords={t('turningOff')}
      isDestructive
      reason={missing ?? (isCodeMissing(code) ? t('codeMissing') : undefined)}
      {...form}
      onClose={onClose}
    >
      <p>{t('endFactorHint')}</p>
      <FactorField account={account} calls={calls} code={code} error={errors.code} onCode={setCode} />
      <ProofField {...field} />
    </DialogForm>
  );
}

/** Ten new recovery codes; the old ones end. */
export function NewCodesDialog({ user, account, calls, onChanged, onClose }: AccountDialogProps) {
  const t = useMessages('profile');
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
      title={t('newCodes')}
      words={t('makeCodes')}
      busyWords={t('makingCodes')}
      reason={missing ?? (isCodeMissing(code) ? t('codeMissing') : undefined)}
      {...form}
      onClose={onClose}
    >
      <p>{t('newCodesHint')}</p>
      <FactorField account={account} calls={calls} code={code} error={errors.code} onCode={setCode} />
      <ProofField {...field} />
    </DialogForm>
  );
}
