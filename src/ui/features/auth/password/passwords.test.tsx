// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadMessages } from '../../../messages/load.ts';
import { messagesFor } from '../../../messages/messagesFor.ts';
import { SystemProvider } from '../../../system/SystemProvider.tsx';
import { refusal, showWayIn } from '../auth.testkit.tsx';
import { SendAgainButton } from '../mail/SendAgainButton.tsx';
import { ForgotScreen } from './ForgotScreen.tsx';
import { ResetScreen } from './ResetScreen.tsx';

await loadMessages('auth', 'common', 'waysIn');
afterEach(cleanup);

const auth = messagesFor('en', 'auth');
const waysIn = messagesFor('en', 'waysIn');

const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('a forgotten password', () => {
  const forgot = (
    sendLink: (email: string) => Promise<unknown>,
    more: { isDemo?: boolean; typed?: string } = {},
  ) =>
    showWayIn(() => (
      <ForgotScreen typedBefore={more.typed ?? ''} isDemo={more.isDemo ?? false} sendLink={sendLink} />
    ));

  it('is answered with one sentence that does not tell whether the address has an account', async () => {
    const asked: string[] = [];
    await forgot(async (email) => void asked.push(email));
    type(auth('emailLabel'), '  mara@example.net ');
    press(auth('sendLink'));
    const sent = await screen.findByRole('status');
    expect(sent.textContent).toBe(
      `${auth('linkSent')}If mara@example.net has an account, we’ve emailed it a link. The link works once, within 30 minutes.`,
    );
    expect(document.activeElement).toBe(sent);
    expect(asked).toEqual(['mara@example.net']);
  });

  it('is not asked for with something that is no address', async () => {
    const asked: string[] = [];
    await forgot(async (email) => void asked.push(email));
    type(auth('emailLabel'), 'mara');
    press(auth('sendLink'));
    expect((await screen.findByRole('alert')).textContent).toContain('Enter an email address');
    expect(asked).toEqual([]);
  });

  it('keeps what was typed when the server refuses, and says why', async () => {
    await forgot(() => Promise.reject(refusal(429, 'Too many attempts. Try again in 3 minutes.')), {
      typed: 'mara@example.net',
    });
    press(auth('sendLink'));
    expect((await screen.findByRole('alert')).textContent).toBe('Too many attempts. Try again in 3 minutes.');
    expect(screen.getByLabelText<HTMLInputElement>(auth('emailLabel')).value).toBe('mara@example.net');
  });

  it('is asked for again by another address', async () => {
    const asked: string[] = [];
    await forgot(async (email) => void asked.push(email), { typed: 'mara@example.net' });
    press(auth('sendLink'));
    await screen.findByText(auth('linkSent'));
    press(auth('useAnotherAddress'));
    type(auth('emailLabel'), 'kim@example.net');
    press(auth('sendLink'));
    await screen.findByText(auth('linkSent'));
    expect(asked).toEqual(['mara@example.net', 'kim@example.net']);
  });

  it('says in demo mode where the email is, and nowhere else', async () => {
    await forgot(async () => {}, { isDemo: true, typed: 'mara@example.net' });
    press(auth('sendLink'));
    const link = await screen.findByRole('link', { name: /outbox/ });
    expect(link.getAttribute('href')).toBe('/api/demo/outbox');
    cleanup();
    await forgot(async () => {}, { typed: 'mara@example.net' });
    press(auth('sendLink'));
    await screen.findByText(auth('linkSent'));
    expect(screen.queryByRole('link', { name: /outbox/ })).toBeNull();
  });
});

describe('sending an email again', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('waits a minute, which it counts down, and keeps its place in the tab order', () => {
    const onPress = vi.fn();
    render(
      <SystemProvider>
        <SendAgainButton fromMs={Date.now() + 60_000} isBusy={false} onPress={onPress} />
      </SystemProvider>,
    );
    const button = screen.getByRole<HTMLButtonElement>('button');
    expect([button.textContent, button.disabled, button.getAttribute('aria-disabled')]).toEqual([
      'Resend in 1:00',
      false,
      'true',
    ]);
    fireEvent.click(button);
    act(() => {
      vi.advanceTimersByTime(18_000);
    });
    expect(button.textContent).toBe('Resend in 0:42');
    act(() => {
      vi.advanceTimersByTime(42_000);
    });
    expect(button.textContent).toBe('Resend email');
    expect(onPress).toHaveBeenCalledTimes(0);
    fireEvent.click(button);
    expect(onPress).toHaveBeenCalledTimes(1);
  });
});

describe('a new password', () => {
  const reset = (answer: () => Promise<unknown>, token: string | null = 'mailed') => {
    const sent: unknown[] = [];
    const ask = (...input: unknown[]) => {
      sent.push(input);
      return answer();
    };
    return showWayIn(() => <ResetScreen token={token} reset={ask} />).then(() => sent);
  };
  const choose = (password: string) => {
    type(waysIn('resetLabel'), password);
    press(waysIn('resetSubmit'));
  };

  it('goes with the token of the email, and the way on is to log in', async () => {
    const sent = await reset(async () => {});
    expect(screen.getByLabelText(waysIn('resetLabel')).getAttribute('autocomplete')).toBe('new-password');
    choose('heron lantern copper');
    await waitFor(() => expect(heading()).toBe(waysIn('resetDoneTitle')));
    expect(sent).toEqual([['mailed', 'heron lantern copper']]);
    expect(screen.getByRole('link', { name: waysIn('logIn') }).getAttribute('href')).toBe('/login');
  });

  it('is not sent when it is too short', async () => {
    const sent = await reset(async () => {});
    choose('heron');
    expect((await screen.findByRole('alert')).textContent).toContain('Use at least 8 characters');
    expect(sent).toEqual([]);
  });

  it('that the server finds too easy is named at the field, and the link stays good', async () => {
    await reset(() =>
      Promise.reject(
        refusal(400, 'Please check.', {
          fields: { password: ['This password is one of the first that others would try.'] },
        }),
      ),
    );
    choose('Password-1234');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'one of the first that others would try',
    );
    expect(screen.getByLabelText(waysIn('resetLabel')).getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText('Very strong.')).toBeNull();
    type(waysIn('resetLabel'), 'Heron-Lantern-1234');
    expect(screen.getByText('Very strong.')).toBeDefined();
  });

  it('by a spent link leads to a new link in one press', async () => {
    await reset(() => Promise.reject(refusal(400, 'This link no longer works.')));
    choose('heron lantern copper');
    await waitFor(() => expect(heading()).toBe(waysIn('resetSpentTitle')));
    expect(screen.getByRole('link', { name: waysIn('resetAgain') }).getAttribute('href')).toBe(
      '/forgot-password',
    );
  });

  it('keeps the form when the server did not answer', async () => {
    await reset(() => Promise.reject(new Error('fetch failed')));
    choose('heron lantern copper');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The server didn’t answer. Check your connection and try again.',
    );
    expect(screen.getByLabelText<HTMLInputElement>(waysIn('resetLabel')).value).toBe('heron lantern copper');
  });

  it('cannot be chosen without the token', async () => {
    await reset(async () => {}, null);
    expect(heading()).toBe(waysIn('resetIncompleteTitle'));
    expect(screen.queryByLabelText(waysIn('resetLabel'))).toBeNull();
  });
});
