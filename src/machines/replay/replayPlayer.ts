import { assign, cancel, fromPromise, raise, setup } from 'xstate';
import type { SeatResult } from '#contract/results/results.ts';
import { errorWords } from '../failure.ts';
import {
  addressOf,
  type Guesses,
  guessKey,
  isHidden,
  picksOf,
  placeAfter,
  placeOf,
  type ReplayAddress,
  type ReplayMove,
  type ReplayPlace,
} from './replayPlaces.ts';

/** What is needed of a draft to replay it. */
export interface ReplayDraft {
  readonly seats: readonly SeatResult[];
  readonly mySeat: number | null;
}

/** How many times as fast as usual. */
export const REPLAY_SPEEDS = [0.5, 1, 2, 4] as const;
export type ReplaySpeed = (typeof REPLAY_SPEEDS)[number];

/** What happens to a draft that is here. */
export type ReplayEvent =
  | ReplayMove
  | { readonly type: 'play.pressed' | 'pause.pressed' | 'address.due' }
  | { readonly type: 'speed.chosen'; readonly speed: ReplaySpeed }
  | { readonly type: 'bot.switched' | 'guessing.switched'; readonly isOn: boolean }
  | { readonly type: 'card.guessed'; readonly id: string }
  /** The page's address names another place, as after Back. */
  | { readonly type: 'address.changed'; readonly address: ReplayAddress };

export type ReplayPlayerEvent<Draft, Source> =
  | ReplayEvent
  /** The same draft as it's now, for example with more seats open. */
  | { readonly type: 'draft.changed'; readonly draft: Draft }
  | { readonly type: 'source.chosen'; readonly source: Source }
  | { readonly type: 'retry.pressed' };

export interface ReplayPlayerContext<Draft, Source> {
  readonly draft: Draft | null;
  readonly source: Source | null;
  readonly failure: string | null;
  readonly place: ReplayPlace;
  /** The place that the page's address names, by `guessKey`. */
  readonly addressed: string;
  readonly speed: ReplaySpeed;
  readonly isBotShown: boolean;
  readonly isGuessing: boolean;
  readonly guesses: Guesses;
}

export interface ReplayPlayerInput<Draft> {
  /** Null where it's read from a source. */
  readonly draft: Draft | null;
  readonly address: ReplayAddress;
}

const PLAYED_PICK_MS = 1500;
/** Browsers refuse many address changes in a row, so a drag along the bar writes its end only. */
const ADDRESS_AFTER_MS = 250;
const START: ReplayPlace = { seat: 0, index: 0 };

/**
 * Plays a draft again, pick by pick.
 * `empty`: no draft is chosen. `loading`: it's read from its source. `failed`: it couldn't be. `ready`: it's here, and
 * `paused`, `playing` or `ended` at the last pick of the seat.
 */
