import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { OutwardAddress, OutwardRules } from './outwardAddress.ts';

export interface OutwardLimits extends OutwardRules {
  /** Milliseconds for all of it, from the look-up to the last byte. */
  readonly timeMs: number;
  /** Bytes of the answer; more of them break it off. */
  readonly answerBytes: number;
  /** A certificate that is trusted beside the usual ones; test builds only. */
  readonly trustedCertificate?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** What is asked of a checked address. */
export interface OutwardAsk {
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | null;
}

/** Dials the checked address whatever the name resolves to by now. */
const pinned =
  ({ address, family }: OutwardAddress): LookupFunction =>
  (_host, options, done) => {
    if (options.all) done(null, [{ address, family }]);
    else done(null, address, family);
  };

/** Asks a checked address once, on a line of its own; `read` takes in the answer. */
export function askOutward<Answer>(
  target: OutwardAddress,
  { method, headers, body }: OutwardAsk,
  { trustedCertificate }: OutwardLimits,
  signal: AbortSignal,
  read: (answer: IncomingMessage) => Promise<Answer>,
): Promise<Answer> {
  return new Promise<Answer>((resolve, reject) => {
    const length = body === null ? {} : { 'content-length': String(body.byteLength) };
    const sent = request(
      target.url,
      {
        method,
        headers: { ...headers, ...length },
        agent: false,
        lookup: pinned(target),
        signal,
        ...(trustedCertificate === undefined ? {} : { ca: trustedCertificate }),
      },
      (answer) => {
        read(answer).then(resolve, (fault: unknown) => {
          answer.destroy();
          reject(fault);
        });
      },
    );
    sent.on('error', reject);
    sent.end(body ?? undefined);
  });
}

export class AnswerTooLong extends Error {
  override readonly name = 'AnswerTooLong';
  constructor() {
    super('The answer was too long.');
  }
}

/** The whole answer. Throws when it is longer than `most` bytes, without having kept more than those. */
export async function readAnswer(answer: IncomingMessage, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of answer) {
    bytes += chunk.byteLength;
    if (bytes > most) throw new AnswerTooLong();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Work that cannot be broken off by itself, such as a look-up, waited for no longer than the signal allows. */
export function withinTime<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new Error('It took too long.'));
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
