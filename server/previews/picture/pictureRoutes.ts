import type { FastifyReply, FastifyRequest } from 'fastify';
import { isLocale, LOCALES, type Locale } from '#contract/messages/locales.ts';
import type { RouteModule } from '#server/app/appContext.ts';
import { addressOf } from '#server/app/requests/visitorAddress.ts';
import { notFound } from '../../http/refusalError.ts';
import { createVisitorPace } from '../../images/visitorPace.ts';
import type { Subject } from '../linkFacts.ts';
import type { LinkPreviews } from '../linkPreviews.ts';
import { LINK_KINDS } from '../pageAddress.ts';
import { GENERAL_PICTURE } from '../preview.ts';
import { createLinkPictures, type LinkPicture } from './linkPictures.ts';

/** Pictures drawn anew for one visitor; a program that shows links in a busy channel asks for some at once. */
const DRAWING_PACE = { atOnce: 20, aSecond: 0.5 };
const DAY_SECONDS = 86_400;

const KINDS = [...LINK_KINDS, 'table'] as const;
/** The last part only tells programs that an older picture is out of date: what is drawn does not depend on it, but for its language. */
const ADDRESS = /^(\w+)\/([^/]+)\/[\w-]{1,32}(?:\.([A-Za-z-]{2,5}))?\.png$/;

interface Asked {
  readonly subject: Subject;
  readonly locale: Locale;
}

function askedIn(path: string): Asked | null {
  const [, name, key = '', tag = ''] = ADDRESS.exec(path) ?? [];
  const kind = KINDS.find((one) => one === name);
  return kind ? { subject: { kind, key }, locale: isLocale(tag) ? tag : LOCALES[0] } : null;
}

const NOT_KEPT = 'no-store';

function send(request: FastifyRequest, reply: FastifyReply, { body, etag }: LinkPicture, caching: string) {
  reply
    .type('image/png')
    .header('cache-control', caching)
    .header('content-security-policy', "default-src 'none'; sandbox")
    // Other sites show it beside a link.
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('x-robots-tag', 'noindex');
  if (caching === NOT_KEPT) return reply.send(body);
  reply.header('etag', etag);
  return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(body);
}

/**
 * GET /api/og/home.png and /api/og/{join|event|result|poll|table}/{key}/{mark}.{language}.png: 1200 × 630, for programs that show a
 * card for a link. What tells nothing to everybody who has the link has the picture of Home, byte for byte.
 */
export const pictureRoutes =
  (previews: LinkPreviews): RouteModule =>
  (api, context) => {
    const pictures = createLinkPictures();
    const pace = createVisitorPace(() => context.clock.now(), DRAWING_PACE);

    async function pictureOf(request: FastifyRequest, { subject, locale }: Asked): Promise<LinkPicture> {
      const facts = await previews.read(request, context, subject, locale);
      return facts ? pictures.of(facts.picture, () => pace.mayAsk(addressOf(request))) : pictures.general();
    }

    api.get(GENERAL_PICTURE.replace('/api', ''), async (request, reply) =>
      send(request, reply, await pictures.general(), `public, max-age=${DAY_SECONDS}`),
    );

    api.get('/og/*', async (request, reply) => {
      const asked = askedIn((request.params as { '*': string })['*']);
      if (!asked) throw notFound();
      const caching = asked.subject.kind === 'table' ? 'no-cache' : NOT_KEPT;
      return send(request, reply, await pictureOf(request, asked), caching);
    });
  };
