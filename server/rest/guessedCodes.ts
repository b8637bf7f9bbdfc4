import type { FastifyRequest } from 'fastify';
import { tooMany } from '../http/refusalError.ts';
import { countAttempt, forgiveAttempt } from '../members/rateLimits.ts';
import type { House } from './house.ts';
import { addressOf } from './visitorAddress.ts';

/**
 * Codes that nobody has, from one visitor's address: a code of four letters and two digits is one of 21 million, so that
 * at this pace a site with a thousand open tables is guessed right once in five days.
 */
export const WRONG_CODES = { attempts: 30, windowSeconds: 600 };

const BUCKET = 'table code';

/** What a code stands for, or null; throws 429 once this visitor has tried too many that stand for nothing. */
export async function foundByCode<Found>(
  { db, clock }: House,
  request: FastifyRequest,
  find: () => Promise<Found | null>,
): Promise<Found | null> {
  const address = addressOf(request);
  const waitSeconds = await countAttempt(db, clock.now(), WRONG_CODES, BUCKET, address);
  if (waitSeconds > 0) throw tooMany(waitSeconds);
  const found = await find();
  if (found !== null) await forgiveAttempt(db, BUCKET, address);
  return found;
}
