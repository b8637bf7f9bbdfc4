import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { join } from 'node:path';
import { listenOn } from '../lines/listenOn.ts';
import { PUSH_CERTIFICATE_FILE } from '../pushService/pushService.ts';

/** A public source of cards on loopback: it answers what a test tells it, by path, and remembers who asked. */
export interface SourceStand {
  readonly origin: string;
  readonly asked: { readonly path: string; readonly atMs: number; readonly userAgent: string | undefined }[];
  /** How each path is answered from now on; the others by `others`, and after that with 404, as CubeCobra says it. */
  answers: Record<string, (request: IncomingMessage, response: ServerResponse) => unknown>;
  /** Answers a request that no path of `answers` is for, such as `generatedSources`; false where it has no answer. */
  others: (request: IncomingMessage, response: ServerResponse) => Promise<boolean> | boolean;
  stop(): Promise<void>;
}

/** Starts a stand; it is given a free port unless `port` says one. */
export async function standSource({
  others = () => false,
  port: wanted = 0,
}: Partial<Pick<SourceStand, 'others'>> & { readonly port?: number } = {}): Promise<SourceStand> {
  const stand: Pick<SourceStand, 'asked' | 'answers' | 'others'> = { asked: [], answers: {}, others };
  const key = readFileSync(join(PUSH_CERTIFICATE_FILE, '..', 'loopback.key.pem'));
  const server = createServer({ cert: readFileSync(PUSH_CERTIFICATE_FILE), key }, (request, response) => {
    const path = request.url ?? '';
    stand.asked.push({ path, atMs: performance.now(), userAgent: request.headers['user-agent'] });
    const answer = stand.answers[path];
    if (answer) answer(request, response);
    else void answerOther(stand, request, response);
  });
  const port = await listenOn(server, wanted);
  return Object.assign(stand, {
    origin: `https://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  });
}

async function answerOther(
  { others }: Pick<SourceStand, 'others'>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (!(await others(request, response))) response.writeHead(404).end('Cube not found.');
}

export const json = (value: unknown) => (_: unknown, response: ServerResponse) =>
  void response.setHeader('content-type', 'application/json').end(JSON.stringify(value));

/** A cube of CubeCobra's shape with that many invented cards. */
export const cubeOf = (count: number, name = 'Paper cube') => ({
  name,
  cards: {
    mainboard: Array.from({ length: count }, (_, at) => ({
      finish: at === 0 ? 'Foil' : 'Non-foil',
      details: { name: `Kite ${at}`, set: 'kit', collector_number: String(at + 1) },
    })),
    maybeboard: [{ details: { name: 'Maybe kite' } }],
  },
});

/** Answers as Scryfall's `/cards/collection` does, from these cards; `asked` takes the number of ids of each question. */
export const collectionOf =
  (cards: readonly { readonly id: string }[], asked: number[] = []) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { identifiers } = JSON.parse(Buffer.concat(chunks).toString()) as { identifiers: { id: string }[] };
    asked.push(identifiers.length);
    const ids = new Set(identifiers.map(({ id }) => id));
    const data = cards.filter(({ id }) => ids.has(id));
    json({ object: 'list', not_found: [], data })(request, response);
  };
