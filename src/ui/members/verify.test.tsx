// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { type EmailVerificationInput, emailVerificationMachine } from '#src/machines/emailVerification.ts';
import { VerifyScreen } from './VerifyScreen.tsx';
import { member, refusal, showWayIn } from './ways.testkit.tsx';

afterEach(cleanup);

interface Post {
  readonly link?: () => Promise<{ email: string }>;
  readonly code?: () => Promise<{ email: string }>;
  readonly mail?: () => Promise<void>;
}

const email = 'kim@example.net';
const right = async () => ({ email });

async function open(
  input: Partial<EmailVerificationInput>,
  post: Post = {},
  user = input.email == null ? null : member,
) {
  const sent: string[] = [];
  const verification = createActor(
    emailVerificationMachine.provide({
      actors: {
        confirmLink: fromPromise(async ({ input: { token } }) => {
          sent.push(`link ${token}`);
          return (post.link ?? right)();
        }),
        confirmCode: fromPromise(async ({ input: { code } }) => {
          sent.push(`code ${code}`);
          return (post.code ?? right)();
        }),
        sendMail: fromPromise(async () => {
          sent.push('mail');
          await post.mail?.();
          return { sentAtMs: Date.now() };
        }),
      },
      actions: { tellVerified: () => {}, lookElsewhere: () => {} },
    }),
    { input: { token: null, email: null, isVerified: false, ...input } },
  ).start();
  onTestFinished(() => void verification.stop());
  await showWayIn(() => <VerifyScreen verification={verification} isDemo={false} />, user ? { user } : {});
  return sent;
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const code = () => screen.getByLabelText<HTMLInputElement>('Code of six digits');
const type = (text: string) => fireEvent.change(code(), { target: { value: text } });

describe('the code of the letter', () => {
  it('goes off when the sixth digit is in, however it is written', async () => {
    const sent = await open({ email });
    expect([code().getAttribute('autocomplete'), code().getAttribute('inputmode')]).toEqual([
      'one-time-code',
      'numeric',
    ]);
    type('417 03');
    expect([code().value, ...sent]).toEqual(['41703']);
    type('417 032');
    await waitFor(() => expect(heading()).toBe('Your address is confirmed'));
    expect(sent).toEqual(['code 417032']);
  });

  it('that is wrong is said so, and the boxes are empty for the next', async () => {
    const sent = await open({ email }, { code: () => Promise.reject(refusal(400, 'Spent.')) });
    type('417032');
    expect(
      (
        await screen.findByText('This is not the code of your newest letter, or its 10 minutes are over.')
      ).closest('[role=alert]'),
    ).not.toBeNull();
    expect([code().value, code().getAttribute('aria-invalid')]).toEqual(['', 'true']);
    type('1');
    expect(
      screen.queryByText('This is not the code of your newest letter, or its 10 minutes are over.'),
    ).toBeNull();
    expect(sent).toEqual(['code 417032']);
  });

  it('is not sent by Enter before it is whole', async () => {
    const sent = await open({ email });
    type('417');
    fireEvent.submit(code());
    expect((await screen.findByText('Enter the six digits.')).closest('[role=alert]')).not.toBeNull();
    expect(sent).toEqual([]);
  });
});

describe('the letter', () => {
  it('can be sent again, once a minute', async () => {
    const sent = await open({ email });
    fireEvent.click(screen.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText('A new letter is on its way.')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: /Send again in/ }));
    expect(sent).toEqual(['mail']);
  });

  it('that cannot be sent now is said so', async () => {
    await open(
      { email },
      { mail: () => Promise.reject(refusal(429, 'Too many attempts. Try again in 40 seconds.')) },
    );
    fireEvent.click(screen.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText('Too many attempts. Try again in 40 seconds.')).toBeDefined();
  });
});

describe('the link of the letter', () => {
  it('works on another device, where nobody is logged in', async () => {
    const sent = await open({ token: 'mailed' });
    await waitFor(() => expect(heading()).toBe('Your address is confirmed'));
    expect(screen.getByText(/You can close this page/)).toBeDefined();
    expect(sent).toEqual(['link mailed']);
  });

  it('that is spent leads a visitor to Login, and back here', async () => {
    await open({ token: 'mailed' }, { link: () => Promise.reject(refusal(400, 'Spent.')) });
    await waitFor(() => expect(heading()).toBe('This link no longer works'));
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(
      '/login?redirect=%2Fverify-email',
    );
  });

  it('that is spent tells a member whose address is confirmed that it is', async () => {
    await open(
      { token: 'mailed', email, isVerified: true },
      { link: () => Promise.reject(refusal(400, 'Spent.')) },
      { ...member, isVerified: true },
    );
    await waitFor(() => expect(heading()).toBe('This link no longer works'));
    expect(screen.getByRole('link', { name: 'Open my profile' }).getAttribute('href')).toBe(
      '/profile?tab=account',
    );
  });

  it('that is spent gives a member a new letter in one press', async () => {
    const sent = await open(
      { token: 'mailed', email },
      { link: () => Promise.reject(refusal(400, 'Spent.')) },
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Send a new letter' }));
    expect(await screen.findByText('A new letter is on its way.')).toBeDefined();
    expect(sent).toEqual(['link mailed', 'mail']);
  });

  it('is tried again when the server did not answer', async () => {
    let answer: () => Promise<{ email: string }> = () => Promise.reject(new Error('fetch failed'));
    await open({ token: 'mailed' }, { link: () => answer() });
    const again = await screen.findByRole('button', { name: 'Try again' });
    answer = right;
    fireEvent.click(again);
    await waitFor(() => expect(heading()).toBe('Your address is confirmed'));
  });
});

describe('somebody without a letter', () => {
  it('who is not logged in is asked to open it or to log in', async () => {
    await open({});
    expect(heading()).toBe('Confirm your address');
    expect(screen.queryByLabelText('Code of six digits')).toBeNull();
    expect(screen.getByRole('link', { name: 'Log in' })).toBeDefined();
  });

  it('whose address is confirmed already learns that', async () => {
    await open({ email, isVerified: true });
    expect(heading()).toBe('Your address is confirmed');
    expect(screen.getByRole('link', { name: 'Go to the tables' }).getAttribute('href')).toBe('/drafts');
  });
});
