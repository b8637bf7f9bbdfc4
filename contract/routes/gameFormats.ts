import * as z from 'zod/mini';
import { gameFormatsSchema } from '../formatChoices/gameFormats.ts';
import { route, signedIn } from '../route.ts';

/** What a game can be drafted as, besides its templates. */
export const gameFormatRoutes = {
  /** Games that are not published are there for Admins alone. */
  gameFormats: route('GET /games/:slug/formats', {
    params: z.object({ slug: z.string().check(z.maxLength(120)) }),
    reply: gameFormatsSchema,
    refusals: ['gameUnknown'],
    access: signedIn,
    token: 'games:read',
  }),
};
