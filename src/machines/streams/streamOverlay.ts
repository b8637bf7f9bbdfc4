import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';

/** What is needed of a view to know when to go. */
export interface Streamed {
  readonly stage: string;
}

/** The key opens nothing, or nothing any more: asking again is of no use. */
export class OverlayOver extends Error {}

export type StreamOverlayEvent<View> =
  | { type: 'view.told'; view: View }
  | { type: 'line.lost' }
  /** The key opens nothing any more. */
  | { type: 'overlay.ended' };

export interface StreamOverlayContext<View> {
  /** What was told last; null before anything was. */
  readonly view: View | null;
  /** Failed tries in a row. */
  readonly attempt: number;
}

/** What a finished draft is looked at for, before the picture is empty. */
export const CURTAIN_MS = 20_000;

/**
 * A stream overlay, which nobody presses anything on.
 * connecting: the key is shown to the server. showing: the table is there. lost: the line is away; what was told last stays,
 * and the next try waits a little. closing: the draft is over and its last view stays for a while. ended: nothing is shown
 * any more.
 */
export function streamOverlay<View extends Streamed>() {
  return setup({
    types: {
      context: {} as StreamOverlayContext<View>,
      events: {} as StreamOverlayEvent<View>,
    },
    actors: {
      /** Connects and opens; throws `OverlayOver` where the key opens nothing. */
      connect: fromPromise<View>(() => unprovided('connect')),
    },
    guards: {
      isRefused: (_, { error }: { error: unknown }) => error instanceof OverlayOver,
      isRefusedAfterEnd: ({ context }, { error }: { error: unknown }) =>
        error instanceof OverlayOver && context.view?.stage === 'over',
      isDraftOver: ({ context }) => context.view?.stage === 'over',
    },
    actions: {
      remember: assign((_, { view }: { view: View }) => ({ view, attempt: 0 })),
      forget: assign({ view: null }),
      countAttempt: assign(({ context }) => ({ attempt: context.attempt + 1 })),
    },
    delays: { retry: 0, curtain: CURTAIN_MS },
  }).createMachine({
    id: 'streamOverlay',
    context: { view: null, attempt: 0 },
    initial: 'connecting',
    states: {
      connecting: {
        invoke: {
          id: 'connect',
          src: 'connect',
          onDone: {
            target: 'showing',
            actions: { type: 'remember', params: ({ event: { output } }) => ({ view: output }) },
          },
          onError: [
            {
              guard: { type: 'isRefusedAfterEnd', params: ({ event: { error } }) => ({ error }) },
              target: 'closing',
            },
            { guard: { type: 'isRefused', params: ({ event: { error } }) => ({ error }) }, target: 'ended' },
            { target: 'lost' },
          ],
        },
      },
      showing: {
        on: {
          'view.told': { actions: { type: 'remember', params: ({ event: { view } }) => ({ view }) } },
          'line.lost': { target: 'lost' },
          'overlay.ended': [{ guard: 'isDraftOver', target: 'closing' }, { target: 'ended' }],
        },
      },
      lost: { after: { retry: { target: 'connecting', actions: 'countAttempt' } } },
      closing: { after: { curtain: { target: 'ended' } } },
      ended: { entry: 'forget' },
    },
  });
}

export type StreamOverlayMachine<View extends Streamed> = ReturnType<typeof streamOverlay<View>>;
export type StreamOverlayActor<View extends Streamed> = ActorRefFrom<StreamOverlayMachine<View>>;
export type StreamOverlaySnapshot<View extends Streamed> = SnapshotFrom<StreamOverlayMachine<View>>;
export type StreamOverlayState = StreamOverlaySnapshot<Streamed>['value'];

/** Where the overlay stands. */
export const selectOverlayState = <View extends Streamed>({
  value,
}: StreamOverlaySnapshot<View>): StreamOverlayState => value;

/** What is shown; null where nothing is. */
export const selectShown = <View extends Streamed>({ context }: StreamOverlaySnapshot<View>): View | null =>
  context.view;

function unprovided(name: string): never {
  throw new Error(`The stream overlay was started without "${name}".`);
}
