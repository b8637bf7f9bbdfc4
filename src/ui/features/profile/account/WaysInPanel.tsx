import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { Account, LinkedSignIn, SignInProvider } from '#contract/members/account.ts';
import IconMail from '~icons/ph/envelope-simple';
import IconLink from '~icons/ph/link-simple';
import IconPassword from '~icons/ph/password';
import { dayWords } from '../../../browse/dateWords.ts';
import { useBusyAction } from '../../../home/useBusyAction.ts';
import { Button } from '../../../kit/Button.tsx';
import { Chip } from '../../../kit/Chip.tsx';
import { useNotify } from '../../../shell/actors.tsx';
import { ProfilePanel } from '../ProfilePanel.tsx';
import type { LateCalls } from '../profilePorts.ts';
import { AccountRow } from './AccountRow.tsx';
import type { AccountParts } from './accountParts.ts';
import { EmailDialog } from './EmailDialog.tsx';
import { LinkDialog, UnlinkDialog } from './LinkDialogs.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';

type Open =
  | { readonly kind: 'email' | 'password' }
  | { readonly kind: 'link'; readonly provider: SignInProvider }
  | { readonly kind: 'unlink'; readonly linked: LinkedSignIn };

/** E-mail, password and third-party sign-ins. */
export function WaysInPanel(props: AccountParts) {
  const { account, calls } = props;
  const [open, setOpen] = useState<Open | null>(null);
  const dialog = { ...props, onClose: () => setOpen(null) };
  const names = new Set(account.linkedSignIns.map(({ providerName }) => providerName));
  const offered = account.providers.filter(({ name }) => !names.has(name));
  return (
    <ProfilePanel title="Ways to sign in">
      <ul>
        <EmailRow account={account} calls={calls} onChange={() => setOpen({ kind: 'email' })} />
        <AccountRow
          icon={<IconPassword />}
          title="Password"
          words={
            account.hasPassword
              ? 'Set. Nobody can read it, not even us.'
              : 'None: you sign in with a third party.'
          }
        >
          <Button
            size="sm"
            aria-label={account.hasPassword ? 'Change password' : 'Set a password'}
            onClick={() => setOpen({ kind: 'password' })}
          >
            {account.hasPassword ? 'Change' : 'Set one'}
          </Button>
        </AccountRow>
        {account.linkedSignIns.map((linked) => (
          <AccountRow
            key={linked.id}
            icon={<IconLink />}
            title={linked.providerName}
            words={linkedWords(linked)}
          >
            <Button
              size="sm"
              aria-label={`Unlink ${linked.providerName}`}
              onClick={() => setOpen({ kind: 'unlink', linked })}
            >
              Unlink
            </Button>
          </AccountRow>
        ))}
        {offered.map((provider) => (
          <AccountRow key={provider.id} icon={<IconLink />} title={provider.name} words="Not linked">
            <Button
              size="sm"
              aria-label={`Link ${provider.name}`}
              onClick={() => setOpen({ kind: 'link', provider })}
            >
              Link
            </Button>
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

const linkedWords = ({ email, linkedUtc }: LinkedSignIn): string => {
  const day = dayWords(Date.parse(linkedUtc), Date.now());
  return email === '' ? `Linked on ${day}` : `Linked as ${email} on ${day}`;
};

interface EmailRowProps {
  readonly account: Account;
  readonly calls: LateCalls;
  readonly onChange: () => void;
}

function EmailRow({ account, calls, onChange }: EmailRowProps) {
  const { email, isVerified, pendingEmail } = account;
  return (
    <AccountRow
      icon={<IconMail />}
      title={
        <>
          E-mail{' '}
          <Chip size="tag" tone={isVerified ? 'ok' : 'warn'}>
            {isVerified ? 'Verified' : 'Not verified'}
          </Chip>
        </>
      }
      words={
        <>
          <span className="account-address">{email}</span>
          {pendingEmail !== null && (
            <span className="account-pending">
              {pendingEmail} waits until you open the link we sent there.
            </span>
          )}
        </>
      }
    >
      {!isVerified && email !== '' && <Verification calls={calls} />}
      <Button size="sm" aria-label="Change e-mail" onClick={onChange}>
        Change
      </Button>
    </AccountRow>
  );
}

function Verification({ calls }: { readonly calls: LateCalls }) {
  const notify = useNotify();
  const { isBusy, failure, run } = useBusyAction();
  useEffect(() => {
    if (failure !== '') notify({ kind: 'error', text: failure });
  }, [failure, notify]);
  const sendAgain = () =>
    void run(async () => {
      const { sendVerification } = await calls();
      await sendVerification();
      notify({ kind: 'success', text: 'The mail is on its way.' });
    });
  return (
    <>
      <Button asChild size="sm" variant="soft">
        <Link to="/verify-email">Enter the code</Link>
      </Button>
      <Button size="sm" isBusy={isBusy} onClick={sendAgain}>
        Send again
      </Button>
    </>
  );
}
