import { randomInt, randomUUID } from 'node:crypto';
import type { Bus, BusMessage, CarrierEars } from './bus.ts';
import { createBus } from './createBus.ts';
import { BusRefusesError, openRedisLine, type RedisLine } from './redisLine.ts';
import { lettersOf, readLetter } from './wire.ts';

/** The process says something to itself so often; where it does not hear it in time, nobody hears anybody. */
const ECHO_MS = 1000;
const LATEST_ECHO_MS = 2500;
const FIRST_AGAIN_MS = 100;
const LONGEST_AGAIN_MS = 5000;
/** Letters have no longest length here; what is gathered in a few milliseconds is short. */
const NO_LIMIT = Number.POSITIVE_INFINITY;

export interface RedisBusOrder {
  readonly url: string;
  /** Stands before the channels of this site: others may share the server. Letters, digits and `_`. */
  readonly site: string;
  /** Told once when the bus goes away, and once when it is back; a sentence for the log. */
  readonly warn: (sentence: string) => void;
}

/** Host and port, without name and password. */
export const placeOf = (url: string): string => new URL(url).host;

function byTopic(messages: readonly BusMessage[]): ReadonlyMap<string, readonly BusMessage[]> {
  const sorted = new Map<string, BusMessage[]>();
  for (const message of messages) sorted.set(message.topic, [...(sorted.get(message.topic) ?? []), message]);
  return sorted;
}

/** A line that is made anew, with its channels, whenever it broke. */
function createCarrier(order: RedisBusOrder, ears: CarrierEars) {
  const id = randomUUID();
  const { url, site, warn } = order;
  const channelOf = (topic: string) => `passleft/${site}/${topic}`;
  const echo = channelOf(`echo/${id}`);
  const topics = new Map<string, () => void>();
  let line: RedisLine | null = null;
  let heardMs = 0;
  let wasUp = false;
  let isWarned = false;
  let againMs = FIRST_AGAIN_MS;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

  function onText(channel: string, text: string) {
    if (channel === echo) {
      heardMs = performance.now();
      return;
    }
    const letter = readLetter(text);
    if (letter && letter.from !== id) ears.heard(letter.messages);
  }

  function away(why: unknown) {
    line?.destroy();
    line = null;
    if (isClosed) return;
    if (!isWarned)
      warn(
        `The bus at ${placeOf(url)} ${why instanceof BusRefusesError ? `refuses this server (${why.message})` : 'does not answer'}. Drafts go on by the database, up to 3 seconds later.`,
      );
    isWarned = true;
    clearTimeout(timer);
    // Processes that lost it together do not all come back at the same moment.
    timer = setTimeout(() => void connect().catch(away), againMs / 2 + randomInt(againMs));
    timer.unref();
    againMs = Math.min(LONGEST_AGAIN_MS, againMs * 2);
  }

  /** Looks only when all that has come in was read: a process that stood still itself has an echo waiting. */
  const beatSoon = (of: RedisLine) => {
    timer = setTimeout(() => setImmediate(beat, of), ECHO_MS);
    timer.unref();
  };

  function beat(of: RedisLine) {
    if (line !== of) return;
    if (performance.now() - heardMs > LATEST_ECHO_MS) return away(new Error('No echo.'));
    of.publish([{ channel: echo, text: '' }]).catch((fault: unknown) => {
      if (line === of) away(fault);
    });
    beatSoon(of);
  }

  /** Throws where there is no connection. */
  async function connect(): Promise<void> {
    const fresh = await openRedisLine({
      url,
      onText,
      onBroken: (why) => {
        if (line === fresh) away(why);
      },
    });
    if (isClosed) return fresh.destroy();
    try {
      const first = [...topics.keys()];
      await fresh.subscribe([echo, ...first.map(channelOf)]);
      line = fresh;
      // What was followed or given up meanwhile.
      for (const topic of topics.keys()) if (!first.includes(topic)) subscribe(topic);
      for (const topic of first) if (!topics.has(topic)) unsubscribe(topic);
    } catch (fault) {
      fresh.destroy();
      throw fault;
    }
    heardMs = performance.now();
    againMs = FIRST_AGAIN_MS;
    for (const begun of topics.values()) begun();
    if (wasUp || isWarned) ears.back();
    if (isWarned) warn(`The bus at ${placeOf(url)} answers again.`);
    wasUp = true;
    isWarned = false;
    beat(fresh);
  }

  function subscribe(topic: string) {
    const on = line;
    on?.subscribe([channelOf(topic)]).then(
      () => topics.get(topic)?.(),
      (fault: unknown) => {
        if (line === on) away(fault);
      },
    );
  }

  function unsubscribe(topic: string) {
    // What is heard of it nevertheless is passed over.
    line?.unsubscribe(channelOf(topic)).catch(() => undefined);
  }

  const carrier = {
    isAlone: false,
    async send(messages: readonly BusMessage[]) {
      if (!line) throw new Error('The bus is away.');
      await line.publish(
        [...byTopic(messages)].flatMap(([topic, some]) =>
          lettersOf(id, some, NO_LIMIT).map((text) => ({ channel: channelOf(topic), text })),
        ),
      );
    },
    follow(topic: string, begun: () => void) {
      topics.set(topic, begun);
      subscribe(topic);
    },
    unfollow(topic: string) {
      topics.delete(topic);
      unsubscribe(topic);
    },
    isUp: () => line !== null,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      line?.destroy();
      line = null;
    },
  };
  return { carrier, connect, away };
}

/**
 * The bus at a Redis or Valkey: a process hears only of topics that it subscribed to. Where the server does not answer, the
 * bus is away and tries again, less and less often. Throws a BusRefusesError where it answers that it does not let us in.
 */
export async function openRedisBus(order: RedisBusOrder): Promise<Bus> {
  let first: { connect(): Promise<void>; away(why: unknown): void } | undefined;
  const bus = createBus((ears) => {
    const made = createCarrier(order, ears);
    first = made;
    return made.carrier;
  });
  try {
    await first?.connect();
  } catch (fault) {
    if (fault instanceof BusRefusesError) {
      await bus.close();
      throw fault;
    }
    first?.away(fault);
  }
  return bus;
}
