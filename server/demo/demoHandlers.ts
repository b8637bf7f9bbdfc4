import type { FastifyRequest } from 'fastify';
import { api as rows } from '#contract/api.ts';
import type { OutboxMail } from '#contract/routes/demo.ts';
import { isLoopbackHost } from '#server/loopbackHost.ts';
import { readOutbox } from '#server/mail/outbox.ts';
import { OUTBOX_POLICY, outboxPage } from '#server/mail/outboxPage.ts';
import type { RouteModule } from '../app/appContext.ts';
import { implement } from '../http/implement.ts';
import { notFound } from '../http/refusalError.ts';
import { DEMO_MEMBERS } from '../members/demoMembers.ts';

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

const accounts = implement(rows.demoAccounts, (_, { settings }) => ({
  accounts: (settings.mode === 'demo' ? DEMO_MEMBERS : []).map(({ handle, password, roles }) => ({
    handle,
    password,
    role: roles[0] ?? 'Member',
  })),
}));

const outbox = implement(rows.demoOutbox, async ({ request }, { db, settings }) => {
  if (settings.mode !== 'demo' || !isFromThisMachine(request)) throw notFound();
  return { mails: await readOutbox(db) };
});

const asPage = ({ mails }: { readonly mails: readonly OutboxMail[] }): string => outboxPage(mails);

/** The outbox, as JSON or as the page of a browser. */
const outboxOrPage: RouteModule = async (api, context) => {
  await api.register(async (scope) => {
    scope.addHook('preSerialization', async (request, reply, payload) => {
      if (reply.statusCode !== 200) return payload;
      reply.headers({ 'referrer-policy': 'no-referrer', vary: 'accept' });
      if ((request.headers.accept ?? '').includes('text/html'))
        reply
          .header('content-security-policy', OUTBOX_POLICY)
          .type('text/html; charset=utf-8')
          .serializer(asPage);
      return payload;
    });
    await outbox(scope, context);
  });
};

/** The accounts everybody may try, none outside demo mode, and the mails that were not sent. */
export const demoHandlers = [accounts, outboxOrPage];
