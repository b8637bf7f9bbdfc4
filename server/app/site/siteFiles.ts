import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { notFound } from '#server/http/refusalError.ts';
import { logoSvg } from '#server/images/art/logo.ts';
import { icoOfDrawing } from '#server/images/ico.ts';
import type { AppContext } from '../appContext.ts';

const DAY_MS = 86_400_000;
const DAY_SECONDS = 86_400;
/** RFC 9116 recommends less than a year; the file is made anew every day. */
const CONTACT_DAYS = 180;

/** Pages and the pictures of links may be read; the rest of the API is for the application. */
const ROBOTS = `User-agent: *
Allow: /api/og/
Disallow: /api/
`;

/** `/.well-known/security.txt` by RFC 9116, which people look for before they report a hole. */
const securityText = (contact: string, publicUrl: string, nowMs: number): string =>
  [
    `Contact: ${contact}`,
    `Expires: ${new Date((Math.floor(nowMs / DAY_MS) + CONTACT_DAYS) * DAY_MS).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n');

/** What programs ask every site for: its icon, what search engines may read, and whom to tell of a hole. */
export async function siteFiles(app: FastifyInstance, { settings, clock }: AppContext): Promise<void> {
  let icon: Promise<{ body: Buffer; etag: string }> | null = null;

  async function drawIcon() {
    const body = await icoOfDrawing(logoSvg());
    return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
  }

  app.get('/favicon.ico', async (request, reply) => {
    icon ??= drawIcon();
    const { body, etag } = await icon;
    reply.type('image/x-icon').header('cache-control', `public, max-age=${DAY_SECONDS}`).header('etag', etag);
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(body);
  });

  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', `public, max-age=${DAY_SECONDS}`)
      .send(ROBOTS),
  );

  app.get('/.well-known/security.txt', async (_request, reply) => {
    const { securityContact, publicUrl } = settings;
    if (securityContact === undefined) throw notFound();
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(securityText(securityContact, publicUrl, clock.now()));
  });
}
