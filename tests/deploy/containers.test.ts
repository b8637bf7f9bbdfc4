import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../harness/lines/freePort.ts';
import { copySources } from './copySources.ts';

/** The image is built with packages from the registry. */
const PATIENCE_MS = 1_800_000;

/** Why no container can be started here; empty where one can. */
function whyNone(): string {
  for (const args of [['info'], ['compose', 'version']]) {
    const { error, status, stdout, stderr } = spawnSync('docker', args, {
      encoding: 'utf8',
      timeout: 10_000,
    });
    if (error) return 'docker is not installed';
    if (status !== 0) return `docker ${args.join(' ')}: ${`${stderr}${stdout}`.trim().split('\n').at(-1)}`;
  }
  return '';
}

const why = whyNone();

describe.skipIf(why !== '')(`compose.yaml in a container${why && ` (none here: ${why})`}`, () => {
  let folder = '';
  const project = `passleft-${randomBytes(4).toString('hex')}`;
  const options = () => ({ cwd: folder, encoding: 'utf8', timeout: PATIENCE_MS }) as const;
  const compose = (...args: readonly string[]) =>
    execFileSync('docker', ['compose', '--project-name', project, ...args], options());
  const inside = (...args: readonly string[]) => {
    const all = ['compose', '--project-name', project, 'exec', '-T', 'passleft', ...args];
    const { status, stdout, stderr } = spawnSync('docker', all, options());
    return { status, out: `${stdout}${stderr}`.trim() };
  };
  let url = '';

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'passleft-compose-'));
    copySources(folder);
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    writeFileSync(
      join(folder, '.env'),
      `PUBLIC_URL=https://draft.example.org\nPORT=${port}\nPASSLEFT_VERSION=${project}\n`,
    );
    mkdirSync(join(folder, 'secrets'), { mode: 0o700 });
    writeFileSync(join(folder, 'secrets/jwt_secret'), randomBytes(48).toString('base64'), { mode: 0o444 });
    compose('up', '--detach', '--build', '--wait');
  }, PATIENCE_MS);
  afterAll(() => {
    if (url !== '') compose('down', '--volumes');
    spawnSync('docker', ['image', 'rm', `passleft:${project}`], options());
    rmSync(folder, { recursive: true });
  }, PATIENCE_MS);

  it('is healthy, ready and serves the page', async () => {
    expect(await (await fetch(`${url}/healthz`)).json()).toStrictEqual({ status: 'up' });
    expect(await (await fetch(`${url}/readyz`)).json()).toStrictEqual({ status: 'ready' });
    expect(await (await fetch(url)).text()).toContain('<title>Passleft</title>');
  });

  it('runs as an ordinary user, who may write to its data and to nothing else', () => {
    expect(Number(inside('id', '-u').out)).toBeGreaterThan(0);
    expect(inside('touch', '/app/file').status).not.toBe(0);
    expect(inside('touch', '/data/file').status).toBe(0);
  });

  it('takes the commands', () => {
    expect(inside('npm', 'run', '-s', 'admin', '--', 'confirm', 'nobody@example.org')).toStrictEqual({
      status: 1,
      out: 'No member has the address nobody@example.org.',
    });
  });

  it('ends with 0 when it is told to, and has its data when it is back', async () => {
    compose('stop');
    const ended = compose('ps', '--all', '--format', '{{.ExitCode}}').trim();
    expect(ended).toBe('0');
    compose('up', '--detach', '--wait');
    expect(inside('ls', '/data/file').status).toBe(0);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  });
});
