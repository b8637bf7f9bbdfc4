// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { loadMessages } from '../../../messages/load.ts';
import { messagesFor } from '../../../messages/messagesFor.ts';
import { guest, refusal, showWayIn } from '../auth.testkit.tsx';
import { OauthRegistrationScreen } from './OauthRegistrationScreen.tsx';
import { RegisterScreen } from './RegisterScreen.tsx';

await loadMessages('auth', 'common');
afterEach(cleanup);

const t = messagesFor('en', 'auth');

const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const wordsBeside = (label: string) =>
  (screen.getByLabelText(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);

const register = () => <RegisterScreen providers={[]} redirect={undefined} />;

/** The box itself is ticked by the browser at once; the form knows it when its words show it. */
async function acceptTerms() {
  const box = screen.getByRole('checkbox');
  fireEvent.click(box);
  await waitFor(() => expect(box.closest('label')?.dataset.state).toBe('checked'));
}

async function fillIn() {
  type(t('emailLabel'), 'kim@example.net');
  type(t('handleLabel'), 'Kim');
  type(t('passwordLabel'), 'heron lantern copper');
  await acceptTerms();
  press(t('createAccount'));
}

describe('creating an account', () => {
  it('shows the messages of the server beside their fields and together in one summary', async () => {
    await showWayIn(register, {
      register: () =>
        Promise.reject(
          refusal(400, 'Please check what you entered.', {
            fields: {
              email: ['This address already has an account.'],
              handle: ['This handle is taken.'],
            },
          }),
        ),
    });
    await fillIn();
    const summary = await screen.findByRole('alert');
    expect(summary.textContent).toBe(
      'Please fix two fieldsemail: This address already has an account; handle: This handle is taken',
    );
    expect(document.activeElement).toBe(summary);
    expect(wordsBeside(t('emailLabel'))[0]).toBe('This address already has an account.');
    expect(wordsBeside(t('handleLabel'))[0]).toBe('This handle is taken.');
    expect(screen.getByLabelText(t('passwordLabel')).getAttribute('aria-invalid')).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>(t('emailLabel')).value).toBe('kim@example.net');
  });

  it('begins with the address of an invitation [A15]', async () => {
    globalThis.location.hash = '#email=kim%2Bdraft%40example.net';
    await showWayIn(register);
    globalThis.location.hash = '';
    expect(screen.getByLabelText<HTMLInputElement>(t('emailLabel')).value).toBe('kim+draft@example.net');
  });

  it('says where the email was sent, once the account is there', async () => {
    const { sent, told } = await showWayIn(register);
    expect(told()).toEqual([]);
    await fillIn();
    await waitFor(() => expect(told()).toEqual([t('confirmationSent', { email: 'kim@example.net' })]));
    expect(sent).toEqual([
      { handle: 'Kim', email: 'kim@example.net', password: 'heron lantern copper', acceptTerms: true },
    ]);
  });

  it('promises a guest their drafts, also while the account is being made', async () => {
    let answer = () => {};
    await showWayIn(register, {
      user: guest,
      register: () => new Promise<void>((resolve) => (answer = resolve)),
    });
    const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
    expect(heading()).toBe(t('keepDraftsTitle'));
    await fillIn();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: t('createAccount') }).getAttribute('aria-busy')).toBe('true'),
    );
    expect(heading()).toBe(t('keepDraftsTitle'));
    expect(screen.getByText(t('keepDraftsLead', { handle: 'Brass Heron' }))).toBeDefined();
    answer();
  });
});

describe('choosing a handle after another service', () => {
  const identity = { providerName: 'Google', suggestedHandle: 'mara-k', email: 'mara@example.org' };
  const choose = () => <OauthRegistrationScreen identity={identity} redirect={undefined} />;

  async function showPending(server: Parameters<typeof showWayIn>[1] = {}) {
    const shown = await showWayIn(choose, server);
    shown.session.send({ type: 'identity.pending' });
    return shown;
  }

  it('starts from the suggestion and needs the terms', async () => {
    const { sent } = await showPending();
    expect(screen.getByLabelText<HTMLInputElement>(t('handleLabel')).value).toBe('mara-k');
    expect(screen.getByText('mara@example.org')).toBeDefined();
    press(t('createAccount'));
    expect((await screen.findByRole('alert')).textContent).toContain('Accept the terms of service');
    expect(sent).toEqual([]);
  });

  it('claims the handle that was typed, and says when it is taken', async () => {
    const { sent } = await showPending({
      claim: () =>
        Promise.reject(refusal(400, 'Please check.', { fields: { handle: ['This handle is taken.'] } })),
    });
    type(t('handleLabel'), 'Mara');
    await acceptTerms();
    press(t('createAccount'));
    await waitFor(() => expect(wordsBeside(t('handleLabel'))[0]).toBe('This handle is taken.'));
    expect(sent).toEqual([{ handle: 'Mara', acceptTerms: true }]);
  });

  it('tells somebody who has an account how to link the service', async () => {
    await showPending();
    expect(
      screen.getByText(
        (_, place) =>
          place?.textContent === 'Already have an account? Log in, then link Google in your profile.',
      ),
    ).toBeDefined();
  });

  it('can be given up for another sign-in', async () => {
    const { address, session } = await showPending();
    press(t('notYou'));
    await waitFor(() => expect(address()).toBe('/login'));
    expect(session.getSnapshot().matches('returning')).toBe(false);
  });

  it('is kind to somebody who came here by chance', async () => {
    await showWayIn(() => <OauthRegistrationScreen identity={null} redirect={undefined} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(t('nobodyPendingTitle'));
    expect(screen.getByRole('link', { name: t('submit') }).getAttribute('href')).toBe('/login');
  });
});
