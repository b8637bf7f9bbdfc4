import { api } from '#contract/api.ts';
import { implement } from '../http/implement.ts';
import { refusal, tooMany } from '../http/refusalError.ts';
import { countAttempt } from '../members/rateLimits.ts';
import {
  changePracticeDeck,
  deletePracticeDraft,
  keepPracticeDraft,
  openPracticeDraft,
  readPracticeShelf,
} from './keptPractice.ts';
import { readPracticeSet } from './practiceSet.ts';
import { replayPractice } from './replayPractice.ts';

/** Each is frozen, dealt and played again. */
const KEEPS = { attempts: 60, windowSeconds: 3600 };

/** Practice drafts that people save to their account. */
export const practiceDraftHandlers = [
  implement(api.practiceShelf, ({ member }, { db }) => readPracticeShelf(db, member.memberId)),
  implement(api.practiceKeep, async ({ body, member }, { db, clock }) => {
    const waitSeconds = await countAttempt(db, clock.now(), KEEPS, 'practice keep', member.memberId);
    if (waitSeconds > 0) throw tooMany(waitSeconds);
    const set = await readPracticeSet(db, body);
    if (set === null) throw refusal('gameUnknown');
    const pool = await replayPractice(set, body);
    return keepPracticeDraft(db, member.memberId, { set, sent: body, pool }, clock.now());
  }),
  implement(api.practiceOpen, ({ params, member }, { db }) =>
    openPracticeDraft(db, params.practiceId, member.memberId),
  ),
  implement(api.practiceDeck, ({ params, body, member }, { db }) =>
    changePracticeDeck(db, params.practiceId, member.memberId, body.side),
  ),
  implement(api.practiceDelete, async ({ params, member }, { db }) => {
    await deletePracticeDraft(db, params.practiceId, member.memberId);
    return undefined;
  }),
];
