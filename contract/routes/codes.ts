import * as z from 'zod/mini';
import { everyone, route } from '../route.ts';

/** What a code opens: a table that people may still come to, or an event that was not cancelled. */
export const openedByCodeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('table'), draftId: z.string() }),
  z.object({ kind: z.literal('event'), eventId: z.string() }),
]);
export type OpenedByCode = z.infer<typeof openedByCodeSchema>;

/** The one question about a code; for visitors too, since a mistyped one must not turn a visitor into a guest. */
export const codeRoutes = {
  openedByCode: route('GET /codes/:code', {
    params: z.object({ code: z.string().check(z.maxLength(20)) }),
    reply: openedByCodeSchema,
    refusals: ['codeUnknown'],
    access: everyone,
    token: 'drafts:read',
  }),
};
