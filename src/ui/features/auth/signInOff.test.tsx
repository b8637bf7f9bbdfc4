// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { selectMaySignIn } from '#src/machines/session/sessionSelectors.ts';
import { loadMessages } from '../../messages/load.ts';
import { messagesFor } from '../../messages/messagesFor.ts';
import { noPrompts, showWayIn } from './auth.testkit.tsx';
import { LoginScreen } from './LoginScreen.tsx';
import { OauthRegistrationScreen } from './registration/OauthRegistrationScreen.tsx';
import { RegisterScreen } from './registration/RegisterScreen.tsx';

beforeAll(() => loadMessages('auth', 'common'));
afterEach(cleanup);

const providers = [{ id: 'club', name: 'Harbour Club' }];
const identity = { providerName: 'Harbour Club', suggestedHandle: 'kim', email: 'kim@example.net' };
const demoAccounts = [{ handle: 'juno', role: 'Member', password: 'heron lantern copper' }];
const SCREENS = {
  Login: () => (
    <LoginScreen demoAccounts={demoAccounts} providers={providers} prompts={noPrompts} redirect={undefined} />
  ),
  Register: () => <RegisterScreen providers={providers} redirect={undefined} />,
  'the choice of a handle': () => <OauthRegistrationScreen identity={identity} redirect={undefined} />,
};
/** What begins another session there, by its name. */
const WAYS_IN: Readonly<Record<keyof typeof SCREENS, readonly string[]>> = {
  Login: ['Continue with Harbour Club', 'Log in', 'Continue as a guest', 'Log in as juno'],
  Register: ['Continue with Harbour Club', 'Create account'],
  'the choice of a handle': ['Create account'],
};
const screens = Object.keys(SCREENS) as (keyof typeof SCREENS)[];

const way = (name: string) =>
  screen.queryByRole('button', { name }) ?? screen.getByRole('link', { name: new RegExp(`^${name}`) });
const reasonOf = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;

describe('while a token is kept that nobody answers for', () => {
  it.each(screens)('every way in on %s is off, says why and does nothing', async (name) => {
    const { sent, session } = await showWayIn(SCREENS[name], { isSilent: true });
    const reason = messagesFor('en', 'auth')('signInOff');
    const ways = WAYS_IN[name].map(way);
    expect(ways.map((each) => [each.getAttribute('aria-disabled'), reasonOf(each)])).toEqual(
      ways.map(() => ['true', reason]),
    );
    expect(screen.getAllByText(reason).length).toBeGreaterThan(0);
    for (const each of ways) fireEvent.click(each);
    expect(ways.some((each) => each.hasAttribute('href'))).toBe(false);
    expect(sent).toEqual([]);
    expect(session.getSnapshot().hasTag('unanswered')).toBe(true);
  });

  it.each(screens)('%s is as ever once it is known that nobody is here', async (name) => {
    const { session } = await showWayIn(SCREENS[name], { isSilent: true });
    await act(async () => session.send({ type: 'logout.asked' }));
    expect(selectMaySignIn(session.getSnapshot())).toBe(true);
    expect(WAYS_IN[name].map((each) => way(each).getAttribute('aria-disabled'))).toEqual(
      WAYS_IN[name].map(() => null),
    );
  });
});
