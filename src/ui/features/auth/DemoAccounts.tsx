import { Box, Grid, Heading } from '@chakra-ui/react';
import type { Credentials } from '#contract/members/members.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { ActionButton } from '../../system/ActionButton.tsx';

/** An account that demo mode shows to everyone. */
export interface DemoAccountRow {
  readonly handle: string;
  readonly role: string;
  readonly password: string;
}

interface DemoAccountsProps {
  readonly accounts: readonly DemoAccountRow[];
  readonly isBusy: boolean;
  /** Why nobody can log in now. */
  readonly reason: string | undefined;
  readonly onChoose: (credentials: Credentials) => void;
}

const ROLE_KEYS = { Member: 'demoMember', PowerUser: 'demoPowerUser', Admin: 'demoAdmin' } as const;

const isKnownRole = (role: string): role is keyof typeof ROLE_KEYS => role in ROLE_KEYS;

export function DemoAccounts({ accounts, isBusy, reason, onChoose }: DemoAccountsProps) {
  const t = useMessages('auth');
  if (accounts.length === 0) return null;
  return (
    <Box as="section" aria-labelledby="demo-accounts" pt="4" borderTop="line">
      <Heading id="demo-accounts" size="sm">
        {t('demoAccounts')}
      </Heading>
      <Grid
        as="ul"
        templateColumns="max-content minmax(0, 1fr)"
        gap="2"
        columnGap="3"
        alignItems="center"
        marginTop="2.5"
      >
        {accounts.map(({ handle, role, password }) => (
          <Grid as="li" key={handle} templateColumns="subgrid" gridColumn="1 / -1" alignItems="center">
            <ActionButton
              variant="subtle"
              size="sm"
              isBusy={isBusy}
              reason={reason}
              hasSpinner={false}
              onClick={() => onChoose({ login: handle, password })}
            >
              {t('logInAs', { handle })}
            </ActionButton>
            <Box color="fg.muted" textStyle="dense">
              {isKnownRole(role) ? t(ROLE_KEYS[role]) : role}
              <br />
              {t.rich('demoPassword', {
                password,
                code: (words) => (
                  <Box as="span" textStyle="code" overflowWrap="anywhere">
                    {words}
                  </Box>
                ),
              })}
            </Box>
          </Grid>
        ))}
      </Grid>
    </Box>
  );
}
