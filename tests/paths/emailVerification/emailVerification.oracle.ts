import type { AnyEventObject } from 'xstate';

/**
 * What product.md section 2 says of verifying an address, told step by step and apart from the machine: by link or by
 * code, another mail at most once a minute, and whoever verified elsewhere is noticed here.
 */
export interface VerificationWorld {
  readonly phase: 'confirming' | 'refused' | 'asking' | 'confirmed';
  readonly isChecking: boolean;
  readonly mail: 'ready' | 'sending' | 'cooling';
  readonly email: string | null;
  readonly refused: string | null;
  readonly calls: readonly string[];
  readonly resendAtMs: number | null;
  readonly nowMs: number;
  /** When the next look elsewhere is due, counted while the code is asked for. */
  readonly lookAtMs: number;
  readonly coolUntilMs: number;
}

interface Opened {
  readonly token: string | null;
  readonly email: string | null;
  readonly isVerified: boolean;
}

const MINUTE_MS = 60_000;
const LOOK_MS = 10_000;

const call = (world: VerificationWorld, words: string): VerificationWorld => ({
  ...world,
  calls: [...world.calls, words],
});
const ask = (world: VerificationWorld): VerificationWorld => ({
  ...world,
  phase: 'asking',
  lookAtMs: world.nowMs + LOOK_MS,
});

/** What has to be true when the page has opened. */
export function firstVerificationWorld({ token, email, isVerified }: Opened): VerificationWorld {
  const world: VerificationWorld = {
    phase: 'confirming',
    isChecking: false,
    mail: 'ready',
    email,
    refused: null,
    calls: [],
    resendAtMs: null,
    nowMs: 0,
    lookAtMs: 0,
    coolUntilMs: 0,
  };
  if (token !== null) return call(world, `confirmLink ${token}`);
  return isVerified ? { ...world, phase: 'confirmed' } : ask(world);
}

const confirmed = (world: VerificationWorld, email: string | null): VerificationWorld => ({
  ...world,
  phase: 'confirmed',
  email,
  isChecking: false,
  mail: 'ready',
  resendAtMs: null,
});

function sendMail(world: VerificationWorld): VerificationWorld {
  if (world.email === null || world.phase === 'confirming' || world.mail !== 'ready') return world;
  const asking = world.phase === 'refused' ? ask(world) : world;
  return call({ ...asking, mail: 'sending', refused: null }, 'sendMail');
}

/** Time passes; whoever has an address is looked for elsewhere every ten seconds. */
function wait(world: VerificationWorld, untilMs: number): VerificationWorld {
  let later = world;
  while (world.email !== null && later.lookAtMs <= untilMs)
    later = call({ ...later, lookAtMs: later.lookAtMs + LOOK_MS }, 'lookElsewhere');
  return { ...later, nowMs: untilMs };
}

type Rule = (world: VerificationWorld, event: AnyEventObject) => VerificationWorld;
const RULES: Readonly<Record<string, Rule>> = {
  'code.submitted': (world, { code }) =>
    world.phase === 'asking' && world.email !== null && !world.isChecking
      ? call({ ...world, isChecking: true, refused: null }, `confirmCode ${code}`)
      : world,
  'resend.asked': sendMail,
  'retry.asked': (world) => call({ ...world, phase: 'confirming', refused: null }, 'confirmLink mailed'),
  'tab.verified': (world) => (world.phase === 'confirming' ? world : confirmed(world, world.email)),
  'xstate.done.actor.confirmLink': (world, { output }) =>
    call(confirmed(world, output.email), 'tellVerified'),
  'xstate.error.actor.confirmLink': (world) => ({ ...world, phase: 'refused', refused: 'link' }),
  'xstate.done.actor.confirmCode': (world, { output }) =>
    call(confirmed(world, output.email), 'tellVerified'),
  'xstate.error.actor.confirmCode': (world) => ({ ...world, isChecking: false, refused: 'code' }),
  'xstate.done.actor.sendMail': (world, { output }) => ({
    ...world,
    mail: 'cooling',
    resendAtMs: output.sentAtMs + MINUTE_MS,
    coolUntilMs: world.nowMs + MINUTE_MS,
  }),
  'xstate.error.actor.sendMail': (world) => ({ ...world, mail: 'ready', refused: 'resend' }),
  'xstate.after.resendAfter.emailVerification.asking.mail.resent': (world) => ({
    ...wait(world, world.coolUntilMs),
    mail: 'ready',
    resendAtMs: null,
  }),
  'xstate.after.lookEvery.emailVerification.asking.elsewhere.resting': (world) => wait(world, world.lookAtMs),
};

/** What has to be true after an event. */
export function verificationWorldAfter(world: VerificationWorld, event: AnyEventObject): VerificationWorld {
  const rule = RULES[event.type];
  if (!rule) throw new Error(`The oracle does not know "${event.type}".`);
  return rule(world, event);
}
