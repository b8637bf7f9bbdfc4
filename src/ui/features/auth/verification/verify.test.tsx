// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import {
  type EmailVerificationInput,
  emailVerificationMachine,
} from '#src/machines/session/emailVerification.ts';
import { loadMessages } from '../../../messages/load.ts';
import { messagesFor } from '../../../messages/messagesFor.ts';
import { member, refusal, showWayIn } from '../auth.testkit.tsx';
import { VerifyScreen } from './VerifyScreen.tsx';

await loadMessages('auth');
afterEach(cleanup);

const t = messagesFor('en', 'auth');

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
const code = () => screen.getByLabelText<HTMLInputElement>(t('codeLabel'));
const type = (text: string) => fireEvent.change(code(), { target: { value: text } });

describe('the code of the email', () => {
  it('goes off when the sixth digit is in, however it is written', async () => {
    const sent = await open({ email });
    expect([code().getAttribute('autocomplete'), code().getAttribute('inputmode')]).toEqual([
      'one-time-code',
      'numeric',
    ]);
    type('417 03');
    expect([code().value, ...sent]).toEqual(['41703']);
    type('417 032');
    await waitFor(() => expect(heading()).toBe(t('confirmedTitle')));
    expect(sent).toEqual(['code 417032']);
  });

  it('that is wrong is said so, and the boxes are empty for the next', async () => {
    const sent = await open({ email }, { code: () => Promise.reject(refusal(400, 'Spent.')) });
    type('417032');
    expect((await screen.findByText(t('codeWrong'))).closest('[role=alert]')).not.toBeNull();
    expect([code().value, code().getAttribute('aria-invalid')]).toEqual(['', 'true']);
    type('1');
    expect(screen.queryByText(t('codeWrong'))).toBeNull();
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

describe('the email', () => {
  it('can be sent again, once a minute', async () => {
    const sent = await open({ email });
    fireEvent.click(screen.getByRole('button', { name: t('sendAgain') }));
    expect(await screen.findByText(t('resent'))).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: /Resend in/ }));
    expect(sent).toEqual(['mail']);
  });

  it('that cannot be sent now is said so', async () => {
    await open(
      { email },
      { mail: () => Promise.reject(refusal(429, 'Too many attempts. Try again in 40 seconds.')) },
    );
    fireEvent.click(screen.getByRole('button', { name: t('sendAgain') }));
    expect(await screen.findByText('Too many attempts. Try again in 40 seconds.')).toBeDefined();
  });
});

describe('the link of the email', () => {
  it('works on another device, where nobody is logged in', async () => {
    const sent = await open({ token: 'mailed' });
    await waitFor(() => expect(heading()).toBe(t('confirmedTitle')));
    expect(screen.getByText(t('closePage'))).toBeDefined();
    expect(sent).toEqual(['link mailed']);
  });

  it('that is spent leads a visitor to Login, and back here', async () => {
    await open({ token: 'mailed' }, { link: () => Promise.reject(refusal(400, 'Spent.')) });
    await waitFor(() => expect(heading()).toBe(t('linkGoneTitle')));
    expect(screen.getByRole('link', { name: t('submit') }).getAttribute('href')).toBe(
      '/login?redirect=%2Fverify-email',
    );
  });

  it('that is spent tells a member whose address is confirmed that it is', async () => {
    await open(
      { token: 'mailed', email, isVerified: true },
      { link: () => Promise.reject(refusal(400, 'Spent.')) },
      { ...member, isVerified: true },
    );
    await waitFor(() => expect(heading()).toBe(t('linkGoneTitle')));
    expect(screen.getByRole('link', { name: t('openProfile') }).getAttribute('href')).toBe(
      '/profile?tab=account',
    );
  });

  it('that is spent gives a member a new email in one press', async () => {
    const sent = await open(
      { token: 'mailed', email },
      { link: () => Promise.reject(refusal(400, 'Spent.')) },
    );
    fireEvent.click(await screen.findByRole('button', { name: t('sendNewEmail') }));
    expect(await screen.findByText(t('resent'))).toBeDefined();
    expect(sent).toEqual(['link mailed', 'mail']);
  });

  it('is tried again when the server did not answer', async () => {
    let answer: () => Promise<{ email: string }> = () => Promise.reject(new Error('fetch failed'));
    await open({ token: 'mailed' }, { link: () => answer() });
    const again = await screen.findByRole('button', { name: t('tryAgain') });
    answer = right;
    fireEvent.click(again);
    await waitFor(() => expect(heading()).toBe(t('confirmedTitle')));
  });
});

describe('somebody without an email', () => {
  it('who is not logged in is asked to open it or to log in', async () => {
    await open({});
    expect(heading()).toBe(t('confirmTitle'));
    expect(screen.queryByLabelText(t('codeLabel'))).toBeNull();
    expect(screen.getByRole('link', { name: t('submit') })).toBeDefined();
  });

  it('whose address is confirmed already learns that', async () => {
    await open({ email, isVerified: true });
    expect(heading()).toBe(t('confirmedTitle'));
    expect(screen.getByRole('link', { name: t('goToTables') }).getAttribute('href')).toBe('/drafts');
  });
});
