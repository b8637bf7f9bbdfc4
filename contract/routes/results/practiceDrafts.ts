import * as z from 'zod/mini';
import {
  keepPracticeSchema,
  openedPracticeSchema,
  practiceDeckSchema,
  practiceRowSchema,
  practiceShelfSchema,
} from '#contract/practice.ts';
import { nothing, route, signedIn } from '#contract/route.ts';

const params = z.object({ practiceId: z.string().check(z.maxLength(60)) });

/** Practice drafts that people save to their account; guests too, who have My drafts as well. */
export const practiceDraftRoutes = {
  practiceShelf: route('GET /practice-drafts', {
    reply: practiceShelfSchema,
    refusals: [],
    access: signedIn,
    token: 'practice:read',
  }),
  /** The same draft sent again is the one that is there already. */
  practiceKeep: route('POST /practice-drafts', {
    body: keepPracticeSchema,
    reply: practiceRowSchema,
    refusals: [
      'gameUnknown',
      'practiceChanged',
      'practiceUnfinished',
      'practiceUnread',
      'practiceTooLong',
      'deckNotInPool',
      'tooManyPractices',
    ],
    access: signedIn,
    token: 'practice:write',
  }),
  practiceOpen: route('GET /practice-drafts/:practiceId', {
    params,
    reply: openedPracticeSchema,
    refusals: ['practiceUnknown'],
    access: signedIn,
    token: 'practice:read',
  }),
  practiceDeck: route('PUT /practice-drafts/:practiceId', {
    params,
    body: practiceDeckSchema,
    reply: practiceRowSchema,
    refusals: ['practiceUnknown', 'deckNotInPool'],
    access: signedIn,
    token: 'practice:write',
  }),
  practiceDelete: route('DELETE /practice-drafts/:practiceId', {
    params,
    reply: nothing,
    refusals: ['practiceUnknown'],
    access: signedIn,
    token: 'practice:write',
  }),
};
