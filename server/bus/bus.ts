/** More of what happened: for `row` the sequence number in the draft's log, elsewhere an id or a word. */
export type BusDetail = number | string | null;

/** What happened, of which the database holds everything: who hears of it reads there. */
export interface BusMessage {
  /** What it is about: `draft/ID`, or one of the topics that every process hears. Letters, digits, `_`, `-` and `/`. */
  readonly topic: string;
  /** In one word, such as `row`; a word that a process does not know is passed over, as it may be of a newer version. */
  readonly what: string;
  readonly detail: BusDetail;
}

/** Why messages may have been missed: the bus was away, or a while has passed in which one may have been lost. */
export type Missed = 'away' | 'routine';

export type HearMessage = (what: string, detail: BusDetail) => void;

/**
 * Messages between the processes of one site. A courtesy: a message may be lost, late, doubled or out of order, and none is
 * waited for. Whoever subscribes has to find by the database alone, in time, what no message told.
 */
export interface Bus {
  /** Whether no other process can be there: then what is in memory is what is stored. */
  readonly isAlone: boolean;
  /** Sends soon, together with others; never waits and never throws. Of several numbers of one topic only the highest goes. */
  publish(topic: string, what: string, detail?: BusDetail): void;
  /**
   * Hears what other processes say of a topic, until the returned function is called. Where that takes a while to begin,
   * `onBegun` tells when it has: what happened before may not have been heard.
   */
  subscribe(topic: string, hear: HearMessage, onBegun?: () => void): () => void;
  /** Calls back when messages may have been missed: again and again while the bus is away, when it is back, and now and then. */
  onMissed(listener: (why: Missed) => void): () => void;
  figures(): BusFigures;
  /** Sends what waits, if the bus takes it at once, and hears nothing more. */
  close(): Promise<void>;
}

/** Counted since the process began. */
export interface BusFigures {
  readonly isUp: boolean;
  /** Messages handed to the bus, and heard of topics that this process subscribed to. */
  readonly sent: number;
  readonly heard: number;
  /** Messages that could not be sent. */
  readonly dropped: number;
  /** How many times the bus came back. */
  readonly reconnects: number;
}

/** What a kind of bus has to do for all of them. `createBus` does the rest. */
export interface Carrier {
  readonly isAlone: boolean;
  /** Rejects where the bus did not take all of them. Called again only when it has settled. */
  send(messages: readonly BusMessage[]): Promise<void>;
  /** From now on messages of this topic are wanted, or not any more. `onBegun` as in `Bus`. */
  follow(topic: string, onBegun: () => void): void;
  unfollow(topic: string): void;
  isUp(): boolean;
  close(): Promise<void>;
}

/** What a carrier tells. */
export interface CarrierEars {
  /** Messages of other processes; those that nobody subscribed to are passed over. */
  heard(messages: readonly BusMessage[]): void;
  /** The bus is back after it was away. */
  back(): void;
}
