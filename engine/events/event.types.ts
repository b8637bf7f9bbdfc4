/** Games of one match: won by the first and by the second player of it, and drawn. */
export interface Score {
  readonly wins: readonly [number, number];
  readonly draws: number;
}

/** How an event is played once its drafts are over. */
export interface EventRules {
  /** Games that win a match: 1 is a single game, 2 is best of three. */
  readonly gamesToWin: 1 | 2;
  readonly swissRounds: number;
  /** How many players the single elimination begins with; 0 without one. */
  readonly cut: 0 | 2 | 4 | 8;
  /** Players meet those of their own pod alone, until the cut. */
  readonly isWithinPods: boolean;
  /** `itself`: a round is opened by the last result of the round before; `host`: by the host. */
  readonly opens: 'itself' | 'host';
}

/** `by` of a match that is over: its two players agreed, the host ruled, nobody was there to play, somebody dropped. */
export type MatchState =
  | { readonly kind: 'open' }
  | { readonly kind: 'reported'; readonly by: 0 | 1; readonly score: Score }
  | { readonly kind: 'final'; readonly by: 'players' | 'host' | 'bye' | 'drop'; readonly score: Score };

/** A match of a round; players by their place in `EventState.players`, the second one null at a bye. */
export interface EventMatch {
  readonly table: number;
  readonly players: readonly [number, number | null];
  readonly state: MatchState;
}

export interface EventRound {
  readonly kind: 'swiss' | 'cut';
  /** Counted from 1, Swiss rounds and those of the cut apart. */
  readonly number: number;
  readonly matches: readonly EventMatch[];
}

export interface EventPlayer {
  readonly id: string;
  /** From 0; null until the pods are seated. */
  readonly pod: number | null;
  /** The seat at the pod's table, from 0; events seated before it was kept have none. */
  readonly seat?: number;
  /** How many rounds were opened when the player dropped; null while they play. */
  readonly droppedAfter: number | null;
}

export type EventPhase = 'gathering' | 'drafting' | 'playing' | 'closed' | 'cancelled';

/** An event, folded from its accepted actions. */
export interface EventState {
  readonly rules: EventRules;
  readonly phase: EventPhase;
  readonly players: readonly EventPlayer[];
  /** Who waits for a place, the first one first; none in events from before there was a waiting list. */
  readonly waiting?: readonly string[];
  readonly rounds: readonly EventRound[];
}

/**
 * What changes an event. Players are named by id, matches by round (its place in `rounds`) and table; a score is given as
 * its first player has it. `chance` is a whole number from 0 below 2^32 that settles what nothing else does.
 */
export type EventAction =
  | { readonly type: 'join'; readonly playerId: string }
  /** Off the list, or out of the queue for it. */
  | { readonly type: 'leave'; readonly playerId: string }
  /** Every place is taken: people who wait are taken in when one is free. */
  | { readonly type: 'wait'; readonly playerId: string }
  /** A place is free for the person who has waited longest. */
  | { readonly type: 'admit' }
  /** The host plays it by other rules; once rounds were opened only `opens` may differ. */
  | { readonly type: 'change'; readonly rules: EventRules }
  | {
      readonly type: 'seat';
      readonly podOf: readonly number[];
      readonly seatOf: readonly number[];
      readonly swissRounds: number;
    }
  | { readonly type: 'openRound'; readonly chance: number }
  | (MatchName & {
      readonly type: 'report' | 'confirm';
      readonly playerId: string;
      readonly score: Score;
      readonly chance: number;
    })
  | (MatchName & { readonly type: 'rule'; readonly score: Score; readonly chance: number })
  | { readonly type: 'drop'; readonly playerId: string; readonly chance: number }
  /** Somebody who dropped by mistake plays on; until the next round opens. */
  | { readonly type: 'takeDropBack'; readonly playerId: string }
  | { readonly type: 'close' }
  | { readonly type: 'cancel' };

export interface MatchName {
  readonly round: number;
  readonly table: number;
}

export type EventRefusal =
  | 'eventStarted'
  | 'eventNotDrafted'
  | 'eventOver'
  | 'settingFixed'
  | 'alreadyInEvent'
  | 'waitingListEmpty'
  | 'notInEvent'
  | 'hasDropped'
  | 'hasNotDropped'
  | 'dropIsFinal'
  | 'tooFewPlayers'
  | 'roundIsOpen'
  | 'noMoreRounds'
  | 'matchUnknown'
  | 'matchIsOver'
  | 'scoreImpossible'
  | 'scoreChanged'
  | 'ownReport'
  | 'bracketMovedOn';

export type EventApplied =
  | { readonly ok: true; readonly state: EventState }
  | { readonly ok: false; readonly refusal: EventRefusal };
