import * as z from 'zod/mini';
import { firstWords } from '#src/ui/messages/firstWords.ts';
import { ApiFailure, type HttpRequest } from './http.ts';

/** Sends a call under the session's request policy and gives the unread reply. */
export type SendAuthorised = (request: HttpRequest, signal?: AbortSignal) => Promise<unknown>;

/** What a call may add: `query` leaves out what is undefined; an aborted `signal` ends the call. */
export interface CallOptions {
  readonly query?: HttpRequest['query'];
  readonly signal?: AbortSignal;
}

export type Api = ReturnType<typeof createApi>;

/** The typed calls that every other file of src/api is made of: each parses its reply with a schema, once. */
export function createApi(send: SendAuthorised) {
  async function request<Reply>(
    method: HttpRequest['method'],
    path: string,
    body: unknown,
    replySchema: z.core.$ZodType<Reply>,
    { query = {}, signal }: CallOptions = {},
  ): Promise<Reply> {
    const reply = await send({ method, path, body, query }, signal);
    const parsed = z.safeParse(replySchema, reply);
    if (parsed.success) return parsed.data;
    throw unreadableReply(path, parsed.error);
  }

  return {
    request,
    get: <Reply>(path: string, replySchema: z.core.$ZodType<Reply>, options?: CallOptions) =>
      request('GET', path, null, replySchema, options),
    post: <Reply>(path: string, body: unknown, replySchema: z.core.$ZodType<Reply>, options?: CallOptions) =>
      request('POST', path, body, replySchema, options),
    put: <Reply>(path: string, body: unknown, replySchema: z.core.$ZodType<Reply>, options?: CallOptions) =>
      request('PUT', path, body, replySchema, options),
    patch: <Reply>(path: string, body: unknown, replySchema: z.core.$ZodType<Reply>, options?: CallOptions) =>
      request('PATCH', path, body, replySchema, options),
    delete: <Reply>(path: string, replySchema: z.core.$ZodType<Reply>, options?: CallOptions) =>
      request('DELETE', path, null, replySchema, options),
  };
}

function unreadableReply(path: string, cause: unknown): ApiFailure {
  const facts = { code: null, reply: null, fields: {}, requestId: null, retryAfterMs: null };
  return new ApiFailure(firstWords('unreadable', { path }), { status: 200, ...facts }, cause);
}
