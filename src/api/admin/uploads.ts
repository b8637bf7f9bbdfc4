import * as z from 'zod/mini';
import type { bytes, Route, RouteReply } from '#contract/route.ts';
import { noAnswerWords } from '#src/machines/failure.ts';
import { API_BASE_PATH, ApiFailure, bearerOf } from '../http.ts';

/** A row of the route table that takes bytes and has no parameters in its path. */
type BytesRoute = Route & {
  readonly body: typeof bytes;
  readonly reply: z.core.$ZodType;
  readonly params?: undefined;
};

/** Bytes on their way to the server. */
export interface UploadCall<Row extends BytesRoute> {
  readonly query?: Row['query'] extends z.core.$ZodType ? z.core.input<Row['query']> : undefined;
  readonly bytes: Blob;
  readonly onSent?: ((sent: number, total: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Sends the bytes that a row takes; throws `ApiFailure` with the server's words. */
export type Upload = <Row extends BytesRoute>(row: Row, call: UploadCall<Row>) => Promise<RouteReply<Row>>;

/** Sends with the session's token; only XMLHttpRequest tells how much has been sent. */
export const createUpload =
  (askForToken: (signal?: AbortSignal) => Promise<string | null>): Upload =>
  async (row, { query, bytes, onSent, signal }) => {
    const token = await askForToken(signal);
    const search = new URLSearchParams((query ?? {}) as Record<string, string>).toString();
    const reply = await new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(row.method, `${API_BASE_PATH}${row.path}${search === '' ? '' : `?${search}`}`);
      request.setRequestHeader('content-type', 'application/octet-stream');
      request.setRequestHeader('accept', 'application/json');
      if (token !== null) request.setRequestHeader('authorization', bearerOf(token));
      request.upload.onprogress = (event) => onSent?.(event.loaded, event.total);
      request.onload = () => {
        const read = jsonIn(request.responseText);
        if (request.status < 300) resolve(read);
        else reject(failureOf(request.status, read));
      };
      request.onerror = () => reject(failureOf(null, null));
      request.onabort = () => reject(signal?.reason ?? failureOf(null, null));
      signal?.addEventListener('abort', () => request.abort(), { once: true });
      request.send(bytes);
    });
    return z.parse(row.reply, reply) as RouteReply<typeof row>;
  };

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function failureOf(status: number | null, reply: unknown): ApiFailure {
  const words = wordsIn(reply);
  const facts = { code: null, reply: words, fields: {}, requestId: null, retryAfterMs: null };
  return new ApiFailure(words ?? noAnswerWords(), { status, ...facts });
}

/** The sentence of a problem; what is wrong with a field says more than that something is. */
function wordsIn(reply: unknown): string | null {
  if (typeof reply !== 'object' || reply === null) return null;
  const errors: unknown = 'errors' in reply ? reply.errors : null;
  const fields = typeof errors === 'object' && errors !== null ? Object.values(errors).flat() : [];
  const words = fields.filter((word) => typeof word === 'string').join(' ');
  if (words !== '') return words;
  return 'message' in reply && typeof reply.message === 'string' ? reply.message : null;
}
