import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database, Sql } from '#server/db/open.ts';
import { ANY_KIND, openTestDatabase, SERVER_FIRST_KINDS } from '#tests/support/testDatabases.ts';
import { headsOf, MAIL_TEST_LIMITS, MANY, type MailTest, openMailTest } from '../mail/mail.testkit.ts';

const SAMPLES = 60;

/** A database that writes down every statement said to it. */
function overheard(db: Database, statements: string[]): Database {
  const hearing = <Kind extends Sql>(sql: Kind): Kind => ({
    ...sql,
    query: (text: string, params?: readonly unknown[]) => {
      statements.push(text.replaceAll(/\s+/g, ' '));
      return sql.query(text, params);
    },
    notify: (channel: string, payload: string) => {
      statements.push(`notify ${channel}`);
      return sql.notify(channel, payload);
    },
  });
  return { ...hearing(db), transaction: (work) => db.transaction((tx) => work(hearing(tx))) };
}

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

describe.each(SERVER_FIRST_KINDS)('asking for a new password on the %s database', (kind) => {
  let test: MailTest;
  const statements: string[] = [];
  beforeAll(async () => {
    test = await openMailTest(kind, {
      db: overheard(await openTestDatabase(kind), statements),
      authLimits: { ...MAIL_TEST_LIMITS, forgot: { perAddress: MANY, perAccount: MANY } },
    });
  });
  afterAll(() => test.close());
  beforeEach(() => test.reset());

  const forgot = (email: string) => test.anybody().send('POST', '/api/auth/forgot-password', { email });

  it('answers the same for an address that has an account and one that has none [A10]', async () => {
    await test.registerVerified('Ana');
    const [known, unknown] = [await forgot('ana@example.org'), await forgot('nobody@example.org')];
    const told = ({ statusCode, body, headers }: typeof known) => {
      const { date: _date, 'x-request-id': _id, ...rest } = headers;
      return { statusCode, body, headers: rest };
    };
    expect(told(known)).toMatchObject({ statusCode: 204, body: '' });
    expect(told(unknown)).toStrictEqual(told(known));
    expect(headsOf(await test.arrived())).toStrictEqual([
      'ana@example.org: Choose a new password for Passleft',
    ]);
  });

  it('says the same statements to the database in both cases, but for keeping the email or not [A10]', async () => {
    await test.registerVerified('Ana');
    const saidFor = async (email: string) => {
      statements.length = 0;
      await forgot(email);
      return [...statements];
    };
    const known = await saidFor('ana@example.org');
    const unknown = await saidFor('nobody@example.org');
    expect(known).toContain('notify mail_due');
    expect(known.at(-1)).toBe('release savepoint email');
    expect(unknown).toStrictEqual([...known.slice(0, -1), 'rollback to savepoint email']);
  });

  it('takes as long in both cases [A10]', async () => {
    await test.registerVerified('Ana');
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    for (let n = 0; n < SAMPLES; n += 1)
      for (const [which, email] of [
        ['known', 'ana@example.org'],
        ['unknown', 'nobody@example.org'],
      ] as const) {
        const startedAt = performance.now();
        await forgot(email);
        times[which].push(performance.now() - startedAt);
      }
    const ratio = median(times.known) / median(times.unknown);
    expect(ratio).toBeGreaterThan(0.6);
    expect(ratio).toBeLessThan(1.6);
  });

  it('answers the same when the mail server is down, and the mail arrives once it is back [A10] [ASVS V16.5.2]', async () => {
    await test.registerVerified('Ana');
    test.sink.refusing.message = 451;
    for (const email of ['ana@example.org', 'nobody@example.org']) {
      const reply = await forgot(email);
      expect([reply.statusCode, reply.body]).toStrictEqual([204, '']);
    }
    expect(await test.arrived()).toStrictEqual([]);
    test.sink.refusing.message = null;
    test.server.clock.nowMs += 60_000;
    expect(headsOf(await test.arrived())).toStrictEqual([
      'ana@example.org: Choose a new password for Passleft',
    ]);
  });
});

describe('asking for a new password again and again', () => {
  it('is refused after ten times from one address, in the same way for known and unknown accounts [A10]', async () => {
    const test = await openMailTest(ANY_KIND);
    await test.registerVerified('Ana');
    const browser = test.anybody();
    const statuses: number[] = [];
    for (let n = 0; n < 12; n += 1) {
      const email = n === 11 ? 'ana@example.org' : `nobody${n}@example.org`;
      statuses.push((await browser.send('POST', '/api/auth/forgot-password', { email })).statusCode);
    }
    expect(statuses).toStrictEqual([...Array.from({ length: 10 }, () => 204), 429, 429]);
    await test.close();
  });
});
