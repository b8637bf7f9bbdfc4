import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../http/refusalError.ts';

/** A navigation of a browser to a screen: wants HTML, and no segment looks like a file. */
function isNavigation(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const [path = ''] = request.url.split('?');
  if (path === '/api' || path.startsWith('/api/') || path.includes('.') || path.includes('%2e')) return false;
  return (request.headers.accept ?? '').includes('text/html');
}

const SECRET_SCREENS = ['/reset-password', '/verify-email', '/login', '/oauth-registration'];

/** A screen whose address may hold a token: kept by no cache and told to nobody as referrer. */
function mayHoldSecret(request: FastifyRequest): boolean {
  const [path = ''] = request.url.split('?');
  const plain = path
    .replaceAll(/%[0-9a-f]{2}/gi, (escaped) => String.fromCharCode(Number.parseInt(escaped.slice(1), 16)))
    .replaceAll(/\/+/g, '/')
    .replace(/\/$/, '');
  return SECRET_SCREENS.includes(plain.toLowerCase());
}

/** The built browser part: files under /assets/ for ever, index.html for navigations, 404 JSON for the rest. */
export async function serveWebFiles(app: FastifyInstance, webRoot: string): Promise<void> {
  const isBuilt = existsSync(join(webRoot, 'index.html'));
  if (isBuilt) {
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
        if (mayHoldSecret(reply.request))
          reply.header('referrer-policy', 'no-referrer').header('cache-control', 'no-store');
      },
    });
  }
  const sendIndex = (_request: FastifyRequest, reply: FastifyReply) => reply.sendFile('index.html');
  if (isBuilt) app.get('/', sendIndex);
  app.setNotFoundHandler(async (request, reply) => {
    if (isBuilt && isNavigation(request)) return sendIndex(request, reply);
    throw notFound();
  });
}
