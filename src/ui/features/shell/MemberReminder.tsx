import { Link, useRouterState } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { CurrentUser } from '#contract/members/members.ts';
import IconLetter from '~icons/ph/envelope-simple-duotone';
import IconShield from '~icons/ph/shield-check-duotone';
import IconClose from '~icons/ph/x';
import { DISMISSED_KEY, readDismissed } from './dismissedReminders.ts';
import './memberReminder.css';

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
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const [dismissed, setDismissed] = useState(readDismissed);
  const reminder = reminderFor(user, (each) => dismissed.includes(keyOf(each, user)));
  if (reminder === null || pathname === PLACES[reminder]) return null;
  const dismiss = () => setDismissed(rememberDismissed(dismissed, keyOf(reminder, user)));
  if (reminder === 'secondFactor')
    return (
      <Line icon={<IconShield aria-hidden="true" />} onDismiss={dismiss}>
        Admins need a second factor.{' '}
        <Link to="/profile" search={{ tab: 'account' }} className="link">
          Add it
        </Link>
      </Line>
    );
  return (
    <Line icon={<IconLetter aria-hidden="true" />} onDismiss={dismiss}>
      Confirm your e-mail address to host public tables.{' '}
      <Link to="/verify-email" preload={false} className="link">
        Confirm it
      </Link>
    </Line>
  );
}

interface LineProps {
  readonly icon: ReactNode;
  readonly children: ReactNode;
  readonly onDismiss: () => void;
}

const Line = ({ icon, children, onDismiss }: LineProps) => (
  <aside className="reminder" aria-label="Reminder">
    {icon}
    <p>{children}</p>
    <button type="button" aria-label="Dismiss" onClick={onDismiss}>
      <IconClose aria-hidden="true" />
    </button>
  </aside>
);

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
