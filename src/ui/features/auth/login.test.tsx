// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { LoginPrompts, PromptAnswer, PromptPorts } from '#src/machines/passkeys/passkeyPrompt.ts';
import type { PasskeyLogin } from '#src/machines/session/sessionFacts.ts';
import { loadMessages } from '../../messages/load.ts';
import { noPrompts, refusal, showWayIn } from './auth.testkit.tsx';
import { LoginScreen } from './LoginScreen.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const services = [
  { id: 'google', name: 'Google' },
  { id: 'club', name: 'Harbour Club' },
];

const login = (more: { redirect?: string; providers?: typeof services; prompts?: LoginPrompts } = {}) => (
  <LoginScreen
    demoAccounts={[]}
    providers={more.providers ?? []}
    prompts={more.prompts ?? noPrompts}
    redirect={more.redirect}
  />
);

const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function logIn() {
  type('Email or handle', 'kim');
  type('Password', 'heron lantern copper');
  press('Log in');
}

beforeAll(() => loadMessages('auth', 'common'));

describe('logging in by another service', () => {
  it('leads there and back to where one was going', async () => {
    await showWayIn(() => login({ providers: services, redirect: '/drafts/d1?seat=2' }));
    const links = screen.getAllByRole('link', { name: /^Continue with/ });
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      [
        'Continue with Google',
        '/api/auth/external-login?provider=google&returnUrl=%2Fdrafts%2Fd1%3Fseat%3D2',
      ],
      [
        'Continue with Harbour Club',
        '/api/auth/external-login?provider=club&returnUrl=%2Fdrafts%2Fd1%3Fseat%3D2',
      ],
    ]);
    expect(screen.getByText('or with your email')).toBeDefined();
  });

  it('is remembered in this browser, until a password is used', async () => {
    await showWayIn(() => login({ providers: services }));
    const link = screen.getByRole('link', { name: 'Continue with Harbour Club' });
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    cleanup();
    await showWayIn(() => login({ providers: services }));
    expect(screen.getByRole('link', { name: 'Continue with Harbour Club Last used' })).toBeDefined();
    logIn();
    cleanup();
    await showWayIn(() => login({ providers: services }));
    expect(screen.queryByText('Last used')).toBeNull();
  });

  it('is not spoken of where there is none', async () => {
    await showWayIn(() => login());
    expect(screen.queryByText('or with your email')).toBeNull();
  });
});

describe('logging in by password', () => {
  it('sends nothing while a field is empty and says so at each field and in one summary', async () => {
    const { sent } = await showWayIn(() => login());
    press('Log in');
    const summary = await screen.findByRole('alert');
    expect(summary.textContent).toBe(
      'Please fix two fieldslogin: Enter your email address or handle; password: Enter your password',
    );
    expect(document.activeElement).toBe(summary);
    expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true');
    expect(sent).toEqual([]);
  });

  it('lets password managers and pasting do their work', async () => {
    await showWayIn(() => login());
    const fields = ['Email or handle', 'Password'].map((label) => screen.getByLabelText(label));
    expect(fields.map((field) => [field.getAttribute('autocomplete'), field.getAttribute('type')])).toEqual([
      ['username', null],
      ['current-password', 'password'],
    ]);
    expect(fields.map((field) => fireEvent.paste(field))).toEqual([true, true]);
  });

  it('takes a typed address along to the page for forgotten passwords, outside the address line', async () => {
    const { address } = await showWayIn(() => login());
    type('Email or handle', 'kim@example.net');
    fireEvent.click(screen.getByRole('link', { name: 'Forgot password?' }));
    await waitFor(() => expect(address()).toBe('/forgot-password'));
  });
});

