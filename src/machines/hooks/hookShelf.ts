import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type {
  AllHooks,
  DeliveryRow,
  HookChange,
  HookRow,
  HookShelf,
  MadeHook,
  NewHook,
} from '#contract/hooks/hooks.ts';
import { type CallFailure, errorWords, failureOf } from '../failure.ts';

/** What the server knows of hooks; `all` is null for those who are no Admins. */
export interface KnownHooks {
  readonly shelf: HookShelf;
  readonly all: AllHooks | null;
}

/** What an Admin asks. */
export type HookOrder =
  | { readonly kind: 'domains'; readonly domains: readonly string[] }
  | { readonly kind: 'off' | 'on' | 'end'; readonly hookId: string };

/** What is asked from the log of a hook. */
export type LogWish = { readonly kind: 'test' } | { readonly kind: 'again'; readonly deliveryId: string };

export type HookShelfEvent =
  | { type: 'retry.pressed' }
  | { type: 'new.pressed' }
  | { type: 'new.confirmed'; wish: NewHook }
  | { type: 'edit.pressed'; hookId: string }
  | { type: 'edit.confirmed'; change: HookChange }
  | { type: 'remove.pressed'; hookId: string }
  | { type: 'remove.confirmed' }
  | { type: 'renew.pressed'; hookId: string }
  | { type: 'renew.confirmed' }
  | { type: 'turnOn.pressed'; hookId: string }
  | { type: 'log.pressed'; hookId: string }
  | { type: 'log.asked'; wish: LogWish }
  | { type: 'refresh.pressed' }
  | { type: 'order.given'; order: HookOrder }
  | { type: 'close.pressed' }
  | { type: 'cancel.pressed' };

export interface HookShelfContext {
  readonly hooks: readonly HookRow[];
  /** Where an Admin lets hooks go. */
  readonly domains: readonly string[];
  readonly all: AllHooks | null;
  /** The hook that is edited, removed, or whose log is open. */
  readonly hookId: string | null;
  /** The secret that was just made; shown once. */
  readonly secret: string | null;
  readonly deliveries: readonly DeliveryRow[];
  readonly failure: CallFailure | null;
}

interface OfHook {
  readonly hookId: string;
}

/**
 * The web hooks of somebody, and for Admins those of everybody.
 * `loading` asks for them, `failed` says why they are not there, `shown`: they are listed. `making`, `editing`, `removeAsked`
 * and `renewAsked` wait for what somebody types or for a yes; `sending`, `changing`, `removing`, `renewing`, `turningOn` and
 * `ordering` have the server do it. `secret` shows a new secret until it is closed. `logLoading` asks for the log of a hook,
 * `log` shows it, `logAsking` sends a test or a delivery again. What fails leaves everything as it was.
 */
