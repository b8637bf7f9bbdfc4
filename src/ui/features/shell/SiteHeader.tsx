import { Link, useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { can } from '#contract/can.ts';
import { type CurrentUser, ownNameOf } from '#contract/members/members.ts';
import { PRODUCT_NAME } from '#contract/product.ts';
import { selectMaySignIn, selectUnreachable } from '#src/machines/session/sessionSelectors.ts';
import { Avatar } from '../../kit/Avatar.tsx';
import { Button } from '../../kit/Button.tsx';
import { late } from '../../kit/late.ts';
import { Menu } from '../../kit/Menu.tsx';
import { PageHeader } from '../../kit/PageHeader.tsx';
import { useActors, useSession, useUser } from './actors.tsx';
import styles from './shell.module.css';

const GuestLeave = late(() => import('./GuestLeave.tsx'), 'GuestLeave');

export function SiteHeader() {
  const user = useUser();
  const hasWaysIn = useSession((snapshot) => selectMaySignIn(snapshot) && !selectUnreachable(snapshot));
  return (
    <PageHeader
      home={(logo) => (
        <Link to="/" aria-label={`${PRODUCT_NAME}, Home`}>
          {logo}
        </Link>
      )}
      end={user ? <WhoIsHere user={user} /> : hasWaysIn ? <WaysIn /> : undefined}
    >
      {user ? <MemberLinks user={user} /> : <Link to="/about">About</Link>}
    </PageHeader>
  );
}

function MemberLinks({ user }: { readonly user: CurrentUser }) {
  return (
    <>
      <Link to="/" activeOptions={{ exact: true }}>
        Play
      </Link>
      <Link to="/drafts">Tables</Link>
      <Link to="/my-drafts">My drafts</Link>
      <Link to="/achievements">Achievements</Link>
      {can(user, 'administer') && <Link to="/admin">Admin</Link>}
    </>
  );
}

function WaysIn() {
  return (
    <>
      <Button asChild variant="ghost" size="sm">
        <Link to="/login">Log in</Link>
      </Button>
      <Button asChild size="sm">
        <Link to="/register">Create account</Link>
      </Button>
    </>
  );
}

function WhoIsHere({ user }: { readonly user: CurrentUser }) {
  const { session } = useActors();
  const navigate = useNavigate();
  const to = (
    key: string,
    words: string,
    address: '/profile' | '/register' | '/login' | '/admin' | '/test',
  ) => ({
    key,
    words,
    onChoose: () => void navigate({ to: address }),
  });
  const [isLeaving, setLeaving] = useState(false);
  const leave = () => session.send({ type: 'logout.asked' });
  const logOut = { key: 'out', words: 'Log out', onChoose: user.isGuest ? () => setLeaving(true) : leave };
  const workshop = {
    key: 'workshop',
    words: 'Workshop',
    onChoose: () => void navigate({ to: '/my-drafts', search: { tab: 'workshop' } }),
  };
  const isTester = user.offersTestBench === true || can(user, 'administer');
  const bench = isTester ? [to('bench', 'Test bench', '/test')] : [];
  const items = user.isGuest
    ? [
        to('choices', 'Preferences', '/profile'),
        to('keep', 'Create account', '/register'),
        to('in', 'Log in', '/login'),
        ...bench,
        logOut,
      ]
    : [
        to('profile', 'Profile', '/profile'),
        ...(can(user, 'hostOwnList') ? [workshop] : []),
        ...(can(user, 'administer') ? [to('admin', 'Administration', '/admin')] : []),
        ...bench,
        logOut,
      ];
  return (
    <>
      <Menu
        label="Your account"
        items={items}
        trigger={(props) => (
          <Button {...props} variant="ghost" className={`topbar-who ${styles.who}`}>
            <span>{ownNameOf(user)}</span>
            <Avatar seed={user.handle} address={user.avatarUrl} size={34} />
          </Button>
        )}
      />
      {isLeaving && (
        <Suspense>
          <GuestLeave onClose={() => setLeaving(false)} onLeave={leave} />
        </Suspense>
      )}
    </>
  );
}
