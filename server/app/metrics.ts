import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLoopbackHost } from '#server/loopbackHost.ts';
import type { Measures } from '#server/monitoring/measures.ts';
import { notFound } from '../http/refusalError.ts';
import type { AppContext } from './appContext.ts';
import { bearerOf } from './guards.ts';

/** What a proxy adds to what it passes on. */
const PASSED_ON = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];
const STATUSES = ['2xx', '3xx', '4xx', '5xx'].map((status) => ({ status }));
const TEXT_FORMAT = 'text/plain; version=0.0.4; charset=utf-8';

/** Whether a program on this machine asks for itself: a proxy here asks for the whole world. */
function isFromThisMachine({ socket, headers }: FastifyRequest): boolean {
  const address = socket.remoteAddress?.replace(/^::ffff:/, '') ?? '';
  const host = (headers.host ?? '').replace(/:\d+$/, '');
  return isLoopbackHost(address) && isLoopbackHost(host) && !PASSED_ON.some((name) => name in headers);
}

const digest = (text: string) => createHash('sha256').update(text).digest();

function bringsToken(request: FastifyRequest, token: string | undefined): boolean {
  return token !== undefined && timingSafeEqual(digest(bearerOf(request)), digest(token));
}

/** `/metrics` for Prometheus: on this machine, or with METRICS_TOKEN as bearer token; for all others it is not there. */
export function metricsRoute(app: FastifyInstance, { settings }: AppContext, measures: Measures): void {
  app.get('/metrics', { logLevel: 'silent' }, async (request, reply) => {
    if (!isFromThisMachine(request) && !bringsToken(request, settings.metricsToken)) throw notFound();
    return reply
      .header('cache-control', 'no-store')
      .type(TEXT_FORMAT)
      .send(await measures.text());
  });
}

/** Counts every answer of the server, by the hundreds of its status. */
export function countAnswers(app: FastifyInstance, measures: Measures): void {
  const answered = measures.counter('passleft_answers_total', 'Answers over HTTP, by status.', STATUSES);
  app.addHook('onResponse', async (_request, reply) => {
    answered({ status: `${Math.floor(reply.statusCode / 100)}xx` });
  });
}
