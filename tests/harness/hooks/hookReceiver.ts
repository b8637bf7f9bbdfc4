import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { listenOn } from '../lines/listenOn.ts';
import { PUSH_CERTIFICATE_FILE } from '../pushService/pushService.ts';

const KEY_FILE = join(import.meta.dirname, '../pushService/loopback.key.pem');
export const HOOK_CERTIFICATE = readFileSync(PUSH_CERTIFICATE_FILE, 'utf8');

/** A post as a receiver got it. */
export interface TakenPost {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** What a receiver answers at a path: a status, or whatever it likes. */
export type ReceiverAnswer = number | ((response: ServerResponse) => void);

/** A program on loopback over TLS that takes what hooks send. */
export interface HookReceiver {
  readonly port: number;
  readonly taken: TakenPost[];
  /** By path, instead of 204. */
  readonly answers: Map<string, ReceiverAnswer>;
  at(path: string): string;
  /** What came to a path. */
  of(path: string): TakenPost[];
  close(): Promise<void>;
}

export async function openHookReceiver(): Promise<HookReceiver> {
  const taken: TakenPost[] = [];
  const answers = new Map<string, ReceiverAnswer>();
  const server = createServer(
    { key: readFileSync(KEY_FILE), cert: HOOK_CERTIFICATE },
    (request, response) => {
      const path = request.url ?? '';
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        taken.push({ path, headers: request.headers, body: Buffer.concat(chunks).toString() });
        const answer = answers.get(path) ?? 204;
        if (typeof answer === 'number') response.writeHead(answer).end();
        else answer(response);
      });
    },
  );
  const port = await listenOn(server, 0);
  return {
    port,
    taken,
    answers,
    at: (path) => `https://127.0.0.1:${port}${path}`,
    of: (path) => taken.filter((post) => post.path === path),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
