import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '#contract/api.ts';
import { openWholeServer, TestBrowser, type TestServer } from '#tests/support/testServer.ts';
import { PLAIN_ROUTES, type PlainRoute } from './plainRoutes.ts';

/** A file of the built browser part: those have no entry in the document. */
const FILE = 'assets/main.js';
/** All files of the build are served by it. */
const FILES = 'GET /assets/*';

/** Addresses at which plain routes answer more than a refusal, by their paths. */
const ASKED: Readonly<Record<string, string>> = {
  '/api/imageproxy': '/api/imageproxy?url=%2Fart%2Favatars%2Fana.svg',
  '/api/og/*': '/api/og/join/nothing/0.png',
};

interface Operation {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, { readonly content?: object }>>;
}

/** Method and path of every operation of the document. */
const operationsIn = (paths: Readonly<Record<string, object>>): string[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );

describe('the API’s description of itself', () => {
  let server: TestServer;
  let webRoot: string;
  beforeAll(async () => {
    webRoot = await mkdtemp(join(tmpdir(), 'passleft-web-'));
    await mkdir(join(webRoot, 'assets'));
    for (const file of ['index.html', FILE]) await writeFile(join(webRoot, file), '<title>Passleft</title>');
    server = await openWholeServer('server', { webRoot });
  });
  afterAll(async () => {
    await server?.close();
    await rm(webRoot, { recursive: true });
  });

  const read = async () => (await new TestBrowser(server.app).send('GET', '/api/openapi.json')).json();

  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(await read());
    expect([errors ?? [], valid, validator.version]).toEqual([[], true, '3.1']);
  });

  it('names every route of the server, and none that it does not have', async () => {
    const { paths } = await read();
    const wildcards = Object.values<PlainRoute>(PLAIN_ROUTES).filter(({ path }) => path !== undefined);
    const named = new Map(wildcards.map(({ address, path }) => [address as string, `GET ${path}`]));
    const there = [...server.app.routeTable.keys()]
      .filter((route) => route !== FILES)
      .map((route) => (named.get(route) ?? route).replaceAll(/:(\w+)/g, '{$1}'));
    expect(operationsIn(paths).toSorted()).toEqual(there.toSorted());
  });

  it('gives every operation a name of its own, rows of the table theirs', async () => {
    const { paths } = await read();
    const names = Object.values<Record<string, { operationId: string }>>(paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
    expect(names).toEqual(expect.arrayContaining(Object.keys(api)));
  });

  it('says what a call takes, answers, refuses and needs', async () => {
    const { paths } = await read();
    const change = paths['/api/admin/achievements/{slug}'].put;
    expect(change.parameters).toMatchObject([{ name: 'slug', in: 'path', required: true }]);
    expect(change.requestBody.content['application/json'].schema.required).toContain('version');
    expect(Object.keys(change.responses)).toEqual(['200', '400', '401', '403', '404', '409', '500', '503']);
    expect(change.responses['409'].description).toBe('changedMeanwhile');
    expect(change.security).toEqual([{ bearer: [] }, { accessToken: ['admin.achievements:write'] }]);
    expect(change.responses['403'].description).toContain('tokenScope');
    expect(change.responses['200'].headers).toHaveProperty('RateLimit');
    // A route that takes no token says so, and so does one whose scope follows from its address.
    expect(paths['/api/account'].get.security).toEqual([{ bearer: [] }]);
    expect(paths['/api/account'].get.responses['403'].description).toBe('suspended');
    const grid = paths['/api/admin/tables/{table}'].get;
    expect(grid.security).toEqual([{ bearer: [] }, { accessToken: [] }]);
    expect(grid.description).toContain('`admin.users:read` for users');
  });

  it('says that a session counts where visitors may call too: clients send no token otherwise', async () => {
    const { paths } = await read();
    const vote = paths['/api/polls/{key}/vote'].put;
    expect([vote.security, paths['/healthz'].get.security]).toEqual([
      [{}, { bearer: [] }, { accessToken: ['results:share'] }],
      [],
    ]);
  });

  it.each(Object.entries<PlainRoute>(PLAIN_ROUTES))('says what %s answers', async (name, { address }) => {
    const { paths } = await read();
    const operation = Object.values<Record<string, Operation>>(paths)
      .flatMap((path) => Object.values(path))
      .find(({ operationId }) => operationId === name);
    const [method, path = ''] = address.split(' ');
    const asked = new TestBrowser(server.app).send(method as 'GET', ASKED[path] ?? path);
    const { statusCode, headers } = await asked;
    const [type] = String(headers['content-type'] ?? '').split(';');
    expect(Object.keys(operation?.responses ?? {})).toContain(String(statusCode));
    expect(Object.keys(operation?.responses[statusCode]?.content ?? { '': null })).toContain(type);
  });
});
