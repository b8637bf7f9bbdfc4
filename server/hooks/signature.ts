import { createHmac } from 'node:crypto';
import { signingKeyOf } from './hookSeals.ts';

/** What is signed: the delivery's id, when it is sent in seconds since 1970, and the body, byte for byte. */
export interface SignedPost {
  readonly deliveryId: string;
  readonly atSeconds: number;
  readonly body: string;
}

const signatureOf = (secret: string, { deliveryId, atSeconds, body }: SignedPost): string =>
  createHmac('sha256', signingKeyOf(secret)).update(`${deliveryId}.${atSeconds}.${body}`).digest('base64');

/**
 * The headers of the Standard Webhooks (https://www.standardwebhooks.com): HMAC-SHA256 over `id.timestamp.body`, one
 * signature a secret, since both sign for a day after a new one was made.
 */
export const signedHeaders = (secrets: readonly string[], post: SignedPost): Record<string, string> => ({
  'webhook-id': post.deliveryId,
  'webhook-timestamp': String(post.atSeconds),
  'webhook-signature': secrets.map((secret) => `v1,${signatureOf(secret, post)}`).join(' '),
});
