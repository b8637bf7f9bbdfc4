import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { refused } from '#contract/refusals.ts';
import { drawArt } from '../images/art/artAddress.ts';
import type { RouteModule } from './house.ts';
import { sendReply } from './replies.ts';

const DRAWN_KEPT = 600;

/**
 * GET /api/imageproxy?url=…: pictures for `<img>`, which sends no token. Our own art is drawn on demand; addresses of
 * other sites are refused until an admin can allow their hosts.
 */
export const imageRoutes: RouteModule = (api) => {
  const drawn = new Map<string, { svg: string; etag: string }>();

  function draw(address: string) {
    const known = drawn.get(address);
    if (known) return known;
    const svg = drawArt(address);
    if (svg === null) return null;
    const picture = { svg, etag: `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"` };
    const [oldest] = drawn.keys();
    if (drawn.size >= DRAWN_KEPT && oldest !== undefined) drawn.delete(oldest);
    drawn.set(address, picture);
    return picture;
  }

  const query = z.object({ url: z.string().check(z.maxLength(2000)) });
  api.get('/imageproxy', { schema: { querystring: query } }, async (request, reply) => {
    const { url } = request.query;
    const picture = url.startsWith('/art/') ? draw(url) : null;
    if (!picture) return sendReply(reply, refused('notFound', 'This picture is not available here.'));
    reply.header('cache-control', 'public, max-age=31536000, immutable').header('etag', picture.etag);
    reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    if (request.headers['if-none-match'] === picture.etag) return reply.status(304).send();
    return reply.type('image/svg+xml; charset=utf-8').send(picture.svg);
  });
};
