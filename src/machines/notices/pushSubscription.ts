import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { type CallFailure, failureOf } from '../failure.ts';

/**
 * How this browser stands to web push: it has none, it has none before the site is installed, notices are forbidden, it is
 * not subscribed, it is, or it is subscribed with a key that the server does not have any more.
 */
export type PushStanding = 'unsupported' | 'notInstalled' | 'denied' | 'off' | 'on' | 'keyChanged';

export type PushSubscriptionEvent =
  | { type: 'switch.turnedOn' }
  | { type: 'switch.turnedOff' }
  | { type: 'permission.changed' }
  | { type: 'retry.asked' };

export interface PushSubscriptionContext {
  readonly standing: PushStanding;
  readonly failure: CallFailure | null;
}

/**
 * Whether this browser is pushed to when it is its player's turn; nobody is asked before the switch is turned on.
 * looking: what browser and server say is read, and a subscription that stands is told to the server again. unsupported,
 * notInstalled, denied, off, on, keyChanged: as read. turningOn: the browser's question may be open, then the server is
 * told. turningOff: both forget it. failed: one of these went wrong; nothing is lost by trying again.
 * It knows neither browser nor server.
 */
export const pushSubscriptionMachine = setup({
  types: {
    context: {} as PushSubscriptionContext,
    events: {} as PushSubscriptionEvent,
  },
  actors: {
    look: fromPromise<PushStanding>(() => unprovided('look')),
    turnOn: fromPromise<PushStanding>(() => unprovided('turnOn')),
    turnOff: fromPromise<PushStanding>(() => unprovided('turnOff')),
  },
  guards: {
    isUnsupported: ({ context }) => context.standing === 'unsupported',
    isNotInstalled: ({ context }) => context.standing === 'notInstalled',
    isDenied: ({ context }) => context.standing === 'denied',
    isOn: ({ context }) => context.standing === 'on',
    hasOtherKey: ({ context }) => context.standing === 'keyChanged',
  },
  actions: {
    remember: assign((_, params: { standing: PushStanding }) => ({
      standing: params.standing,
      failure: null,
    })),
    rememberFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
  },
}).createMachine({
  id: 'pushSubscription',
  context: { standing: 'off', failure: null },
  initial: 'looking',
  states: {
    looking: {
      invoke: {
        id: 'look',
        src: 'look',
        onDone: { target: 'deciding', actions: { type: 'remember', params: told } },
        onError: { target: 'failed', actions: { type: 'rememberFailure', params: thrown } },
      },
    },
    deciding: {
      always: [
        { guard: 'isUnsupported', target: 'unsupported' },
        { guard: 'isNotInstalled', target: 'notInstalled' },
        { guard: 'isDenied', target: 'denied' },
        { guard: 'isOn', target: 'on' },
        { guard: 'hasOtherKey', target: 'keyChanged' },
        { target: 'off' },
      ],
    },
    unsupported: {},
    notInstalled: {},
    denied: { on: { 'permission.changed': { target: 'looking' } } },
    off: {
      on: { 'switch.turnedOn': { target: 'turningOn' }, 'permission.changed': { target: 'looking' } },
    },
    on: {
      on: { 'switch.turnedOff': { target: 'turningOff' }, 'permission.changed': { target: 'looking' } },
    },
    keyChanged: {
      on: { 'switch.turnedOn': { target: 'turningOn' }, 'permission.changed': { target: 'looking' } },
    },
    turningOn: {
      invoke: {
        id: 'turnOn',
        src: 'turnOn',
        onDone: { target: 'deciding', actions: { type: 'remember', params: told } },
        onError: { target: 'failed', actions: { type: 'rememberFailure', params: thrown } },
      },
    },
    turningOff: {
      invoke: {
        id: 'turnOff',
        src: 'turnOff',
        onDone: { target: 'deciding', actions: { type: 'remember', params: told } },
        onError: { target: 'failed', actions: { type: 'rememberFailure', params: thrown } },
      },
    },
    failed: { on: { 'retry.asked': { target: 'looking' }, 'switch.turnedOn': { target: 'turningOn' } } },
  },
});

export type PushSubscriptionSnapshot = SnapshotFrom<typeof pushSubscriptionMachine>;
export type PushSubscriptionState = Exclude<PushSubscriptionSnapshot['value'], 'deciding'>;

/** Where the subscription of this browser stands. */
export const selectPushState = ({ value }: PushSubscriptionSnapshot): PushSubscriptionState =>
  value === 'deciding' ? 'looking' : value;

/** Why the last step failed; null when it did not. */
export const selectPushFailure = ({ context }: PushSubscriptionSnapshot): CallFailure | null =>
  context.failure;

function told({ event }: { event: { output: PushStanding } }) {
  return { standing: event.output };
}

function thrown({ event }: { event: { error: unknown } }) {
  return { error: event.error };
}

function unprovided(name: string): never {
  throw new Error(`The push subscription was started without "${name}".`);
}
