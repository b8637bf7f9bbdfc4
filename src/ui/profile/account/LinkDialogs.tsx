import { useMemo, useState } from 'react';
import type { LinkedSignIn, SignInProvider } from '#contract/account.ts';
import { useSubmission } from '../../members/useSubmission.ts';
import { useNotify } from '../../shell/actors.tsx';
import type { AccountDialogProps } from './accountParts.ts';
import { DialogForm } from './DialogForm.tsx';
import { missingPassword, ProofField, proofOf } from './ProofField.tsx';
import { refusedFields } from './refusedFields.ts';

interface LinkDialogProps extends AccountDialogProps {
  readonly provider: SignInProvider;
}

/** Leads away to the provider, who sends the person back with the answer. */
export function LinkDialog({ account, calls, onClose, provider }: LinkDialogProps) {
  const [password, setPassword] = useState('');
  const { isBusy, refusal, submit } = useSubmission(
    async () => {
      const { linkSignIn } = await calls();
      window.location.assign(await linkSignIn(proofOf(account.hasPassword, password), provider.id));
    },
    () => undefined,
  );
  const errors = useMemo(() => refusedFields(refusal), [refusal]);
  return (
    <DialogForm
      title={`Link ${provider.name}`}
      words={`Go to ${provider.name}`}
      busyWords="Going"
      reason={missingPassword(account.hasPassword, password)}
      isBusy={isBusy}
      refusal={refusal}
      errors={errors}
      onSubmit={() => submit(undefined)}
      onClose={onClose}
    >
      <p>You sign in there once and come back here. From then on it opens this account too.</p>
      <ProofField
        hasPassword={account.hasPassword}
        typed={password}
        error={errors.currentPassword}
        isFirst
        onTyped={setPassword}
      />
    </DialogForm>
  );
}

interface UnlinkDialogProps extends AccountDialogProps {
  readonly linked: LinkedSignIn;
}

export function UnlinkDialog({ account, calls, onChanged, onClose, linked }: UnlinkDialogProps) {
  const notify = useNotify();
  const [password, setPassword] = useState('');
  const { isBusy, refusal, submit } = useSubmission(
    async () => (await calls()).unlinkSignIn(proofOf(account.hasPassword, password), linked.id),
    () => {
      notify({ kind: 'success', text: `${linked.providerName} does not open this account any more.` });
      onChanged();
      onClose();
    },
  );
  const errors = useMemo(() => refusedFields(refusal), [refusal]);
  return (
    <DialogForm
      title={`Unlink ${linked.providerName}`}
      words="Unlink"
      busyWords="Unlinking"
      reason={missingPassword(account.hasPassword, password)}
      isBusy={isBusy}
      refusal={refusal}
      errors={errors}
      onSubmit={() => submit(undefined)}
      onClose={onClose}
    >
      <p>{linked.providerName} then opens this account no more. You can link it again at any time.</p>
      <ProofField
        hasPassword={account.hasPassword}
        typed={password}
        error={errors.currentPassword}
        isFirst
        onTyped={setPassword}
      />
    </DialogForm>
  );
}
