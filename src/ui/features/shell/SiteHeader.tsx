import { Link, useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { can } from '#contract/can.ts';
import { type CurrentUser, ownNameOf } from '#contract/members/members.ts';
import { PRODUCT_NAME } from '#contract/product.ts';
import { selectMaySignIn, selectUnreachable } from '#src/machines/session/sessionSelectors.ts';
import { Logo } from '#src/ui/components/brand/Logo.tsx';
import { late } from '#src/ui/components/loading/late.ts';
import { Avatar } from '#src/ui/components/people/Avatar.tsx';
import { MenuButton } from '../../components/menus/MenuButton.tsx';
import { firstWords } from '../../messages/firstWords.ts';
import { withMessages } from '../../messages/load.ts';
import { useActors, useSession, useUser } from './actors.tsx';
import styles from './shell.module.css';

const loadMenu = () => import('./AccountMenu.tsx');
const AccountMenu = late(loadMenu, 'AccountMenu');
const GuestLeave = late(() => withMessages(import('./GuestLeave.tsx'), 'shell'), 'GuestLeave');
/** Where it cannot be fetched yet, the press asks again. */
const fetchAhead = () => void loadMenu().catch(() => undefined);

/** The bar of every page outside the draft room. index.html paints the same for a visitor before any script. */
export function SiteHeader() {
  const user = useUser();
  const hasWaysIn = useSession((snapshot) => selectMaySignIn(snapshot) && !selectUnreachable(snapshot));
  return (
    <header className="topbar">
      <a className={styles.skip} href="#main">
        {firstWords('skip')}
      </a>
      <Link to="/" aria-label={firstWords('home', { product: PRODUCT_NAME })}>
        <Logo />
      </Link>
      <nav aria-label={firstWords('main')}>
        {user ? <MemberLinks user={user} /> : <Link to="/about">{firstWords('about')}</Link>}
      </nav>
      {(user || hasWaysIn) && (
        <div className="topbar-end">{user ? <WhoIsHere user={user} /> : <WaysIn />}</div>
      )}
    </header>
  );
}

function MemberLinks({ user }: { readonly user: CurrentUser }) {
  return (
    <>
      <Link to="/" activeOptions={{ exact: true }}>
        {firstWords('play')}
      </Link>
      <Link to="/drafts">{firstWords('tables')}</Link>
      <Link to="/my-drafts">{firstWords('myDrafts')}</Link>
      <Link to="/achievements">{firstWords('achievements')}</Link>
      {can(user, 'administer') && <Link to="/admin">{firstWords('admin')}</Link>}
    </>
  );
}

function WaysIn() {
  return (
    <>
      <Link to="/login" className="btn btn-ghost btn-sm">
        {firstWords('logIn')}
      </Link>
      <Link to="/register" className="btn btn-outline btn-sm">
        {firstWords('createAccount')}
      </Link>
    </>
  );
}

function WhoIsHere({ user }: { readonly user: CurrentUser }) {
  const { session } = useActors();
  const navigate = useNavigate();
  const to = (
    key: 'preferences' | 'createAccount' | 'logIn' | 'profile' | 'administration' | 'testBench',
    address: '/profile' | '/register' | '/login' | '/admin' | '/test',
  ) => ({
    key,
    words: firstWords(key),
    onChoose: () => void navigate({ to: address }),
  });
  const [isLeaving, setLeaving] = useState(false);
  const leave = () => session.send({ type: 'logout.asked' });
  const logOut = {
    key: 'out',
    words: firstWords('logOut'),
    onChoose: user.isGuest ? () => setLeaving(true) : leave,
  };
  const workshop = {
    key: 'workshop',
    words: firstWords('workshop'),
    onChoose: () => void navigate({ to: '/my-drafts', search: { tab: 'workshop' } }),
  };
  const isTester = user.offersTestBench === true || can(user, 'administer');
  const bench = isTester ? [to('testBench', '/test')] : [];
  const items = user.isGuest
    ? [
        to('preferences', '/profile'),
        to('createAccount', '/register'),
        to('logIn', '/login'),
        ...bench,
        logOut,
      ]
    : [
        to('profile', '/profile'),
        ...(can(user, 'hostOwnList') ? [workshop] : []),
        ...(can(user, 'administer') ? [to('administration', '/admin')] : []),
        ...bench,
        logOut,
      ];
  return (
    <>
      <MenuButton
        label={firstWords('account')}
        items={items}
        list={AccountMenu}
        trigger={(props) => (
          <button
            type="button"
            {...props}
            className={`topbar-who btn btn-ghost ${styles.who}`}
            onPointerEnter={fetchAhead}
            onFocus={fetchAhead}
          >
            <span>{ownNameOf(user)}</span>
            <Avatar seed={user.handle} address={user.avatarUrl} size={34} />
          </button>
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
