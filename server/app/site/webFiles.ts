import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LOCALES, type Locale } from '#contract/messages/locales.ts';
import { notFound } from '#server/http/refusalError.ts';
import { mayHoldSecret, pageAddressOf, plainPath } from '#server/previews/pageAddress.ts';
import { createPages, type Indexes, prefersJson, type ReadPreview } from './pages.ts';
import { createStandalonePage, letFrame } from './standalonePages.ts';

/** Somebody opens a screen, or a program looks at its link: no call of the API, and no segment looks like a file. */
function isOfPage(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const path = plainPath(request.url).toLowerCase();
  if (path === '/api' || path.startsWith('/api/') || path.includes('.')) return false;
  return !prefersJson(request.headers.accept);
}

/** What the build keeps beside a file: its packed forms, sent in its stead, and the map to its source. */
const NOT_FOR_READERS = /\.(?:br|gz|map)$/;

export interface WebFiles {
  readonly webRoot: string;
  /** Where the parts of earlier builds, and of those that run beside this one, are kept (`keptParts.ts`). */
  readonly partsRoot?: string | undefined;
  /** Where people reach the site, without a slash at its end. */
  readonly publicUrl: string;
  /** The languages that it speaks, the usual one first. */
  readonly languages: readonly Locale[];
  /** Whose pages may show replays inside them (`Settings.embedSites`). */
  readonly embedSites: readonly string[];
  readonly readPreview: ReadPreview;
}

/** The built pages of these languages (src/ui/messages/build/languagePages.ts); none where nothing is built. */
async function readIndexes(
  webRoot: string,
  languages: readonly Locale[],
  name: 'index' | 'overlay' | 'embed' = 'index',
): Promise<Indexes> {
  const read = async (locale: Locale) => {
    const file = locale === LOCALES[0] ? `${name}.html` : `${name}.${locale}.html`;
    const index = await readFile(join(webRoot, file), 'utf8').catch(() => null);
    return index === null ? [] : [[locale, index] as const];
  };
  return (await Promise.all(languages.map(read))).flat();
}

/** The built browser part: files under /assets/ for ever, the page for every screen, 404 JSON for the rest. */
export async function serveWebFiles(
  app: FastifyInstance,
  { webRoot, partsRoot, publicUrl, languages, embedSites, readPreview }: WebFiles,
): Promise<void> {
  const sendEmbed = createStandalonePage(await readIndexes(webRoot, languages, 'embed'));
  app.get('/embed.html', async (request, reply) => {
    if (!sendEmbed) throw notFound();
    return sendEmbed(request, letFrame(reply, embedSites));
  });
  const indexes = await readIndexes(webRoot, languages);
  if (indexes.length === 0) {
    app.setNotFoundHandler(async () => {
      throw notFound();
    });
    return;
  }
  const serve = (files: Partial<FastifyStaticOptions>) =>
    app.register(fastifyStatic, {
      root: webRoot,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isHashed = /[\\/](?:assets|parts)[\\/][^\\/]+$/.test(path);
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
        reply.header('vary', 'accept-encoding');
        if (mayHoldSecret(reply.request.url))
          reply.header('referrer-policy', 'no-referrer').header('cache-control', 'no-store');
      },
      ...files,
    });
  // A route for each file would be a thousand more, made at every start: only the few beside the pages have their own.
  await serve({
    root: [join(webRoot, 'assets'), ...(partsRoot === undefined ? [] : [partsRoot])],
    prefix: '/assets/',
    allowedPath: (path) => !NOT_FOR_READERS.test(path),
    decorateReply: false,
  });
  await serve({
    wildcard: false,
    globIgnore: ['assets/**', '**/*.br', '**/*.gz', '**/*.map', '{index,overlay,embed}*.html'],
  });
  // What is shared with the installed application is its service worker's: here it is never read.
  app.post('/', { onRequest: async (_request, reply) => reply.redirect('/?list=local', 303) }, () => {});
  const sendPage = createPages(indexes, publicUrl, readPreview);
  const sendOverlay = createStandalonePage(await readIndexes(webRoot, languages, 'overlay'));
  app.setNotFoundHandler(async (request, reply) => {
    if (isOfPage(request)) {
      const isOverlay = sendOverlay !== null && pageAddressOf(request.url).page === 'overlay';
      return isOverlay ? sendOverlay(request, reply) : sendPage(request, reply);
    }
    throw notFound();
  });
}
