import { Box, Stack } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import type { Account, SessionLine } from '#contract/members/account.ts';
import type { CurrentUser } from '#contract/members/members.ts';
import { type Asked, useAnswer } from '../../../components/answer.ts';
import { late } from '../../../components/loading/late.ts';
import { RouteLoadError } from '../../../components/RouteLoadError.tsx';
import { withMessages } from '../../../messages/load.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { ProfileColumns } from '../ProfileColumns.tsx';
import type { LateCalls } from '../profilePorts.ts';
import { DeletePanel } from './DeletePanel.tsx';
import { LogOutPanel } from './LogOutPanel.tsx';
import { SecondFactorPanel } from './SecondFactorPanel.tsx';
import { SessionsPanel } from './SessionsPanel.tsx';
import { WaysInPanel } from './WaysInPanel.tsx';
import { YourDataPanel } from './YourDataPanel.tsx';

const TokensPanel = late(() => withMessages(import('../tokens/TokensPanel.tsx'), 'tokens'), 'TokensPanel');
const PasskeysPanel = late(
  () => withMessages(import('../passkeys/PasskeysPanel.tsx'), 'passkeys'),
  'PasskeysPanel',
);

interface AccountTabProps {
  readonly user: CurrentUser;
  readonly account: Asked<Account>;
  readonly sessions: Asked<readonly SessionLine[]>;
  readonly calls: LateCalls;
  readonly onChanged: () => void;
  readonly onLogOut: () => void;
}

/** Ways in, open sessions, your data and the end of the account. */
export function AccountTab({
  user,
  account,
  sessions,
  calls,
  onChanged: changed,
  onLogOut,
}: AccountTabProps) {
  const t = useMessages('profile');
  // A changed password ends tokens, so they are asked for again.
  const [changes, setChanges] = useState(0);
  const onChanged = () => {
    setChanges((count) => count + 1);
    changed();
  };
  const { answer } = useAnswer(account);
  if (answer.kind === 'failed')
    return (
      <Box mt="5">
        <RouteLoadError title={t('accountFailed')} error={answer.error}>
          {t('accountFailedHint')}
        </RouteLoadError>
      </Box>
    );
  const parts = { user, account: answer.value, calls, onChanged };
  return (
    <ProfileColumns tab="account">
      <Stack gap="4" minWidth="0">
        <SecondFactorPanel {...parts} />
        <WaysInPanel {...parts} />
        <Suspense>
          <PasskeysPanel {...parts} />
        </Suspense>
        <SessionsPanel sessions={sessions} calls={calls} onChanged={onChanged} />
        <Suspense>
          <TokensPanel key={changes} account={answer.value} calls={calls} />
        </Suspense>
      </Stack>
      <Stack gap="4" minWidth="0">
        <YourDataPanel user={user} calls={calls} />
        <LogOutPanel onLogOut={onLogOut} />
        <DeletePanel {...parts} onDeleted={onLogOut} />
      </Stack>
    </ProfileColumns>
  );
}
