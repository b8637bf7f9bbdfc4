import { randomUUID } from 'node:crypto';
import type { Bus, CarrierEars } from './bus.ts';
import { createBus } from './createBus.ts';
import { lettersOf, readLetter } from './wire.ts';

/** Joins buses that are in one process, as where tests run several servers. */
export interface LocalWire {
  readonly ends: Map<string, CarrierEars>;
}

export const createLocalWire = (): LocalWire => ({ ends: new Map() });

/** The bus of a server that shares its database with no other process; on a `wire` with the other ends of it. */
export function createLocalBus(wire: LocalWire | null = null): Bus {
  const id = randomUUID();
  return createBus((ears) => {
    wire?.ends.set(id, ears);
    return {
      isAlone: wire === null,
      async send(messages) {
        for (const text of lettersOf(id, messages, Number.POSITIVE_INFINITY)) {
          const letter = readLetter(text);
          for (const [end, { heard }] of wire?.ends ?? []) if (letter && end !== id) heard(letter.messages);
        }
      },
      follow: () => undefined,
      unfollow: () => undefined,
      isUp: () => true,
      close: async () => {
        wire?.ends.delete(id);
      },
    };
  });
}
