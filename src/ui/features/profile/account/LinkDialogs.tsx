import type { LinkedSignIn, SignInProvider } from '#contract/members/account.ts';
import { useNotify } from '../../../shell/actors.tsx';
import type { AccountDialogProps } from './accountParts.ts';
import { DialogForm } from './DialogForm.tsx';
import { ProofField } from './ProofField.tsx';
import { useProof } from './useProof.ts';

interface LinkDialogProps extends AccountDialogProps {
  readonly provider: SignInProvider;
}

/** Leads away to the provider, who sends the person back with the answer. */
export function LinkDialog({ account, calls, onClose, provider }: LinkDialogProps) {
  const { missing, form, field } = useProof({
    hasPassword: account.hasPassword,
    send: async (proof) => {
      const { linkSignIn } = await calls();
      window.location.assign(await linkSignIn(proof, provider.id));
    },
  });
  return (
    <DialogForm
      title={`Link ${provider.name}`}
      words={`Go to ${provider.name}`}
      busyWords="Going"
      reason={missing}
      {...form}
      onClose={onClose}
    >
      <p>You sign in there once and come back here. From then on it opens this account too.</p>
      <ProofField {...field} isFirst />
    </DialogForm>
  );
}

interface UnlinkDialogProps extends AccountDialogProps {
  readonly linked: LinkedSignIn;
}

export function UnlinkDialog({ account, calls, onChanged, onClose, linked }: UnlinkDialogProps) {
  const notify = useNotify();
  const { missing, form, field } = useProof({
    hasPassword: account.hasPassword,
    send: async (proof) => (await calls()).unlinkSignIn(proof, linked.id),
    onSent: (changed) => {
      notify({ kind: 'success', text: `${linked.providerName} does not open this account any more.` });
      onChanged(changed);
      onClose();
    },
  });
  return (
    <DialogForm
      title={`Unlink ${linked.providerName}`}
      words="Unlink"
      busyWords="Unlinking"
      reason={missing}
      {...form}
      onClose={onClose}
    >
      <p>{linked.providerName} then opens this account no more. You can link it again at any time.</p>
      <ProofField {...field} isFirst />
    </DialogForm>
  );
}
