import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listenOn } from '#tests/harness/lines/listenOn.ts';
import { PUSH_CERTIFICATE_FILE } from '#tests/harness/pushService/pushService.ts';
import { isBreached } from './breaches.ts';

const hashOf = (password: string) => createHash('sha1').update(password).digest('hex').toUpperCase();
const BREACHED = 'tr0ub4dor and three';

let service: Server;
let port: number;
let asked: unknown[];
let answer: string | null;
beforeEach(async () => {
  asked = [];
  answer = `0018A45C4D1DEF81644B54AB7F969B88D65:3\r\n${hashOf(BREACHED).slice(5)}:12\r\n${hashOf('padded').slice(5)}:0`;
  const key = readFileSync(join(PUSH_CERTIFICATE_FILE, '..', 'loopback.key.pem'));
  service = createServer({ cert: readFileSync(PUSH_CERTIFICATE_FILE), key }, (request, response) => {
    asked.push([request.url, request.headers.cookie, request.headers['user-agent']]);
    if (answer === null) response.writeHead(503).end();
    else response.end(answer);
  });
  port = await listenOn(service, 0);
});
afterEach(() => {
  service.closeAllConnections();
  service.close();
});

const settings = () => ({
  breachedPasswords: `https://127.0.0.1:${port}`,
  pushLoopbackCertificate: readFileSync(PUSH_CERTIFICATE_FILE, 'utf8'),
});

describe('a password from a breach', () => {
  it('is found, and the service sees five characters of its hash and nothing else [ASVS V6.2.12]', async () => {
    expect(await isBreached(settings(), BREACHED)).toBe(true);
    expect(asked).toEqual([[`/range/${hashOf(BREACHED).slice(0, 5)}`, undefined, 'Passleft']]);
  });

  it('is not one that the service does not list, or lists as padding', async () => {
    expect([
      await isBreached(settings(), 'violet lantern 7'),
      await isBreached(settings(), 'padded'),
    ]).toEqual([false, false]);
  });

  it('keeps nobody out while the service is broken or gone [ASVS V6.2.12]', async () => {
    answer = null;
    expect(await isBreached(settings(), BREACHED)).toBe(false);
    const gone = settings();
    service.closeAllConnections();
    await new Promise((closed) => service.close(closed));
    expect(await isBreached(gone, BREACHED)).toBe(false);
  });

  it('is looked up nowhere where the operator wants that, nor on a network of the operator', async () => {
    expect(await isBreached({ ...settings(), breachedPasswords: null }, BREACHED)).toBe(false);
    expect(await isBreached({ ...settings(), pushLoopbackCertificate: undefined }, BREACHED)).toBe(false);
    expect(asked).toEqual([]);
  });
});
