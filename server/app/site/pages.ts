import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import type { Locale } from '#contract/messages/locales.ts';
import { requestLocale } from '#server/http/requestLocale.ts';
import { filledPage, templateOf } from '#server/previews/headTags.ts';
import { mayHoldSecret, pageAddressOf } from '#server/previews/pageAddress.ts';
import { aboutPreview, generalPreview, type Preview } from '#server/previews/preview.ts';

/** The language comes from Accept-Language, or the cookie that outweighs it. */
const VARY = 'accept, accept-encoding, accept-language, cookie';

const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number] | 'identity';

/** One page, packed in each way that browsers unpack. */
export type Page = Readonly<Record<Encoding, Packed>>;

interface Packed {
  readonly body: Buffer;
  readonly etag: string;
}

/** Effort of brotli and gzip: `most` for pages that are packed once, `little` for those that are packed for one reader. */
const EFFORTS = { most: { brotli: 11, gzip: 9 }, little: { brotli: 4, gzip: 6 } } as const;

export async function packed(html: string, effort: keyof typeof EFFORTS): Promise<Page> {
  const source = Buffer.from(html);
  const levels = EFFORTS[effort];
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(source, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: levels.brotli,
        [constants.BROTLI_PARAM_SIZE_HINT]: source.byteLength,
      },
    }),
    promisify(gzip)(source, { level: levels.gzip }),
  ]);
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 22);
  return {
    br: { body: br, etag: `"${hash}-br"` },
    gzip: { body: zipped, etag: `"${hash}-gz"` },
    identity: { body: source, etag: `"${hash}"` },
  };
}

/** As {@link packed} with most effort, done when somebody asks first: a server starts with dozens of pages, few of them ever read. */
export function packedOnce(html: () => string): () => Promise<Page> {
  let page: Promise<Page> | undefined;
  return () => {
    page ??= packed(html(), 'most');
    return page;
  };
}

/** Whether a program asks for JSON rather than a page: then it called an address that the API does not have. */
export function prefersJson(accept: string | undefined): boolean {
  if (accept === undefined) return false;
  const negotiator = new Negotiator({ headers: { accept } });
  const [best] = negotiator.mediaTypes(['text/html', 'application/json']);
  if (best !== undefined) return best === 'application/json';
  return negotiator.mediaTypes().some((type) => type.endsWith('json'));
}

/** The preview of a page that has facts of its own; null where it has none, or its reader may not know them. */
export type ReadPreview = (request: FastifyRequest) => Promise<Preview | null>;

function isKnown(request: FastifyRequest, etag: string): boolean {
  const known = request.headers['if-none-match'];
  return known?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) ?? false;
}

/** The built page of each language that this site speaks; the first is the one for everybody else. */
export type Indexes = readonly (readonly [Locale, string])[];

/** One language's pages: those of most addresses are packed once. */
function pagesIn(locale: Locale, index: string, languages: readonly Locale[], publicUrl: string) {
  // The switch of languages offers those that the server speaks.
  const html = index.replace('<html ', `<html data-languages="${languages.join(' ')}" `);
  const template = templateOf(html);
  const filled = (preview: Preview) => filledPage(template, preview, publicUrl);
  return {
    general: packedOnce(() => filled(generalPreview(locale))),
    about: packedOnce(() => filled(aboutPreview(locale))),
    pageOf: (preview: Preview) => packed(filled(preview), 'little'),
  };
}

/** Sends the application's page in the reader's language, with the tags of its preview. */
export function createPages(indexes: Indexes, publicUrl: string, readPreview: ReadPreview) {
  const languages = indexes.map(([locale]) => locale);
  const pages = new Map(
    indexes.map(([locale, index]) => [locale, pagesIn(locale, index, languages, publicUrl)]),
  );

  async function read(request: FastifyRequest): Promise<Page> {
    const inLanguage = pages.get(requestLocale(request)) ?? [...pages.values()][0];
    if (!inLanguage) throw new Error('There is no page in any language.');
    const { general, about, pageOf } = inLanguage;
    const { page } = pageAddressOf(request.url);
    if (page === 'about') return about();
    if (page === 'home' || page === 'overlay' || page === 'other') return general();
    const preview = await readPreview(request);
    return preview ? pageOf(preview) : general();
  }

  return async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    return sendPacked(request, reply, await read(request));
  };
}

/** Sends a page, packed as its reader unpacks it. */
export function sendPacked(request: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply {
  const accepted = new Negotiator({ headers: request.headers }).encodings([...ENCODINGS]);
  const encoding = ENCODINGS.find((one) => accepted.includes(one)) ?? 'identity';
  const { body, etag } = page[encoding];
  reply.code(200).type('text/html; charset=utf-8').header('vary', VARY);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  if (mayHoldSecret(request.url))
    return reply
      .header('referrer-policy', 'no-referrer')
      .header('x-robots-tag', 'noindex')
      .header('cache-control', 'no-store')
      .send(body);
  reply.header('cache-control', 'no-cache').header('etag', etag);
  return isKnown(request, etag) ? reply.code(304).send() : reply.send(body);
}
