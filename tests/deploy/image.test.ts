import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copySources } from './copySources.ts';
import { readDockerfile } from './dockerfile.ts';
import { type LaidServer, ordinaryUser, startLaid } from './laidServer.ts';
import {
  importedPackages,
  installedWith,
  isForDevelopment,
  leftOut,
  namedDependencies,
  wanted,
} from './runtimeDependencies.ts';

const STEPS = ['install', 'build', 'lay /app'].map((step) => `sh deploy/image.sh ${step}`);

describe('the Dockerfile', () => {
  const image = readDockerfile();

  it('begins from versions of Node that the project runs on, named by their number', () => {
    expect(image.from).toHaveLength(2);
    for (const from of image.from) expect(from).toMatch(/^node:(20|22)-[a-z]+-slim$/);
  });

  it('runs the steps of deploy/image.sh, in their order, and nothing else but a folder for data', () => {
    expect(image.run.filter((step) => STEPS.includes(step))).toStrictEqual(STEPS);
    expect(image.run.filter((step) => !STEPS.includes(step))).toStrictEqual([
      'install --directory --owner=node --group=node --mode=0700 /data',
    ]);
  });

  it('copies files that there are', () => {
    expect(image.copied.length).toBeGreaterThan(4);
    expect(image.copied.filter((file) => !existsSync(file))).toStrictEqual([]);
  });

  it('starts node itself as an ordinary user, so that SIGTERM comes to the server', () => {
    expect(image.user).toBe('node');
    expect(image.command.slice(0, 1)).toStrictEqual(['node']);
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(image.command.join(' ')).toBe(scripts.serve);
  });

  it('keeps data in its volume, and asks for health without a shell', () => {
    expect([image.volume, image.environment.DATA_DIR]).toStrictEqual(['/data', '/data']);
    expect(image.healthCheck).toStrictEqual(['node', 'deploy/healthy.mjs', '/healthz']);
  });

  it('sees nothing of what Git ignores, and no secret', () => {
    const lines = (file: string) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith('#'))
        .map((line) => line.replace(/^\*\*\//, '').replaceAll(/^\/|\/$/g, ''));
    const unseen = lines('.dockerignore');
    expect(unseen).toEqual(expect.arrayContaining(['.env', 'secrets', '.git', 'node_modules', 'data']));
    expect(lines('.gitignore').filter((line) => !unseen.includes(line))).toStrictEqual([]);
  });
});

describe('what the image installs', () => {
  it('holds every package that the server and its commands import, none of them for development only', async () => {
    const imported = await importedPackages();
    expect(imported.length).toBeGreaterThan(20);
    const kept = Object.keys(wanted.dependencies).filter((name) => !leftOut().includes(name));
    expect(imported.filter((name) => !kept.includes(name))).toStrictEqual([]);
    expect(imported.filter((name) => isForDevelopment(`node_modules/${name}`))).toStrictEqual([]);
  });

  it('leaves out what nothing of it names: keep LEFT_OUT in deploy/image.sh so', () => {
    const named = namedDependencies();
    const unnamed = Object.keys(wanted.dependencies).filter((name) => !named.has(name));
    expect(leftOut().toSorted()).toStrictEqual(unnamed.toSorted());
  });
});

/** What everybody sees of a server that has all its files, at whatever folder it was laid. */
async function expectWhole(server: LaidServer): Promise<void> {
  const get = (path: string) => fetch(`${server.url}${path}`);
  expect(await (await get('/healthz')).json()).toStrictEqual({ status: 'up' });
  expect(await (await get('/readyz')).json()).toStrictEqual({ status: 'ready' });

  const page = await (await get('/')).text();
  expect(page).toContain('<title>Passleft</title>');
  const [, script = ''] = /<script type="module"[^>]* src="([^"]+)"/.exec(page) ?? [];
  expect((await get(script)).headers.get('content-type')).toContain('javascript');

  // Drawn with fonts that are read at run time.
  const [, picture = ''] = /og:image" content="https:\/\/draft\.example\.org([^"]+)"/.exec(page) ?? [];
  const drawn = await get(picture);
  expect([drawn.status, drawn.headers.get('content-type')]).toStrictEqual([200, 'image/png']);
  // Holds files of docs/examples.
  expect((await get('/api/docs')).status).toBe(200);

  const told = await server.run('npm', 'run', '-s', 'admin', '--', 'confirm', 'nobody@example.org');
  expect(told).toStrictEqual({ code: 1, out: 'No member has the address nobody@example.org.\n' });
  expect(await server.run(process.execPath, 'deploy/healthy.mjs', '/readyz')).toStrictEqual({
    code: 0,
    out: '',
  });
  expect(await server.stop()).toBe(0);
  const gone = await server.run(process.execPath, 'deploy/healthy.mjs', '/readyz');
  expect(gone.code).toBe(1);
  expect(gone.out).toContain('/readyz did not answer');
}

/** An npm that installs nothing, but links what an install by the laid package.json and the lock file would bring. */
function linkInstead(bin: string, app: string): void {
  mkdirSync(bin);
  const npm = execFileSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).trim();
  writeFileSync(join(bin, 'npm'), `#!/bin/sh\n[ "$1" = ci ] && exit 0\nexec '${npm}' "$@"\n`, {
    mode: 0o755,
  });
  execFileSync('sh', ['deploy/image.sh', 'lay', app], {
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` },
  });
  const laid: { dependencies: Record<string, string>; devDependencies?: unknown } = JSON.parse(
    readFileSync(join(app, 'package.json'), 'utf8'),
  );
  expect(laid.devDependencies).toBeUndefined();
  expect(Object.keys(laid.dependencies)).not.toEqual(expect.arrayContaining(['react']));
  const topmost = installedWith(Object.keys(laid.dependencies)).filter(
    (path) => path.indexOf('node_modules/', 1) < 0 && existsSync(path),
  );
  for (const path of topmost) {
    mkdirSync(dirname(join(app, path)), { recursive: true });
    symlinkSync(resolve(path), join(app, path));
  }
  mkdirSync(join(app, 'node_modules/.bin'));
  symlinkSync('../tsx/dist/cli.mjs', join(app, 'node_modules/.bin/tsx'));
}

describe('the folder that deploy/image.sh lays', () => {
  const folder = mkdtempSync(join(tmpdir(), 'passleft-laid-'));
  const app = join(folder, 'app');
  let server: LaidServer | undefined;

  beforeAll(async () => {
    for (const script of ['build:web', 'build:server'])
      if (!existsSync(script === 'build:web' ? 'dist/web/index.html' : 'dist/server/main.mjs'))
        execFileSync('npm', ['run', '-s', script], { stdio: 'inherit' });
    linkInstead(join(folder, 'bin'), app);
    // By the links, or packages would be found that only stand beside those that are linked.
    server = await startLaid({ app, writable: folder, user: {}, flags: ['--preserve-symlinks'] });
  });
  afterAll(async () => {
    await server?.stop();
    rmSync(folder, { recursive: true });
  });

  it('has every file and package that the server and its commands read', async () => {
    if (!server) throw new Error('The server did not start.');
    for (const file of [
      ...['server/exports/sandbox/worker.mjs', 'server/exports/sandbox/inside.js'],
      ...['server/cards/batches/bundleReader.mjs', 'dist/server/parseInside.mjs'],
      'node_modules/liquidjs/dist/liquid.browser.umd.js',
    ])
      expect(existsSync(join(app, file)), file).toBe(true);
    await expectWhole(server);
  });

  it('has nothing of the tests and of Git', () => {
    const laid = execFileSync('find', [app, '-name', '*.test.ts', '-o', '-name', '.git'], {
      encoding: 'utf8',
    });
    expect(laid).toBe('');
  });
});

/** Needs the registry and some minutes. */
describe.skipIf(process.env.EVERY_IMAGE === undefined)(
  'the steps of the image in a bare folder, as an ordinary user (EVERY_IMAGE=1)',
  () => {
    let folder = '';
    const user = ordinaryUser();
    beforeAll(() => {
      folder = mkdtempSync(join(tmpdir(), 'passleft-image-'));
    });
    // Two installs are many thousand files: a busy disk needs minutes to take them away.
    afterAll(() => rmSync(folder, { recursive: true }), 600_000);

    it('end with a folder from which the server and its commands run', { timeout: 1_800_000 }, async () => {
      const [sources, app] = [join(folder, 'sources'), join(folder, 'app')];
      copySources(sources);
      const { uid, gid } = user;
      if (uid !== undefined && gid !== undefined) {
        execFileSync('chown', ['-R', `${uid}:${gid}`, sources]);
        chownSync(folder, uid, gid);
      }
      chmodSync(folder, 0o755);
      for (const step of readDockerfile().run.filter((line) => line.startsWith('sh deploy/image.sh'))) {
        const [program = '', ...args] = step.replace('/app', app).split(' ');
        execFileSync(program, args, {
          cwd: sources,
          stdio: 'inherit',
          env: { ...outside(), HOME: folder },
          ...user,
        });
      }
      for (const name of leftOut()) expect(existsSync(join(app, 'node_modules', name)), name).toBe(false);
      const server = await startLaid({ app, writable: folder, user });
      try {
        await expectWhole(server);
      } finally {
        await server.stop();
      }
    });
  },
);

/** The environment without what the test runner and npm have put into it. */
const outside = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(npm_|VITEST|NODE_ENV|TEST|DEV$|PROD$|MODE$)/i.test(name),
    ),
  );
