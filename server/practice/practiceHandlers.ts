import { api } from '#contract/api.ts';
import { addressOf } from '../app/requests/visitorAddress.ts';
import { implement } from '../http/implement.ts';
import { refusal, tooMany } from '../http/refusalError.ts';
import { namesLanguage } from '../http/requestLocale.ts';
import { countAttempt } from '../members/rateLimits.ts';
import { readPracticeSet } from './practiceSet.ts';

/** Freezing the cards of a draft is work, and a browser keeps what it was sent. */
const SETS = { attempts: 60, windowSeconds: 3600 };

/** GET /api/practice/:game/:template. */
export const practiceHandlers = [
  implement(api.practiceSet, async ({ params, request }, { db, clock }) => {
    const waitSeconds = await countAttempt(db, clock.now(), SETS, 'practice set', addressOf(request));
    if (waitSeconds > 0) throw tooMany(waitSeconds);
    const set = await readPracticeSet(db, params, namesLanguage(request));
    if (set === null) throw refusal('gameUnknown');
    return set;
  }),
];
