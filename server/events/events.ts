import type { CreateEvent, EventCommand } from '#contract/events/events.ts';
import { type Reply, refused } from '#contract/refusals.ts';
import { createBackoff } from '../backoff.ts';
import type { Bus } from '../bus/bus.ts';
import type { Database } from '../db/database.ts';
import { asAway, DatabaseAwayError } from '../db/databaseAway.ts';
import { type Host, withFreeCode } from '../drafts/lobby/createTable.ts';
import type { SpokenLanguages } from '../members/memberLocale.ts';
import { createEvent } from './createEvent.ts';
import { doEventCommand, type EventDone, RefusedInside } from './eventCommands.ts';
import { findOwnEvents, leaveEvent } from './leaveEvents.ts';
import { tellReminders } from './reminders.ts';
import { endStillEvent, findStillEvents } from './sweepEvents.ts';
import { CALL_CHANNEL, type NewsFor } from './tellNews.ts';

export interface EventsPorts {
  readonly db: Database;
  readonly bus: Bus;
  readonly now: () => number;
  /** A fresh secret seed of 32 bytes. */
  readonly newSeed: () => Uint8Array;
  /** A table of an event was made, or the event it belongs to ended. */
  readonly tableChanged: (draftId: string) => void;
  readonly onFault: (fault: unknown) => void;
  readonly languages: SpokenLanguages;
}

/** Events as one process serves them; any number of processes may do so on one database. */
export interface Events {
  /** Refused: `gameUnknown`, `notAllowed`, `wrongSeats`, `tooManyEvents`. */
  create(host: Host, asked: CreateEvent): Promise<Reply<{ eventId: string }>>;
  /** Refused with what the engine refuses, `eventUnknown`, `eventFull`, `notHost`, and what a table cannot be made for. */
  command(memberId: string, eventId: string, commandId: string, command: EventCommand): Promise<Reply<null>>;
  /** Takes somebody who goes for good out of all events that are not over; hosting is handed on, or the event ends. */
  leaveAll(memberId: string): Promise<void>;
  /** Sends the reminders of starts that are due. */
  remind(): Promise<void>;
  /** Ends events in which nothing has happened for too long. */
  sweep(): Promise<void>;
  /** Calls back with the id of each event that changed, also by another process. */
  listen(listener: (eventId: string) => void): void;
  /** Calls back with news for a member, whichever process told them; null for everybody: news may have been missed. */
  listenToCalls(listener: CallListener): void;
  hearOthers(): Promise<() => Promise<void>>;
}

export type CallListener = (call: NewsFor | null) => void;

const TOPIC = 'events';
const HOUR_MS = 3_600_000;
const WEEK_MS = 168 * HOUR_MS;

export function createEvents(ports: EventsPorts): Events {
  const { db, bus, now, newSeed, languages } = ports;
  const listeners: ((eventId: string) => void)[] = [];
  const callListeners: CallListener[] = [];
  const timesNow = () => ({ nowMs: now(), newSeed, languages });
  const call = (told: NewsFor | null) => {
    for (const listener of callListeners) listener(told);
  };
  const backoff = createBackoff(HOUR_MS, WEEK_MS);
  const tellHere = (eventId: string) => {
    for (const listener of listeners) listener(eventId);
  };
  const tell = (eventId: string) => {
    tellHere(eventId);
    bus.publish(TOPIC, 'changed', eventId);
  };

  async function inTransaction(
    work: Parameters<typeof db.transaction<Reply<EventDone>>>[0],
  ): Promise<Reply<EventDone>> {
    try {
      return await withFreeCode(() => db.transaction(work));
    } catch (fault) {
      if (fault instanceof RefusedInside) return fault.reply;
      throw fault;
    }
  }

  function told(eventId: string, { draftIds }: EventDone) {
    for (const draftId of draftIds) ports.tableChanged(draftId);
    tell(eventId);
  }

  return {
    async create(host, asked) {
      const made = await createEvent({ db, host, asked, nowMs: now() });
      if (made.ok) tell(made.value.eventId);
      return made;
    },
    async command(memberId, eventId, commandId, command) {
      const order = { memberId, eventId, commandId, command, ...timesNow() };
      const reply = await inTransaction((tx) => doEventCommand(tx, order));
      if (!reply.ok) return refused(reply.refusal, reply.message);
      told(eventId, reply.value);
      return { ok: true, value: null };
    },
    async leaveAll(memberId) {
      const times = timesNow();
      for (const eventId of await findOwnEvents(db, memberId)) {
        const reply = await inTransaction((tx) => leaveEvent(tx, memberId, eventId, times));
        if (reply.ok) told(eventId, reply.value);
      }
    },
    remind: () => tellReminders({ db, now, languages }),
    async sweep() {
      const times = timesNow();
      for (const eventId of await findStillEvents(db, times.nowMs, backoff.waiting(times.nowMs))) {
        try {
          const reply = await inTransaction((tx) => endStillEvent(tx, eventId, times));
          if (reply.ok) told(eventId, reply.value);
          backoff.well(eventId);
        } catch (fault) {
          if (asAway(fault) instanceof DatabaseAwayError) throw fault;
          backoff.failed(eventId, times.nowMs);
          ports.onFault(fault);
        }
      }
    },
    listen: (listener) => listeners.push(listener),
    listenToCalls: (listener) => callListeners.push(listener),
    async hearOthers() {
      const stopCalls = await db.listen(
        CALL_CHANNEL,
        (payload) => call(JSON.parse(payload) as NewsFor),
        () => call(null),
      );
      const stopChanges = bus.subscribe(TOPIC, (_what, eventId) => tellHere(String(eventId)));
      return async () => {
        stopChanges();
        await stopCalls();
      };
    },
  };
}
