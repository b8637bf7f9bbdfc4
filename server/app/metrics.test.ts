import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playToTheEnd, type Steered, startSteered, startTable } from '#tests/harness/steered.ts';
import { openWholeServer, type TestServer, testSettings } from '#tests/support/testServer.ts';

const TOKEN = 'c0ffee5ca1ab1e0ddba11';

/** The value of a line, by everything that stands before it. */
const valueIn = (text: string, line: string): number | undefined => {
  const found = text.split('\n').find((one) => one.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length + 1));
};

describe('the figures of a server', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await openWholeServer('server', { settings: testSettings({ METRICS_TOKEN: TOKEN }) });
  });
  afterAll(() => server?.close());

  const statusOf = async (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
    (await server.app.inject({ url: '/metrics', headers, remoteAddress })).statusCode;

  it('are told to programs on this machine, in the text format of Prometheus', async () => {
    const reply = await server.app.inject({ url: '/metrics' });
    expect([reply.statusCode, reply.headers['content-type'], reply.headers['cache-control']]).toStrictEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
      'no-store',
    ]);
    for (const line of reply.body.trimEnd().split('\n'))
      expect(line).toMatch(
        /^(# (HELP|TYPE) [a-z_0-9]+ .+|[a-z_0-9]+(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? [0-9.e+-]+)$/,
      );
  });

  it('are not there for others: another address, a name of the site, or what a proxy passed on [ASVS V13.4.5]', async () => {
    expect(await statusOf({}, '203.0.113.7')).toBe(404);
    expect(await statusOf({ host: 'draft.example.org' })).toBe(404);
    expect(await statusOf({ 'x-forwarded-for': '127.0.0.1' })).toBe(404);
    expect(await statusOf({ forwarded: 'for=127.0.0.1' })).toBe(404);
    expect(await statusOf({ via: '1.1 proxy' })).toBe(404);
    expect(await statusOf({ host: '[::1]:3000' }, '::1')).toBe(200);
    expect(await statusOf({ host: 'localhost' }, '::ffff:127.0.0.1')).toBe(200);
  });

  it('are told to whoever brings the token, and to no other token [ASVS V13.4.5]', async () => {
    const from = (token: string) =>
      statusOf({ host: 'draft.example.org', authorization: `Bearer ${token}` }, '203.0.113.7');
    expect(await from(TOKEN)).toBe(200);
    expect(await from(`${TOKEN}x`)).toBe(404);
    expect(await from('')).toBe(404);
    const tokenless = await openWholeServer('server');
    const headers = { host: 'draft.example.org', authorization: 'Bearer ' };
    expect((await tokenless.app.inject({ url: '/metrics', headers })).statusCode).toBe(404);
    await tokenless.close();
  });

  it('are told though the database is silent, and then say so', async () => {
    const silent = await openWholeServer('server');
    expect((await silent.app.inject('/metrics')).body).toContain('\npassleft_database_up 1\n');
    await silent.db.close();
    const { statusCode, body } = await silent.app.inject('/metrics');
    expect(statusCode).toBe(200);
    expect(body).toContain('\npassleft_database_up 0\n');
    expect(body).toContain('\nprocess_resident_memory_bytes ');
    await silent.close().catch(() => undefined);
  });
});

describe('what is counted of a draft', () => {
  let steered: Steered;
  beforeAll(async () => {
    steered = await startSteered('server', { environment: { METRICS_TOKEN: TOKEN } });
  });
  afterAll(() => steered?.stop());

  const figures = async () => (await steered.server().app.inject('/metrics')).body;

  it('is every stored pick by who took it, every answer, and every refusal by its reason', async () => {
    const before = await figures();
    expect(valueIn(before, 'passleft_actions_total{type="pick",by="member"}')).toBe(0);
    const table = await startTable(steered, 2);
    const running = await figures();
    expect(valueIn(running, 'passleft_tables{status="drafting"}')).toBe(1);
    expect(valueIn(running, 'passleft_tables_in_memory')).toBe(1);
    const stale = await table.pack(0);
    await table.take(0);
    const refused = await table.ask(0, {
      type: 'pick',
      packId: stale.packId,
      pickNumber: stale.pickNumber,
      cardInstanceIds: stale.cards.slice(0, 1).map(({ id }) => id),
      burnIds: [],
      destination: 'main',
    });
    expect(refused.ok).toBe(false);
    await playToTheEnd(table);
    const after = await figures();
    const { version } = await table.draft();
    const { length } = await steered.db.query(
      `select 1 from draft_log where draft_id = $1 and payload ->> 'type' = 'pick' and source = 'member'`,
      [table.draftId],
    );
    expect(length).toBeGreaterThan(10);
    expect(version).toBeGreaterThanOrEqual(length);
    expect(valueIn(after, 'passleft_actions_total{type="pick",by="member"}')).toBe(length);
    expect(valueIn(after, 'passleft_tables{status="drafting"}')).toBe(0);
    const refusals = after
      .split('\n')
      .filter((line) => line.startsWith('passleft_refused_commands_total{'))
      .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
    expect(refusals).toBe(1);
    const asked = valueIn(after, 'passleft_acknowledgement_seconds_count') ?? 0;
    expect(asked).toBeGreaterThan(length);
    expect(valueIn(after, 'passleft_acknowledgement_seconds_bucket{le="+Inf"}')).toBe(asked);
    expect(valueIn(after, 'passleft_answers_total{status="2xx"}')).toBeGreaterThan(3);
  });

  it('is the fault of a database, by its kind, and what stands in the log', async () => {
    const { db } = steered.server().app.context;
    const missing = 'passleft_database_errors_total{kind="statement"}';
    const before = valueIn(await figures(), missing) ?? 0;
    await expect(db.query('select * from nowhere')).rejects.toThrow();
    expect(valueIn(await figures(), missing)).toBe(before + 1);
  });

  it('is what waits in the outbox, and for how long', async () => {
    const { db, clock } = steered;
    await db.query('update mail set sent_at = now()');
    await db.query(
      `insert into mail (id, recipient, subject, plain_text, html, created_at, due_at)
       values ('m1', 'ana@example.org', 'Verify', '', '', $1, $1)`,
      [new Date(clock.nowMs - 90_000)],
    );
    const told = await figures();
    expect(valueIn(told, 'passleft_mails{state="waiting"}')).toBe(1);
    expect(valueIn(told, 'passleft_mail_oldest_waiting_seconds')).toBe(90);
  });

  it('names no person, no table, no card and no secret [H13]', async () => {
    const told = await figures();
    const secrets = await steered.db.query<{ word: string }>(
      `select id as word from member union select handle from member union select email from member where email is not null
       union select id from draft union select code from draft union select name from draft
       union select encode(seed, 'hex') from draft union select seed_hash from draft
       union select value from secret where length(value) > 8 union select name from card union select id from printing
       union select recipient from mail union select id from refresh_family`,
    );
    expect(secrets.length).toBeGreaterThan(300);
    expect(secrets.filter(({ word }) => told.includes(word))).toStrictEqual([]);
    expect(told).not.toContain(TOKEN);
  });
});
