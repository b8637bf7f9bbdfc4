import type { Sql } from '#server/db/open.ts';
import { voidTickets } from './addresses/tickets.ts';
import { removeApp, tidySecondFactor } from './secondFactor/secondFactor.ts';
import type { Sessions } from './sessions.ts';
import { endTokensOfOthers } from './tokens/personalTokens.ts';

/** Where a proof came from: a living session of the member, and the browser it was begun in (null: not known). */
export interface Prover {
  readonly sessionId: string;
  readonly browserId: string | null;
}

interface Ending {
  readonly tx: Sql;
  readonly memberId: string;
  /** Null: ended whichever browser set it up. */
  readonly browserId: string | null;
}

/** A kind of way into an account, apart from the password and from sessions: its tables, and how those of others end. */
interface WayIn {
  readonly tables: readonly string[];
  end(ending: Ending): Promise<WaysEnded>;
}

/** What a member should hear of: providers by their ids, whether a second factor went, and passkeys. */
export interface WaysEnded {
  readonly providerIds: readonly string[];
  readonly secondFactor: boolean;
  /** By their names. */
  readonly passkeys: readonly string[];
}

const NOTHING: WaysEnded = { providerIds: [], secondFactor: false, passkeys: [] };

/**
 * Every kind of way in. A new kind is a row here; `waysIn.test.ts` is red for every table that belongs
 * to members and is neither here nor known to let nobody in.
 */
const WAYS_IN: readonly WayIn[] = [
  {
    tables: ['linked_sign_in'],
    end: async ({ tx, memberId, browserId }) => {
      const ended = await tx.query<{ providerId: string }>(
        `delete from linked_sign_in where member_id = $1 and ($2::text is null or browser_id is distinct from $2)
         returning provider_id as "providerId"`,
        [memberId, browserId],
      );
      return { ...NOTHING, providerIds: ended.map(({ providerId }) => providerId) };
    },
  },
  {
    tables: ['passkey', 'passkey_proof'],
    end: async ({ tx, memberId, browserId }) => {
      const ended = await tx.query<{ name: string }>(
        `delete from passkey where member_id = $1 and ($2::text is null or browser_id is distinct from $2)
         returning name`,
        [memberId, browserId],
      );
      await tx.query('delete from passkey_proof where member_id = $1', [memberId]);
      return { ...NOTHING, passkeys: ended.map(({ name }) => name) };
    },
  },
  {
    tables: ['second_factor', 'recovery_code', 'second_factor_challenge'],
    end: async ({ tx, memberId, browserId }) => {
      const own = await tx.query('select 1 from second_factor where member_id = $1 and browser_id = $2', [
        memberId,
        browserId,
      ]);
      // Passkeys that are left are this browser's own, and stay as second factor.
      const secondFactor = own.length === 0 && (await removeApp(tx, memberId));
      await tidySecondFactor(tx, memberId);
      return { ...NOTHING, secondFactor };
    },
  },
  {
    tables: ['third_party_trip'],
    end: async ({ tx, memberId }) => {
      await tx.query('delete from third_party_trip where links_member_id = $1', [memberId]);
      return NOTHING;
    },
  },
  {
    tables: ['access_token'],
    end: async ({ tx, memberId, browserId }) => {
      await endTokensOfOthers(tx, memberId, browserId);
      return NOTHING;
    },
  },
  {
    tables: ['mail_ticket'],
    end: async ({ tx, memberId }) => {
      await voidTickets(tx, memberId);
      return NOTHING;
    },
  },
];

/** What `sessions.endWithin` ends: sessions and all that hangs on them. */
const SESSION_TABLES = ['refresh_family', 'push_subscription', 'return_ticket'];

/** The tables whose rows let somebody into a member's account, or are about to. */
export const WAY_IN_TABLES: readonly string[] = [
  ...SESSION_TABLES,
  ...WAYS_IN.flatMap(({ tables }) => tables),
];

/** The session of this member that a browser showed with its proof, if it lives. */
export async function findProver(
  sql: Sql,
  memberId: string,
  sessionId: string | null,
): Promise<Prover | null> {
  const [prover] = await sql.query<Prover>(
    `select id as "sessionId", browser_id as "browserId" from refresh_family
     where id = $1 and member_id = $2 and revoked_at is null`,
    [sessionId, memberId],
  );
  return prover ?? null;
}

/**
 * Somebody has proved a mailbox of this account for the first time: whatever was set up before, and not in the browser
 * that proves, may be somebody else's and ends. The password stays; only a reset replaces it. Call inside the
 * transaction of the proof, with the member's row locked, and `tellEnded` after it.
 */
export async function endEarlierWaysIn(
  tx: Sql,
  sessions: Pick<Sessions, 'endWithin'>,
  memberId: string,
  prover: Prover | null,
): Promise<WaysEnded & { readonly tellEnded: () => void }> {
  const tellEnded = await sessions.endWithin(tx, memberId, prover?.sessionId ?? null);
  let ended = NOTHING;
  for (const way of WAYS_IN) {
    const { providerIds, secondFactor, passkeys } = await way.end({
      tx,
      memberId,
      browserId: prover?.browserId ?? null,
    });
    ended = {
      providerIds: [...ended.providerIds, ...providerIds],
      secondFactor: ended.secondFactor || secondFactor,
      passkeys: [...ended.passkeys, ...passkeys],
    };
  }
  return { ...ended, tellEnded };
}
