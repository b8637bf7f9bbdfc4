import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { postPush, topicOf } from '#server/push/pushQueue.ts';
import { SUBSCRIPTIONS_EACH } from '#server/push/subscriptions.ts';
import { SERVER_FIRST_KINDS } from '#tests/support/testDatabases.ts';
import type { Account } from '../harness/account.ts';
import { correspondent, live, type Post, startPost, subscribe } from '../harness/correspondents.ts';

const HOUR_MS = 3_600_000;
const DRAFT = 'a-table';

describe.each(SERVER_FIRST_KINDS)('web push (%s database)', (kind) => {
  let post: Post;
  let person: Account;

  beforeAll(async () => {
    post = await startPost(kind);
  });
  afterAll(() => post?.stop());
  beforeEach(async () => {
    await post.db.query('delete from push_subscription');
    post.pushes.taken.length = 0;
    post.pushes.asked.length = 0;
    post.pushes.answers.clear();
    person = await correspondent(post, 'pushed');
  });

  const words = (title: string) => ({ title, words: '', path: '/my-drafts', tag: topicOf(DRAFT) });
  const tell = (title: string) => {
    const { nowMs } = post.clock;
    return postPush(post.db, person.userId, words(title), { nowMs, dueAtMs: nowMs });
  };
  const titles = () => post.pushes.taken.map((push) => push.words.title);
  const count = async (table: 'push_subscription' | 'push_message') =>
    (await post.db.query<{ rows: number }>(`select count(*)::int as rows from ${table}`))[0]?.rows;

  it('is refused in words for an address that is not a public one [P1] [ASVS V13.2.4]', async () => {
    const keys = post.pushes.subscribe('x').keys;
    for (const endpoint of [
      'https://10.0.0.1/push',
      'http://127.0.0.1/push',
      'https://[fd00::1]/',
      'https://push.example.org/',
      'nothing',
    ]) {
      const { status, text } = await person.call('POST', '/push/subscriptions', { endpoint, keys });
      expect([status, JSON.parse(text).errors.endpoint]).toEqual([400, [expect.stringMatching(/address/)]]);
    }
    expect(await count('push_subscription')).toBe(0);
  });

  it('has one key for as long as the database lives [ASVS V11.6.1]', async () => {
    const { publicKey } = await person.get<{ publicKey: string }>('/push/key');
    await post.restart();
    const again = await correspondent(post, 'other');
    expect((await again.get<{ publicKey: string }>('/push/key')).publicKey).toBe(publicKey);
    expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65);
  });

  it('follows no redirect [P5] [ASVS V15.3.2]', async () => {
    await subscribe(post, person, 'moved');
    post.pushes.answers.set('moved', 307);
    await tell('Your turn');
    await live(post, 0);
    expect(post.pushes.asked).toEqual(['/push/moved']);
    expect(await count('push_message')).toBe(0);
  });

  it.each([404, 410])(
    'forgets a browser that its service does not know any more: %i [P7]',
    async (status) => {
      await subscribe(post, person, 'gone');
      post.pushes.answers.set('gone', status);
      await tell('Your turn');
      await live(post, 0);
      expect([await count('push_subscription'), await count('push_message')]).toEqual([0, 0]);
    },
  );

  it.each([429, 500, 503])(
    'tries again after a pause when its service answers %i, with the newest words',
    async (status) => {
      await subscribe(post, person, 'busy');
      post.pushes.answers.set('busy', status);
      await tell('First');
      await live(post, 0);
      await tell('Second');
      await live(post, 0);
      expect(titles()).toEqual([]);
      post.pushes.answers.clear();
      await live(post, 59_000);
      expect(titles()).toEqual([]);
      await live(post, 1000);
      expect(titles()).toEqual(['Second']);
    },
  );

  it('is given up when it is older than half a day', async () => {
    await subscribe(post, person, 'away');
    post.pushes.answers.set('away', 500);
    await tell('Old');
    await live(post, 0);
    post.pushes.answers.clear();
    await live(post, 12 * HOUR_MS);
    expect([titles(), await count('push_message')]).toEqual([[], 0]);
  });

  it('goes to no browser whose session has ended, by logging out, from afar or with the account [P8]', async () => {
    await subscribe(post, person);
    await person.call('POST', '/auth/logout');
    const sessions = post.server().app.context.members.sessions;
    const [session] = await sessions.listOf(person.userId);
    if (session) await sessions.end(session.sessionId);
    expect(await count('push_subscription')).toBe(0);
    const other = await correspondent(post, 'other');
    await subscribe(post, other);
    await sessions.endAllOf(other.userId);
    expect(await count('push_subscription')).toBe(0);
  });

  it('keeps the newest ten browsers of a member [P7]', async () => {
    for (let browser = 0; browser <= SUBSCRIPTIONS_EACH; browser++) {
      post.clock.nowMs += 1;
      await subscribe(post, person, `browser ${browser}`);
      await post.db.query('delete from rate_limit');
    }
    const rows = await post.db.query<{ endpoint: string }>('select endpoint from push_subscription');
    expect(rows).toHaveLength(SUBSCRIPTIONS_EACH);
    expect(rows.some(({ endpoint }) => endpoint.endsWith('browser%200'))).toBe(false);
  });

  it('stops when the browser says so, and only for its own member', async () => {
    const { endpoint, keys } = post.pushes.subscribe('mine');
    await person.call('POST', '/push/subscriptions', { endpoint, keys });
    const stranger = await correspondent(post, 'stranger');
    await stranger.call('DELETE', '/push/subscriptions', { endpoint });
    expect(await count('push_subscription')).toBe(1);
    await person.call('DELETE', '/push/subscriptions', { endpoint });
    expect(await count('push_subscription')).toBe(0);
  });
});
