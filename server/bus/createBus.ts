import type { Bus, Carrier, CarrierEars, HearMessage, Missed } from './bus.ts';
import { createGatherer } from './gatherer.ts';

/** How often what may have been missed is looked for while the bus is away, and otherwise. */
const AWAY_MS = 2000;
const ROUTINE_MS = 30_000;
const LOOK_MS = 500;

const nothing = () => undefined;

/** A bus over a carrier that is told of what comes in. */
export function createBus(carrierWith: (ears: CarrierEars) => Carrier): Bus {
  const subscribers = new Map<string, Map<HearMessage, () => void>>();
  const listeners = new Set<(why: Missed) => void>();
  const counts = { sent: 0, heard: 0, dropped: 0, reconnects: 0 };
  let missedAtMs = performance.now();

  const missed = (why: Missed) => {
    missedAtMs = performance.now();
    for (const listener of listeners) listener(why);
  };

  const carrier = carrierWith({
    heard(messages) {
      for (const { topic, what, detail } of messages) {
        const hearing = subscribers.get(topic);
        if (!hearing) continue;
        counts.heard += 1;
        for (const hear of hearing.keys()) hear(what, detail);
      }
    },
    back() {
      counts.reconnects += 1;
      missed('away');
    },
  });

  const gatherer = createGatherer({
    send: (messages) => carrier.send(messages),
    onSent: (count) => {
      counts.sent += count;
    },
    onDropped: (count) => {
      counts.dropped += count;
    },
  });

  const look = setInterval(() => {
    const passedMs = performance.now() - missedAtMs;
    if (!carrier.isUp()) {
      if (passedMs >= AWAY_MS) missed('away');
    } else if (passedMs >= ROUTINE_MS) missed('routine');
  }, LOOK_MS);
  look.unref();
  if (carrier.isAlone) clearInterval(look);

  return {
    isAlone: carrier.isAlone,
    publish(topic, what, detail = null) {
      if (!carrier.isAlone) gatherer.add({ topic, what, detail });
    },
    subscribe(topic, hear, onBegun = nothing) {
      const known = subscribers.get(topic);
      const hearing = known ?? new Map<HearMessage, () => void>();
      hearing.set(hear, onBegun);
      subscribers.set(topic, hearing);
      if (!known)
        carrier.follow(topic, () => {
          for (const begun of subscribers.get(topic)?.values() ?? []) begun();
        });
      return () => {
        if (!hearing.delete(hear) || hearing.size > 0 || subscribers.get(topic) !== hearing) return;
        subscribers.delete(topic);
        carrier.unfollow(topic);
      };
    },
    onMissed(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    figures: () => ({ isUp: carrier.isUp(), ...counts }),
    async close() {
      clearInterval(look);
      await gatherer.close();
      await carrier.close();
    },
  };
}
