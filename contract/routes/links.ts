import { eventInvitationSchema, linkCodeSchema, tableInvitationSchema } from '../links.ts';
import { everyone, route } from '../route.ts';

/** What links tell people who are not signed in. Codes stand in the body, so that no log has them. */
export const linkRoutes = {
  tableLink: route('POST /links/table', {
    body: linkCodeSchema,
    reply: tableInvitationSchema,
    refusals: ['codeUnknown'],
    access: everyone,
    token: 'drafts:read',
  }),
  eventLink: route('POST /links/event', {
    body: linkCodeSchema,
    reply: eventInvitationSchema,
    refusals: ['eventUnknown'],
    access: everyone,
    token: 'events:read',
  }),
};
