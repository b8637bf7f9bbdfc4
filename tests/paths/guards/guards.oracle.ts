import { VISITED } from './guards.flow.ts';

export type Who = 'visitor' | 'guest' | 'member' | 'admin';

const KNOWN_SCREENS = [
  'Home',
  'About',
  'Log in',
  'Create account',
  'Achievements',
  'Users',
  'Page not found',
] as const;
type Screen = (typeof KNOWN_SCREENS)[number];

/** The screen with this title; a title that no promise is about is an error. */
export function screenNamed(title: string): Screen {
  const found = KNOWN_SCREENS.find((screen) => screen === title);
  if (!found) throw new Error(`The oracle knows no screen "${title}".`);
  return found;
}

/** What spec.md section 2 (navigation rules), 4 and 9 and machines.md section 4 promise after a step. */
export interface Standing {
  readonly who: Who;
  /** Path, search and hash as the browser shows them. */
  readonly address: string;
  readonly screen:
    | 'Home'
    | 'About'
    | 'Log in'
    | 'Create account'
    | 'Achievements'
    | 'Users'
    | 'Page not found';
  /** What was told by this step, in the order of the alphabet. */
  readonly told: readonly string[];
}

export const FIRST_STANDING: Standing = { who: 'visitor', address: '/about', screen: 'About', told: [] };

const DENIED = 'error: Access denied. You need Admin privileges to access this page.';
const LOGGED_OUT = 'info: You have been logged out';
const SCREENS: readonly (readonly [string, Screen])[] = [
  ['/about', 'About'],
  ['/achievements', 'Achievements'],
  ['/admin/users', 'Users'],
  ['/login', 'Log in'],
  ['/register', 'Create account'],
  ['/', 'Home'],
];

const pathOf = (address: string) => address.replace(/[?#].*$/, '');
const home = (who: Who, told: readonly string[]): Standing => ({ who, address: '/', screen: 'Home', told });

/** Where an address that is typed leads. */
function visited(who: Who, address: string, told: readonly string[] = []): Standing {
  const path = pathOf(address);
  const screen = SCREENS.find(([known]) => known === path)?.[1] ?? 'Page not found';
  const isSignedIn = who !== 'visitor';
  if (path === '/login' || path === '/register') {
    // Nobody who is a member already signs in again; a guest may become one.
    if (who === 'member' || who === 'admin') return visited(who, goOnFrom(address), told);
    const next = goOnFrom(address);
    // A redirect that leaves the site is not even kept.
    const shown = next === '/' ? path : `${path}?redirect=${encodeURIComponent(next)}`;
    return { who, address: shown, screen, told };
  }
  const isProtected = screen === 'Achievements' || screen === 'Users';
  if (isProtected && !isSignedIn)
    return { who, address: `/login?redirect=${encodeURIComponent(address)}`, screen: 'Log in', told };
  if (screen === 'Users' && who !== 'admin') return home(who, [...told, DENIED].sort());
  return { who, address, screen, told };
}

/** Where Login leads: the redirect if it stays on this site, else Home. */
function goOnFrom(address: string): string {
  const redirect = new URL(address, 'https://passleft.example').searchParams.get('redirect');
  const isOurs =
    redirect !== null && new URL(redirect, 'https://passleft.example').host === 'passleft.example';
  return isOurs ? redirect : '/';
}

const arrived = (who: Who, { address }: Standing, welcome: string) =>
  visited(who, goOnFrom(address), [`success: ${welcome}`]);

/** The standing after a step; `handle` is the name that the arriving person bears. */
export function standingAfter(before: Standing, event: string, handle: string): Standing {
  if (event in VISITED) return visited(before.who, VISITED[event as keyof typeof VISITED]);
  switch (event) {
    case 'member.signedIn':
      return arrived('member', before, `Welcome back, ${handle}!`);
    case 'admin.signedIn':
      return arrived('admin', before, `Welcome back, ${handle}!`);
    case 'guest.entered':
      return arrived('guest', before, `Welcome, ${handle}!`);
    case 'somebody.loggedOut':
      return visited('visitor', before.address, [LOGGED_OUT]);
    case 'admin.lostTheRole':
      return visited('member', before.address);
    case 'visitor.hoveredMembersLink':
      return home('visitor', []);
    case 'admin.hoveredTheAdminLink':
      return { ...before, told: [] };
    default:
      throw new Error(`The oracle does not know "${event}".`);
  }
}
