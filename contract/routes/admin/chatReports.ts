import * as z from 'zod/mini';
import { nothing, route, signedIn } from '#contract/route.ts';

/** What people at a table tell the Admins. */
export const chatReportRoutes = {
  /** Twenty an hour; the same line twice is one report. */
  chatLineReport: route('POST /drafts/:draftId/chat-reports', {
    params: z.object({ draftId: z.string().check(z.maxLength(64)) }),
    body: z.object({ messageId: z.string().check(z.minLength(1), z.maxLength(100)) }),
    reply: nothing,
    refusals: ['notFound', 'ownLine'],
    access: signedIn,
    token: 'drafts:play',
  }),
};
