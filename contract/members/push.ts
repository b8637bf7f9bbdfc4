import * as z from 'zod/mini';

const base64url = (characters: number) =>
  z.string().check(z.regex(/^[A-Za-z0-9_-]+=*$/), z.minLength(characters), z.maxLength(characters + 2));

/** Body of POST /api/push/subscriptions: a browser's own words, as `PushSubscription.toJSON()` has them. */
export const pushSubscriptionSchema = z.object({
  endpoint: z.string().check(z.minLength(1), z.maxLength(1000)),
  keys: z.object({ p256dh: base64url(87), auth: base64url(22) }),
});
export type PushSubscriptionWords = z.infer<typeof pushSubscriptionSchema>;

/** Body of DELETE /api/push/subscriptions. */
export const pushEndpointSchema = z.object({ endpoint: pushSubscriptionSchema.shape.endpoint });

/** Answer of GET /api/push/key: the server's public key, with which browsers subscribe. */
export const pushKeySchema = z.object({ publicKey: z.string() });

/** What a push carries to the service worker; no card is named in it. */
export interface PushWords {
  readonly title: string;
  readonly words: string;
  /** A path of this site that a click opens. */
  readonly path: string;
  /** A later notice with the same tag takes the place of this one. */
  readonly tag: string;
  /** At how many tables it is the reader's turn, for the badge of the installed application; absent: as before. */
  readonly turns?: number;
}
