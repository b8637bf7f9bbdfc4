import { api } from '#contract/api.ts';
import { guessFrom } from '../app/requests/guessedCodes.ts';
import { addressOf } from '../app/requests/visitorAddress.ts';
import { findByCode } from '../drafts/tableRows.ts';
import { findEventByCode } from '../events/eventView.ts';
import { implement } from '../http/implement.ts';
import { refusal } from '../http/refusalError.ts';
import { readEventInvitation, readTableInvitation } from './invitations.ts';

/** What links tell before anybody sits down or signs in; wrong codes count against the visitor's address. */
export const linkHandlers = [
  implement(api.tableLink, async ({ body, request }, context) => {
    const { db, clock } = context;
    const draftId = await guessFrom(context, addressOf(request))(() => findByCode(db, body.code));
    const invitation = draftId === null ? null : await readTableInvitation(db, draftId, clock.now());
    if (invitation === null) throw refusal('codeUnknown');
    return invitation;
  }),
  implement(api.eventLink, async ({ body, request }, context) => {
    const { db } = context;
    const eventId = await guessFrom(context, addressOf(request))(() => findEventByCode(db, body.code));
    const invitation = eventId === null ? null : await readEventInvitation(db, eventId);
    if (invitation === null) throw refusal('eventUnknown');
    return invitation;
  }),
];
