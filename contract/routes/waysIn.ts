import { mailedTokenSchema, wayInViewSchema } from '../members/account.ts';
import { everyone, nothing, route } from '../route.ts';

/** Ending a way into an account by the link of an email. */
export const wayInRoutes = {
  wayInLook: route('POST /auth/way-in', {
    body: mailedTokenSchema,
    reply: wayInViewSchema,
    refusals: ['linkNotGood'],
    access: everyone,
    token: 'none',
  }),
  wayInEnd: route('POST /auth/way-in/end', {
    body: mailedTokenSchema,
    reply: nothing,
    refusals: ['linkNotGood', 'lastWayIn'],
    access: everyone,
    token: 'none',
  }),
};
