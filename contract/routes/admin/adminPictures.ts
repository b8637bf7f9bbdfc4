import * as z from 'zod/mini';
import {
  matchPicturesSchema,
  PICTURE_BYTES_AT_MOST,
  pictureMatchesSchema,
  pictureTakenSchema,
} from '#contract/admin/imports.ts';
import { admin, bytes, route } from '#contract/route.ts';

/** Pictures that Admins upload for cards: matched by file name first, then sent one by one. */
export const adminPictureRoutes = {
  picturesMatch: route('POST /admin/pictures/match', {
    body: matchPicturesSchema,
    reply: pictureMatchesSchema,
    refusals: [],
    access: admin,
    token: 'admin.cards:read',
  }),
  pictureTake: route('POST /admin/pictures', {
    query: z.object({ printing: z.string().check(z.maxLength(64)) }),
    body: bytes,
    bodyBytes: PICTURE_BYTES_AT_MOST,
    reply: pictureTakenSchema,
    refusals: ['notFound'],
    access: admin,
    token: 'admin.cards:write',
  }),
};
