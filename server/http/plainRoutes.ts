import * as z from 'zod/mini';
import { problemSchema } from '#contract/problem.ts';
import { bytes, everyone, type Method, type RouteParts, signedIn } from '#contract/route.ts';

type Schema = z.core.$ZodType;

export interface PlainReply {
  readonly is: string;
  /** Media type to what is sent; `bytes` for a picture. A redirect sends nothing. */
  readonly as?: Readonly<Record<string, Schema>>;
}

/** A route that is no row of the route table, as the OpenAPI document describes it. */
export interface PlainRoute
  extends Pick<RouteParts, 'access' | 'params' | 'query'>,
    Partial<Pick<RouteParts, 'refusals'>> {
  /** As the server knows it, from its root. */
  readonly address: `${Method} /${string}`;
  /** What the document says in its place, where the address has a wildcard; parameters as `:name`. */
  readonly path?: `/${string}`;
  readonly tag: string;
  readonly summary: string;
  readonly replies: Readonly<Record<number, PlainReply>>;
}

const text = z.string();
/** A bad value counts as missing: people who follow a link can't fix it. */
const lenient = z.catch(z.optional(text), undefined);
const problem = (is: string) => ({ is, as: { 'application/json': problemSchema } });
const page = (is: string) => ({ is, as: { 'text/html': text } });
const unchanged = { is: 'It has not changed since the `ETag` that you sent in `If-None-Match`.' };
const png = { is: 'The picture, 1200 × 630.', as: { 'image/png': bytes } };

const unsubscribeQuery = z.object({ token: z._default(text.check(z.maxLength(200)), '') });
const unsubscribeReplies = { 404: page('A page: the link is wrong or too old.') };

const transports = z.object({ transport: text, transferFormats: z.array(text) });
const negotiateQuery = z.object({ negotiateVersion: z.optional(z.int()) });
const negotiated = {
  is: 'How to connect.',
  as: {
    'application/json': z.object({
      negotiateVersion: z.int(),
      connectionId: text,
      connectionToken: z.optional(text),
      availableTransports: z.array(transports),
    }),
  },
};

/**
 * What browsers, mail programs and monitors ask by an address of its own and not through a client: pictures, redirects,
 * pages, files. `server/http/openApi.test.ts` fails for a route that is neither here nor in the route table.
 */
