import { useState } from 'react';
import type { LinkedSignIn, SignInProvider } from '#contract/members/account.ts';
import IconLink from '~icons/ph/link-simple';
import IconPassword from '~icons/ph/password';
import { dayWords } from '../../../components/dateWords.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { ProfilePanel } from '../ProfilePanel.tsx';
import { AccountRow } from './AccountRow.tsx';
import type { AccountParts } from './accountParts.ts';
import { EmailDialog } from './EmailDialog.tsx';
import { EmailRow } from './EmailRow.tsx';
import { LinkDialog, UnlinkDialog } from './LinkDialogs.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';
import { RowButton } from './RowButton.tsx';

type Open =
  | { readonly kind: 'email' | 'password' }
  | { readonly kind: 'link'; readonly provider: SignInProvider }
  | { readonly kind: 'unlink'; readonly linked: LinkedSignIn };

/** Email, password and third-party sign-ins. */
export function WaysInPanel(props: AccountParts) {
  const t = useMessages('profile');
  const { account, calls } = props;
  const [open, setOpen] = useState<Open | null>(null);
  const dialog = { ...props, onClose: () => setOpen(null) };
  const names = new Set(account.linkedSignIns.map(({ providerName }) => providerName));
  const offered = account.providers.filter(({ name }) => !names.has(name));
  return (
    <ProfilePanel title={t('waysIn')}>
      <ul>
        <EmailRow account={account} calls={calls} onChange={() => setOpen({ kind: 'email' })} />
        <PasswordRow hasPassword={account.hasPassword} onChange={() => setOpen({ kind: 'password' })} />
        {account.linkedSignIns.map((linked) => (
          <LinkedRow key={linked.id} linked={linked} onUnlink={() => setOpen({ kind: 'unlink', linked })} />
        ))}
        {offered.map((provider) => (
          <AccountRow key={provider.id} icon={<IconLink />} title={provider.name} words={t('notLinked')}>
            <RowButton
              aria-label={t('linkProvider', { provider: provider.name })}
              onClick={() => setOpen({ kind: 'link', provider })}
            >
              {t('link')}
            </RowButton>
          </AccountRow>
        ))}
      </ul>
      {open?.kind === 'email' && <EmailDialog {...dialog} />}
      {open?.kind === 'password' && <PasswordDialog {...dialog} />}
      {open?.kind === 'link' && <LinkDialog {...dialog} provider={open.provider} />}
      {open?.kind === 'unlink' && <UnlinkDialog {...dialog} linked={open.linked} />}
    </ProfilePanel>
  );
}

function PasswordRow({ hasPassword, onChange }: Readonly<{ hasPassword: boolean; onChange: () => void }>) {
  const t = useMessages('profile');
  return (
    <AccountRow
      icon={<IconPassword />}
      title={t('password')}
      words={hasPassword ? t('passwordIsSet') : t('passwordIsNone')}
    >
      <RowButton aria-label={hasPassword ? t('changePassword') : t('setPassword')} onClick={onChange}>
        {hasPassword ? t('change') : t('setOne')}
      </RowButton>
    </AccountRow>
  );
}

function LinkedRow({ linked, onUnlink }: Readonly<{ linked: LinkedSignIn; onUnlink: () => void }>) {
  const t = useMessages('profile');
  const { providerName, email } = linked;
  const day = dayWords(Date.parse(linked.linkedUtc), Date.now());
  return (
    <AccountRow
      icon={<IconLink />}
      title={providerName}
      words={email === '' ? t('linkedOn', { day }) : t('linkedAs', { email, day })}
    >
      <RowButton aria-label={t('unlinkProvider', { provider: providerName })} onClick={onUnlink}>
        {t('unlink')}
      </RowButton>
    </AccountRow>
  );
}
