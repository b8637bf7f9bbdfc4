import { noAnswerWords } from '#src/machines/failure.ts';
import { API_BASE_PATH, ApiFailure } from '../http.ts';

/** Bytes on their way to the server. */
export interface Upload {
  /** Begins with a slash and leaves out /api. */
  readonly path: string;
  readonly bytes: Blob;
  readonly onSent?: ((sent: number, total: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Sends bytes and gives the reply's JSON; throws `ApiFailure` with the server's words. */
export type SendBytes = (upload: Upload) => Promise<unknown>;

/** Sends with the session's token; only XMLHttpRequest tells how much has been sent. */
export const createSendBytes =
  (askForToken: (signal?: AbortSignal) => Promise<string | null>): SendBytes =>
  async ({ path, bytes, onSent, signal }) => {
    const token = await askForToken(signal);
    return new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open('POST', `${API_BASE_PATH}${path}`);
      request.setRequestHeader('content-type', 'application/octet-stream');
      request.setRequestHeader('accept', 'application/json');
      if (token !== null) request.setRequestHeader('authorization', `Bearer ${token}`);
      request.upload.onprogress = (event) => onSent?.(event.loaded, event.total);
      request.onload = () => {
        const reply = jsonIn(request.responseText);
        if (request.status < 300) resolve(reply);
        else reject(failureOf(request.status, reply));
      };
      request.onerror = () => reject(failureOf(null, null));
      request.onabort = () => reject(signal?.reason ?? failureOf(null, null));
      signal?.addEventListener('abort', () => request.abort(), { once: true });
      request.send(bytes);
    });
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
