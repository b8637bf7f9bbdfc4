import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { listenOn } from '#tests/harness/lines/listenOn.ts';
import { OutwardRefused } from './outwardAddress.ts';
import { outwardPost } from './outwardRequest.ts';

const CERTIFICATES = join(import.meta.dirname, '../../tests/harness/pushService');
const certificate = readFileSync(join(CERTIFICATES, 'loopback.cert.pem'), 'utf8');

describe('a post to an address outside', () => {
  let server: Server | undefined;
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
  });

  /** A server that answers as told; answers its port. */
  async function serving(answer: Parameters<typeof createServer>[1]): Promise<number> {
    const own = createServer(
      { cert: certificate, key: readFileSync(join(CERTIFICATES, 'loopback.key.pem')) },
      answer,
    );
    server = own;
    return listenOn(own, 0);
  }
  const limits = {
    allowsLoopback: true,
    timeMs: 5000,
    answerBytes: 1000,
    trustedCertificate: certificate,
  };
  const postTo = (url: string, more: Partial<Parameters<typeof outwardPost>[1]> = {}) =>
    outwardPost(
      { url, headers: { ttl: '60' }, body: new TextEncoder().encode('sealed') },
      { ...limits, ...more },
    );

  it('carries its headers and its body, and nothing about who is here', async () => {
    const seen: unknown[] = [];
    const port = await serving((request, response) => {
      request.on('data', (chunk: Buffer) => seen.push(chunk.toString()));
      request.on('end', () => {
        seen.push(request.headers);
        response.writeHead(201).end();
      });
    });
    expect(await postTo(`https://127.0.0.1:${port}/push`)).toBe(201);
    expect(seen).toEqual([
      'sealed',
      { host: `127.0.0.1:${port}`, connection: 'close', ttl: '60', 'content-length': '6' },
    ]);
  });

  it('dials the address that was checked, whatever the name means by then [P4] [ASVS V1.3.6]', async () => {
    let looks = 0;
    const port = await serving((_request, response) => response.writeHead(201).end());
    const resolve = async () => {
      looks += 1;
      return looks === 1 ? ['127.0.0.1'] : ['10.0.0.1'];
    };
    expect(await postTo(`https://localhost:${port}/`, { resolve })).toBe(201);
    expect(looks).toBe(1);
    await expect(postTo(`https://localhost:${port}/`, { resolve })).rejects.toThrow(OutwardRefused);
  });

  it('is broken off after its time, and when the answer is too long [P5]', async () => {
    const silent = await serving(() => undefined);
    await expect(postTo(`https://127.0.0.1:${silent}/`, { timeMs: 200 })).rejects.toThrow(/abort|timeout/i);
    server?.closeAllConnections();
    server?.close();
    const endless = await serving((_request, response) => {
      response.writeHead(200);
      response.write('a'.repeat(2000));
    });
    await expect(postTo(`https://127.0.0.1:${endless}/`)).rejects.toThrow('The answer was too long.');
  });

  it('trusts no certificate that nobody vouches for [ASVS V12.3.2]', async () => {
    const port = await serving((_request, response) => response.writeHead(201).end());
    await expect(postTo(`https://127.0.0.1:${port}/`, { trustedCertificate: undefined })).rejects.toThrow(
      /self-signed/,
    );
  });
});
