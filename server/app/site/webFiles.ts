import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from '#server/http/refusalError.ts';
import { mayHoldSecret, plainPath } from '#server/previews/pageAddress.ts';
import { createPages, prefersJson, type ReadPreview } from './pages.ts';

/** Somebody opens a screen, or a program looks at its link: no call of the API, and no segment looks like a file. */
function isOfPage(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const path = plainPath(request.url).toLowerCase();
  if (path === '/api' || path.startsWith('/api/') || path.includes('.')) return false;
  return !prefersJson(request.headers.accept);
}

export interface WebFiles {
  readonly webRoot: string;
  /** Where people reach the site, without a slash at its end. */
  readonly publicUrl: string;
  readonly readPreview: ReadPreview;
}

async function readIndex(webRoot: string): Promise<string | null> {
  try {
    return await readFile(join(webRoot, 'index.html'), 'utf8');
  } catch {
    return null;
  }
}

/** The built browser part: files under /assets/ for ever, the page for every screen, 404 JSON for the rest. */
export async function serveWebFiles(
  app: FastifyInstance,
  { webRoot, publicUrl, readPreview }: WebFiles,
): Promise<void> {
  const index = await readIndex(webRoot);
  if (index === null) {
    app.setNotFoundHandler(async () => {
      throw notFound();
    });
    return;
  }
  await app.register(fastifyStatic, {
    root: webRoot,
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['**/*.br', '**/*.gz', '**/*.map', 'index.html'],
    setHeaders: (reply, path) => {
      const isHashed = path.includes(`${sep}assets${sep}`);
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      reply.header('vary', 'accept-encoding');
      if (mayHoldSecret(reply.request.url))
        reply.header('referrer-policy', 'no-referrer').header('cache-control', 'no-store');
    },
  });
  // What is shared with the installed application is its service worker's: here it is never read.
  app.post('/', { onRequest: async (_request, reply) => reply.redirect('/?list=local', 303) }, () => {});
  const sendPage = await createPages(index, publicUrl, readPreview);
  app.setNotFoundHandler(async (request, reply) => {
    if (isOfPage(request)) return sendPage(request, reply);
    throw notFound();
  });
}
