import { isDeepStrictEqual } from 'node:util';
import type { FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import * as z from 'zod/mini';
import {
  type Access,
  bytes,
  GENERAL_REFUSALS,
  type NamedFile,
  type Route,
  type RouteAnswer,
  type RouteInput,
} from '#contract/route.ts';
import type { Principal } from '#server/members/members.ts';
import type { Api, AppContext, RouteModule } from '../app/appContext.ts';
import type { CookieJar } from '../app/cookieScope.ts';
import { allowed, principalOf, signedIn, whoSpeaks } from '../app/guards.ts';
import { RefusalError, refusal } from './refusalError.ts';
import { requestLocale } from './requestLocale.ts';
import { sentencesOfReply } from './saidReplies.ts';
import { sentenceIn } from './sentences.ts';

/** One call of a route, read by its schemas; `member` is null only where visitors may call. */
export interface Call<R extends Route> extends RouteInput<R>, CookieJar {
  readonly member: R['access'] extends { readonly to: 'everyone' } ? Principal | null : Principal;
  readonly request: FastifyRequest;
}

export type Handler<R extends Route> = (
  call: Call<R>,
  context: AppContext,
) => RouteAnswer<R> | Promise<RouteAnswer<R>>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The row of the route table, for routes that are in it. */
    route?: Route;
  }
}

/** The guard of an access: 401 without a session, 403 without the right. It runs before a body is read. */
function guardOf(access: Access, context: AppContext): (request: FastifyRequest) => Promise<unknown> {
  if (access.to === 'everyone') return (request) => whoSpeaks(context, request);
  const guard = access.to === 'signedIn' ? signedIn(context) : allowed(context, access.ability);
  return guard as (request: FastifyRequest) => Promise<unknown>;
}

/** What the schema makes of an answer; throws where they do not fit, and if `isStrict` also where it says more. */
function checkedReply(row: Route, answer: unknown, isStrict: boolean): unknown {
  if (row.reply === null) return undefined;
  const read = z.safeParse(row.reply, answer);
  const name = `${row.method} ${row.path}`;
  if (!read.success)
    throw new Error(`${name} does not answer what the route table says: ${z.prettifyError(read.error)}`);
  if (isStrict && !isDeepStrictEqual(asJson(read.data), asJson(answer)))
    throw new Error(`${name} answers more than the route table says: ${JSON.stringify(answer)}`);
  return read.data;
}

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value) ?? 'null');

/** A refusal that the row does not name is a fault of ours; only a strict server stops at it. */
function checkedRefusal(row: Route, thrown: unknown): unknown {
  if (!(thrown instanceof RefusalError)) return thrown;
  const known: readonly string[] = [...GENERAL_REFUSALS, ...row.refusals];
  if (known.includes(thrown.code)) return thrown;
  return new Error(`${row.method} ${row.path} refuses with ${thrown.code}, which its row does not name.`, {
    cause: thrown,
  });
}

const schemaOf = ({ params, query, body }: Route): FastifySchema => ({
  ...(params ? { params } : {}),
  ...(query ? { querystring: query } : {}),
  ...(body && body !== bytes ? { body } : {}),
});

/** Takes bytes and nothing else: JSON of such a size would hold everybody up while it is parsed. */
function readOnlyBytes(scope: Api): void {
  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
}

const sendFile = (reply: FastifyReply, mediaType: string, { name, text }: NamedFile): FastifyReply =>
  reply.type(mediaType).header('content-disposition', `attachment; filename="${name}"`).send(text);

/**
 * Adds the route of a row of `contract/api.ts`: its guard comes from `access`, its input is read by the row's schemas,
 * and so is what `handler` answers. An answer that does not fit its schema is a 500 and logged. Where the server is
 * strict, as in tests, so is an answer that says more than the schema, and a refusal that the row does not name.
 */
export function implement<R extends Route>(row: R, handler: Handler<R>): RouteModule {
  const said = row.reply === null ? null : sentencesOfReply(row.reply);
  const add = (api: Api, context: AppContext) => {
    api.route({
      method: row.method,
      url: row.path,
      config: { route: row },
      schema: schemaOf(row),
      ...(row.bodyBytes === undefined ? {} : { bodyLimit: row.bodyBytes }),
      onRequest: guardOf(row.access, context),
      handler: async (request, reply) => {
        const member = row.access.to === 'everyone' ? request.principal : principalOf(request);
        const { params, query, body } = request;
        const setCookie = reply.setCookie.bind(reply);
        const clearCookie = reply.clearCookie.bind(reply);
        const call = { params, query, body, member, request, setCookie, clearCookie } as unknown as Call<R>;
        try {
          if (row.body === bytes && !(body instanceof Uint8Array))
            throw refusal('unsupportedMediaType', null, { sentence: 'Send the file as bytes.' });
          const answer = await handler(call, context);
          if (row.file !== undefined) return await sendFile(reply, row.file, answer as NamedFile);
          const checked = checkedReply(row, answer, context.isStrict);
          if (row.reply === null) return await reply.code(204).send();
          if (!said) return checked;
          const locale = requestLocale(request);
          return said(checked, (sentence) => sentenceIn(sentence, locale));
        } catch (thrown) {
          throw context.isStrict ? checkedRefusal(row, thrown) : thrown;
        }
      },
    });
  };
  if (row.body !== bytes) return add;
  return async (api, context) => {
    await api.register(async (scope) => {
      readOnlyBytes(scope);
      add(scope, context);
    });
  };
}