export const PLAIN_ROUTES = {
  imageProxy: {
    address: 'GET /api/imageproxy',
    tag: 'pictures',
    summary: 'A picture by its address, as `<img>` asks for it.',
    query: z.object({
      url: text.check(z.maxLength(2000)),
      size: z._default(z.enum(['xs', 'sm', 'md', 'lg', 'xl']), 'lg'),
      /** Our own art alone: for other programs, which read neither drawings nor WebP. */
      as: z.optional(z.enum(['png'])),
    }),
    replies: {
      200: {
        is: 'The picture: our own art as it was drawn, all others as WebP.',
        as: { 'image/webp': bytes, 'image/png': bytes, 'image/svg+xml': text },
      },
      304: unchanged,
    },
    refusals: ['notFound', 'tooMany'],
    access: everyone,
  },
  linkPictureOfHome: {
    address: 'GET /api/og/home.png',
    tag: 'pictures',
    summary: 'The picture that other programs show for a link to Home.',
    replies: { 200: png, 304: unchanged },
    refusals: [],
    access: everyone,
  },
  linkPicture: {
    address: 'GET /api/og/*',
    path: '/api/og/:kind/:key/:mark.png',
    tag: 'pictures',
    summary: 'The picture that other programs show for a link; that of Home where the link opens nothing.',
    params: z.object({
      kind: z.enum(['join', 'event', 'result', 'poll', 'table']),
      key: text,
      mark: text.check(z.regex(/^[\w-]{1,32}$/)),
    }),
    replies: { 200: png, 304: unchanged },
    refusals: ['notFound'],
    access: everyone,
  },
  apiDocs: {
    address: 'GET /api/docs',
    tag: 'openapi.json',
    summary: 'This API as a page to read, with examples.',
    replies: { 200: page('The page.') },
    refusals: [],
    access: everyone,
  },
  externalLogin: {
    address: 'GET /api/auth/external-login',
    tag: 'auth',
    summary: 'Sends a browser to a service to sign in with; `signInProviders` names them.',
    query: z.object({ provider: lenient, returnUrl: lenient }),
    replies: { 303: { is: 'To the service, or back to the login with what went wrong.' } },
    refusals: [],
    access: everyone,
  },
  externalCallback: {
    address: 'GET /api/auth/external-callback/:providerId',
    tag: 'auth',
    summary: 'Where a service sends a browser back; the query is what OpenID Connect says.',
    params: z.object({ providerId: text }),
    query: z.object({ state: lenient }),
    replies: { 303: { is: 'To the page where the login continues, or that says what went wrong.' } },
    refusals: [],
    access: everyone,
  },
  unsubscribePage: {
    address: 'GET /api/mail/unsubscribe',
    tag: 'mail',
    summary: 'A page that asks whether to stop the emails about turns; opening it stops nothing.',
    query: unsubscribeQuery,
    replies: { 200: page('The page.'), ...unsubscribeReplies },
    refusals: [],
    access: everyone,
  },
  unsubscribe: {
    address: 'POST /api/mail/unsubscribe',
    tag: 'mail',
    summary: 'Stops the emails about turns, from that page or from an email program (RFC 8058).',
    query: unsubscribeQuery,
    replies: { 200: page('A page: they are stopped.'), ...unsubscribeReplies },
    refusals: [],
    access: everyone,
  },
  hubNegotiate: {
    address: 'POST /api/hub/negotiate',
    tag: 'hub',
    summary:
      'Opens the way to the hub, where tables and queues are live and picks are made: SignalR’s JSON protocol over the WebSocket `/api/hub?id={connectionToken}`. Use a SignalR client with the address `/api/hub`.',
    query: z.extend(negotiateQuery, {
      /** The version of the hub's messages that a client was made for. */
      protocol: z.optional(z.int()),
    }),
    replies: {
      200: negotiated,
      401: problem('signInNeeded'),
      403: problem('foreignOrigin'),
      426: problem('outdated'),
      503: problem('stopping'),
    },
    access: signedIn,
  },
  overlayNegotiate: {
    address: 'POST /api/overlay/negotiate',
    tag: 'hub',
    summary:
      'Opens the way to the line of stream overlays, in the same protocol as the hub. It knows no session: `OpenOverlay({ key })` over it answers what the key of a table opens, and `overlay` tells what changes.',
    query: negotiateQuery,
    replies: {
      200: negotiated,
      401: problem('signInNeeded'),
      403: problem('foreignOrigin'),
      503: problem('stopping'),
    },
    access: everyone,
  },
  embeddedReplay: {
    address: 'GET /embed.html',
    tag: 'site',
    summary: 'The replay of a shared link, for an `<iframe>` in another page.',
    query: z.object({ result: z.optional(text) }),
    replies: { 200: page('The page.') },
    refusals: ['notFound'],
    access: everyone,
  },
  sharedList: {
    address: 'POST /',
    tag: 'site',
    summary: 'Where a phone shares a list of cards with the installed application, which reads it itself.',
    replies: { 303: { is: 'To Home; nothing of what was sent is read here.' } },
    access: everyone,
  },
  health: {
    address: 'GET /healthz',
    tag: 'site',
    summary: 'Whether the process is up.',
    replies: { 200: { is: 'It is.', as: { 'application/json': z.object({ status: z.literal('up') }) } } },
    access: everyone,
  },
  readiness: {
    address: 'GET /readyz',
    tag: 'site',
    summary: 'Whether this server may be sent people.',
    replies: {
      200: { is: 'It may.', as: { 'application/json': z.object({ status: z.literal('ready') }) } },
      503: {
        is: 'It is stopping, or its database does not answer.',
        as: { 'application/json': z.object({ status: z.literal('not ready') }) },
      },
    },
    access: everyone,
  },
  metrics: {
    address: 'GET /metrics',
    tag: 'site',
    summary: 'Figures for Prometheus: on the machine itself, or with `METRICS_TOKEN` as bearer token.',
    replies: { 200: { is: 'The figures.', as: { 'text/plain': text } }, 404: problem('notFound') },
    access: everyone,
  },
  icon: {
    address: 'GET /favicon.ico',
    tag: 'site',
    summary: 'The icon of the site.',
    replies: { 200: { is: 'The icon.', as: { 'image/x-icon': bytes } }, 304: unchanged },
    access: everyone,
  },
  robots: {
    address: 'GET /robots.txt',
    tag: 'site',
    summary: 'What search engines may read.',
    replies: { 200: { is: 'The file.', as: { 'text/plain': text } } },
    access: everyone,
  },
  securityContact: {
    address: 'GET /.well-known/security.txt',
    tag: 'site',
    summary: 'Whom to tell about a security hole (RFC 9116), where the host has set `SECURITY_CONTACT`.',
    replies: { 200: { is: 'The file.', as: { 'text/plain': text } }, 404: problem('notFound') },
    access: everyone,
  },
} as const satisfies Readonly<Record<string, PlainRoute>>;
