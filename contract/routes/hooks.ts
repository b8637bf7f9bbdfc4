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
  hookShelf: route('GET /hooks', { token: 'none', reply: hookShelfSchema, refusals: [], access }),
  hookMake: route('POST /hooks', {
    token: 'none',
    body: newHookSchema,
    reply: madeHookSchema,
    refusals: ['tooManyHooks', 'hookAddress', 'hookDomain', 'hookNoDiscord'],
    access,
  }),
  hookChange: route('PUT /hooks/:hookId', {
    token: 'none',
    params,
    body: hookChangeSchema,
    reply: hookRowSchema,
    refusals: ['hookUnknown'],
    access,
  }),
  hookRevoke: route('DELETE /hooks/:hookId', {
    token: 'none',
    params,
    reply: nothing,
    refusals: ['hookUnknown'],
    access,
  }),
  /** A new secret; the old one signs beside it for a day. */
  hookSecretRenew: route('POST /hooks/:hookId/secret', {
    token: 'none',
    params,
    reply: hookSecretSchema,
    refusals: ['hookUnknown', 'hookOff'],
    access,
  }),
  hookTest: route('POST /hooks/:hookId/test', {
    token: 'none',
    params,
    reply: deliveriesSchema,
    refusals: ['hookUnknown', 'hookOff'],
    access,
  }),
  hookTurnOn: route('POST /hooks/:hookId/on', {
    token: 'none',
    params,
    reply: hookRowSchema,
    refusals: ['hookUnknown', 'hookOff'],
    access,
  }),
  hookDeliveries: route('GET /hooks/:hookId/deliveries', {
    token: 'none',
    params,
    reply: deliveriesSchema,
    refusals: ['hookUnknown'],
    access,
  }),
  hookSendAgain: route('POST /hooks/:hookId/deliveries/:deliveryId/again', {
    token: 'none',
    params: z.object({ hookId, deliveryId: z.string().check(z.maxLength(64)) }),
    reply: deliveriesSchema,
    refusals: ['hookUnknown', 'hookOff', 'notFound'],
    access,
  }),
  adminHooks: route('GET /admin/hooks', {
    token: 'none',
    reply: allHooksSchema,
    refusals: [],
    access: admin,
  }),
  adminHookDomains: route('PUT /admin/hooks/domains', {
    token: 'none',
    body: hookDomainsSchema,
    reply: allHooksSchema,
    refusals: [],
    access: admin,
  }),
  adminHookOff: route('POST /admin/hooks/:hookId/off', {
    token: 'none',
    params,
    reply: allHooksSchema,
    refusals: ['hookUnknown'],
    access: admin,
  }),
  adminHookOn: route('POST /admin/hooks/:hookId/on', {
    token: 'none',
    params,
    reply: allHooksSchema,
    refusals: ['hookUnknown', 'hookOff'],
    access: admin,
  }),
  adminHookEnd: route('DELETE /admin/hooks/:hookId', {
    token: 'none',
    params,
    reply: allHooksSchema,
    refusals: ['hookUnknown'],
    access: admin,
  }),
};
