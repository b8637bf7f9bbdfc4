import * as z from 'zod/mini';
import {
  keptListSchema,
  listChangeSchema,
  listLookSchema,
  listRowSchema,
  listShelfSchema,
  openedListSchema,
} from '../lists/lists.ts';
import { ownListSchema } from '../lists/ownList.ts';
import { able, nothing, route } from '../route.ts';

const params = z.object({ listId: z.string().check(z.maxLength(60)) });

/** Lists of cards that people bring and draft. */
export const listRoutes = {
  listReview: route('POST /lists/review', {
    body: ownListSchema,
    reply: listLookSchema,
    refusals: ['listUnread', 'listTooLong'],
    access: able('bringList'),
    token: 'lists:read',
  }),
  listShelf: route('GET /lists', {
    reply: listShelfSchema,
    refusals: [],
    access: able('keepLists'),
    token: 'lists:read',
  }),
  /** The same cards under the same name are the list that is there already; so is a cube of the same link. */
  listKeep: route('POST /lists', {
    body: keptListSchema,
    reply: listRowSchema,
    refusals: ['listUnread', 'listTooLong', 'tooManyLists'],
    access: able('keepLists'),
    token: 'lists:write',
  }),
  listOpen: route('GET /lists/:listId', {
    params,
    reply: openedListSchema,
    refusals: ['listUnknown', 'listUnread', 'listTooLong'],
    access: able('keepLists'),
    token: 'lists:read',
  }),
  /** Only its owner may; sharing needs the right to share. */
  listChange: route('PUT /lists/:listId', {
    params,
    body: listChangeSchema,
    reply: listRowSchema,
    refusals: ['listUnknown', 'listUnread', 'listTooLong'],
    access: able('keepLists'),
    token: 'lists:write',
  }),
  listDelete: route('DELETE /lists/:listId', {
    params,
    reply: nothing,
    refusals: ['listUnknown'],
    access: able('keepLists'),
    token: 'lists:write',
  }),
};
