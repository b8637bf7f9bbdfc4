import { Box, Flex, Link, Text } from '@chakra-ui/react';
import { Link as RouteLink, useRouterState } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { CurrentUser } from '#contract/members/members.ts';
import IconLetter from '~icons/ph/envelope-simple-duotone';
import IconShield from '~icons/ph/shield-check-duotone';
import IconClose from '~icons/ph/x';
import { useMessages } from '../../../messages/useMessages.ts';
import { IconActionButton } from '../../../system/ActionButton.tsx';
import { SystemProvider } from '../../../system/SystemProvider.tsx';
import { DISMISSED_KEY, readDismissed } from './dismissedReminders.ts';
import { ReminderPlace } from './ReminderPlace.tsx';

type Reminder = 'secondFactor' | 'address';

/** What a member still has to do, or null; the first one is the one without which less works. */
function reminderFor(user: CurrentUser, isDismissed: (reminder: Reminder) => boolean): Reminder | null {
  if (user.mustAddSecondFactor && !isDismissed('secondFactor')) return 'secondFactor';
  return !user.isVerified && !isDismissed('address') ? 'address' : null;
}

const PLACES = { secondFactor: '/profile', address: '/verify-email' } as const satisfies Record<
  Reminder,
  string
>;

/** One quiet line under the header; dismissed, it stays away for this visit of this browser tab. */
export function MemberReminder({ user }: { readonly user: CurrentUser }) {
  const t = useMessages('shell');
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const [dismissed, setDismissed] = useState(readDismissed);
  const reminder = reminderFor(user, (each) => dismissed.includes(keyOf(each, user)));
  if (reminder === null || pathname === PLACES[reminder]) return null;
  const isFactor = reminder === 'secondFactor';
  const Icon = isFactor ? IconShield : IconLetter;
  const action = (words: ReactNode) => (
    <Link asChild variant="underline" display="inline-block">
      {isFactor ? (
        <RouteLink to="/profile" search={{ tab: 'account' }}>
          {words}
        </RouteLink>
      ) : (
        <RouteLink to="/verify-email" preload={false}>
          {words}
        </RouteLink>
      )}
    </Link>
  );
  return (
    <SystemProvider>
      <ReminderPlace>
        <Flex
          as="aside"
          aria-label={t('reminder')}
          align="center"
          gap="2.5"
          minHeight="inherit"
          py="1"
          pl="page"
          pr="calc({spacing.page} - 8px)"
          borderBottom="line"
          background="color-mix(in srgb, var(--brass) 7%, var(--s1))"
          textStyle="dense"
        >
          <Box flex="none" color="brass.fg" _icon={{ boxSize: '5' }}>
            <Icon aria-hidden="true" />
          </Box>
          <Text flex="1" minWidth="0">
            {t.rich(isFactor ? 'factorReminder' : 'addressReminder', { action })}
          </Text>
          <IconActionButton
            size="sm"
            label={t('dismiss')}
            onClick={() => setDismissed(rememberDismissed(dismissed, keyOf(reminder, user)))}
          >
            <IconClose aria-hidden="true" />
          </IconActionButton>
        </Flex>
      </ReminderPlace>
    </SystemProvider>
  );
}

const keyOf = (reminder: Reminder, { userId }: CurrentUser) => `${reminder} ${userId}`;

function rememberDismissed(before: readonly string[], key: string): readonly string[] {
  const after = [...before, key];
  try {
    sessionStorage.setItem(DISMISSED_KEY, after.join(','));
  } catch {
    // A browser that refuses storage shows the line again after a reload.
  }
  return after;
}
