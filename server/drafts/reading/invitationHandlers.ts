import { api } from '#contract/api.ts';
import { guessFrom } from '#server/app/requests/guessedCodes.ts';
import { addressOf } from '#server/app/requests/visitorAddress.ts';
import { implement } from '#server/http/implement.ts';
import { tableRefusal } from '#server/http/refusalError.ts';
import { findByCode } from '../tableRows.ts';
import { readCode } from './readCode.ts';
import { invite } from './readers.ts';

/** GET /api/codes/:code and POST /api/invitations; codes that nobody has count against the visitor's address. */
export const invitationHandlers = [
  implement(api.openedByCode, async ({ params: { code }, request }, context) => {
    const opened = await guessFrom(context, addressOf(request))(() => readCode(context.db, code));
    if (opened === null) throw tableRefusal('codeUnknown');
    return opened;
  }),
  implement(api.acceptInvitation, async ({ body, member, request }, context) => {
    const { db, clock } = context;
    const draftId = await guessFrom(context, addressOf(request))(() => findByCode(db, body.code));
    if (draftId === null) throw tableRefusal('codeUnknown');
    await invite(db, draftId, member.memberId, clock.now());
    return { draftId };
  }),
];
