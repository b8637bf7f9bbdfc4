import { type FetchError, type FetchOptions, ofetch } from 'ofetch';
import * as z from 'zod/mini';
import { noAnswerWords } from '#src/machines/failure.ts';

export const API_BASE_PATH = '/api';

/** One call of the API; `path` begins with a slash and leaves out /api. */
export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly body: unknown;
  readonly query: Readonly<Record<string, string | number | boolean | undefined>>;
}

/** Sends one call and gives the parsed JSON of the reply, or null for an empty one; throws ApiFailure. */
export type Http = (
  request: HttpRequest,
  options: { readonly token: string | null; readonly signal?: AbortSignal },
) => Promise<unknown>;

interface FailureFacts {
  readonly status: number | null;
  readonly code: string | null;
  readonly reply: string | null;
  readonly fields: Readonly<Record<string, readonly string[]>>;
  readonly requestId: string | null;
  readonly retryAfterMs: number | null;
}

/** A call that did not succeed; `status` is null when no answer came, `reply` is the server's own sentence. */
export class ApiFailure extends Error implements FailureFacts {
  override readonly name = 'ApiFailure';
  readonly status: number | null;
  readonly code: string | null;
  readonly reply: string | null;
  readonly fields: Readonly<Record<string, readonly string[]>>;
  readonly requestId: string | null;
  readonly retryAfterMs: number | null;

  constructor(message: string, facts: FailureFacts, cause?: unknown) {
    super(message, { cause });
    this.status = facts.status;
    this.code = facts.code;
    this.reply = facts.reply;
    this.fields = facts.fields;
    this.requestId = facts.requestId;
    this.retryAfterMs = facts.retryAfterMs;
  }
}

// oxlint-disable-next-line passleft/bare-sentence -- the scheme of a header
export const bearerOf = (token: string): string => `Bearer ${token}`;

/** The fetch that speaks to `basePath`, by default the /api of this site; it never repeats a call by itself. */
export function createHttp(basePath: string = API_BASE_PATH): Http {
  return async ({ method, path, body, query }, { token, signal }) => {
    const options: FetchOptions<'json'> = {
      method,
      baseURL: basePath,
      query,
      retry: 0,
      signal,
      headers: {
        accept: 'application/json',
        ...(body === null ? {} : { 'content-type': 'application/json' }),
        ...(token === null ? {} : { authorization: bearerOf(token) }),
      },
      ...(body === null ? {} : { body: JSON.stringify(body) }),
    };
    try {
      return (await ofetch<unknown>(path, options)) ?? null;
    } catch (thrown) {
      signal?.throwIfAborted();
      throw apiFailureFrom(thrown);
    }
  };
}

const replyOfFailure = z.object({
  message: z.catch(z.string(), ''),
  code: z.catch(z.nullable(z.string()), null),
  errors: z.catch(z.record(z.string(), z.union([z.string(), z.array(z.string())])), {}),
  requestId: z.catch(z.nullable(z.string()), null),
});

/** Reads what ofetch threw as an ApiFailure. */
function apiFailureFrom(thrown: unknown): ApiFailure {
  const response = isFetchError(thrown) ? thrown.response : undefined;
  if (!response) {
    const facts = { status: null, code: null, reply: null, fields: {}, requestId: null, retryAfterMs: null };
    return new ApiFailure(noAnswerWords(), facts, thrown);
  }
  const parsed = z.safeParse(replyOfFailure, response._data);
  const { message, code, errors, requestId } = parsed.success
    ? parsed.data
    : { message: '', code: null, errors: {}, requestId: null };
  const facts = {
    status: response.status,
    code,
    reply: message || null,
    fields: Object.fromEntries(Object.entries(errors).map(([field, words]) => [field, [words].flat()])),
    requestId,
    retryAfterMs: retryAfterMsOf(response.headers.get('retry-after')),
  };
  return new ApiFailure(message, facts, thrown);
}

function isFetchError(thrown: unknown): thrown is FetchError<unknown> {
  return thrown instanceof Error && thrown.name === 'FetchError';
}

function retryAfterMsOf(header: string | null): number | null {
  const seconds = Number(header ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : null;
}