describe('the second step of a login', () => {
  const asksForCode = { logIn: () => 'secondFactor' as const };

  it('takes the code of the app', async () => {
    const { sent, session } = await showWayIn(() => login(), asksForCode);
    logIn();
    const field = await screen.findByLabelText('Code from your app');
    expect([field.getAttribute('autocomplete'), field.getAttribute('inputmode')]).toEqual([
      'one-time-code',
      'numeric',
    ]);
    type('Code from your app', ' 417 032 ');
    press('Log in');
    await waitFor(() => expect(session.getSnapshot().matches('signedIn')).toBe(true));
    expect(sent).toEqual([{ login: 'kim', password: 'heron lantern copper' }, '417 032']);
  });

  it('takes a recovery code instead', async () => {
    const { sent } = await showWayIn(() => login(), asksForCode);
    logIn();
    await screen.findByLabelText('Code from your app');
    press('Use a recovery code instead');
    type('Recovery code', 'k7mq2-x9trv');
    press('Log in');
    await waitFor(() => expect(sent.at(-1)).toBe('k7mq2-x9trv'));
  });

  it('says why a code was not taken and stays', async () => {
    await showWayIn(() => login(), {
      ...asksForCode,
      code: () => Promise.reject(refusal(401, 'That code is not right.', { code: 'wrongCode' })),
    });
    logIn();
    await screen.findByLabelText('Code from your app');
    type('Code from your app', '417032');
    press('Log in');
    expect((await screen.findByRole('alert')).textContent).toBe('That code is not right.');
    expect(screen.getByLabelText('Code from your app')).toBeDefined();
  });

  it('starts again with the password when it took too long, and says so', async () => {
    await showWayIn(() => login(), {
      ...asksForCode,
      code: () => Promise.reject(refusal(401, 'Log in again.', { code: 'challengeOver' })),
    });
    logIn();
    await screen.findByLabelText('Code from your app');
    type('Code from your app', '417032');
    press('Log in');
    expect((await screen.findByRole('alert')).textContent).toBe('Log in again.');
    expect(screen.getByLabelText<HTMLInputElement>('Email or handle').value).toBe('kim');
  });

  it('can be given up: the name stays, the password does not', async () => {
    await showWayIn(() => login(), asksForCode);
    logIn();
    await screen.findByLabelText('Code from your app');
    press('Cancel');
    const name = await screen.findByLabelText<HTMLInputElement>('Email or handle');
    expect([name.value, screen.getByLabelText<HTMLInputElement>('Password').value]).toEqual(['kim', '']);
  });
});

describe('logging in by passkey', () => {
  const byPasskey: PasskeyLogin = { send: () => Promise.reject(new Error('The session sends it.')) };
  const signed: PromptAnswer = { kind: 'signed', signed: byPasskey };
  const promptsOf = (kind: keyof LoginPrompts, more: Partial<PromptPorts>, hasApp = true): LoginPrompts => ({
    ...noPrompts,
    [kind]: {
      look: async () => ({ isOffered: true, hasAutofill: false, hasApp }),
      list: async () => ({ kind: 'dismissed' }),
      ask: async () => signed,
      ...more,
    },
  });

  it('is offered only where it works, and sends what the passkey signed [A28]', async () => {
    const { sent } = await showWayIn(() => login());
    expect(screen.queryByRole('button', { name: 'Log in with a passkey' })).toBeNull();
    expect(screen.getByLabelText('Email or handle').getAttribute('autocomplete')).toBe('username');
    expect(sent).toEqual([]);
    cleanup();
    const { sent: sentLater } = await showWayIn(() => login({ prompts: promptsOf('signIn', {}) }));
    expect(screen.getByLabelText('Email or handle').getAttribute('autocomplete')).toBe('username webauthn');
    fireEvent.click(await screen.findByRole('button', { name: 'Log in with a passkey' }));
    await waitFor(() => expect(sentLater).toEqual([byPasskey]));
  });

  it('by the list in the login field takes no press', async () => {
    const look = async () => ({ isOffered: true, hasAutofill: true, hasApp: true });
    const prompts = promptsOf('signIn', { look, list: async () => signed });
    const { sent } = await showWayIn(() => login({ prompts }));
    await waitFor(() => expect(sent).toEqual([byPasskey]));
  });

  it('says so when no passkey was used, and what the server said', async () => {
    let answer: () => Promise<PromptAnswer> = async () => ({ kind: 'dismissed' });
    await showWayIn(() => login({ prompts: promptsOf('signIn', { ask: () => answer() }) }));
    fireEvent.click(await screen.findByRole('button', { name: 'Log in with a passkey' }));
    expect(await screen.findByText('No passkey was used. Try again, or log in another way.')).toBeDefined();
    answer = () => Promise.reject(refusal(429, 'Too many attempts.'));
    press('Log in with a passkey');
    expect(await screen.findByText('Too many attempts.')).toBeDefined();
  });

  it('is the second step where one is set up, beside a recovery code', async () => {
    const prompts = promptsOf('secondStep', {}, false);
    const { sent } = await showWayIn(() => login({ prompts }), { logIn: () => 'secondFactor' });
    logIn();
    fireEvent.click(await screen.findByRole('button', { name: 'Continue with a passkey' }));
    await waitFor(() => expect(sent.at(-1)).toEqual(byPasskey));
  });

  it('leaves the recovery code one press away', async () => {
    const prompts = promptsOf('secondStep', {}, false);
    await showWayIn(() => login({ prompts }), { logIn: () => 'secondFactor' });
    logIn();
    await screen.findByRole('button', { name: 'Continue with a passkey' });
    expect(screen.queryByRole('button', { name: 'Use your authenticator app instead' })).toBeNull();
    press('Use a recovery code instead');
    expect(screen.getByLabelText('Recovery code')).toBeDefined();
  });
});
