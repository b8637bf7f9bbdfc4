import { createHash, timingSafeEqual } from 'node:crypto';
import { tooMany } from '#server/http/refusalError.ts';
import { countAttempt, type RateLimit, waitFor } from '#server/members/rateLimits.ts';
import type { AppContext } from '../appContext.ts';

/**
 * Wrong codes from one visitor's address, in all ways to try one together. A code of four letters and two digits is one of
 * 21 million: at this pace a site with a thousand open tables is guessed right once in seven months from one address.
 */
export const WRONG_CODES = {
  perMinute: { attempts: 10, windowSeconds: 60 },
  perDay: { attempts: 100, windowSeconds: 86_400 },
} as const satisfies Record<string, RateLimit>;

const bucketOf = ({ windowSeconds }: RateLimit) => `wrong code in ${windowSeconds} s`;

/** Looks for what a code opens; answers null for a wrong one, and throws 429 once this visitor has tried too many. */
export type Guess = <Found>(find: () => Promise<Found | null>) => Promise<Found | null>;

/**
 * The only way to try a code of a table or an event. Right ones are not counted, so that a club behind one address comes
 * in by its link; but after too many wrong ones not even the right one is told.
 */
export const guessFrom =
  ({ db, clock }: Pick<AppContext, 'db' | 'clock'>, address: string): Guess =>
  async (find) => {
    const found = await find();
    const waits = Object.values(WRONG_CODES).map((limit) =>
      found === null
        ? countAttempt(db, clock.now(), limit, bucketOf(limit), address)
        : waitFor(db, clock.now(), limit, bucketOf(limit), address),
    );
    const waitSeconds = Math.max(...(await Promise.all(waits)));
    if (waitSeconds > 0) throw tooMany(waitSeconds);
    return found;
  };

const digestOf = (code: string) => createHash('sha256').update(code.trim().toUpperCase()).digest();

/** Whether a typed code is this one, in whatever case; takes as long whatever is wrong with it. */
export const isSameCode = (typed: string, code: string): boolean =>
  timingSafeEqual(digestOf(typed), digestOf(code));
