import type { EventEnvelope, WatchEvent } from '#contract/events/events.ts';
import type { EventView } from '#contract/events/eventView.ts';
import { type Reply, refused } from '#contract/refusals.ts';
import type { Guess } from '../app/requests/guessedCodes.ts';
import type { Database } from '../db/database.ts';
import type { Events } from '../events/events.ts';
import { eventViewOf, mayAlwaysSee, readShownEvent, type ShownEvent } from '../events/eventView.ts';
import { isOpenedBy, readEventFor } from '../events/seenEvent.ts';
import type { Line } from './audience.ts';
import { createPaced } from './paced.ts';

interface Watcher {
  readonly line: Line;
  readonly key: string | undefined;
  /** The view as it was last sent, to send nothing twice. */
  sent: string;
}

/** Who watches which event: each is told when it, or one of its tables, changes. */
export interface EventAudience {
  /**
   * Refused with `eventUnknown` also where the event is not open to the asker. Here and below `guess` tries the code that
   * is asked with, where nothing else lets the asker in, and throws 429 after too many wrong ones.
   */
  watch(line: Line, asked: WatchEvent, guess: Guess): Promise<Reply<EventView>>;
  /** The connection is gone, or does not look at an event any more. */
  gone(lineId: string): void;
  command(memberId: string, envelope: EventEnvelope, guess: Guess): Promise<Reply<EventView>>;
  /** The event as this member may see it, without watching it. */
  read(memberId: string, asked: WatchEvent, guess: Guess): Promise<Reply<EventView>>;
  /** A table changed; those who watch its event are told. */
  tableChanged(draftId: string): void;
  /** What other processes told may have been missed: every event that is watched is read anew. */
  newsMissed(): void;
  stop(): Promise<void>;
}

export interface EventAudiencePorts {
  readonly db: Database;
  readonly events: Events;
  readonly now: () => number;
  readonly onFault: (fault: unknown) => void;
}

const PAUSE_MS = 150;
const textOf = (view: EventView) => JSON.stringify({ ...view, nowMs: 0 });

export function createEventAudience({ db, events, now, onFault }: EventAudiencePorts): EventAudience {
  const byEvent = new Map<string, Map<string, Watcher>>();
  const watched = new Map<string, string>();
  /** Tables of watched events. */
  const eventOf = new Map<string, string>();
  const news = createPaced({ pauseMs: PAUSE_MS, first: 'now', work: tellAll, onFault });

  events.listen((eventId) => {
    if (byEvent.has(eventId)) news.soon(eventId);
  });

  function remember({ record, tables }: ShownEvent) {
    for (const { draftId } of tables) eventOf.set(draftId, record.eventId);
  }

  async function tellAll(eventId: string) {
    const watchers = byEvent.get(eventId);
    const shown = watchers ? await readShownEvent(db, eventId) : null;
    if (!watchers || !shown) return;
    remember(shown);
    for (const [lineId, watcher] of watchers) {
      // Who was taken off an event that is not open sees it once more, without them, and is told no more of it.
      if (!mayAlwaysSee(shown, watcher.line.memberId) && !isOpenedBy(shown, watcher.key)) gone(lineId);
      const view = eventViewOf(shown, watcher.line.memberId, now());
      const text = textOf(view);
      if (watcher.sent === text) continue;
      watcher.sent = text;
      watcher.line.send('event', view);
    }
  }

  function gone(lineId: string) {
    const eventId = watched.get(lineId);
    if (eventId === undefined) return;
    watched.delete(lineId);
    const watchers = byEvent.get(eventId);
    watchers?.delete(lineId);
    if (watchers?.size !== 0) return;
    byEvent.delete(eventId);
    for (const [draftId, known] of eventOf) if (known === eventId) eventOf.delete(draftId);
  }

  async function read(memberId: string, asked: WatchEvent, guess: Guess): Promise<Reply<EventView>> {
    const shown = await readEventFor(db, memberId, asked, guess);
    return shown ? { ok: true, value: eventViewOf(shown, memberId, now()) } : refused('eventUnknown');
  }

  return {
    read,
    gone,
    async watch(line, asked, guess) {
      gone(line.id);
      const shown = await readEventFor(db, line.memberId, asked, guess);
      if (!shown) return refused('eventUnknown');
      const { eventId } = shown.record;
      remember(shown);
      const view = eventViewOf(shown, line.memberId, now());
      const watchers = byEvent.get(eventId) ?? new Map<string, Watcher>();
      byEvent.set(eventId, watchers.set(line.id, { line, key: asked.key, sent: textOf(view) }));
      watched.set(line.id, eventId);
      // What changed while it was read is told after it.
      news.soon(eventId);
      return { ok: true, value: view };
    },
    async command(memberId, { eventId, commandId, command }, guess) {
      const key = 'key' in command ? command.key : undefined;
      if (key !== undefined && !(await readEventFor(db, memberId, { eventId, key }, guess)))
        return refused('eventUnknown');
      const reply = await events.command(memberId, eventId, commandId, command);
      if (!reply.ok) return reply;
      const after = await read(memberId, { eventId, key }, guess);
      const shown = after.ok ? null : await readShownEvent(db, eventId);
      // Who has just left an event that is not open sees it once more.
      return shown ? { ok: true, value: eventViewOf(shown, memberId, now()) } : after;
    },
    tableChanged(draftId) {
      const eventId = eventOf.get(draftId);
      if (eventId !== undefined) news.soon(eventId);
    },
    newsMissed() {
      for (const eventId of byEvent.keys()) news.soon(eventId);
    },
    stop: () => news.stop(),
  };
}
