import * as z from 'zod/mini';
import { everyone, nothing, route, signedIn } from '../route.ts';

const name = z.string().check(z.maxLength(200));
const code = z.string().check(z.trim(), z.minLength(1), z.maxLength(20));

/** What guests are called: a name of their own, always shown with the word "guest". */
export const guestRoutes = {
  /** Whether somebody may sit under this name at the table of this code; asking changes nothing. */
  guestNameCheck: route('POST /links/name', {
    body: z.object({ code, name }),
    reply: nothing,
    refusals: ['codeUnknown'],
    access: everyone,
    token: 'none',
  }),
  guestName: route('GET /account/guest-name', {
    reply: z.object({ name: z.nullable(z.string()) }),
    refusals: [],
    access: signedIn,
    token: 'none',
  }),
  /** Null goes back to the generated handle. `code` is that of a table where the guest is about to sit. */
  guestNameSet: route('PUT /account/guest-name', {
    body: z.object({ name: z.nullable(name), code: z.optional(code) }),
    reply: nothing,
    refusals: ['codeUnknown', 'notAllowed'],
    access: signedIn,
    token: 'none',
  }),
  guestRename: route('PUT /drafts/:draftId/guests/:memberId/name', {
    params: z.object({ draftId: z.string(), memberId: z.string() }),
    body: z.object({ name: z.nullable(name) }),
    reply: nothing,
    refusals: ['notFound'],
    access: signedIn,
    token: 'tables:host',
  }),
};
