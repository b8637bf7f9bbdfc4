import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { errorWords } from '../failure.ts';

/** A card that the replay showed otherwise than the seed deals it. Round, seat and place count from 1. */
export interface CardDifference {
  readonly round: number;
  readonly seat: number;
  readonly place: number;
  readonly shown: string;
  readonly dealt: string;
}

/** What dealing and playing a draft again came to. */
export interface SealReport {
  /** What is wrong with the log itself, a sentence each. */
  readonly findings: readonly string[];
  readonly packs: number;
  /** Cards that were compared with what the replay showed; in formats without packs in hand, cards that were dealt again. */
  readonly cards: number;
  readonly picks: number;
  readonly differences: readonly CardDifference[];
  /** Picks of the replay that aren't in the pool of their seat. */
  readonly strayPicks: number;
}

export const isSoundReport = ({ findings, differences, strayPicks }: SealReport): boolean =>
  findings.length === 0 && differences.length === 0 && strayPicks === 0;

export interface SealedOpeningContext<Log> {
  readonly log: Log | null;
  readonly report: SealReport | null;
  readonly failure: string | null;
}

/**
 * Opens the seal of a draft in this browser.
 * `sealed`: nothing is checked yet. `fetching`: the log is on its way. `dealing`: the packs are dealt again from the seed
 * and compared with what was shown. `sound`, `unsound`: what that came to. `failed`: it couldn't be done.
 */
export function sealedOpening<Log>() {
  return setup({
    types: {
      context: {} as SealedOpeningContext<Log>,
      events: {} as { readonly type: 'open.pressed' },
    },
    actors: {
      fetchLog: fromPromise<Log>(() => unprovided('fetchLog')),
      deal: fromPromise<SealReport, { readonly log: Log | null }>(() => unprovided('deal')),
    },
    guards: {
      isSound: (_, { report }: { report: SealReport }) => isSoundReport(report),
    },
    actions: {
      begin: assign({ report: null, failure: null }),
      noteLog: assign((_, { log }: { log: Log }) => ({ log })),
      noteReport: assign((_, { report }: { report: SealReport }) => ({ report })),
      noteFailure: assign((_, { failure }: { failure: string }) => ({ failure })),
    },
  }).createMachine({
    id: 'sealedOpening',
    context: { log: null, report: null, failure: null },
    initial: 'sealed',
    states: {
      sealed: { on: { 'open.pressed': { target: 'fetching' } } },
      fetching: {
        tags: ['opening'],
        entry: 'begin',
        invoke: {
          id: 'fetchLog',
          src: 'fetchLog',
          onDone: {
            target: 'dealing',
            actions: { type: 'noteLog', params: ({ event: { output } }) => ({ log: output }) },
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
      dealing: {
        tags: ['opening'],
        invoke: {
          id: 'deal',
          src: 'deal',
          input: ({ context: { log } }) => ({ log }),
          onDone: [
            {
              guard: { type: 'isSound', params: ({ event: { output } }) => ({ report: output }) },
              target: 'sound',
              actions: { type: 'noteReport', params: ({ event: { output } }) => ({ report: output }) },
            },
            {
              target: 'unsound',
              actions: { type: 'noteReport', params: ({ event: { output } }) => ({ report: output }) },
            },
          ],
          onError: {
            target: 'failed',
            actions: {
              type: 'noteFailure',
              params: ({ event: { error } }) => ({ failure: errorWords(error) }),
            },
          },
        },
      },
      sound: { on: { 'open.pressed': { target: 'fetching' } } },
      unsound: { on: { 'open.pressed': { target: 'fetching' } } },
      failed: { on: { 'open.pressed': { target: 'fetching' } } },
    },
  });
}

export type SealedOpeningSnapshot<Log> = SnapshotFrom<ReturnType<typeof sealedOpening<Log>>>;

function unprovided(name: string): never {
  throw new Error(`A seal was opened without "${name}".`);
}
