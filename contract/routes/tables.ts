import * as z from 'zod/mini';
import { route, signedIn } from '../route.ts';
import { createTableSchema } from '../tables/tables.ts';

const madeTableSchema = z.object({ draftId: z.string() });

/** Tables, beside what the hub does. */
export const tableRoutes = {
  tableMake: route('POST /drafts', {
    body: createTableSchema,
    reply: madeTableSchema,
    refusals: [
      'notAllowed',
      'gameUnknown',
      'wrongSeats',
      'rulesUnfit',
      'packsRunOut',
      'tooFast',
      'tooManyTables',
      'tooManySoloTables',
      'listUnknown',
      'listUnread',
      'listTooLong',
      'draining',
    ],
    access: signedIn,
    token: 'tables:host',
  }),
  /** Ends a table. Where its draft is over, the picks that waited for that are open from then on. */
  tableClose: route('POST /drafts/:draftId/close', {
    params: z.object({ draftId: z.string() }),
    reply: madeTableSchema,
    refusals: ['notFound', 'notHost', 'notAllowed', 'draftOver', 'draining'],
    access: signedIn,
    token: 'tables:host',
  }),
};
