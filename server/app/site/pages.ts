import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { filledPage, templateOf } from '#server/previews/headTags.ts';
import { mayHoldSecret, pageAddressOf } from '#server/previews/pageAddress.ts';
import { ABOUT_PREVIEW, GENERAL_PREVIEW, type Preview } from '#server/previews/preview.ts';

const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number] | 'identity';

/** One page, packed in each way that browsers unpack. */
type Page = Readonly<Record<Encoding, Packed>>;

interface Packed {
  readonly body: Buffer;
  readonly etag: string;
}

/** Effort of brotli and gzip: `most` for pages that are packed once, `little` for those that are packed for one reader. */
const EFFORTS = { most: { brotli: 11, gzip: 9 }, little: { brotli: 4, gzip: 6 } } as const;

async function packed(html: string, effort: keyof typeof EFFORTS): Promise<Page> {
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

/** Sends the application's page with the tags of its preview; those of most pages are packed once. */
export async function createPages(index: string, publicUrl: string, readPreview: ReadPreview) {
  const template = templateOf(index);
  const pageOf = (preview: Preview, effort: keyof typeof EFFORTS) =>
    packed(filledPage(template, preview, publicUrl), effort);
  const general = await pageOf(GENERAL_PREVIEW, 'most');
  const about = await pageOf(ABOUT_PREVIEW, 'most');

  async function read(request: FastifyRequest): Promise<Page> {
    const { page } = pageAddressOf(request.url);
    if (page === 'about') return about;
    if (page === 'home' || page === 'other') return general;
    const preview = await readPreview(request);
    return preview ? pageOf(preview, 'little') : general;
  }

  return async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const page = await read(request);
    const accepted = new Negotiator({ headers: request.headers }).encodings([...ENCODINGS]);
    const encoding = ENCODINGS.find((one) => accepted.includes(one)) ?? 'identity';
    const { body, etag } = page[encoding];
    reply.code(200).type('text/html; charset=utf-8').header('vary', 'accept, accept-encoding');
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    if (mayHoldSecret(request.url))
      return reply
        .header('referrer-policy', 'no-referrer')
        .header('x-robots-tag', 'noindex')
        .header('cache-control', 'no-store')
        .send(body);
    reply.header('cache-control', 'no-cache').header('etag', etag);
    return isKnown(request, etag) ? reply.code(304).send() : reply.send(body);
  };
}
