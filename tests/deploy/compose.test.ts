import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readSettings } from '#server/settings.ts';
import {
  COMPOSE_FILES,
  interpolated,
  mistakesIn,
  readCompose,
  type Service,
  variablesIn,
} from './composeFile.ts';
import { readDockerfile } from './dockerfile.ts';

const handbook = readFileSync('docs/operations.md', 'utf8');
const settingsRead = new Set(
  [...handbook.matchAll(/^\| `([A-Z][A-Z_]+)` \|/gm)].map(([, name = '']) => name),
);
const [, secretSentence = ''] = /Secrets can come from files(.+)$/m.exec(handbook) ?? [];
const fromFiles = new Set(
  [...secretSentence.matchAll(/`([A-Z_]+?)(?:_FILE)?`/g)].map(([, name = '']) => `${name}_FILE`),
);
const folder = mkdtempSync(join(tmpdir(), 'passleft-secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));

const isOurs = (service: Service) => service.build !== undefined;
const services = COMPOSE_FILES.flatMap((path) =>
  Object.entries(readCompose(path).services).map(([name, service]) => ({ path, name, service })),
);
const ours = services.filter(({ service }) => isOurs(service));
const theirs = services.filter(({ service }) => !isOurs(service));

describe.each(COMPOSE_FILES)('%s', (path) => {
  const text = readFileSync(path, 'utf8');
  const file = readCompose(path);

  it('passes the JSON schema of the Compose Specification', () => {
    expect(mistakesIn(file)).toStrictEqual([]);
  });

  it('is refused by the schema once it has a wrong key, a wrong type or no time', () => {
    const [[name = '', service] = []] = Object.entries(file.services);
    const withService = (change: object) => ({ ...file, services: { [name]: { ...service, ...change } } });
    expect(mistakesIn(withService({ read_onlee: true }))).toHaveLength(1);
    expect(mistakesIn(withService({ read_only: 'perhaps' }))).not.toStrictEqual([]);
    expect(mistakesIn(withService({ stop_grace_period: 'soon' }))).not.toStrictEqual([]);
  });

  it('asks for nothing in .env that the handbook does not name', () => {
    const asked = variablesIn(text);
    expect(asked).toContain('PUBLIC_URL');
    expect(asked.filter((name) => !handbook.includes(`\`${name}\``))).toStrictEqual([]);
  });

  it('says what is missing where PUBLIC_URL is not set', () => {
    expect(() => interpolated(text, {})).toThrow('Set PUBLIC_URL in .env');
  });

  it('keeps no secret in itself, and the handbook says how to make each file', () => {
    for (const { file: secret } of Object.values(file.secrets ?? {}))
      expect(handbook).toContain(secret.replace('./', ''));
    const used = Object.values(file.services).flatMap((service) => service.secrets ?? []);
    expect([...new Set(used)].toSorted()).toStrictEqual(Object.keys(file.secrets ?? {}).toSorted());
  });
});

describe('every service', () => {
  it.each(services)('$name of $path has only what it needs', ({ service }) => {
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], restart: 'unless-stopped' });
    expect(service.security_opt).toContain('no-new-privileges:true');
    expect([service.privileged, service.cap_add]).toStrictEqual([undefined, undefined]);
    const user = isOurs(service) ? readDockerfile().user : service.user;
    expect(user).toMatch(/^(?!root$|0)[a-z0-9]+$/);
    expect(service.volumes?.join() ?? '').not.toContain('docker.sock');
  });

  it.each(services)('$name of $path has a health check and time to end', ({ service }) => {
    expect(service.healthcheck?.test[0]).toBe('CMD');
    if (isOurs(service)) expect(Number.parseInt(service.stop_grace_period ?? '0', 10)).toBeGreaterThan(9);
  });

  it.each(theirs)('$name of $path is pinned by its version', ({ service }) => {
    expect(service.image).toMatch(/^[a-z/]+:\d+\.\d+(\.\d+)?(-[a-z0-9]+)?$/);
  });
});

describe('a process of ours', () => {
  it.each(ours)('$name of $path is told only what the server reads', ({ service }) => {
    const names = Object.keys(service.environment ?? {});
    expect(names.length).toBeGreaterThan(3);
    expect(names.filter((name) => !settingsRead.has(name) && !fromFiles.has(name))).toStrictEqual([]);
  });

  it.each(ours)('$name of $path starts with the settings of the example', ({ path, service }) => {
    const environment: Record<string, string> = {
      ...readDockerfile().environment,
      ...service.environment,
    };
    const secrets = {
      jwt_secret: 'q9X2mVb7Lk4Tz8Rw1Yc6Hn3Jd5Gf0Sa2Pe',
      database_url: 'postgres://passleft:made-up@postgres:5432/passleft',
    };
    for (const [name, secret] of Object.entries(secrets)) writeFileSync(join(folder, name), `${secret}\n`);
    for (const [name, value] of Object.entries(environment))
      if (name.endsWith('_FILE')) environment[name] = value.replace('/run/secrets', folder);
    const read = readSettings(environment);
    if (!read.ok) throw new Error(`${path}: ${read.mistakes.join(' ')}`);
    expect(read.settings).toMatchObject({
      mode: 'production',
      host: '0.0.0.0',
      port: 3000,
      dataDir: '/data',
      publicUrl: 'https://draft.example.org',
      jwtSecret: secrets.jwt_secret,
      databaseUrl: path === 'compose.many.yaml' ? secrets.database_url : undefined,
      busUrl: path === 'compose.many.yaml' ? 'redis://valkey:6379' : undefined,
    });
  });

  it('has a folder for its data, a folder for what is for now, and no other that it may write to', () => {
    for (const { service } of ours) {
      expect(service.volumes).toStrictEqual([expect.stringMatching(/^[a-z]+:\/data$/)]);
      expect(service.tmpfs).toStrictEqual(['/tmp']);
    }
  });

  it('is reached by this machine alone, or by the balancer', () => {
    const published = ours.flatMap(({ service }) => service.ports ?? []);
    expect(published).toHaveLength(1);
    expect(published[0]).toMatch(/^127\.0\.0\.1:/);
  });
});

describe('many processes', () => {
  const file = readCompose('compose.many.yaml');

  it('are told apart by name, and database and bus stand where nobody else comes', () => {
    const processes = Object.entries(file.services).filter(([, service]) => isOurs(service));
    expect(processes.length).toBeGreaterThan(2);
    for (const [name, service] of processes) {
      expect(service.hostname).toBe(name);
      expect(service.healthcheck?.test).toContain('/readyz');
    }
    expect(file.networks?.inside).toStrictEqual({ internal: true });
    for (const name of ['postgres', 'valkey'])
      expect(file.services[name]).toMatchObject({ networks: ['inside'] });
    const open = Object.entries(file.services).filter(([, service]) => service.ports);
    expect(open.map(([name]) => name)).toStrictEqual(['haproxy']);
  });
});
