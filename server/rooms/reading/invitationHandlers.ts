import { api } from '#contract/api.ts';
import { REFUSAL_SENTENCES } from '#contract/refusals.ts';
import { implement } from '../../http/implement.ts';
import { refusal } from '../../http/refusalError.ts';
import { guessFrom } from '../../rest/guessedCodes.ts';
import { addressOf } from '../../rest/visitorAddress.ts';
import { findByCode } from '../tableRows.ts';
import { invite } from './readers.ts';

/** POST /api/invitations; codes that nobody has count against the visitor's address. */
export const invitationHandlers = [
  implement(api.acceptInvitation, async ({ body, member, request }, house) => {
    const { db, clock } = house;
    const draftId = await guessFrom(house, addressOf(request))(() => findByCode(db, body.code));
    if (draftId === null) throw refusal('codeUnknown', null, { sentence: REFUSAL_SENTENCES.codeUnknown });
    await invite(db, draftId, member.memberId, clock.now());
    return { draftId };
  }),
];
