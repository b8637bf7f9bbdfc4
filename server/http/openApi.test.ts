import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { api } from '#contract/api.ts';
import { openWholeServer, TestBrowser, type TestServer } from '../rest/testServer.ts';

describe('the API’s description of itself', { timeout: 60_000 }, () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openWholeServer('server');
  }, 60_000);
  afterAll(() => server?.close());

  const read = async () => (await new TestBrowser(server.app).send('GET', '/api/openapi.json')).json();

  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(await read());
    expect([errors ?? [], valid, validator.version]).toEqual([[], true, '3.1']);
  });

  it('names every route of the table once, by its name', async () => {
    const { paths } = await read();
    const operations = Object.values<Record<string, { operationId: string }>>(paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    expect(operations.toSorted()).toEqual(Object.keys(api).toSorted());
  });

  it('says what a call takes, answers, refuses and needs', async () => {
    const { paths } = await read();
    const change = paths['/api/admin/achievements/{slug}'].put;
    expect(change.parameters).toMatchObject([{ name: 'slug', in: 'path', required: true }]);
    expect(change.requestBody.content['application/json'].schema.required).toContain('version');
    expect(Object.keys(change.responses)).toEqual(['200', '400', '401', '403', '404', '409', '500', '503']);
    expect(change.responses['409'].description).toBe('changedMeanwhile');
    expect([change.security, paths['/api/openapi.json'].get.security]).toEqual([[{ bearer: [] }], []]);
  });

  it('is of a server that has every route of the table', () => {
    const there = server.app.routeTable;
    const missing = Object.values(api).filter(({ method, path }) => !there.has(`${method} /api${path}`));
    expect(missing).toEqual([]);
  });
});
