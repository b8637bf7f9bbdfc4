import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, TEST_START_MS, TestBrowser, type TestServer } from '#tests/support/testServer.ts';
import { commands } from './commands.ts';

describe('npm run admin -- reset-second-factor', () => {
  let server: TestServer;
  let browser: TestBrowser;

  beforeAll(async () => {
    server = await openTestServer('embedded');
    browser = new TestBrowser(server.app);
    const wish = { handle: 'Ana', email: 'Ana@example.org', password: 'violet lantern 7', acceptTerms: true };
    await browser.enter('/api/auth/register', wish);
  });
  afterAll(() => server.close());

  const reset = (...args: string[]) =>
    commands.admin?.run(server.db, ['reset-second-factor', ...args], TEST_START_MS);
  const me = async () => (await browser.send('GET', '/api/auth/me')).statusCode;

  it('says whom it does not know, and who has none', async () => {
    expect(await reset('nobody@example.org')).toStrictEqual({
      exitCode: 1,
      lines: ['No member has the address nobody@example.org.'],
    });
    expect(await reset('ana@example.org')).toStrictEqual({
      exitCode: 1,
      lines: ['Ana has no second factor.'],
    });
    expect((await reset())?.exitCode).toBe(2);
    expect(await me()).toBe(200);
  });

  it('takes it away with its recovery codes, ends all sessions and tells by email [ASVS V6.4.4]', async () => {
    const principal = await server.app.context.members.authenticate(browser.token);
    await server.db.query(
      `insert into second_factor (member_id, sealed_secret, created_at, confirmed_at) values ($1, '', now(), now())`,
      [principal?.memberId],
    );
    await server.db.query(`insert into recovery_code (code_hash, member_id) values ('x', $1)`, [
      principal?.memberId,
    ]);
    const ended = new Promise<string>((resolve) => {
      server.app.context.members.sessions.onEnded(resolve);
    });
    expect(await reset('ana@example.org')).toStrictEqual({
      exitCode: 0,
      lines: ['Ana has no second factor now, and is signed out everywhere.'],
    });
    expect(await ended).toBe(principal?.sessionId);
    expect(await me()).toBe(401);
    expect(await server.db.query('select 1 from recovery_code')).toStrictEqual([]);
    const login = { login: 'Ana', password: 'violet lantern 7' };
    expect((await browser.send('POST', '/api/auth/login', login)).statusCode).toBe(200);
    expect(
      await server.db.query(
        `select recipient from mail where subject ilike '%second%' and recipient ilike 'ana@%'`,
      ),
    ).toStrictEqual([{ recipient: 'Ana@example.org' }]);
  });
});

describe('npm run admin -- confirm', () => {
  it('confirms an address without a role, says so in the log, and says when it was confirmed already [A15]', async () => {
    const server = await openTestServer('embedded');
    const wish = { handle: 'Ivo', email: 'ivo@example.org', password: 'violet lantern 7', acceptTerms: true };
    await new TestBrowser(server.app).enter('/api/auth/register', wish);
    const confirm = () => commands.admin?.run(server.db, ['confirm', 'Ivo@example.org'], TEST_START_MS);
    expect(await confirm()).toStrictEqual({
      exitCode: 0,
      lines: ['The address ivo@example.org of Ivo counts as confirmed.'],
    });
    expect(
      await server.db.query(
        'select roles, confirmed_by_admin, verified_at is not null as verified from member',
      ),
    ).toStrictEqual([{ roles: [], confirmed_by_admin: true, verified: true }]);
    expect(await server.db.query('select label, changes from activity')).toStrictEqual([
      { label: 'confirmed the address of Ivo by command', changes: 1 },
    ]);
    expect(await confirm()).toStrictEqual({
      exitCode: 1,
      lines: ['The address of Ivo is confirmed already.'],
    });
    await server.close();
  });
});

describe('npm run admin -- grant and revoke', () => {
  it('stand in the activity log, as by nobody who is a member', async () => {
    const server = await openTestServer('embedded');
    const browser = new TestBrowser(server.app);
    const wish = { handle: 'Ola', email: 'ola@example.org', password: 'violet lantern 7', acceptTerms: true };
    await browser.enter('/api/auth/register', wish);
    for (const verb of ['grant', 'revoke'])
      await commands.admin?.run(server.db, [verb, 'ola@example.org', 'PowerUser'], TEST_START_MS);
    expect(await server.db.query('select member_id, kind, label from activity order by label')).toStrictEqual(
      [
        { member_id: null, kind: 'changed', label: 'made Ola PowerUser by command' },
        { member_id: null, kind: 'changed', label: 'made Ola a member without roles by command' },
      ],
    );
    await server.close();
  });

  it('refuse a suspended account, and confirm the address, for which the operator vouches [A14, R5]', async () => {
    const server = await openTestServer('embedded');
    const browser = new TestBrowser(server.app);
    const wish = { handle: 'Ola', email: 'ola@example.org', password: 'violet lantern 7', acceptTerms: true };
    await browser.enter('/api/auth/register', wish);
    const grant = (role: string) =>
      commands.admin?.run(server.db, ['grant', 'ola@example.org', role], TEST_START_MS);
    const standing = () =>
      server.db.query('select roles, verified_at is not null as "isVerified" from member');
    await server.db.query('update member set suspended_at = $1', [new Date(TEST_START_MS)]);
    for (const role of ['Admin', 'PowerUser'])
      expect(await grant(role)).toStrictEqual({
        exitCode: 1,
        lines: ['Ola is suspended. Lift the suspension on the Users screen first.'],
      });
    expect(await standing()).toStrictEqual([{ roles: [], isVerified: false }]);
    await server.db.query('update member set suspended_until = $1', [new Date(TEST_START_MS)]);
    expect(await grant('Admin')).toStrictEqual({
      exitCode: 0,
      lines: ['Ola now has: Admin.', 'Their address ola@example.org counts as confirmed.'],
    });
    expect(await standing()).toStrictEqual([{ roles: ['Admin'], isVerified: true }]);
    await server.close();
  });
});
