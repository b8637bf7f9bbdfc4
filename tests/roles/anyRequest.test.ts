import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestBrowser } from '#tests/support/testServer.ts';
import { type Steered, startSteered } from '../harness/steered.ts';
import { bodies } from './matrix.ts';
import { encoded, NASTY_TEXTS, nastyRequests } from './nastyRequests.ts';
import { gatherRoles, type People } from './people.ts';
import { sampleBody } from './sampleBody.ts';

/** More of them, and others, by setting these; a finding is told with the seed that shows it again. */
const REQUESTS = Number(process.env.NASTY_REQUESTS ?? 1000);
const SEED = Number(process.env.NASTY_SEED ?? 7);

describe('whatever an Admin sends to whatever address', { timeout: 1_800_000 }, () => {
  let steered: Steered;
  let people: People;
  let admin: TestBrowser;

  beforeAll(async () => {
    // No source is asked: what another site answers, or that nothing does, is not the server's fault.
    steered = await startSteered('server', { environment: { DEMO_MODE: '1', SOURCES: 'off' } });
    people = await gatherRoles(steered);
  });
  afterAll(() => steered?.stop());

  const routes = () =>
    [...steered.server().app.routeTable.keys()].filter((route) => / \/api\//.test(route)).toSorted();

  /** What really is there, so that more is asked than whether it is. */
  function addressOf(path: string, words: readonly string[], query: string): string {
    const real: Readonly<Record<string, string>> = {
      draftId: people.draftId,
      memberId: people.targetId,
      game: 'canary',
      slug: 'canary',
      table: 'cards',
    };
    let at = 0;
    const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => words[at++] || real[name] || 'nowhere');
    return query === '' ? filled : `${filled}?${query}`;
  }

  async function send(method: string, url: string, body: unknown) {
    const payload = body === undefined ? {} : { payload: JSON.stringify(body) };
    return admin.send(method as 'GET', url, undefined, {
      ...payload,
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' } }),
    });
  }

  it('is answered in words or done, and never a fault of the server [X1, X16] [ASVS V2.2.1, V2.2.2, V15.3.6]', async () => {
    const faults: string[] = [];
    const seen = new Map<number, number>();
    const each = Math.max(1, Math.ceil(REQUESTS / routes().length));
    for (const [number, route] of routes().entries()) {
      admin = await people.browser('Admin');
      const [method = '', path = ''] = route.split(' ');
      const body = bodies(people)[route] ?? sampleBody(steered.server().app.routeTable.get(route));
      const places = path.match(/:\w+/g)?.length ?? 0;
      const asks = nastyRequests({ places, body }, { seed: SEED + number, requests: each });
      for (const ask of asks) {
        const url = addressOf(path, ask.places, ask.query);
        const reply = await send(method, url, ask.body);
        seen.set(reply.statusCode, (seen.get(reply.statusCode) ?? 0) + 1);
        if (reply.statusCode >= 500)
          faults.push(`${method} ${url} ${JSON.stringify(ask.body)?.slice(0, 300)}`);
      }
    }
    // Most of it is refused, but not because nobody came in.
    expect(seen.get(200) ?? 0).toBeGreaterThan(REQUESTS / 20);
    expect([faults, steered.server().faults, Object.keys(Object.prototype)]).toEqual([[], [], []]);
    expect((await steered.db.query('select 1 from member')).length).toBeGreaterThan(5);
    admin = await people.browser('Admin');
    expect((await send('GET', '/api/admin/overview', undefined)).statusCode).toBe(200);
  });

  it.each(['\u0000', '\ud83c'])(
    '%j in any text of any body is refused, since no database holds it [X1]',
    async (bad) => {
      admin = await people.browser('Admin');
      const taken: string[] = [];
      let asked = 0;
      for (const route of routes()) {
        const [method = '', path = ''] = route.split(' ');
        const body = bodies(people)[route] ?? sampleBody(steered.server().app.routeTable.get(route));
        for (const bent of withEachText(body, (text) => `${text}${bad}`)) {
          const reply = await send(method, addressOf(path, [], ''), bent);
          asked += 1;
          if (reply.statusCode !== 400) taken.push(`${route} ${JSON.stringify(bent)} ${reply.statusCode}`);
        }
      }
      expect(asked).toBeGreaterThan(50);
      expect([taken, steered.server().faults]).toEqual([[], []]);
    },
  );

  it.each(['cards', 'users', 'games', 'sets'])(
    'the %s are searched for any text as for that text, at once [X10, X11] [ASVS V1.2.4, V1.2.9]',
    async (table) => {
      admin = await people.browser('Admin');
      const everything = (await send('GET', `/api/admin/tables/${table}`, undefined)).json<{
        total: number;
      }>();
      for (const text of NASTY_TEXTS.filter((one) => one.trim() !== '' && !one.includes('\u0000'))) {
        const search = encoded(text);
        const reply = await send('GET', `/api/admin/tables/${table}?search=${search}`, undefined);
        const found = reply.statusCode === 200 ? reply.json<{ total: number }>().total : 0;
        expect([text.slice(0, 20), reply.statusCode < 500, found < everything.total]).toEqual([
          text.slice(0, 20),
          true,
          true,
        ]);
      }
    },
  );

  it.each([
    '/api/drafts/..%2f..%2fetc',
    '/api/drafts/%00',
    '/api/drafts/%ff',
    `/api/drafts/${'a'.repeat(100_000)}`,
    '/api/drafts/%2e%2e/%2e%2e/etc/passwd',
    '/api/members/%c0%ae%c0%ae',
    '/api/imageproxy?url=%2Fpictures%2F..%2f..%2fetc%2fpasswd',
    '/assets/..%2f..%2fpackage.json',
    '/..%2f..%2fpackage.json',
  ])('the path %s leads nowhere [X15, C4] [ASVS V1.1.1, V5.3.2]', async (path) => {
    admin = await people.browser('Admin');
    // What asks for a page is shown the site's own, whose router finds nothing there.
    const reply = await admin.send('GET', path, undefined, { headers: { accept: 'application/json' } });
    expect([400, 404, 414]).toContain(reply.statusCode);
    expect(reply.body).not.toMatch(/root:|"private"|node_modules/);
  });
});

/** The value with each of its texts changed, one at a time. */
function* withEachText(value: unknown, change: (text: string) => string): Generator<unknown> {
  if (typeof value === 'string') yield change(value);
  else if (Array.isArray(value))
    for (const [at, part] of value.entries())
      for (const bent of withEachText(part, change)) yield value.with(at, bent);
  else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value))
      for (const bent of withEachText(part, change)) yield { ...value, [key]: bent };
}
