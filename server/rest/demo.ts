import type { FastifyRequest } from 'fastify';
import { isLoopbackHost } from '#server/loopbackHost.ts';
import { readOutbox } from '#server/mail/outbox.ts';
import { OUTBOX_POLICY, outboxPage } from '#server/mail/outboxPage.ts';
import { notFound } from '../http/refusalError.ts';
import { DEMO_MEMBERS } from '../members/demoMembers.ts';
import type { RouteModule } from './house.ts';

const LOOPBACK_ADDRESS = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;
const FORWARDING = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/** Whether a request comes from this machine and knows it: the line, the name it asks for, and no proxy between. */
function isFromThisMachine({ socket, headers }: Pick<FastifyRequest, 'socket' | 'headers'>): boolean {
  const asked = `http://${headers.host ?? ''}`;
  return (
    LOOPBACK_ADDRESS.test(socket.remoteAddress ?? '') &&
    URL.canParse(asked) &&
    isLoopbackHost(new URL(asked).hostname) &&
    FORWARDING.every((name) => headers[name] === undefined)
  );
}

/**
 * GET /api/demo: the accounts everybody may try, none outside demo mode. /api/demo/outbox: the mails that were not
 * sent, in demo mode and on this machine only.
 */
export const demoRoutes: RouteModule = (api, { db, settings }) => {
  const accounts = settings.mode === 'demo' ? DEMO_MEMBERS : [];
  api.get('/demo', async () => ({
    accounts: accounts.map(({ handle, password, roles }) => ({
      handle,
      password,
      role: roles[0] ?? 'Member',
    })),
  }));

  api.get('/demo/outbox', async (request, reply) => {
    if (settings.mode !== 'demo' || !isFromThisMachine(request)) throw notFound();
    const mails = await readOutbox(db);
    reply.header('referrer-policy', 'no-referrer').header('vary', 'accept');
    if (!(request.headers.accept ?? '').includes('text/html')) return reply.send({ mails });
    return reply
      .header('content-security-policy', OUTBOX_POLICY)
      .type('text/html; charset=utf-8')
      .send(outboxPage(mails));
  });
};
