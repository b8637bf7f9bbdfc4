import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate';

/** What this browser says of notices: it has none, nobody asked yet, they are allowed, they are forbidden. */
export type NoticePermission = 'unsupported' | 'unasked' | 'granted' | 'denied';

export type DesktopNoticesEvent =
  | { type: 'switch.turnedOn' }
  | { type: 'switch.turnedOff' }
  | { type: 'permission.changed'; permission: NoticePermission };

export interface DesktopNoticesContext {
  readonly permission: NoticePermission;
}

/**
 * Whether this browser may show desktop notices; it is asked only when somebody turns them on.
 * unsupported: the browser has no notices. unasked: nobody was asked, or the question was closed without an answer.
 * asking: the browser's own question is open. granted: allowed. denied: forbidden, only the browser can change it.
 * It keeps no choice itself and shows no notice.
 */
export const desktopNoticesMachine = setup({
  types: {
    context: {} as DesktopNoticesContext,
    events: {} as DesktopNoticesEvent,
    input: {} as { readonly permission: NoticePermission },
  },
  actors: {
    askBrowser: fromPromise<NoticePermission>(() => unprovided('askBrowser')),
  },
  guards: {
    isUnsupported: ({ context }) => context.permission === 'unsupported',
    isGranted: ({ context }) => context.permission === 'granted',
    isDenied: ({ context }) => context.permission === 'denied',
    isYes: (_, params: { permission: NoticePermission }) => params.permission === 'granted',
  },
  actions: {
    rememberPermission: assign((_, params: { permission: NoticePermission }) => ({
      permission: params.permission,
    })),
    keepChoice: (_, _params: { isWanted: boolean }) => unprovided('keepChoice'),
  },
}).createMachine({
  id: 'desktopNotices',
  context: ({ input }) => ({ permission: input.permission }),
  initial: 'deciding',
  on: {
    'permission.changed': {
      target: '.deciding',
      actions: { type: 'rememberPermission', params: ({ event }) => ({ permission: event.permission }) },
    },
  },
  states: {
    deciding: {
      always: [
        { guard: 'isUnsupported', target: 'unsupported' },
        { guard: 'isGranted', target: 'granted' },
        { guard: 'isDenied', target: 'denied' },
        { target: 'unasked' },
      ],
    },
    unsupported: {},
    unasked: { on: { 'switch.turnedOn': { target: 'asking' } } },
    asking: {
      // The browser tells its answer twice, and the promise carries it too.
      on: { 'permission.changed': {} },
      invoke: {
        id: 'askBrowser',
        src: 'askBrowser',
        onDone: [
          {
            guard: { type: 'isYes', params: answered },
            target: 'granted',
            actions: [
              { type: 'rememberPermission', params: answered },
              { type: 'keepChoice', params: { isWanted: true } },
            ],
          },
          { target: 'deciding', actions: { type: 'rememberPermission', params: answered } },
        ],
        onError: { target: 'unasked' },
      },
    },
    granted: {
      on: {
        'switch.turnedOn': { actions: { type: 'keepChoice', params: { isWanted: true } } },
        'switch.turnedOff': { actions: { type: 'keepChoice', params: { isWanted: false } } },
      },
    },
    denied: {},
  },
});

export type DesktopNoticesSnapshot = SnapshotFrom<typeof desktopNoticesMachine>;
export type DesktopNoticesState = NoticePermission | 'asking';

/** Where the question to the browser stands. */
export function selectNoticesState(snapshot: DesktopNoticesSnapshot): DesktopNoticesState {
  return snapshot.value === 'deciding' ? 'unasked' : snapshot.value;
}

function answered({ event }: { event: { output: NoticePermission } }) {
  return { permission: event.output };
}

function unprovided(name: string): never {
  throw new Error(`The desktop notices were started without "${name}".`);
}
