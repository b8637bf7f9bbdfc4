import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import {
  type EmailVerificationActor,
  type EmailVerificationInput,
  emailVerificationMachine,
  selectIsChecking,
  selectResendAtMs,
  selectVerificationRefusal,
} from './emailVerification.ts';

const EMAIL = 'ana@example.org';
const refuse = () => Promise.reject({ status: 400, message: '', reply: 'This link does not work.' });

interface Answers extends Partial<EmailVerificationInput> {
  readonly link?: () => Promise<{ email: string }>;
  readonly code?: () => Promise<{ email: string }>;
  readonly mail?: () => Promise<{ sentAtMs: number }>;
}

function open({ link = refuse, code = refuse, mail = refuse, ...input }: Answers) {
  const clock = new SimulatedClock();
  const told: string[] = [];
  const verification = createActor(
    emailVerificationMachine.provide({
      actors: {
        confirmLink: fromPromise(({ input: { token } }) => {
          told.push(`link ${token}`);
          return link();
        }),
        confirmCode: fromPromise(({ input: sent }) => {
          told.push(`code ${sent.code}`);
          return code();
        }),
        sendMail: fromPromise(mail),
      },
      actions: {
        tellVerified: () => void told.push('verified'),
        lookElsewhere: () => void told.push('look'),
      },
    }),
    { clock, input: { token: null, email: EMAIL, isVerified: false, ...input } },
  ).start();
  return { verification, clock, told };
}

const reaches = (verification: EmailVerificationActor, state: 'confirmed' | 'refused') =>
  waitFor(verification, (snapshot) => snapshot.matches(state));
const isCooling = (snapshot: ReturnType<EmailVerificationActor['getSnapshot']>) =>
  selectResendAtMs(snapshot) !== null;

describe('verifying an address', () => {
  it('by the mailed link works for whoever opens it, and the session is told', async () => {
    const { verification, told } = open({
      token: 'mailed',
      email: null,
      link: async () => ({ email: EMAIL }),
    });
    await reaches(verification, 'confirmed');
    expect({ told, email: verification.getSnapshot().context.email }).toEqual({
      told: ['link mailed', 'verified'],
      email: EMAIL,
    });
  });

  it('by a link that was used or is too old is refused in the words of the server', async () => {
    const { verification } = open({ token: 'mailed' });
    const refused = await reaches(verification, 'refused');
    expect(selectVerificationRefusal(refused, 'link')?.reply).toBe('This link does not work.');
    expect(selectVerificationRefusal(refused, 'code')).toBeNull();
  });

  it('by the same link once more forgets the refusal meanwhile', async () => {
    const { verification, told } = open({ token: 'mailed' });
    await reaches(verification, 'refused');
    verification.send({ type: 'retry.asked' });
    expect(selectVerificationRefusal(verification.getSnapshot(), 'link')).toBeNull();
    expect(told).toEqual(['link mailed', 'link mailed']);
  });

  it('by a code that is wrong can be tried again', async () => {
    const { verification, told } = open({});
    verification.send({ type: 'code.submitted', code: '111111' });
    expect(selectIsChecking(verification.getSnapshot())).toBe(true);
    const refused = await waitFor(verification, (snapshot) => !selectIsChecking(snapshot));
    expect(selectVerificationRefusal(refused, 'code')?.status).toBe(400);
    verification.send({ type: 'code.submitted', code: '222222' });
    expect(selectVerificationRefusal(verification.getSnapshot(), 'code')).toBeNull();
    expect(told).toEqual(['code 111111', 'code 222222']);
  });

  it('by the right code ends it', async () => {
    const { verification, told } = open({ code: async () => ({ email: EMAIL }) });
    verification.send({ type: 'code.submitted', code: '123456' });
    await reaches(verification, 'confirmed');
    expect(told).toEqual(['code 123456', 'verified']);
  });

  it('is over when it was done elsewhere, and nobody is told what they know', () => {
    const { verification, told } = open({});
    verification.send({ type: 'tab.verified' });
    expect(verification.getSnapshot().value).toBe('confirmed');
    expect(told).toEqual([]);
  });

  it('has nothing to ask of somebody who is verified', () => {
    expect(open({ isVerified: true }).verification.getSnapshot().value).toBe('confirmed');
  });

  it('shows the link of a changed address also for somebody who is verified', () => {
    expect(open({ isVerified: true, token: 'mailed' }).told).toEqual(['link mailed']);
  });

  it('asks nothing of somebody without an address', () => {
    const { verification, told, clock } = open({ email: null });
    verification.send({ type: 'code.submitted', code: '123456' });
    verification.send({ type: 'resend.asked' });
    clock.increment(10_000);
    expect(told).toEqual([]);
    expect(verification.getSnapshot().matches({ asking: { code: 'waiting', mail: 'ready' } })).toBe(true);
  });
});

describe('another mail', () => {
  it('is sent at most once a minute, and says when the next one may be', async () => {
    const { verification, clock } = open({ mail: async () => ({ sentAtMs: 7000 }) });
    verification.send({ type: 'resend.asked' });
    const resent = await waitFor(verification, isCooling);
    expect(selectResendAtMs(resent)).toBe(67_000);
    clock.increment(59_999);
    expect(selectResendAtMs(verification.getSnapshot())).toBe(67_000);
    clock.increment(1);
    expect(selectResendAtMs(verification.getSnapshot())).toBeNull();
  });

  it('is waited for through a wrong code', async () => {
    const { verification } = open({ mail: async () => ({ sentAtMs: 7000 }) });
    verification.send({ type: 'resend.asked' });
    await waitFor(verification, isCooling);
    verification.send({ type: 'code.submitted', code: '111111' });
    const refused = await waitFor(verification, (snapshot) => !selectIsChecking(snapshot));
    expect(selectResendAtMs(refused)).toBe(67_000);
  });

  it('can be had after a link that is refused', async () => {
    const { verification } = open({ token: 'mailed', mail: async () => ({ sentAtMs: 7000 }) });
    await reaches(verification, 'refused');
    verification.send({ type: 'resend.asked' });
    expect(selectResendAtMs(await waitFor(verification, isCooling))).toBe(67_000);
  });

  it('that is refused says why and may be asked for again at once', async () => {
    const { verification } = open({});
    verification.send({ type: 'resend.asked' });
    const refused = await waitFor(verification, (snapshot) =>
      snapshot.matches({ asking: { mail: 'ready' } }),
    );
    expect(selectVerificationRefusal(refused, 'resend')?.reply).toBe('This link does not work.');
  });
});

describe('while the code is asked for', () => {
  it('a look every ten seconds tells whether the link was opened on another device', () => {
    const { clock, told } = open({});
    clock.increment(9999);
    expect(told).toEqual([]);
    clock.increment(1);
    clock.increment(10_000);
    expect(told).toEqual(['look', 'look']);
  });
});
