import type { Bus } from '../bus/bus.ts';
import type { RunningDraft } from './running/runningDraft.ts';

/** Who has to hear what happens at tables: the live line of this process. */
export interface TablesListener {
  /** A running draft accepted an action. */
  draftChanged(draft: RunningDraft): void;
  /** Deadlines moved without an action: the whole view has to be sent. */
  clocksMoved(draft: RunningDraft): void;
  /** Lobby, chat, host or status of a table changed; `isListed` when the list of open tables shows it. */
  tableChanged(draftId: string, isListed: boolean): void;
  /** A member lost the seat; told after the fact. */
  memberRemoved(draftId: string, memberId: string): void;
  /**
   * News of tables that nobody follows here may have been missed, such as of the list and of events; `isCertain` where they
   * could not be heard for a while. What is followed is looked after by itself.
   */
  newsMissed(isCertain: boolean): void;
  /** Whether somebody looks at this table through this process. */
  isWatched(draftId: string): boolean;
  /** All tables that somebody looks at through this process. */
  watched(): readonly string[];
}

/** News of tables for the listeners here and, over the bus, for the other processes. */
export interface TableNews extends TablesListener {
  listen(listener: TablesListener): void;
  /** A row of this number was stored by this process. */
  rowStored(draftId: string, seq: number): void;
  /** What changed at a table was found without a message: the listeners here are told. */
  tableFound(draftId: string): void;
  /** Hears what other processes do at this table, until the returned function is called. */
  follow(draftId: string): () => void;
  /** The tables that are followed. */
  followed(): readonly string[];
  /**
   * What stays the same as long as this table is followed without a break: what was the newest then is brought up to date by
   * what is heard. Null where it is not followed and another process may be at it.
   */
  following(draftId: string): object | null;
  /** Hears the other processes until the returned function is called. */
  hearOthers(hear: OthersHeard): () => void;
}

/** What another process did at a table that is followed here. */
export interface OthersHeard {
  row(draftId: string, version: number): Promise<void>;
  table(draftId: string): Promise<void>;
  /** From now on a table is followed: what happened just before may not have been heard. */
  begun(draftId: string): void;
}

/** Every process hears of tables that the list or an event shows. */
const LISTED_TOPIC = 'tables';
const topicOf = (draftId: string) => `draft/${draftId}`;

interface Following {
  count: number;
  readonly stop: () => void;
}

const NOBODY_ELSE = {};

export function createTableNews(bus: Bus, onFault: (fault: unknown) => void): TableNews {
  const listeners: TablesListener[] = [];
  const followed = new Map<string, Following>();
  let others: OthersHeard | null = null;

  const tell = (say: (listener: TablesListener) => void) => {
    for (const listener of listeners) say(listener);
  };

  async function heardOfTable(draftId: string, isListed: boolean) {
    if (followed.has(draftId)) await others?.table(draftId);
    tell((listener) => listener.tableChanged(draftId, isListed));
  }

  const subscribe = (draftId: string) =>
    bus.subscribe(
      topicOf(draftId),
      (what, detail) => {
        if (what === 'row') others?.row(draftId, Number(detail)).catch(onFault);
        if (what === 'table') heardOfTable(draftId, false).catch(onFault);
        if (what === 'removed') tell((listener) => listener.memberRemoved(draftId, String(detail)));
      },
      () => others?.begun(draftId),
    );

  function unfollow(draftId: string) {
    const following = followed.get(draftId);
    if (!following) return;
    following.count -= 1;
    if (following.count > 0) return;
    followed.delete(draftId);
    following.stop();
  }

  return {
    listen: (listener) => listeners.push(listener),
    isWatched: (draftId) => listeners.some((listener) => listener.isWatched(draftId)),
    watched: () => listeners.flatMap((listener) => listener.watched()),
    newsMissed: (isCertain) => tell((listener) => listener.newsMissed(isCertain)),
    draftChanged: (draft) => tell((listener) => listener.draftChanged(draft)),
    clocksMoved: (draft) => tell((listener) => listener.clocksMoved(draft)),
    tableFound: (draftId) => tell((listener) => listener.tableChanged(draftId, false)),
    rowStored: (draftId, seq) => bus.publish(topicOf(draftId), 'row', seq),
    tableChanged(draftId, isListed) {
      tell((listener) => listener.tableChanged(draftId, isListed));
      if (isListed) bus.publish(LISTED_TOPIC, 'listed', draftId);
      else bus.publish(topicOf(draftId), 'table');
    },
    memberRemoved(draftId, memberId) {
      tell((listener) => listener.memberRemoved(draftId, memberId));
      bus.publish(topicOf(draftId), 'removed', memberId);
    },
    follow(draftId) {
      const known = followed.get(draftId);
      if (known) known.count += 1;
      else followed.set(draftId, { count: 1, stop: subscribe(draftId) });
      let isOver = false;
      return () => {
        if (!isOver) unfollow(draftId);
        isOver = true;
      };
    },
    followed: () => [...followed.keys()],
    following: (draftId) => (bus.isAlone ? NOBODY_ELSE : (followed.get(draftId) ?? null)),
    hearOthers(hear) {
      others = hear;
      const stops = [
        bus.subscribe(LISTED_TOPIC, (what, detail) => {
          if (what === 'listed') heardOfTable(String(detail), true).catch(onFault);
        }),
        bus.onMissed((why) => tell((listener) => listener.newsMissed(why === 'away'))),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