export function replayPlayer<Draft extends ReplayDraft, Source>() {
  const placeIn = ({ seats, mySeat }: Draft, address: ReplayAddress): ReplayPlace =>
    placeOf(seats, mySeat, address);
  const lastIndex = ({ draft, place }: ReplayPlayerContext<Draft, Source>) =>
    picksOf(draft?.seats ?? [], place.seat).length - 1;

  return setup({
    types: {
      context: {} as ReplayPlayerContext<Draft, Source>,
      events: {} as ReplayPlayerEvent<Draft, Source>,
      input: {} as ReplayPlayerInput<Draft>,
    },
    actors: {
      read: fromPromise<Draft, { readonly source: Source | null }>(() => unprovided('read')),
    },
    delays: {
      pickShown: ({ context: { speed } }) => PLAYED_PICK_MS / speed,
    },
    guards: {
      hasDraft: ({ context: { draft } }) => draft !== null,
      hasSteps: ({ context }) => lastIndex(context) > 0,
      isAtEnd: ({ context }) => context.place.index >= lastIndex(context),
      isBeforeLast: ({ context }) => context.place.index + 1 === lastIndex(context),
      /** Its own address comes back to it, too. */
      isElsewhere: ({ context: { draft, addressed } }, { address }: { address: ReplayAddress }) =>
        draft !== null && guessKey(placeIn(draft, address)) !== addressed,
      isAskedFor: ({ context }) =>
        isHidden(
          context,
          context.place,
          picksOf(context.draft?.seats ?? [], context.place.seat)[context.place.index],
        ),
      isUntold: ({ context: { place, addressed } }) => guessKey(place) !== addressed,
    },
    actions: {
      noteSource: assign((_, { source }: { source: Source }) => ({ source, draft: null, failure: null })),
      noteDraft: assign((_, { draft }: { draft: Draft }) => ({
        draft,
        ...atPlace(placeIn(draft, {})),
        guesses: {},
      })),
      changeDraft: assign(({ context: { draft: before, place } }, { draft }: { draft: Draft }) => ({
        draft,
        place: before === null ? place : placeIn(draft, addressOf(before.seats, place)),
      })),
      noteFailure: assign((_, { failure }: { failure: string }) => ({ failure })),
      move: assign(({ context: { draft, place } }, { to }: { to: ReplayMove }) => ({
        place: draft === null ? place : placeAfter(draft.seats, place, to),
      })),
      moveToAddress: assign(({ context: { draft, place } }, { address }: { address: ReplayAddress }) =>
        draft === null ? { place } : atPlace(placeIn(draft, address)),
      ),
      rewind: assign(({ context: { place } }) => ({ place: { ...place, index: 0 } })),
      advance: assign(({ context: { place } }) => ({ place: { ...place, index: place.index + 1 } })),
      noteSpeed: assign((_, { speed }: { speed: ReplaySpeed }) => ({ speed })),
      showBot: assign((_, { isOn }: { isOn: boolean }) => ({ isBotShown: isOn })),
      guess: assign((_, { isOn }: { isOn: boolean }) => ({ isGuessing: isOn, guesses: {} })),
      noteGuess: assign(({ context: { guesses, place } }, { id }: { id: string }) => ({
        guesses: { ...guesses, [guessKey(place)]: id },
      })),
      noteTold: assign(({ context: { place } }) => ({ addressed: guessKey(place) })),
      forgetAddress: cancel('address'),
      tellAddressSoon: raise({ type: 'address.due' }, { id: 'address', delay: ADDRESS_AFTER_MS }),
      /** Writes the place into the page's address; where it has none nothing is to be done. */
      tellAddress: (_, _params: { address: ReplayAddress }) => {},
    },
  }).createMachine({
    id: 'replayPlayer',
    context: ({ input: { draft, address } }) => ({
      draft,
      source: null,
      failure: null,
      speed: 1,
      isBotShown: true,
      isGuessing: false,
      guesses: {},
      ...atPlace(draft === null ? START : placeIn(draft, address)),
    }),
    initial: 'beginning',
    on: {
      'source.chosen': {
        target: '.loading',
        actions: [{ type: 'noteSource', params: ({ event: { source } }) => ({ source }) }, 'forgetAddress'],
      },
    },
    states: {
      beginning: { always: [{ guard: 'hasDraft', target: 'ready' }, { target: 'empty' }] },
      empty: {},
      loading: {
        invoke: {
          id: 'read',
          src: 'read',
          input: ({ context: { source } }) => ({ source }),
          onDone: {
            target: 'ready',
            actions: { type: 'noteDraft', params: ({ event: { output } }) => ({ draft: output }) },
          },
          onError: {
            target: 'failed',
            actions: {
              type: 'noteFailure',
              params: ({ event: { error } }) => ({ failure: errorWords(error) }),
            },
          },
        },
      },
      failed: { on: { 'retry.pressed': { target: 'loading' } } },
      ready: {
        initial: 'arriving',
        on: {
          'pick.stepped': { target: '.arriving', actions: [{ type: 'move', params: toEvent }, ...MOVED] },
          'pick.chosen': { target: '.arriving', actions: [{ type: 'move', params: toEvent }, ...MOVED] },
          'round.chosen': { target: '.arriving', actions: [{ type: 'move', params: toEvent }, ...MOVED] },
          'seat.chosen': { target: '.arriving', actions: [{ type: 'move', params: toEvent }, ...MOVED] },
          'address.changed': {
            guard: { type: 'isElsewhere', params: ({ event: { address } }) => ({ address }) },
            target: '.arriving',
            actions: [
              'forgetAddress',
              { type: 'moveToAddress', params: ({ event: { address } }) => ({ address }) },
            ],
          },
          'address.due': {
            guard: 'isUntold',
            actions: [
              'noteTold',
              {
                type: 'tellAddress',
                params: ({ context: { draft, place } }) => ({
                  address: addressOf(draft?.seats ?? [], place),
                }),
              },
            ],
          },
          'draft.changed': {
            target: '.arriving',
            actions: { type: 'changeDraft', params: ({ event: { draft } }) => ({ draft }) },
          },
          'speed.chosen': { actions: { type: 'noteSpeed', params: ({ event: { speed } }) => ({ speed }) } },
          'bot.switched': { actions: { type: 'showBot', params: ({ event: { isOn } }) => ({ isOn }) } },
          'guessing.switched': {
            target: '.arriving',
            actions: { type: 'guess', params: ({ event: { isOn } }) => ({ isOn }) },
          },
          'card.guessed': {
            guard: 'isAskedFor',
            actions: { type: 'noteGuess', params: ({ event: { id } }) => ({ id }) },
          },
        },
        states: {
          arriving: { always: [{ guard: 'isAtEnd', target: 'ended' }, { target: 'paused' }] },
          paused: { on: { 'play.pressed': { target: 'playing' } } },
          ended: {
            on: { 'play.pressed': { guard: 'hasSteps', target: 'playing', actions: ['rewind', ...MOVED] } },
          },
          playing: {
            after: {
              pickShown: [
                { guard: 'isBeforeLast', target: 'ended', actions: ['advance', ...MOVED] },
                { target: 'playing', reenter: true, actions: ['advance', ...MOVED] },
              ],
            },
            on: {
              'pause.pressed': { target: 'paused' },
              'speed.chosen': {
                target: 'playing',
                reenter: true,
                actions: { type: 'noteSpeed', params: ({ event: { speed } }) => ({ speed }) },
              },
            },
          },
        },
      },
    },
  });
}

const MOVED = ['forgetAddress', 'tellAddressSoon'] as const;

const atPlace = (place: ReplayPlace) => ({ place, addressed: guessKey(place) });

const toEvent = ({ event }: { event: ReplayMove }) => ({ to: event });

function unprovided(name: string): never {
  throw new Error(`A draft was replayed without "${name}".`);
}
