import { openWholeServer, TestBrowser, type TestServer, testSettings } from '#tests/support/testServer.ts';

export const PASSWORD = 'copper kettle 41';

export interface Person {
  readonly id: string;
  readonly handle: string;
  readonly email: string;
  readonly browser: TestBrowser;
}

/** A server on which people register, and an Admin called Vera who looks after them. */
export async function openPeople() {
  const server = await openWholeServer('server', { settings: testSettings({ DEMO_MODE: '1' }) });
  const people = peopleOf(server);
  const vera = await people.registered('Vera', { roles: ['Admin'] });
  return { ...people, server, vera };
}

function peopleOf({ app, db, clock }: TestServer) {
  async function registered(
    handle: string,
    {
      isVerified = true,
      roles = [],
    }: { readonly isVerified?: boolean; readonly roles?: readonly string[] } = {},
  ): Promise<Person> {
    const browser = new TestBrowser(app);
    // More people register here than one address may in an hour.
    await db.query('delete from rate_limit');
    const email = `${handle.toLowerCase()}@example.org`;
    const wish = { handle, email, password: PASSWORD, acceptTerms: true };
    const id = String((await browser.enter('/api/auth/register', wish)).json().userId);
    await db.query(
      'update member set verified_at = case when $2 then now() end, roles = $3::text[] where id = $1',
      [id, isVerified, [...roles]],
    );
    clock.nowMs += 5000;
    return { id, handle, email, browser };
  }
  async function guest(): Promise<Person> {
    const browser = new TestBrowser(app);
    const { userId, handle } = (await browser.enter('/api/auth/guest')).json();
    return { id: String(userId), handle: String(handle), email: '', browser };
  }
  const suspend = ({ id }: Person) =>
    db.query("update member set suspended_at = now(), suspension_reason = 'Spam' where id = $1", [id]);
  /** The second factor of somebody who has set it up, with a recovery code. */
  async function secondFactor({ id }: Person) {
    await db.query(
      `insert into second_factor (member_id, sealed_secret, created_at, confirmed_at) values ($1, '', now(), now())`,
      [id],
    );
    await db.query('insert into recovery_code (code_hash, member_id) values ($1, $1)', [id]);
  }
  const me = async ({ browser }: Person) => (await browser.send('GET', '/api/auth/me')).statusCode;
  /** What the log says of somebody, the first line first. */
  const logOf = ({ id }: { readonly id: string }) =>
    db.query<{ id: string; kind: string; label: string; changes: number }>(
      'select id, kind, label, changes from activity where subject_id = $1 order by at, id',
      [id],
    );
  const mailsTo = (email: string) =>
    db.query<{ subject: string; text: string }>(
      'select subject, plain_text as text from mail where recipient = $1 order by created_at, id',
      [email],
    );
  return { registered, guest, suspend, secondFactor, me, logOf, mailsTo };
}

interface Answer {
  readonly statusCode: number;
  json(): { readonly code?: string };
}

/** The status of an answer, and the code of its refusal. */
export const answered = (answer: Answer): readonly [number, string?] =>
  answer.statusCode === 204 || answer.statusCode === 200
    ? [answer.statusCode]
    : [answer.statusCode, answer.json().code];
