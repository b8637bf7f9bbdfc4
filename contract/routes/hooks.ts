import * as z from 'zod/mini';
import {
  allHooksSchema,
  deliveriesSchema,
  hookChangeSchema,
  hookDomainsSchema,
  hookRowSchema,
  hookSecretSchema,
  hookShelfSchema,
  madeHookSchema,
  newHookSchema,
} from '../hooks/hooks.ts';
import { able, admin, nothing, route } from '../route.ts';

const hookId = z.string().check(z.maxLength(64));
const params = z.object({ hookId });
const access = able('makeHooks');

/** Web hooks of one's own, and all of them for Admins. */
export const hookRoutes = {
  hookShelf: route('GET /hooks', { reply: hookShelfSchema, refusals: [], access, token: 'none' }),
  hookMake: route('POST /hooks', {
    body: newHookSchema,
    reply: madeHookSchema,
    refusals: ['tooManyHooks', 'hookAddress', 'hookDomain', 'hookNoDiscord'],
    access,
    token: 'none',
  }),
  hookChange: route('PUT /hooks/:hookId', {
    params,
    body: hookChangeSchema,
    reply: hookRowSchema,
    refusals: ['hookUnknown'],
    access,
    token: 'none',
  }),
  hookRevoke: route('DELETE /hooks/:hookId', {
    params,
    reply: nothing,
    refusals: ['hookUnknown'],
    access,
    token: 'none',
  }),
  /** A new secret; the old one signs beside it for a day. */
  hookSecretRenew: route('POST /hooks/:hookId/secret', {
    params,
    reply: hookSecretSchema,
    refusals: ['hookUnknown', 'hookOff'],
    access,
    token: 'none',
  }),
  hookTest: route('POST /hooks/:hookId/test', {
    params,
    reply: deliveriesSchema,
    refusals: ['hookUnknown', 'hookOff'],
    access,
    token: 'none',
  }),
  hookTurnOn: route('POST /hooks/:hookId/on', {
    params,
    reply: hookRowSchema,
    refusals: ['hookUnknown', 'hookOff'],
    access,
    token: 'none',
  }),
  hookDeliveries: route('GET /hooks/:hookId/deliveries', {
    params,
    reply: deliveriesSchema,
    refusals: ['hookUnknown'],
    access,
    token: 'none',
  }),
  hookSendAgain: route('POST /hooks/:hookId/deliveries/:deliveryId/again', {
    params: z.object({ hookId, deliveryId: z.string().check(z.maxLength(64)) }),
    reply: deliveriesSchema,
    refusals: ['hookUnknown', 'hookOff', 'notFound'],
    access,
    token: 'none',
  }),
  adminHooks: route('GET /admin/hooks', {
    reply: allHooksSchema,
    refusals: [],
    access: admin,
    token: 'none',
  }),
  adminHookDomains: route('PUT /admin/hooks/domains', {
    body: hookDomainsSchema,
    reply: allHooksSchema,
    refusals: [],
    access: admin,
    token: 'none',
  }),
  adminHookOff: route('POST /admin/hooks/:hookId/off', {
    params,
    reply: allHooksSchema,
    refusals: ['hookUnknown'],
    access: admin,
    token: 'none',
  }),
  adminHookOn: route('POST /admin/hooks/:hookId/on', {
    params,
    reply: allHooksSchema,
    refusals: ['hookUnknown', 'hookOff'],
    access: admin,
    token: 'none',
  }),
  adminHookEnd: route('DELETE /admin/hooks/:hookId', {
    params,
    reply: allHooksSchema,
    refusals: ['hookUnknown'],
    access: admin,
    token: 'none',
  }),
};
