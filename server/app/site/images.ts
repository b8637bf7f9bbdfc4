import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { refused } from '#contract/refusals.ts';
import { PLAIN_ROUTES } from '#server/http/plainRoutes.ts';
import { tooMany } from '#server/http/refusalError.ts';
import { sendReply } from '#server/http/sendReply.ts';
import { drawArt } from '#server/images/art/artAddress.ts';
import { WIDTH } from '#server/images/art/svgText.ts';
import type { ImageCache, PictureAsker } from '#server/images/imageCache.ts';
import type { ImageSettings } from '#server/images/imageSettings.ts';
import { UPLOADED, uploadedPictures } from '#server/images/uploads/cardPictures.ts';
import { createVisitorPace, type Pace, PICTURE_PACE } from '#server/images/visitorPace.ts';
import { isPngQueueFull, PICTURE_WIDTHS, pngOfDrawing, webpOfDrawing } from '#server/images/webp.ts';
import { createLruCache } from '#server/lruCache.ts';
import type { RouteModule } from '../appContext.ts';
import { addressOf } from '../requests/visitorAddress.ts';

/** A WebP picture of a card weighs some 6 kB, a drawing as text up to 20. */
const PICTURES_KEPT = 2000;
const CARD_ART = '/art/cards/';
const OUR_OWN_SECONDS = 31_536_000;
const OTHERS_SECONDS = 7 * 86_400;

interface Picture {
  readonly type: 'image/webp' | 'image/png' | 'image/svg+xml; charset=utf-8';
  readonly body: Buffer | string;
  readonly etag: string;
  readonly caching: string;
}

/** Whether this visitor may make us fetch or draw one more, at so many times the cost of a WebP. */
type MayWork = (cost?: number) => boolean;
/** It takes three times as long, and nobody waits for it in front of a page. */
const PNG_COST = 4;
const WAIT_SECONDS = 5;

/**
 * GET /api/imageproxy?url=…&size=…: pictures for `<img>`, which sends no token. Our own art is drawn on demand, that of
 * cards as WebP: a board of fifteen drawings takes a browser twice as long to paint. Pictures of other sites come from
 * the image cache, as WebP in the asked size; every reason against one is told in the same words. What is not at hand is
 * counted by visitor: 429 for who asks for more of it than pages show.
 */
export const imageRoutes =
  (cache: ImageCache, settings: ImageSettings, usualPace: Pace = PICTURE_PACE): RouteModule =>
  (api, { clock, db }) => {
    const own = ownArt();
    const uploaded = ofUploads(uploadedPictures(db));
    const pace = createVisitorPace(() => clock.now(), usualPace);
    api.get(
      '/imageproxy',
      { schema: { querystring: PLAIN_ROUTES.imageProxy.query } },
      async (request, reply) => {
        const { url, size, as = null } = request.query;
        const mayWork: MayWork = (cost) => pace.mayAsk(addressOf(request), cost);
        const picture = url.startsWith(UPLOADED)
          ? await uploaded(url, size, mayWork)
          : url.startsWith('/')
            ? await own(url, as, mayWork)
            : await others(
                cache,
                settings,
                { url, size },
                { mayFetch: () => mayWork(), onLeave: leavingOf(reply) },
              );
        if (picture === 'tooFast') throw tooMany(WAIT_SECONDS);
        if (!picture) return sendReply(reply, refused('notFound', 'This picture is not available here.'));
        reply.header('cache-control', picture.caching).header('etag', picture.etag);
        reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
        reply.header('content-disposition', 'inline; filename=picture');
        if (request.headers['if-none-match'] === picture.etag) return reply.status(304).send();
        return reply.type(picture.type).send(picture.body);
      },
    );
  };

/** A browser that goes to another page waits for none of the pictures of this one. */
const leavingOf =
  ({ raw }: FastifyReply) =>
  (left: () => void) =>
    void raw.once('close', left);

async function others(
  cache: ImageCache,
  settings: ImageSettings,
  { url, size }: { readonly url: string; readonly size: keyof typeof PICTURE_WIDTHS },
  asker: PictureAsker,
): Promise<Picture | 'tooFast' | null> {
  await settings.refresh();
  if (cache.figures().mostBytes !== settings.diskBytes()) await cache.limitTo(settings.diskBytes());
  const answer = await cache.picture(url, size, asker);
  if (!answer.ok) return answer.failure.isTooFast ? 'tooFast' : null;
  const { bytes, etag } = answer.picture;
  return {
    type: 'image/webp',
    body: bytes,
    etag,
    caching: `public, max-age=${OTHERS_SECONDS}`,
  } satisfies Picture;
}

/** Pictures that Admins uploaded for cards. */
const ofUploads =
  (pictureOf: ReturnType<typeof uploadedPictures>) =>
  async (
    address: string,
    size: keyof typeof PICTURE_WIDTHS,
    mayWork: MayWork,
  ): Promise<Picture | 'tooFast' | null> => {
    const found = await pictureOf(address, size, mayWork);
    if (found === null || found === 'tooFast') return found;
    const caching = `public, max-age=${OUR_OWN_SECONDS}, immutable`;
    return { type: 'image/webp', body: found.bytes, etag: found.etag, caching };
  };

/** Our own drawings, the last ones kept at hand. */
function ownArt() {
  const pictures = createLruCache<string, Promise<Picture | null>>(PICTURES_KEPT);
  return async (address: string, as: 'png' | null, mayWork: MayWork): Promise<Picture | 'tooFast' | null> => {
    const key = `${as ?? ''} ${address}`;
    const known = pictures.get(key);
    if (known) return known;
    if (as === 'png' && isPngQueueFull()) return 'tooFast';
    if (!mayWork(as === 'png' ? PNG_COST : 1)) return 'tooFast';
    const picture = drawn(address, as);
    pictures.set(key, picture);
    const forget = () => pictures.delete(key);
    picture.then((found) => found ?? forget(), forget);
    return picture;
  };
}

function typeOf(address: string, as: 'png' | null): Picture['type'] {
  if (as === 'png') return 'image/png';
  return address.startsWith(CARD_ART) ? 'image/webp' : 'image/svg+xml; charset=utf-8';
}

function bodyOf(svg: string, type: Picture['type']): Promise<Buffer> | string {
  if (type === 'image/png') return pngOfDrawing(svg, WIDTH, PICTURE_WIDTHS.lg);
  return type === 'image/webp' ? webpOfDrawing(svg, WIDTH, PICTURE_WIDTHS.lg) : svg;
}

async function drawn(address: string, as: 'png' | null): Promise<Picture | null> {
  const svg = drawArt(address);
  if (svg === null) return null;
  const type = typeOf(address, as);
  const body = await bodyOf(svg, type);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return { type, body, etag, caching: `public, max-age=${OUR_OWN_SECONDS}, immutable` };
}
