import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database, Sql } from '#server/db/open.ts';
import { openTestDatabase } from '#tests/support/testDatabases.ts';
import { issueTicket, takeTicket } from './tickets.ts';

const NOW_MS = Date.UTC(2026, 10, 21);
const WISH = { memberId: 'ana', purpose: 'verifyEmail', email: 'ana@example.org' } as const;

/** Only a database server runs two transactions at a time. */
describe('mailed links under two transactions at a time', () => {
  let db: Database;
  beforeAll(async () => {
    db = await openTestDatabase('server');
    await db.query(
      `insert into member (id, handle, handle_key, email, email_key, is_guest, avatar_seed, created_at, last_seen_at)
       values ('ana', 'Ana', 'ana', $1, $1, false, '', $2, $2)`,
      [WISH.email, new Date(NOW_MS)],
    );
  });
  afterAll(() => db.close());

  /** Runs `first` up to its commit, lets `second` go as far as it can, and only then commits. */
  async function interleaved<First, Second>(
    first: () => Promise<First>,
    second: () => Promise<Second>,
    commit: () => void,
  ) {
    const one = first();
    let isOver = false;
    const two = second().finally(() => {
      isOver = true;
    });
    const waits = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    while (!isOver && (await db.query(waits)).length === 0);
    commit();
    return Promise.all([one, two]);
  }

  /** A transaction that does its work and, when it is told, what is last and commits. */
  function held<Result>(
    work: (tx: Sql) => Promise<Result>,
    last: (tx: Sql) => Promise<unknown> = async () => undefined,
  ) {
    let commit = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      commit = resolve;
    });
    let tellDone = (): void => undefined;
    const isDone = new Promise<void>((resolve) => {
      tellDone = resolve;
    });
    const result = db.transaction(async (tx) => {
      const outcome = await work(tx);
      tellDone();
      await released;
      await last(tx);
      return outcome;
    });
    return { result, isDone, commit: () => commit() };
  }

  it('of two requests at once one voids the other: one link is open in the end [A11]', async () => {
    const first = held((tx) => issueTicket(tx, WISH, NOW_MS));
    await first.isDone;
    await interleaved(
      () => first.result,
      () => db.transaction((tx) => issueTicket(tx, WISH, NOW_MS)),
      first.commit,
    );
    expect(await db.query('select member_id as "memberId" from mail_ticket')).toStrictEqual([
      { memberId: 'ana' },
    ]);
  });

  it('of two uses at once one gets the link [A11]', async () => {
    const { token } = await db.transaction((tx) => issueTicket(tx, WISH, NOW_MS));
    const first = held((tx) => takeTicket(tx, token, ['verifyEmail'], NOW_MS));
    await first.isDone;
    const [one, two] = await interleaved(
      () => first.result,
      () => db.transaction((tx) => takeTicket(tx, token, ['verifyEmail'], NOW_MS)),
      first.commit,
    );
    expect([one?.memberId, two]).toStrictEqual(['ana', null]);
  });

  it('lets a link be used and asked for anew at once without one waiting for the other for ever', async () => {
    const { token } = await db.transaction((tx) => issueTicket(tx, WISH, NOW_MS));
    const first = held(
      (tx) => takeTicket(tx, token, ['verifyEmail'], NOW_MS),
      (tx) => tx.query('update member set verified_at = $1', [new Date(NOW_MS)]),
    );
    await first.isDone;
    const [used, asked] = await interleaved(
      () => first.result,
      () => db.transaction((tx) => issueTicket(tx, WISH, NOW_MS)),
      first.commit,
    );
    expect([used?.memberId, typeof asked.token]).toStrictEqual(['ana', 'string']);
  });

  it('a link that is voided while it is used opens nothing [A11]', async () => {
    const { token } = await db.transaction((tx) => issueTicket(tx, WISH, NOW_MS));
    const first = held((tx) => issueTicket(tx, WISH, NOW_MS));
    await first.isDone;
    const [, used] = await interleaved(
      () => first.result,
      () => db.transaction((tx) => takeTicket(tx, token, ['verifyEmail'], NOW_MS)),
      first.commit,
    );
    expect(used).toBeNull();
  });
});