export const hookShelfMachine = setup({
  types: { context: {} as HookShelfContext, events: {} as HookShelfEvent },
  actors: {
    load: fromPromise<KnownHooks>(() => unprovided('load')),
    make: fromPromise<MadeHook, { readonly wish: NewHook }>(() => unprovided('make')),
    change: fromPromise<HookRow, OfHook & { readonly change: HookChange }>(() => unprovided('change')),
    remove: fromPromise<unknown, OfHook>(() => unprovided('remove')),
    renew: fromPromise<{ readonly secret: string }, OfHook>(() => unprovided('renew')),
    turnOn: fromPromise<HookRow, OfHook>(() => unprovided('turnOn')),
    readLog: fromPromise<readonly DeliveryRow[], OfHook>(() => unprovided('readLog')),
    askLog: fromPromise<readonly DeliveryRow[], OfHook & { readonly wish: LogWish }>(() =>
      unprovided('askLog'),
    ),
    order: fromPromise<unknown, { readonly order: HookOrder }>(() => unprovided('order')),
  },
  guards: {
    isMine: ({ context: { hooks } }, params: OfHook) => hooks.some(({ hookId }) => hookId === params.hookId),
    isSigned: ({ context: { hooks } }, params: OfHook) =>
      hooks.some(({ hookId, kind }) => hookId === params.hookId && kind === 'signed'),
    hasSecret: (_, params: { readonly secret: string | null }) => params.secret !== null,
    isAdmin: ({ context: { all } }) => all !== null,
  },
  actions: {
    noteKnown: assign((_, { shelf, all }: KnownHooks) => ({
      hooks: shelf.hooks,
      domains: shelf.domains,
      all,
    })),
    noteHook: assign((_, params: OfHook) => ({ hookId: params.hookId })),
    addRow: assign(({ context: { hooks } }, params: { readonly row: HookRow }) => ({
      hooks: [...hooks, params.row],
    })),
    noteRow: assign(({ context: { hooks } }, { row }: { readonly row: HookRow }) => ({
      hooks: hooks.map((each) => (each.hookId === row.hookId ? row : each)),
    })),
    noteSecret: assign((_, params: { readonly secret: string | null }) => ({ secret: params.secret })),
    forgetSecret: assign({ secret: null }),
    noteLog: assign((_, params: { readonly deliveries: readonly DeliveryRow[] }) => ({
      deliveries: params.deliveries,
    })),
    forgetLog: assign({ deliveries: [] }),
    noteFailure: assign((_, params: { readonly thrown: unknown }) => ({ failure: failureOf(params.thrown) })),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'hookShelf',
  context: {
    hooks: [],
    domains: [],
    all: null,
    hookId: null,
    secret: null,
    deliveries: [],
    failure: null,
  },
  initial: 'loading',
  states: {
    loading: {
      entry: 'forgetFailure',
      invoke: {
        id: 'load',
        src: 'load',
        onDone: { target: 'shown', actions: { type: 'noteKnown', params: ({ event }) => event.output } },
        onError: {
          target: 'failed',
          actions: { type: 'noteFailure', params: ({ event }) => ({ thrown: event.error }) },
        },
      },
    },
    failed: { on: { 'retry.pressed': { target: 'loading' } } },
    shown: {
      on: {
        'new.pressed': { target: 'making', actions: 'forgetFailure' },
        'edit.pressed': {
          guard: { type: 'isMine', params: ({ event: { hookId } }) => ({ hookId }) },
          target: 'editing',
          actions: ['forgetFailure', { type: 'noteHook', params: ({ event: { hookId } }) => ({ hookId }) }],
        },
        'remove.pressed': {
          guard: { type: 'isMine', params: ({ event: { hookId } }) => ({ hookId }) },
          target: 'removeAsked',
          actions: ['forgetFailure', { type: 'noteHook', params: ({ event: { hookId } }) => ({ hookId }) }],
        },
        'renew.pressed': {
          guard: { type: 'isSigned', params: ({ event: { hookId } }) => ({ hookId }) },
          target: 'renewAsked',
          actions: ['forgetFailure', { type: 'noteHook', params: ({ event: { hookId } }) => ({ hookId }) }],
        },
        'turnOn.pressed': {
          guard: { type: 'isMine', params: ({ event: { hookId } }) => ({ hookId }) },
          target: 'turningOn',
          actions: { type: 'noteHook', params: ({ event: { hookId } }) => ({ hookId }) },
        },
        'log.pressed': {
          guard: { type: 'isMine', params: ({ event: { hookId } }) => ({ hookId }) },
          target: 'logLoading',
          actions: { type: 'noteHook', params: ({ event: { hookId } }) => ({ hookId }) },
        },
        'order.given': { guard: 'isAdmin', target: 'ordering' },
      },
    },
    making: {
      on: {
        'new.confirmed': { target: 'sending' },
        'cancel.pressed': { target: 'shown', actions: 'forgetFailure' },
      },
    },
    sending: {
      entry: 'forgetFailure',
      invoke: {
        id: 'make',
        src: 'make',
        input: ({ event }) => ({ wish: (event as Extract<HookShelfEvent, { type: 'new.confirmed' }>).wish }),
        onDone: [
          {
            guard: { type: 'hasSecret', params: ({ event }) => ({ secret: event.output.secret }) },
            target: 'secret',
            actions: [
              { type: 'addRow', params: ({ event }) => ({ row: event.output.hook }) },
              { type: 'noteSecret', params: ({ event }) => ({ secret: event.output.secret }) },
            ],
          },
          {
            target: 'shown',
            actions: { type: 'addRow', params: ({ event }) => ({ row: event.output.hook }) },
          },
        ],
        onError: {
          target: 'making',
          actions: { type: 'noteFailure', params: ({ event }) => ({ thrown: event.error }) },
        },
      },
    },
    secret: {
      exit: 'forgetSecret',
      on: { 'close.pressed': { target: 'shown' } },
    },
    editing: {
      on: {
        'edit.confirmed': { target: 'changing' },
        'cancel.pressed': { target: 'shown', actions: 'forgetFailure' },
      },
    },
    changing: {
      entry: 'forgetFailure',
      invoke: {
        id: 'change',
        src: 'change',
        input: ({ context: { hookId }, event }) => ({
          hookId: hookId ?? '',
          change: (event as Extract<HookShelfEvent, { type: 'edit.confirmed' }>).change,
        }),
        onDone: {
          target: 'shown',
          actions: { type: 'noteRow', params: ({ event }) => ({ row: event.output }) },
        },
        onError: {
          target: 'editing',
          actions: { type: 'noteFailure', params: ({ event }) => ({ thrown: event.error }) },
        },
      },
    },
    removeAsked: {
      on: {
        'remove.confirmed': { target: 'removing' },
        'cancel.pressed': { target: 'shown', actions: 'forgetFailure' },
      },
    },
    removing: {
      entry: 'forgetFailure',
      invoke: {
        id: 'remove',
        src: 'remove',
        input: ({ context: { hookId } }) => ({ hookId: hookId ?? '' }),
        onDone: { target: 'loading' },
        onError: {
          target: 'removeAsked',
          actions: { type: 'noteFailure', params: ({ event }) => ({ thrown: event.error }) },
        },
      },
    },
    renewAsked: {
      on: {
        'renew.confirmed': { target: 'renewing' },
        'cancel.pressed': { target: 'shown', actions: 'forgetFailure' },
      },
    },
    renewing: {
      entry: 'forgetFailure',
      invoke: {
        id: 'renew',
        src: 'renew',
        input: ({ context: { hookId } }) => ({ hookId: hookId ?? '' }),
        onDone: {
          target: 'secret',
          actions: { type: 'noteSecret', params: ({ event }) => ({ secret: event.output.secret }) },
        },
        onError: {
          target: 'renewAsked',
          actions: { type: 'noteFailure', params: ({ event }) => ({ thrown: event.error }) },
        },
      },
    },
    turningOn: {
      entry: 'forgetFailure',
      invoke: {
        id: 'turnOn',
        src: 'turnOn',
        input: ({ context: { hookId } }) => ({ hookId: hookId ?? '' }),
        onDone: {
          target: 'shown',
          actions: { type: 'noteRow', params: ({ event }) => ({ row: event.output }) },
        },
        onError: {
          target: 'shown',
          actions: { type: 'noteFailure', params: ({ event }) => ({ thrown: event.error }) },
        },
      },
    },
    logLoading: {
      entry: ['forgetFailure', 'forgetLog'],
      invoke: {
        id: 'readLog',
        src: 'readLog',
        input: ({ context: { hookId } }) => ({ hookId: hookId ?? '' }),
        onDone: {
          target: 'log',
          actions: { type: 'noteLog', params: ({ event }) => ({ deliveries: event.output }) },
        },
        onError: {
          target: 'log',
          actions: { type: 'noteFailure', params: ({ event }) => ({ thrown: event.error }) },
        },
      },
      on: { 'close.pressed': { target: 'shown' } },
    },
    log: {
      on: {
        'log.asked': { target: 'logAsking' },
        'refresh.pressed': { target: 'logLoading' },
        // The list counts what waits and what is parked.
        'close.pressed': { target: 'loading' },
      },
    },
    logAsking: {
      entry: 'forgetFailure',
      invoke: {
        id: 'askLog',
        src: 'askLog',
        input: ({ context: { hookId }, event }) => ({
          hookId: hookId ?? '',
          wish: (event as Extract<HookShelfEvent, { type: 'log.asked' }>).wish,
        }),
        onDone: {
          target: 'log',
          actions: { type: 'noteLog', params: ({ event }) => ({ deliveries: event.output }) },
        },
        onError: {
          target: 'log',
          actions: { type: 'noteFailure', params: ({ event }) => ({ thrown: event.error }) },
        },
      },
    },
    ordering: {
      entry: 'forgetFailure',
      invoke: {
        id: 'order',
        src: 'order',
        input: ({ event }) => ({ order: (event as Extract<HookShelfEvent, { type: 'order.given' }>).order }),
        onDone: { target: 'loading' },
        onError: {
          target: 'shown',
          actions: { type: 'noteFailure', params: ({ event }) => ({ thrown: event.error }) },
        },
      },
    },
  },
});

export type HookShelfSnapshot = SnapshotFrom<typeof hookShelfMachine>;

export const selectHooksState = ({ value }: HookShelfSnapshot) => value;
export const selectHooks = ({ context }: HookShelfSnapshot): readonly HookRow[] => context.hooks;
export const selectDomains = ({ context }: HookShelfSnapshot): readonly string[] => context.domains;
export const selectAllHooks = ({ context }: HookShelfSnapshot): AllHooks | null => context.all;
export const selectSecret = ({ context }: HookShelfSnapshot): string | null => context.secret;
export const selectLog = ({ context }: HookShelfSnapshot): readonly DeliveryRow[] => context.deliveries;
export const selectHooksFailure = ({ context }: HookShelfSnapshot): CallFailure | null => context.failure;

/** Why the last thing failed, in words; null where it did not. */
export const selectHooksFailureWords = ({ context: { failure } }: HookShelfSnapshot): string | null =>
  failure === null ? null : errorWords({ ...failure, message: failure.words });

/** The hook that is edited, removed, or whose log is open. */
export const selectHook = ({ context: { hooks, hookId } }: HookShelfSnapshot): HookRow | null =>
  hooks.find((each) => each.hookId === hookId) ?? null;

function unprovided(name: string): never {
  throw new Error(`The web hooks were asked for without "${name}".`);
}
