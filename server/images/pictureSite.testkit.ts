import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import { join } from 'node:path';
import sharp from 'sharp';
import type { ImageCachePorts } from './imageCache.ts';

const CERTIFICATES = join(import.meta.dirname, '../../tests/harness/pushService');
const certificate = readFileSync(join(CERTIFICATES, 'loopback.cert.pem'), 'utf8');
type Answer = NonNullable<Parameters<typeof createServer>[1]>;

/** Another site on loopback that shows pictures, and counts who asks. */
export interface PictureSite {
  readonly asked: string[];
  answer: Answer;
  address(path: string): string;
  /** The line that a cache needs to reach it. */
  readonly line: ImageCachePorts['line'];
  close(): void;
}

/** A JPEG of a card's size. */
export const paintedCard = (background = '#365'): Promise<Buffer> =>
  sharp({ create: { width: 488, height: 680, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** Starts one that answers every address with the same card. */
export async function openPictureSite(): Promise<PictureSite> {
  const bytes = await paintedCard();
  const site: { answer: Answer; readonly asked: string[] } = {
    asked: [],
    answer: (_, response) => void response.end(bytes),
  };
  const key = readFileSync(join(CERTIFICATES, 'loopback.key.pem'));
  const server: Server = createServer({ cert: certificate, key }, (request, response) => {
    site.asked.push(request.url ?? '');
    site.answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  const port = typeof bound === 'object' && bound ? bound.port : 0;
  return Object.assign(site, {
    address: (path: string) => `https://localhost:${port}${path}`,
    line: { allowsLoopback: true, resolve: async () => ['127.0.0.1'], trustedCertificate: certificate },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  });
}
