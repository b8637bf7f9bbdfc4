import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { freePort } from '../harness/lines/freePort.ts';
import { listenOn } from '../harness/lines/listenOn.ts';
import { readCompose } from './composeFile.ts';

const CONFIGURATION = 'deploy/haproxy/haproxy.cfg';
const text = readFileSync(CONFIGURATION, 'utf8');
const PEM = 'tests/harness/pushService/loopback';
const PATIENCE_MS = 20_000;

const haproxy = ['/usr/sbin/haproxy', '/usr/local/sbin/haproxy', '/usr/bin/haproxy'].find((path) =>
  existsSync(path),
);

/** The servers of the backend: name, and host with port. */
const servers = [...text.matchAll(/^ {2}server (\S+) (\S+)/gm)].map(([, name = '', address = '']) => ({
  name,
  address,
}));

describe('the balancer of many processes', () => {
  const file = readCompose('compose.many.yaml');

  it('knows each process of the compose file, by its name there, and no other', () => {
    const processes = Object.keys(file.services).filter((name) => file.services[name]?.build);
    expect(servers).toStrictEqual(processes.map((name) => ({ name, address: `${name}:3000` })));
    // Lines name the process that prefers their draft as it calls itself.
    for (const name of processes) expect(file.services[name]?.environment?.PROCESS_NAME).toBe(name);
  });

  it('listens where the compose file publishes, and reads the secret that it gives', () => {
    const inside = file.services.haproxy?.ports?.map((port) => port.split(':').at(-1));
    const bound = [...text.matchAll(/^ {2}bind :(\d+)/gm)].map(([, port]) => port);
    expect(bound).toStrictEqual(inside);
    expect(text).toContain('ssl crt /run/secrets/site.pem');
    expect(file.services.haproxy?.secrets).toStrictEqual(['site.pem']);
  });

  it('lets a request take as long as the draft room is silent, and longer', () => {
    const [, tunnel = '0'] = /timeout tunnel (\d+)s/.exec(text) ?? [];
    expect(Number(tunnel)).toBeGreaterThan(30);
  });
});

interface Backend {
  readonly name: string;
  isReady: boolean;
  /** How often it closed the line instead of answering. */
  broke: number;
  isBreaking: boolean;
  readonly close: () => Promise<void>;
}

