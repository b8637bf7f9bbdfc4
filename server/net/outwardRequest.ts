import { request } from 'node:https';
import type { LookupFunction } from 'node:net';
import { checkOutwardAddress, type OutwardAddress, type OutwardRules } from './outwardAddress.ts';

export interface OutwardPost {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

export interface OutwardLimits extends OutwardRules {
  /** Milliseconds for all of it, from the look-up to the last byte. */
  readonly timeMs: number;
  /** Bytes of the answer; more of them break it off. */
  readonly answerBytes: number;
  /** A certificate that is trusted beside the usual ones; test builds only. */
  readonly trustedCertificate?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Dials the checked address whatever the name resolves to by now. */
const pinned =
  ({ address, family }: OutwardAddress): LookupFunction =>
  (_host, options, done) => {
    if (options.all) done(null, [{ address, family }]);
    else done(null, address, family);
  };

function send(
  target: OutwardAddress,
  { headers, body }: OutwardPost,
  limits: OutwardLimits,
  signal: AbortSignal,
) {
  return new Promise<number>((resolve, reject) => {
    const sent = request(
      target.url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': String(body.byteLength) },
        agent: false,
        lookup: pinned(target),
        signal,
        ...(limits.trustedCertificate === undefined ? {} : { ca: limits.trustedCertificate }),
      },
      (answer) => {
        let bytes = 0;
        answer.on('data', (chunk: Buffer) => {
          bytes += chunk.byteLength;
          if (bytes > limits.answerBytes) answer.destroy(new Error('The answer was too long.'));
        });
        answer.on('error', reject);
        answer.on('end', () => resolve(answer.statusCode ?? 0));
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

/**
 * Posts to an https address outside, without following redirects and without anything that tells who is here; answers the
 * status. Throws OutwardRefused for an address that may not be dialled, other errors for a line that failed.
 */
export async function outwardPost(post: OutwardPost, limits: OutwardLimits): Promise<number> {
  const timeout = AbortSignal.timeout(limits.timeMs);
  const signal = limits.signal ? AbortSignal.any([timeout, limits.signal]) : timeout;
  const target = await withinTime(checkOutwardAddress(post.url, limits), signal);
  return send(target, post, limits, signal);
}

function withinTime<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new Error('It took too long.'));
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
