import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from '#contract/messages/locales.ts';
import { PLAIN_ROUTES } from '#server/http/plainRoutes.ts';
import { requestLocale } from '#server/http/requestLocale.ts';
import type { UnsubscribeLinks } from '#server/mail/unsubscribeLink.ts';
import { UNSUBSCRIBE_POLICY, type UnsubscribeState, unsubscribePage } from '#server/mail/unsubscribePage.ts';
import type { RouteModule } from '../appContext.ts';

/** In which a mail program may post; what the form holds is known. */
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];

const OFF = `update member set preferences = preferences || '{"mailsTurns":false}'::jsonb
  where id = $1 and deleted_at is null`;
/** A mail that was sent or given up has no link any more. */
const WAITING = 'delete from mail where unsubscribe_link = $1';

/**
 * GET /api/mail/unsubscribe asks, POST stops the mails, those that wait among them: by the page's button, or by a mail
 * program that was told so by List-Unsubscribe-Post (RFC 8058). Both work without signing in.
 */
export const unsubscribeRoutes =
  (links: UnsubscribeLinks): RouteModule =>
  async (api, context) => {
    /** In the language of the emails, whose reader opens it. */
    const localeFor = (request: FastifyRequest, memberId: string | null): Locale | Promise<Locale> =>
      memberId === null ? requestLocale(request) : context.mail.localeOf(context.db, memberId);
    const show = (reply: FastifyReply, state: UnsubscribeState, locale: Locale) =>
      reply
        .code(state === 'unknown' ? 404 : 200)
        .header('content-security-policy', UNSUBSCRIBE_POLICY)
        .header('referrer-policy', 'same-origin')
        .type('text/html; charset=utf-8')
        .send(unsubscribePage(state, locale));

    await api.register(async (scope) => {
      scope.addContentTypeParser(FORMS, (_request, payload, done) => {
        payload.resume().on('end', () => done(null, undefined));
      });
      const schema = { querystring: PLAIN_ROUTES.unsubscribe.query };
      scope.get<{ Querystring: { token: string } }>(
        '/mail/unsubscribe',
        { schema },
        async (request, reply) => {
          const memberId = links.memberOf(request.query.token);
          return show(reply, memberId === null ? 'unknown' : 'asks', await localeFor(request, memberId));
        },
      );
      scope.post<{ Querystring: { token: string } }>(
        '/mail/unsubscribe',
        { schema },
        async (request, reply) => {
          const memberId = links.memberOf(request.query.token);
          const locale = await localeFor(request, memberId);
          if (memberId === null) return show(reply, 'unknown', locale);
          await context.db.transaction(async (tx) => {
            await tx.query(OFF, [memberId]);
            await tx.query(WAITING, [links.linkFor(memberId)]);
          });
          request.log.info({ memberId }, 'turn mails stopped');
          return show(reply, 'done', locale);
        },
      );
    });
  };
