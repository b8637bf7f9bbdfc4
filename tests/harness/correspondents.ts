import { DEFAULT_PREFERENCES } from '#contract/members/preferences.ts';
import type { QuietHours } from '#contract/tables/clocks.ts';
import type { Delivery } from '#server/mail/smtpSink.testkit.ts';
import { openSmtpSink, type SmtpSink } from '#server/mail/smtpSink.testkit.ts';
import type { DatabaseKind } from '#tests/support/testDatabases.ts';
import { type Account, registerAccount } from './account.ts';
import { openPushService, PUSH_CERTIFICATE_FILE, type PushService } from './pushService/pushService.ts';
import { ask, granted, type Steered, startSteered, type TestTable, tableOf } from './steered.ts';

/** A steered server with a real mail server and a real push service beside it, all on loopback. */
export interface Post extends Steered {
  readonly mails: SmtpSink;
  readonly pushes: PushService;
}

export async function startPost(kind: DatabaseKind): Promise<Post> {
  const mails = await openSmtpSink();
  const pushes = await openPushService();
  const steered = await startSteered(kind, {
    environment: {
      SMTP_URL: mails.url,
      MAIL_FROM: 'Passleft <drafts@example.org>',
      PUSH_LOOPBACK_CERTIFICATE: PUSH_CERTIFICATE_FILE,
    },
  });
  return {
    ...steered,
    mails,
    pushes,
    async stop() {
      await steered.stop();
      await mails.close();
      await pushes.close();
    },
  };
}

/**
 * Time passes while the server lives: it has beaten all along, so that nothing is given back. Then it sweeps, tells and
 * sends.
 */
export async function live(post: Steered, ms: number): Promise<void> {
  post.clock.nowMs += ms;
  await post.db.query("update secret set value = $1 where name = 'alive'", [String(post.clock.nowMs)]);
  await post.server().tick();
  await post.server().sendMails();
  await post.server().sendPushes();
}

/** A member with a verified address, who signed in a moment ago. */
export async function correspondent(
  post: Steered,
  prefix: string,
  quietHours: QuietHours | null = null,
): Promise<Account> {
  const account = await registerAccount(post.server().url, prefix);
  await post.db.query('update member set verified_at = created_at where id = $1', [account.userId]);
  await account.put('/account/preferences', { ...DEFAULT_PREFERENCES, quietHours });
  return account;
}

/** Lets a browser of theirs be pushed to. */
export async function subscribe(post: Post, account: Account, browser = account.handle): Promise<void> {
  const reply = await account.call('POST', '/push/subscriptions', post.pushes.subscribe(browser));
  if (reply.status !== 204) throw new Error(reply.text);
}

/** A started correspondence table of these people; the first one hosts. */
export async function startCorrespondence(
  post: Steered,
  people: readonly Account[],
  timeBank = { bankHours: 24, perPickHours: 4 },
  name = 'Birds by post',
): Promise<TestTable> {
  const [host] = people;
  if (!host) throw new Error('A table needs a host.');
  const { draftId } = await host.post<{ draftId: string }>('/drafts', {
    game: 'canary',
    template: 'canary-draft',
    solo: false,
    settings: { name, visibility: 'code', seats: people.length, clock: 'correspondence', timeBank },
  });
  for (const [seat, person] of people.entries())
    if (seat > 0) granted(await ask(post, person, draftId, { type: 'sit', seat }));
  granted(await ask(post, host, draftId, { type: 'start' }));
  return tableOf(post, draftId, people);
}

/** The emails that somebody got about turns, with the oldest first. */
export const emailsTo = ({ deliveries }: SmtpSink, account: Account): Delivery[] =>
  deliveries.filter(
    ({ recipients, message }) =>
      recipients[0]?.startsWith(`${account.handle}@`) && !message.subject?.startsWith('Confirm'),
  );
