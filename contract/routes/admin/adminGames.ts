import * as z from 'zod/mini';
import {
  adminGameSchema,
  deleteGameSchema,
  gameChangedSchema,
  gameStatusAskSchema,
  newGameSchema,
  saveGameSchema,
} from '#contract/admin/games.ts';
import { admin, nothing, route } from '#contract/route.ts';

const params = z.object({ slug: z.string().check(z.maxLength(60)) });

/** Making, changing, publishing and deleting games; the list is a table of the kit. */
export const adminGameRoutes = {
  adminGame: route('GET /admin/games/:slug', {
    params,
    reply: adminGameSchema,
    refusals: ['notFound'],
    access: admin,
    token: 'admin.games:read',
  }),
  gameMake: route('POST /admin/games', {
    body: newGameSchema,
    reply: gameChangedSchema,
    refusals: ['gameGone', 'slugTaken'],
    access: admin,
    token: 'admin.games:write',
  }),
  gameSave: route('PUT /admin/games/:slug', {
    params,
    body: saveGameSchema,
    reply: gameChangedSchema,
    refusals: ['gameGone', 'changedMeanwhile', 'slugFixed', 'stillUsed'],
    access: admin,
    token: 'admin.games:write',
  }),
  gameSetStatus: route('PUT /admin/games/:slug/status', {
    params,
    body: gameStatusAskSchema,
    reply: gameChangedSchema,
    refusals: ['gameGone', 'changedMeanwhile', 'nothingToDraft'],
    access: admin,
    token: 'admin.games:write',
  }),
  gameDelete: route('DELETE /admin/games/:slug', {
    params,
    body: deleteGameSchema,
    reply: nothing,
    refusals: ['gameGone', 'nameWrong', 'wasDrafted'],
    access: admin,
    token: 'admin.games:write',
  }),
};
