import * as z from 'zod/mini';
import { everyone, route } from '../route.ts';

const demoAccountSchema = z.object({ handle: z.string(), role: z.string(), password: z.string() });
/** An account that demo mode shows to everybody. */
export type DemoAccount = z.infer<typeof demoAccountSchema>;

/** A mail as the outbox of demo mode shows it; moments are ISO 8601. */
const outboxMailSchema = z.object({
  id: z.string(),
  recipient: z.string(),
  subject: z.string(),
  plainText: z.string(),
  createdAt: z.string(),
  sentAt: z.nullable(z.string()),
});
export type OutboxMail = z.infer<typeof outboxMailSchema>;

/** What demo mode shows of itself. */
export const demoRoutes = {
  /** None outside demo mode. */
  demoAccounts: route('GET /demo', {
    reply: z.object({ accounts: z.array(demoAccountSchema) }),
    refusals: [],
    access: everyone,
    token: 'none',
  }),
  /** The mails that were not sent, on this machine only; a page for browsers. */
  demoOutbox: route('GET /demo/outbox', {
    reply: z.object({ mails: z.array(outboxMailSchema) }),
    refusals: ['notFound'],
    access: everyone,
    token: 'none',
  }),
};