/** Stands for a process: tells its name and what came to it, takes lines, and is ready or not. */
async function openBackend(name: string, port: number): Promise<Backend> {
  const backend = { name, isReady: true, broke: 0, isBreaking: false };
  const http: Server = createServer((asked, reply) => {
    if (asked.url === '/readyz') {
      reply.writeHead(backend.isReady ? 200 : 503).end();
      return;
    }
    if (backend.isBreaking) {
      backend.broke += 1;
      asked.socket.destroy();
      return;
    }
    reply.writeHead(200, { 'content-type': 'application/json' });
    reply.end(JSON.stringify({ name, url: asked.url, headers: asked.headers }));
  });
  const lines = new WebSocketServer({ server: http });
  lines.on('connection', (line) => line.on('message', (said) => line.send(`${name} heard ${said}`)));
  await listenOn(http, port);
  return Object.assign(backend, {
    async close() {
      for (const line of lines.clients) line.terminate();
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  });
}

describe.skipIf(!haproxy)('the balancer as it runs (haproxy, where it is installed)', () => {
  let folder = '';
  const backends: Backend[] = [];
  let balancer: ChildProcess;
  let said = '';
  let plain = 0;
  let secure = 0;

  interface Answer {
    readonly status: number;
    readonly location: string | undefined;
    readonly body: string;
  }

  const get = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const options = { host: '127.0.0.1', port: secure, path, method, headers, rejectUnauthorized: false };
      request({ ...options, agent: false }, (reply) => {
        let body = '';
        reply.on('data', (chunk: Buffer) => {
          body += chunk.toString();
        });
        reply.on('end', () =>
          resolve({ status: reply.statusCode ?? 0, location: reply.headers.location, body }),
        );
      })
        .on('error', reject)
        .end();
    });
  const nameAt = async (path: string): Promise<string> => JSON.parse((await get(path)).body).name;

  /** Waits until the balancer has noticed who is ready. */
  async function until(isSo: () => Promise<boolean>): Promise<void> {
    const end = performance.now() + PATIENCE_MS;
    while (performance.now() < end) {
      if (await isSo().catch(() => false)) return;
      await pause(100);
    }
    throw new Error(`The balancer does not come to it:\n${said}`);
  }

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'passleft-haproxy-'));
    let here = text;
    for (const { name, address } of servers) {
      const port = await freePort();
      backends.push(await openBackend(name, port));
      here = here.replace(` ${address}\n`, ` 127.0.0.1:${port}\n`);
    }
    plain = await freePort();
    secure = await freePort();
    writeFileSync(
      join(folder, 'site.pem'),
      readFileSync(`${PEM}.cert.pem`, 'utf8') + readFileSync(`${PEM}.key.pem`, 'utf8'),
    );
    here = here
      .replace('bind :8080', `bind 127.0.0.1:${plain}`)
      .replace('bind :8443', `bind 127.0.0.1:${secure}`)
      .replace('/run/secrets/site.pem', join(folder, 'site.pem'));
    const path = join(folder, 'haproxy.cfg');
    writeFileSync(path, here);
    execFileSync(haproxy ?? '', ['-c', '-f', path], { stdio: 'pipe' });
    balancer = spawn(haproxy ?? '', ['-db', '-f', path], { stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [balancer.stdout, balancer.stderr])
      stream?.on('data', (chunk: Buffer) => {
        said += chunk.toString();
      });
    await until(async () => (await get('/')).status === 200);
  });
  afterAll(async () => {
    if (balancer?.exitCode === null) {
      balancer.kill('SIGKILL');
      await once(balancer, 'exit');
    }
    for (const backend of backends) await backend.close();
    rmSync(folder, { recursive: true });
  });

  it('tells the server who asked, whatever a visitor writes there', async () => {
    const { body } = await get('/api/ping', {
      'x-forwarded-for': '198.51.100.9',
      'x-forwarded-proto': 'http',
    });
    expect(JSON.parse(body).headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'https',
    });
  });

  it('keeps figures and health to those who run the site, and leads plain http to https', async () => {
    for (const path of ['/metrics', '/readyz', '/healthz']) expect((await get(path)).status).toBe(404);
    const led = await fetch(`http://127.0.0.1:${plain}/play?x=1`, { redirect: 'manual' });
    expect([led.status, led.headers.get('location')]).toStrictEqual([
      308,
      `https://127.0.0.1:${plain}/play?x=1`,
    ]);
  });

  it('opens lines of draft rooms, at the process that they name', async () => {
    for (const { name } of servers) {
      const line = new WebSocket(`wss://127.0.0.1:${secure}/api/hub?id=1&p=${name}`, {
        rejectUnauthorized: false,
      });
      await once(line, 'open');
      line.send('hello');
      const [heard] = await once(line, 'message');
      expect(String(heard)).toBe(`${name} heard hello`);
      line.terminate();
    }
  });

  it('sends everybody to the others once a process is not ready, and lines that name it, too', async () => {
    const [first] = backends;
    if (!first) throw new Error('There is no process.');
    first.isReady = false;
    await until(async () => (await nameAt(`/api/hub?p=${first.name}`)) !== first.name);
    const names = new Set<string>();
    for (let times = 0; times < 12; times++) names.add(await nameAt('/api/hub'));
    expect(names.has(first.name)).toBe(false);
    expect(names.size).toBe(servers.length - 1);
    first.isReady = true;
    await until(async () => (await nameAt(`/api/hub?p=${first.name}`)) === first.name);
  });

  it('keeps the pages of a visitor at one process, but neither calls nor lines, and at another one once that is not ready [T]', async () => {
    const stay = await nameAt('/');
    const own = backends.find(({ name }) => name === stay);
    if (!own) throw new Error('There is no such process.');
    const namesAt = async (path: string) => {
      const names = new Set<string>();
      for (let times = 0; times < 9; times++) names.add(await nameAt(path));
      return [...names];
    };
    expect(await namesAt('/assets/kite.js')).toEqual([stay]);
    expect(await namesAt('/api/hub')).toHaveLength(servers.length);
    expect(await namesAt('/api/games')).toHaveLength(servers.length);
    own.isReady = false;
    await until(async () => (await nameAt('/')) !== stay);
    const next = await nameAt('/');
    own.isReady = true;
    await until(async () => (await nameAt(`/api/hub?p=${stay}`)) === stay);
    expect(await namesAt('/drafts')).toEqual([next]);
  });

  it('asks another process where one does not answer, but sends nothing twice that changes something [T]', async () => {
    const broken = backends.find(({ name }) => name === 'passleft-1');
    if (!broken) throw new Error('There is no such process.');
    broken.isBreaking = true;
    expect(await nameAt('/api/hub?p=passleft-1')).not.toBe('passleft-1');
    expect(broken.broke).toBe(1);
    const posted = await get('/api/hub?p=passleft-1', {}, 'POST').catch(() => ({ status: 0 }));
    expect([posted.status, broken.broke]).toEqual([502, 2]);
    broken.isBreaking = false;
  });

  it('takes a name that it does not know to any process', async () => {
    expect((await get('/api/hub?p=passleft-99')).status).toBe(200);
    expect((await get('/api/hub?p=')).status).toBe(200);
    expect((await get('/play?p=passleft-1')).status).toBe(200);
  });

  it('ends after SIGUSR1 once nobody is on a line', async () => {
    const ended = once(balancer, 'exit');
    balancer.kill('SIGUSR1');
    expect(await Promise.race([ended.then(() => 'ended'), pause(PATIENCE_MS, 'late', { ref: false })])).toBe(
      'ended',
    );
  });
});
