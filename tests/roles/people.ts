import { TestBrowser } from '#tests/support/testServer.ts';
import { type Account, guestAccount, registerNamed } from '../harness/account.ts';
import { granted, type Steered, startTable } from '../harness/steered.ts';

/** In the order of the columns of the matrix. */
export const ROLES = [
  'anonymous',
  'unverified',
  'guest',
  'member',
  'player',
  'host',
  'PowerUser',
  'Admin',
  'suspended',
] as const;
export type Role = (typeof ROLES)[number];
export type SignedInRole = Exclude<Role, 'anonymous'>;

const PASSWORD = 'copper kettle 41';

/** Everybody of the matrix, and the table that `player` and `host` sit at. */
export interface People {
  readonly draftId: string;
  /** Somebody whom nobody of the matrix is. */
  readonly targetId: string;
  readonly messageId: string;
  readonly accounts: Readonly<Record<SignedInRole, Account>>;
  /** A browser of that role with a session of its own, so that what ends a session ends no other's. */
  browser(role: Role): Promise<TestBrowser>;
}

/** Lets them register, gives them their roles, and seats two of them at a table that is drafted. */
export async function gatherRoles(steered: Steered): Promise<People> {
  const { url, app } = steered.server();
  const registered = (handle: string) => registerNamed(url, handle, PASSWORD);
  const table = await startTable(steered, 2);
  const [host, player] = table.people;
  if (!host || !player) throw new Error('Nobody sits at the table.');
  granted(await steered.server().tables.say(host.userId, table.draftId, 'Good luck, all.'));
  const accounts = {
    unverified: await registered('Unverified'),
    guest: await guestAccount(url),
    member: await registered('Member'),
    player,
    host,
    PowerUser: await registered('Power'),
    Admin: await registered('Keeper'),
    suspended: await registered('Suspended'),
  };
  const target = await registered('Target');
  await become(steered, accounts);
  const [message] = await steered.db.query<{ id: string }>('select id from chat_message limit 1');
  return {
    draftId: table.draftId,
    targetId: target.userId,
    messageId: message?.id ?? '',
    accounts,
    async browser(role) {
      const browser = new TestBrowser(app);
      if (role === 'anonymous') return browser;
      if (role === 'suspended') browser.token = accounts.suspended.token();
      else {
        const signedIn = await app.context.members.signIn(accounts[role].userId, 'matrix');
        browser.token = signedIn.reply.token;
      }
      return browser;
    },
  };
}

async function become(
  { db, clock }: Steered,
  { member, player, host, PowerUser, Admin, suspended }: People['accounts'],
): Promise<void> {
  const at = new Date(clock.nowMs);
  const verified = [member, player, host, PowerUser, Admin, suspended].map(({ userId }) => userId);
  await db.query('update member set verified_at = $2, is_guest = false where id = any($1)', [verified, at]);
  await db.query("update member set roles = array['PowerUser'] where id = $1", [PowerUser.userId]);
  await db.query("update member set roles = array['Admin'] where id = $1", [Admin.userId]);
  await db.query("update member set suspended_at = $2, suspension_reason = 'A test' where id = $1", [
    suspended.userId,
    at,
  ]);
  // What is known of a session's person is five seconds old at most.
  clock.nowMs += 5_000;
}
