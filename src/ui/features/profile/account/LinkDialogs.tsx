import type { LinkedSignIn, SignInProvider } from '#contract/members/account.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { useNotify } from '../../shell/actors.tsx';
import type { AccountDialogProps } from './accountParts.ts';
import { DialogForm } from './DialogForm.tsx';
import { ProofField } from './ProofField.tsx';
import { useProof } from './useProof.ts';

interface LinkDialogProps extends AccountDialogProps {
  readonly provider: SignInProvider;
}

/** Leads away to the provider, who sends the person back with the answer. */
export function LinkDialog({ account, calls, onClose, provider }: LinkDialogProps) {
  const t = useMessages('profile');
  const { missing, form, field } = useProof({
    hasPassword: account.hasPassword,
    send: async (proof) => {
      const { linkSignIn } = await calls();
      window.location.assign(await linkSignIn(proof, provider.id));
    },
  });
  return (
    <DialogForm
      title={t('linkProvider', { provider: provider.name })}
      words={t('goToProvider', { provider: provider.name })}
      busyWords={t('going')}
      reason={missing}
      {...form}
      onClose={onClose}
    >
      <p>{t('linkHint')}</p>
      <ProofField {...field} isFirst />
    </DialogForm>
  );
}

interface UnlinkDialogProps extends AccountDialogProps {
  readonly linked: LinkedSignIn;
}

export function UnlinkDialog({ account, calls, onChanged, onClose, linked }: UnlinkDialogProps) {
  const t = useMessages('profile');
  const notify = useNotify();
  const { missing, form, field } = useProof({
    hasPassword: account.hasPassword,
    send: async (proof) => (await calls()).unlinkSignIn(proof, linked.id),
    onSent: () => {
      notify({ kind: 'success', text: t('unlinked', { provider: linked.providerName }) });
      onChanged();
      onClose();
    },
  });
  return (
    <DialogForm
      title={t('unlinkProvider', { provider: linked.providerName })}
      words={t('unlink')}
      busyWords={t('unlinking')}
      reason={missing}
      {...form}
      onClose={onClose}
    >
      <p>{t('unlinkHint', { provider: linked.providerName })}</p>
      <ProofField {...field} isFirst />
    </DialogForm>
  );
}
