import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { refused } from '#contract/refusals.ts';
import { drawArt } from '../images/art/artAddress.ts';
import { WIDTH } from '../images/art/svgText.ts';
import { PICTURE_WIDTHS, webpOfDrawing } from '../images/webp.ts';
import type { RouteModule } from './house.ts';
import { sendReply } from './replies.ts';

/** A WebP picture of a card weighs some 6 kB, a drawing as text up to 20. */
const PICTURES_KEPT = 2000;
const CARD_ART = '/art/cards/';

interface Picture {
  readonly type: 'image/webp' | 'image/svg+xml; charset=utf-8';
  readonly body: Buffer | string;
  readonly etag: string;
}

/**
 * GET /api/imageproxy?url=…: pictures for `<img>`, which sends no token. Our own art is drawn on demand, that of cards
 * as WebP: a board of fifteen drawings takes a browser twice as long to paint. Addresses of other sites are refused
 * until an admin can allow their hosts.
 */
export const imageRoutes: RouteModule = (api) => {
  const pictures = new Map<string, Promise<Picture | null>>();

  function pictureAt(address: string): Promise<Picture | null> {
    const known = pictures.get(address);
    if (known) return known;
    const picture = drawn(address);
    const [oldest] = pictures.keys();
    if (pictures.size >= PICTURES_KEPT && oldest !== undefined) pictures.delete(oldest);
    pictures.set(address, picture);
    picture.then(
      (found) => found ?? pictures.delete(address),
      () => pictures.delete(address),
    );
    return picture;
  }

  const query = z.object({ url: z.string().check(z.maxLength(2000)) });
  api.get('/imageproxy', { schema: { querystring: query } }, async (request, reply) => {
    const { url } = request.query;
    const picture = url.startsWith('/art/') ? await pictureAt(url) : null;
    if (!picture) return sendReply(reply, refused('notFound', 'This picture is not available here.'));
    reply.header('cache-control', 'public, max-age=31536000, immutable').header('etag', picture.etag);
    reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    if (request.headers['if-none-match'] === picture.etag) return reply.status(304).send();
    return reply.type(picture.type).send(picture.body);
  });
};

async function drawn(address: string): Promise<Picture | null> {
  const svg = drawArt(address);
  if (svg === null) return null;
  const type = address.startsWith(CARD_ART) ? 'image/webp' : 'image/svg+xml; charset=utf-8';
  const body = type === 'image/webp' ? await webpOfDrawing(svg, WIDTH, PICTURE_WIDTHS.lg) : svg;
  return { type, body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
}
