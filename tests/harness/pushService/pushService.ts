import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { join } from 'node:path';
import type { PushSubscriptionWords, PushWords } from '#contract/members/push.ts';
import { listenOn } from '../lines/listenOn.ts';
import { decryptPush } from './decrypt.ts';

const HERE = import.meta.dirname;
/** The certificate of the service; made for 127.0.0.1 and of no use elsewhere. */
export const PUSH_CERTIFICATE_FILE = join(HERE, 'loopback.cert.pem');

/** A push as the service took it, opened with the browser's key. */
export interface TakenPush {
  readonly browser: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly bytes: number;
  readonly words: PushWords;
  /** Claims of the server's signature, which was checked against `publicKey`. */
  readonly signedFor: unknown;
  readonly publicKey: string;
}

/** A real push service on loopback over TLS, with the browsers that subscribe at it. */
export interface PushService {
  readonly taken: TakenPush[];
  readonly faults: unknown[];
  /** Every address that was asked for, in order. */
  readonly asked: string[];
  /** What it answers from now on instead of 201, by browser. */
  readonly answers: Map<string, number>;
  subscribe(browser: string): PushSubscriptionWords;
  close(): Promise<void>;
}

function signedBy(authorization: string): { claims: unknown; publicKey: string } {
  const [, token = '', publicKey = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const key = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isRight) throw new Error('The push is not signed by the key it names.');
  return { claims: JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')), publicKey };
}

/** Opens the service on a free port of 127.0.0.1. */
export async function openPushService(): Promise<PushService> {
  const taken: TakenPush[] = [];
  const faults: unknown[] = [];
  const asked: string[] = [];
  const answers = new Map<string, number>();
  const browsers = new Map<string, { keys: ReturnType<typeof createECDH>; auth: Buffer }>();
  const server = createServer(
    {
      key: readFileSync(join(HERE, 'loopback.key.pem')),
      cert: readFileSync(PUSH_CERTIFICATE_FILE),
    },
    (request, response) => {
      asked.push(request.url ?? '');
      const browser = decodeURIComponent(request.url?.split('/').at(-1) ?? '');
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const status = answers.get(browser) ?? 201;
        const known = browsers.get(browser);
        try {
          if (!known) throw new Error(`Nobody subscribed as ${browser}.`);
          const body = Buffer.concat(chunks);
          const { claims, publicKey } = signedBy(request.headers.authorization ?? '');
          const words: PushWords = JSON.parse(decryptPush(body, known.keys, known.auth));
          if (status === 201)
            taken.push({
              browser,
              headers: request.headers,
              bytes: body.byteLength,
              words,
              signedFor: claims,
              publicKey,
            });
        } catch (fault) {
          faults.push(fault);
        }
        const elsewhere = `https://127.0.0.1:${request.socket.localPort}/push/elsewhere`;
        response.writeHead(status, status >= 300 && status < 400 ? { location: elsewhere } : {}).end();
      });
    },
  );
  const port = await listenOn(server, 0);
  return {
    taken,
    faults,
    asked,
    answers,
    subscribe(browser) {
      const keys = createECDH('prime256v1');
      keys.generateKeys();
      const auth = randomBytes(16);
      browsers.set(browser, { keys, auth });
      return {
        endpoint: `https://127.0.0.1:${port}/push/${encodeURIComponent(browser)}`,
        keys: {
          p256dh: keys.getPublicKey('base64url'),
          auth: auth.toString('base64url'),
        },
      };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
