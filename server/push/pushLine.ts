import webPush from 'web-push';
import { OutwardRefused, type OutwardRules } from '#server/net/outwardAddress.ts';
import { outwardPost } from '#server/net/outwardRequest.ts';
import type { DuePush } from './pushQueue.ts';
import type { VapidKeys } from './vapidKeys.ts';

const SENDING_MS = 10_000;
const ANSWER_BYTES = 16_384;

/** `gone`: the browser has unsubscribed, or its address may not be dialled. `refused`: this push will never be taken. */
export type Pushed = 'sent' | 'gone' | 'refused' | 'later';

export interface PushLinePorts {
  readonly keys: VapidKeys;
  /** Whom a push service may write to: `mailto:` and an address. */
  readonly subject: string;
  readonly rules: OutwardRules;
  readonly trustedCertificate: string | undefined;
}

/** Hands one push to its service; never throws. */
export type PushLine = (push: DuePush, nowMs: number, signal: AbortSignal) => Promise<Pushed>;

function pushedBy(status: number): Pushed {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'later' : 'refused';
}

/** Pushes are encrypted for their browser (RFC 8291, aes128gcm) and signed with the server's key (VAPID). */
export function createPushLine({ keys, subject, rules, trustedCertificate }: PushLinePorts): PushLine {
  const sealed = ({ endpoint, p256dh, auth, payload, topic, expiresAt }: DuePush, nowMs: number) =>
    webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      vapidDetails: { subject, ...keys },
      TTL: Math.max(0, Math.round((expiresAt.getTime() - nowMs) / 1000)),
      contentEncoding: 'aes128gcm',
      urgency: 'normal',
      topic,
    });

  return async (push, nowMs, signal) => {
    let request: ReturnType<typeof sealed>;
    try {
      request = sealed(push, nowMs);
    } catch {
      return 'gone';
    }
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
    );
    try {
      const post = { url: push.endpoint, headers, body: request.body ?? new Uint8Array() };
      return pushedBy(
        await outwardPost(post, {
          ...rules,
          timeMs: SENDING_MS,
          answerBytes: ANSWER_BYTES,
          trustedCertificate,
          signal,
        }),
      );
    } catch (fault) {
      return fault instanceof OutwardRefused ? 'gone' : 'later';
    }
  };
}
