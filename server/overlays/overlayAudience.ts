import { isDeepStrictEqual } from 'node:util';
import type { OverlayView } from '#contract/overlays.ts';
import { type Reply, refused } from '#contract/refusals.ts';
import type { Guess } from '../app/requests/guessedCodes.ts';
import type { Database } from '../db/database.ts';
import type { TablesListener } from '../drafts/tableNews.ts';
import type { Tables } from '../drafts/tables.ts';
import { createPaced } from '../hub/paced.ts';
import { createDelayedTable, type DelayedTable } from './delayedTable.ts';
import { findOverlayKey, readHeldKey } from './overlayKeys.ts';

/** One way to one overlay. */
export interface OverlayLine {
  readonly id: string;
  send(view: OverlayView): void;
  /** Says that the key opens nothing any more, and closes the line. */
  end(): void;
}

/** Who looks at which table through an overlay. Each is sent what watchers could know as long ago as the table's delay. */
export interface OverlayAudience {
  /** Refused with `notFound` for a key that opens nothing; `guess` tries it, and throws 429 after too many wrong ones. */
  open(line: OverlayLine, key: string, guess: Guess): Promise<Reply<OverlayView>>;
  /** The connection is gone. */
  gone(lineId: string): void;
  readonly listener: TablesListener;
  /** Sends what is due, for those who steer the clockwork. */
  sendDue(): Promise<void>;
  stop(): Promise<void>;
}

export interface OverlayAudiencePorts {
  readonly db: Database;
  readonly tables: Pick<Tables, 'running' | 'follow' | 'log'>;
  readonly now: () => number;
  readonly onFault: (fault: unknown) => void;
}

interface Viewer {
  readonly line: OverlayLine;
  readonly keyHash: string;
  sent: OverlayView | null;
}

interface Feed {
  readonly table: DelayedTable;
  readonly viewers: Map<string, Viewer>;
  timer: NodeJS.Timeout | null;
  readonly unfollow: () => void;
}

/** What happens within this time is sent together. */
const PAUSE_MS = 200;
/** Longer waits than this are looked at again meanwhile. */
const LONGEST_WAIT_MS = 60_000;

const isSame = (a: OverlayView | null, b: OverlayView) =>
  a !== null && isDeepStrictEqual({ ...a, shownAtMs: 0 }, { ...b, shownAtMs: 0 });

export function createOverlayAudience({ db, tables, now, onFault }: OverlayAudiencePorts): OverlayAudience {
  const feeds = new Map<string, Feed>();
  const news = createPaced({ pauseMs: PAUSE_MS, first: 'now', work: look, onFault });

  function end(draftId: string, viewer: Viewer) {
    remove(draftId, viewer.line.id);
    viewer.line.end();
  }

  function remove(draftId: string, lineId: string) {
    const feed = feeds.get(draftId);
    if (!feed?.viewers.delete(lineId) || feed.viewers.size > 0) return;
    if (feed.timer) clearTimeout(feed.timer);
    feeds.delete(draftId);
    feed.unfollow();
  }

  /** Shows what is due now, and ends those whose key opens nothing any more. */
  async function look(draftId: string) {
    const feed = feeds.get(draftId);
    if (!feed) return;
    // What ended is known before anything of this moment is sent.
    const keyHash = (await feed.table.read()) ? await readHeldKey(db, draftId) : null;
    for (const viewer of feed.viewers.values()) if (viewer.keyHash !== keyHash) end(draftId, viewer);
    send(feed);
    const { finishedAtMs, delayMs } = feed.table;
    if (finishedAtMs !== null && finishedAtMs + delayMs <= now())
      for (const viewer of feed.viewers.values()) end(draftId, viewer);
    wait(draftId);
  }

  function send({ table, viewers }: Feed) {
    table.goOn(now() - table.delayMs);
    const view = table.view();
    for (const viewer of viewers.values()) {
      // Who is just opening is answered with it.
      if (viewer.sent === null || isSame(viewer.sent, view)) continue;
      viewer.sent = view;
      viewer.line.send(view);
    }
  }

  /** Looks again when the next thing is due. */
  function wait(draftId: string) {
    const feed = feeds.get(draftId);
    if (!feed) return;
    if (feed.timer) clearTimeout(feed.timer);
    const { table } = feed;
    const nextMs = table.nextMs();
    const dueInMs = nextMs === null ? LONGEST_WAIT_MS : nextMs + table.delayMs - now();
    const waitMs = Math.min(Math.max(1, dueInMs), LONGEST_WAIT_MS);
    feed.timer = setTimeout(() => news.soon(draftId), waitMs).unref();
  }

  async function open(line: OverlayLine, key: string, guess: Guess): Promise<Reply<OverlayView>> {
    gone(line.id);
    const found = await guess(() => findOverlayKey(db, key, now()));
    if (!found) return refused('notFound');
    const { draftId, keyHash } = found;
    const feed = feeds.get(draftId) ?? {
      table: createDelayedTable({ db, tables, now }, draftId),
      viewers: new Map<string, Viewer>(),
      timer: null,
      unfollow: tables.follow(draftId),
    };
    feeds.set(draftId, feed);
    const viewer: Viewer = { line, keyHash, sent: null };
    feed.viewers.set(line.id, viewer);
    try {
      // Held by this process, so that what other processes do there is told.
      await tables.running(draftId);
      if (!(await feed.table.read())) {
        remove(draftId, line.id);
        return refused('notFound');
      }
    } catch (fault) {
      remove(draftId, line.id);
      throw fault;
    }
    feed.table.goOn(now() - feed.table.delayMs);
    const view = feed.table.view();
    viewer.sent = view;
    // The key may have ended meanwhile.
    news.soon(draftId);
    return { ok: true, value: view };
  }

  function gone(lineId: string) {
    for (const [draftId, { viewers }] of feeds) if (viewers.has(lineId)) remove(draftId, lineId);
  }

  const heard = (draftId: string) => {
    if (feeds.has(draftId)) news.soon(draftId);
  };

  return {
    open,
    gone,
    listener: {
      draftChanged: ({ draftId }) => heard(draftId),
      clocksMoved: ({ draftId }) => heard(draftId),
      tableChanged: heard,
      memberRemoved: heard,
      // What is followed is looked after.
      newsMissed: () => undefined,
      isWatched: (draftId) => feeds.has(draftId),
      // An overlay keeps no table open that everybody left.
      watched: () => [],
    },
    async sendDue() {
      for (const draftId of [...feeds.keys()]) await look(draftId);
    },
    async stop() {
      await news.stop();
      for (const { timer, unfollow } of feeds.values()) {
        if (timer) clearTimeout(timer);
        unfollow();
      }
      feeds.clear();
    },
  };
}
