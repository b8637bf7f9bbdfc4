import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as schema from '#server/db/schema.ts';
import { type Steered, startSteered } from '../harness/steered.ts';
import { gatherRoles, type People, ROLES, type Role } from './people.ts';

/** Pictures are the same for everybody, and so is the schema of our files; the outbox is there in demo mode alone. */
const FOR_EVERYBODY = [
  'GET /api/imageproxy',
  'GET /api/og/home.png',
  'GET /api/schemas/passleft-draft-1.json',
  'GET /api/demo/outbox',
];

/** What reading writes down, by route: tries that are counted. */
const WRITTEN: Readonly<Record<string, readonly string[]>> = {
  'GET /api/account/export': ['rate_limit'],
  'GET /api/auth/external-callback/:providerId': ['rate_limit'],
  'GET /api/codes/:code': ['rate_limit'],
  'GET /api/polls/:key': ['rate_limit'],
  'GET /api/practice/:game/:template': ['rate_limit'],
  'GET /api/polls/:key/draft': ['rate_limit'],
  'GET /api/shared/:key': ['rate_limit'],
};

/** Hashes, keys and seeds, each of which no answer holds; `alive` is the moment the server was last seen. */
const SECRETS = `select password_hash as secret from member where password_hash is not null
  union all select hash from refresh_token
  union all select token_hash from mail_ticket
  union all select value from secret where name <> 'alive'
  union all select encode(seed, 'hex') from draft
  union all select encode(seed, 'base64') from draft`;

const TABLES = Object.values(schema)
  .filter((part) => is(part, PgTable))
  .map((table) => getTableName(table));
/** A word for what stands in each table. */
const CONTENTS = TABLES.map(
  (name) =>
    `select '${name}' as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as word from "${name}" t`,
).join(' union all ');

describe('whatever is read, by whomever', { timeout: 180_000 }, () => {
  let steered: Steered;
  let people: People;

  beforeAll(async () => {
    steered = await startSteered('server', { environment: { DEMO_MODE: '1' } });
    people = await gatherRoles(steered);
  });
  afterAll(() => steered?.stop());

  const routes = () =>
    [...steered.server().app.routeTable.keys()]
      .filter((route) => route.startsWith('GET /api/') && !FOR_EVERYBODY.includes(route))
      .toSorted();

  function addressOf(route: string): string {
    const places: Readonly<Record<string, string>> = {
      draftId: people.draftId,
      memberId: route.includes('/drafts/') ? people.accounts.player.userId : people.targetId,
      game: 'canary',
      slug: route.includes('/admin/') ? 'canary' : 'plain-text',
      table: 'users',
      column: 'state',
      part: 'drafts',
      kind: 'draft',
    };
    const [, path = ''] = route.split(' ');
    return path.replaceAll(/:(\w+)/g, (_, name: string) => places[name] ?? 'nowhere');
  }

  async function contents(): Promise<ReadonlyMap<string, string>> {
    const rows = await steered.db.query<{ name: string; word: string }>(CONTENTS);
    return new Map(rows.map(({ name, word }) => [name, word]));
  }

  it('tells no hash, key or seed, nobody’s address but the own one, and lets no cache keep it [Z8, H4, H9, C3] [ASVS V8.2.3, V14.2.2, V14.3.2, V15.3.1]', async () => {
    const secrets = await steered.db.query<{ secret: string }>(SECRETS);
    const addresses = await steered.db.query<{ id: string; email: string }>(
      'select id, email from member where email is not null',
    );
    expect([secrets.length > 15, addresses.length > 5]).toEqual([true, true]);
    const told: string[] = [];
    const cached: string[] = [];
    for (const role of ROLES) {
      const browser = await people.browser(role);
      const own = role === 'anonymous' ? '' : people.accounts[role].userId;
      const foreign = role === 'Admin' ? [] : addresses.filter(({ id }) => id !== own);
      for (const route of routes()) {
        const { body, headers } = await browser.send('GET', addressOf(route));
        if (headers['cache-control'] !== 'no-store' || headers.etag !== undefined)
          cached.push(`${route} to ${role}`);
        if (secrets.some(({ secret }) => body.includes(secret))) told.push(`${route} tells ${role} a secret`);
        if (foreign.some(({ email }) => body.toLowerCase().includes(email.toLowerCase())))
          told.push(`${route} tells ${role} an address`);
      }
    }
    expect([told, cached]).toEqual([[], []]);
  });

  it.each<Role>(['host', 'Admin'])(
    'changes nothing but counted tries, read as %s [Z10] [ASVS V3.5.3]',
    async (role) => {
      const browser = await people.browser(role);
      const written: Record<string, string[]> = {};
      let before = await contents();
      expect(before.size).toBeGreaterThan(50);
      for (const route of routes()) {
        await browser.send('GET', addressOf(route));
        const after = await contents();
        const changed = [...after].filter(([name, word]) => before.get(name) !== word).map(([name]) => name);
        if (changed.length > 0) written[route] = changed;
        before = after;
      }
      expect(written).toEqual(WRITTEN);
    },
  );
});
