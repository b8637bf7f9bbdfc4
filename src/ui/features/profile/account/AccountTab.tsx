import { useCallback, useEffect, useState } from 'react';
import type { Account } from '#contract/members/account.ts';
import type { CurrentUser } from '#contract/members/members.ts';
import { LoadFailed } from '../../../home/LoadFailed.tsx';
import { useLoaded } from '../../../home/useLoaded.ts';
import { TabSkeleton } from '../ProfileSkeleton.tsx';
import type { LateCalls } from '../profilePorts.ts';
import '../profile.css';
import './account.css';
import { DeletePanel } from './DeletePanel.tsx';
import { LogOutPanel } from './LogOutPanel.tsx';
import { SecondFactorPanel } from './SecondFactorPanel.tsx';
import { SessionsPanel } from './SessionsPanel.tsx';
import { WaysInPanel } from './WaysInPanel.tsx';
import { YourDataPanel } from './YourDataPanel.tsx';

interface AccountTabProps {
  readonly user: CurrentUser;
  readonly calls: LateCalls;
  readonly onUserChanged: () => void;
  readonly onLogOut: () => void;
}

/** Ways in, open sessions, own data and the end of the account. */
export function AccountTab({ user, calls, onUserChanged, onLogOut }: AccountTabProps) {
  const load = useCallback(async (signal: AbortSignal) => (await calls()).account({ signal }), [calls]);
  const { answer, isAsking, reload, accept } = useLoaded(load);
  const [changes, setChanges] = useState(0);
  const account = answer.kind === 'loaded' ? answer.value : null;
  const isOther =
    account !== null && (account.email !== user.email || account.isVerified !== user.isVerified);
  // A mailed link that was opened elsewhere changes the account behind this page.
  useEffect(() => {
    if (isOther) onUserChanged();
  }, [isOther, onUserChanged]);
  if (answer.kind === 'loading') return <TabSkeleton tab="account" />;
  if (answer.kind === 'failed')
    return (
      <LoadFailed
        title="Your account could not be loaded"
        words={answer.words}
        isRetrying={isAsking}
        onRetry={reload}
      >
        You are still signed in, and nothing is changed.
      </LoadFailed>
    );
  const onChanged = (changed?: Account) => {
    if (changed) accept(changed);
    else reload();
    setChanges((count) => count + 1);
    onUserChanged();
  };
  const parts = { user, account: answer.value, calls, onChanged };
  return (
    <div className="profile-part account">
      <div className="profile-column">
        <SecondFactorPanel {...parts} />
        <WaysInPanel {...parts} />
        <SessionsPanel calls={calls} changes={changes} />
      </div>
      <div className="profile-column">
        <YourDataPanel user={user} calls={calls} />
        <LogOutPanel onLogOut={onLogOut} />
        <DeletePanel {...parts} onDeleted={onLogOut} />
      </div>
    </div>
  );
}
