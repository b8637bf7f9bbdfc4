import * as z from 'zod/mini';
import { route, signedIn } from '../route.ts';

/** Coming to a table by its code. */
export const invitationRoutes = {
  /** The code is from a link or was typed; whoever knows it may see the table and sit down, until they are removed. */
  acceptInvitation: route('POST /invitations', {
    body: z.object({ code: z.string().check(z.trim(), z.minLength(1), z.maxLength(20)) }),
    reply: z.object({ draftId: z.string() }),
    refusals: ['codeUnknown'],
    access: signedIn,
    token: 'drafts:play',
  }),
};
