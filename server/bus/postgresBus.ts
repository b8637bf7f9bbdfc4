import { randomUUID } from 'node:crypto';
import { type Database, NOTICE_BYTES } from '../db/database.ts';
import type { Bus } from './bus.ts';
import { createBus } from './createBus.ts';
import { isLetterOf, lettersOf, readLetter } from './wire.ts';

const CHANNEL = 'bus';

/**
 * The bus of processes that share a database server and nothing else: one NOTIFY for all that is said within a few
 * milliseconds, outside of any commit, which takes a lock of the whole database server. Every process hears everything and
 * passes over what it did not subscribe to. Throws where the database cannot be listened to.
 */
export async function openPostgresBus(db: Database): Promise<Bus> {
  const from = randomUUID();
  let stopHearing: () => Promise<void> = async () => undefined;
  let hear: (payload: string) => void = () => undefined;
  let back: () => void = () => undefined;
  const bus = createBus((ears) => {
    back = ears.back;
    hear = (payload) => {
      const letter = isLetterOf(from, payload) ? null : readLetter(payload);
      if (letter) ears.heard(letter.messages);
    };
    return {
      isAlone: false,
      send: (messages) => db.notifyApart(CHANNEL, lettersOf(from, messages, NOTICE_BYTES)),
      // All is heard in any case.
      follow: () => undefined,
      unfollow: () => undefined,
      isUp: () => db.isHearing(),
      close: () => stopHearing(),
    };
  });
  stopHearing = await db.listen(
    CHANNEL,
    (payload) => hear(payload),
    () => back(),
  );
  return bus;
}
