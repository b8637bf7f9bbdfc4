import { describe, expect, it, onTestFinished } from 'vitest';
import { createActor as create, fromPromise, SimulatedClock, waitFor } from 'xstate';
import {
  type EmailVerificationActor,
  emailVerificationMachine,
  selectIsChecking,
  selectIsResending,
  selectVerificationRefusal,
} from './emailVerification.ts';

const EMAIL = 'ana@example.org';
const ASKING = { token: null, email: EMAIL, isVerified: false };
/** An actor that ends with its test: a verification that waits for a click elsewhere looks again for ever. */
const createActor: typeof create = (...from) => {
  const actor = create(...from);
  onTestFinished(() => void actor.stop());
  return actor;
};
const never = () => new Promise<never>(() => {});
const quiet = { tellVerified: () => {}, lookElsewhere: () => {} };

const children = (verification: EmailVerificationActor) => Object.keys(verification.getSnapshot().children);
const isIdle = (verification: EmailVerificationActor) =>
  waitFor(verification, (snapshot) => !selectIsChecking(snapshot) && !selectIsResending(snapshot));

describe('a verification that was just opened', () => {
  it('knows what it was opened with, and waits for a code', () => {
    const { value, context } = createActor(emailVerificationMachine, { input: ASKING }).getSnapshot();
    expect([emailVerificationMachine.id, context]).toEqual([
      'emailVerification',
      { ...ASKING, refusal: null, resendAtMs: 0 },
    ]);
    expect(value).toEqual({ asking: { code: 'waiting', mail: 'ready', elsewhere: 'resting' } });
  });

  it('runs each call under its name, one beside the other', () => {
    const verification = createActor(
      emailVerificationMachine.provide({
        actors: {
          confirmLink: fromPromise<{ email: string }, { token: string }>(never),
          confirmCode: fromPromise<{ email: string }, { code: string }>(never),
          sendMail: fromPromise<{ sentAtMs: number }>(never),
        },
      }),
      { input: ASKING },
    ).start();
    verification.send({ type: 'code.submitted', code: '123456' });
    verification.send({ type: 'resend.asked' });
    expect(children(verification).sort()).toEqual(['confirmCode', 'sendMail']);
    expect([selectIsChecking, selectIsResending].map((select) => select(verification.getSnapshot()))).toEqual(
      [true, true],
    );
    const withLink = createActor(
      emailVerificationMachine.provide({
        actors: { confirmLink: fromPromise<{ email: string }, { token: string }>(never) },
      }),
      { input: { ...ASKING, token: 'mailed' } },
    ).start();
    expect([withLink.getSnapshot().value, children(withLink)]).toEqual(['confirming', ['confirmLink']]);
    expect([selectIsChecking, selectIsResending].map((select) => select(withLink.getSnapshot()))).toEqual([
      false,
      false,
    ]);
  });
});

describe('a verification that nobody finished', () => {
  const provide = (name: string) => `Provide "${name}" where the verification is created.`;

  it('refuses a link, a code and a mail for want of the calls', async () => {
    const withLink = createActor(emailVerificationMachine, { input: { ...ASKING, token: 'mailed' } }).start();
    const refused = await waitFor(withLink, (snapshot) => snapshot.matches('refused'));
    expect(selectVerificationRefusal(refused, 'link')?.words).toBe(provide('confirmLink'));

    const verification = createActor(emailVerificationMachine, { input: ASKING }).start();
    verification.send({ type: 'code.submitted', code: '123456' });
    expect(selectVerificationRefusal(await isIdle(verification), 'code')?.words).toBe(provide('confirmCode'));
    verification.send({ type: 'resend.asked' });
    expect(selectVerificationRefusal(verification.getSnapshot(), 'code')).toBeNull();
    expect(selectVerificationRefusal(await isIdle(verification), 'resend')?.words).toBe(provide('sendMail'));
  });

  it('fails loudly without a way to tell the session', async () => {
    const faults: unknown[] = [];
    const confirmCode = fromPromise<{ email: string }, { code: string }>(async () => ({ email: EMAIL }));
    const verification = createActor(emailVerificationMachine.provide({ actors: { confirmCode } }), {
      input: ASKING,
    });
    verification.subscribe({ error: (fault) => faults.push(fault) });
    verification.start();
    verification.send({ type: 'code.submitted', code: '123456' });
    await new Promise((resolve) => setImmediate(resolve));
    expect(faults).toEqual([new Error(provide('tellVerified'))]);
  });

  it('fails loudly without a way to look elsewhere', () => {
    const faults: unknown[] = [];
    const clock = new SimulatedClock();
    const verification = createActor(emailVerificationMachine, { input: ASKING, clock });
    verification.subscribe({ error: (fault) => faults.push(fault) });
    verification.start();
    clock.increment(10_000);
    expect(faults).toEqual([new Error(provide('lookElsewhere'))]);
  });
});

describe('a link that was refused', () => {
  it('is over when it was done elsewhere, and asks for no mail without an address', async () => {
    const confirmLink = fromPromise<{ email: string }, { token: string }>(() =>
      Promise.reject({ status: 400 }),
    );
    const open = async (email: string | null) => {
      const machine = emailVerificationMachine.provide({ actors: { confirmLink }, actions: quiet });
      const verification = createActor(machine, {
        input: { token: 'mailed', email, isVerified: false },
      }).start();
      await waitFor(verification, (snapshot) => snapshot.matches('refused'));
      return verification;
    };
    const nobody = await open(null);
    nobody.send({ type: 'resend.asked' });
    expect(nobody.getSnapshot().value).toBe('refused');
    const ana = await open(EMAIL);
    ana.send({ type: 'tab.verified' });
    expect([ana.getSnapshot().value, ana.getSnapshot().status]).toEqual(['confirmed', 'done']);
  });
});
