import { type AnyMachineSnapshot, createActor, SimulatedClock } from 'xstate';
import { begunWith, type GeneratedPath, generatePaths, type Step } from '#src/machines/paths/model.ts';
import { watchTransitions } from '#src/machines/paths/transitions.ts';
import {
  type EmailVerificationActor,
  type EmailVerificationInput,
  emailVerificationMachine,
  LOOK_EVERY_MS,
  selectIsChecking,
  selectIsResending,
  selectResendAtMs,
  selectVerificationRefusal,
  type VerificationStep,
} from '#src/machines/session/emailVerification.ts';
import { deferredPorts } from '../deferredPorts.ts';
import type { Executors } from '../walk.ts';
import { expectSame, type Walker } from '../walker.ts';
import {
  firstVerificationWorld,
  type VerificationWorld,
  verificationWorldAfter,
} from './emailVerification.oracle.ts';

const EMAIL = 'ana@example.org';
const INPUTS: readonly EmailVerificationInput[] = [
  { token: 'mailed', email: EMAIL, isVerified: false },
  { token: 'mailed', email: null, isVerified: false },
  { token: null, email: EMAIL, isVerified: false },
  { token: null, email: null, isVerified: false },
  { token: null, email: EMAIL, isVerified: true },
];
const STEPS: readonly VerificationStep[] = ['link', 'code', 'resend'];
const refusal = { error: { status: 400, message: '', reply: 'No.' } };
const hasAddress = ({ context }: AnyMachineSnapshot) => context.email !== null;
const COOLING_ENDS = 'xstate.after.resendAfter.emailVerification.asking.mail.resent';
const LOOK_IS_DUE = 'xstate.after.lookEvery.emailVerification.asking.elsewhere.resting';

const events = {
  'code.submitted': [{ code: '123456' }],
  'xstate.done.actor.confirmLink': [{ output: { email: 'new@example.org' } }],
  'xstate.error.actor.confirmLink': [refusal],
  'xstate.done.actor.confirmCode': [{ output: { email: EMAIL } }],
  'xstate.error.actor.confirmCode': [refusal],
  'xstate.done.actor.sendMail': [{ output: { sentAtMs: 5000 } }],
  'xstate.error.actor.sendMail': [refusal],
  // Where nobody has an address the timer runs out once and nothing follows.
  [LOOK_IS_DUE]: (snapshot: AnyMachineSnapshot) => (hasAddress(snapshot) ? [{}] : []),
};

const inputOf = new Map<GeneratedPath, EmailVerificationInput>();
for (const input of INPUTS) {
  const generated = generatePaths(emailVerificationMachine, {
    input,
    events,
    key: (snapshot) => [snapshot.value, hasAddress(snapshot)],
  });
  const words = `opened ${input.token ? 'by link' : 'without link'}, ${input.email ? 'signed in' : 'nobody signed in'}${input.isVerified ? ', confirmed already' : ''}`;
  for (const path of begunWith(words, generated)) inputOf.set(path, input);
}
const watch = watchTransitions(emailVerificationMachine);

function verificationUnderTest(input: EmailVerificationInput) {
  const clock = new SimulatedClock();
  const ports = deferredPorts();
  const note = (port: string) => () => void ports.calls.push({ port, input: undefined });
  const machine = emailVerificationMachine.provide({
    actors: {
      confirmLink: ports.port('confirmLink'),
      confirmCode: ports.port('confirmCode'),
      sendMail: ports.port('sendMail'),
    },
    actions: { tellVerified: note('tellVerified'), lookElsewhere: note('lookElsewhere') },
  });
  const actor = createActor(machine, { clock, input, inspect: watch.inspect }).start();
  return { actor, clock, ports };
}

type Sut = ReturnType<typeof verificationUnderTest>;

function executorsFor({ actor, clock, ports }: Sut, world: () => VerificationWorld): Executors {
  const send = ({ event }: Step) => actor.send(event as Parameters<EmailVerificationActor['send']>[0]);
  /** Not a millisecond earlier than promised. */
  const passUntil = (atMs: number) => {
    // The simulated clock rings each timer once a jump, so it jumps from look to look.
    for (let lookAtMs = world().lookAtMs; lookAtMs < atMs; lookAtMs += LOOK_EVERY_MS)
      clock.increment(lookAtMs - clock.now());
    clock.increment(atMs - 1 - clock.now());
    const { value } = actor.getSnapshot();
    const calls = ports.calls.length;
    clock.increment(1);
    const hasHappened = ports.calls.length > calls || actor.getSnapshot().value !== value;
    expectSame(hasHappened, true, `Nothing happens at ${atMs} ms.`);
  };
  return {
    'code.submitted': send,
    'resend.asked': send,
    'retry.asked': send,
    'tab.verified': send,
    [COOLING_ENDS]: () => passUntil(world().coolUntilMs),
    [LOOK_IS_DUE]: () => passUntil(world().lookAtMs),
    ...Object.fromEntries(
      ['confirmLink', 'confirmCode', 'sendMail'].flatMap((port) => [
        [`xstate.done.actor.${port}`, ({ event }: Step) => ports.answer(port, event.output)],
        [`xstate.error.actor.${port}`, ({ event }: Step) => ports.fail(port, event.error)],
      ]),
    ),
  };
}

function seen({ actor, ports }: Sut) {
  const snapshot = actor.getSnapshot();
  return {
    phase: (['confirming', 'refused', 'asking', 'confirmed'] as const).find((state) =>
      snapshot.matches(state),
    ),
    isChecking: selectIsChecking(snapshot),
    isResending: selectIsResending(snapshot),
    email: snapshot.context.email,
    refused: STEPS.find((step) => selectVerificationRefusal(snapshot, step) !== null) ?? null,
    resendAtMs: selectResendAtMs(snapshot),
    calls: ports.calls.map(({ port, input }) =>
      [port, ...Object.values(Object(input)).filter((value) => typeof value === 'string')].join(' '),
    ),
  };
}

function promised({ phase, isChecking, mail, email, refused, resendAtMs, calls }: VerificationWorld) {
  return { phase, isChecking, isResending: mail === 'sending', email, refused, resendAtMs, calls };
}

/** The verification of an address with a server and a clock that the test holds in its hands. */
export const emailVerificationWalker: Walker = {
  name: 'emailVerification',
  where: 'simulation',
  machine: emailVerificationMachine,
  paths: [...inputOf.keys()],
  watch,
  open(path) {
    const input = inputOf.get(path);
    if (!input) throw new Error('This path belongs to another machine.');
    const sut = verificationUnderTest(input);
    let world = firstVerificationWorld(input);
    expectSame(seen(sut), promised(world));
    return {
      executors: executorsFor(sut, () => world),
      check(step) {
        world = verificationWorldAfter(world, step.event);
        expectSame(seen(sut), promised(world));
        expectSame(sut.actor.getSnapshot().value, step.after.value);
      },
      close: () => void sut.actor.stop(),
    };
  },
};
