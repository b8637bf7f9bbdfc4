import * as z from 'zod/mini';
import { eventCallsSchema } from '../events/eventCalls.ts';
import { scoreSchema } from '../events/events.ts';
import { eventViewSchema } from '../events/eventView.ts';
import { route, signedIn } from '../route.ts';

const id = z.string().check(z.minLength(1), z.maxLength(64));
const matchParams = z.object({
  eventId: id,
  round: z.coerce.number().check(z.int(), z.gte(0), z.lte(100)),
  table: z.coerce.number().check(z.int(), z.gte(1), z.lte(100)),
});
/** `commandId`: told again with the same one, a result is reported once. */
const resultSchema = z.object({ score: scoreSchema, commandId: z.optional(id) });
const REPORT_REFUSALS = [
  'eventUnknown',
  'eventStarted',
  'eventNotDrafted',
  'eventOver',
  'notInEvent',
  'matchUnknown',
  'matchIsOver',
  'scoreImpossible',
  'scoreChanged',
  'ownReport',
  'hasDropped',
  'tooFast',
] as const;

/** What events ask of their people, and when they start. */
export const eventRoutes = {
  eventCalls: route('GET /events/calls', {
    reply: eventCallsSchema,
    refusals: [],
    access: signedIn,
    token: 'events:read',
  }),
  /** An iCalendar file for everybody who may see the event; `key` is the code of one that is not open. */
  eventCalendar: route('GET /events/:eventId/calendar', {
    params: z.object({ eventId: z.string().check(z.maxLength(64)) }),
    query: z.object({ key: z.optional(z.string().check(z.maxLength(20))) }),
    reply: z.object({ name: z.string(), text: z.string() }),
    refusals: ['eventUnknown', 'startUnknown'],
    access: signedIn,
    token: 'events:read',
  }),
  /**
   * A player tells how a match ended; `round` is its place in `rounds` of the event, from 0, `table` that of the match. The
   * other player confirms it. The live line does the same by `EventCommand`.
   */
  matchReport: route('PUT /events/:eventId/rounds/:round/matches/:table/report', {
    params: matchParams,
    body: resultSchema,
    reply: eventViewSchema,
    refusals: REPORT_REFUSALS,
    access: signedIn,
    token: 'events:report',
  }),
  /** `scoreChanged`: the other player has reported another score than the one that is confirmed. */
  matchConfirm: route('PUT /events/:eventId/rounds/:round/matches/:table/confirmation', {
    params: matchParams,
    body: resultSchema,
    reply: eventViewSchema,
    refusals: REPORT_REFUSALS,
    access: signedIn,
    token: 'events:report',
  }),
};
