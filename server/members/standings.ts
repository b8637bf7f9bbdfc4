import type { Person } from '#contract/can.ts';
import type { Database } from '#server/db/open.ts';
import { hasSecondFactor } from './secondFactor/secondFactor.ts';
import { isNotSuspended } from './suspensions.ts';

const FRESH_MS = 5_000;
const REMEMBERED = 20_000;

/** What the database says of a living session's person, at most 5 s old. */
export interface SessionStanding extends Person {
  readonly handle: string;
  readonly hasSecondFactor: boolean;
}

interface Remembered {
  readonly readAtMs: number;
  readonly hasEnded: boolean;
  readonly standing: Promise<SessionStanding | null>;
}

const STANDING = `select m.handle, m.roles, m.is_guest as "isGuest", m.verified_at is not null as "isVerified",
    ${hasSecondFactor('m.id')} as "hasSecondFactor"
  from refresh_family f join member m on m.id = f.member_id
  where f.id = $1 and f.member_id = $2 and f.revoked_at is null and m.deleted_at is null
    and ${isNotSuspended('m', '$3')}`;

export interface Standings {
  of(sessionId: string, memberId: string): Promise<SessionStanding | null>;
  /** The session is over: said from now on, whatever a reading under way brings. */
  end(sessionId: string): void;
}

/** Remembers for 5 s who stands behind a session, so that not every request asks the database. */
export function createStandings({ db, now }: { db: Database; now: () => number }): Standings {
  const remembered = new Map<string, Remembered>();

  const keep = (sessionId: string, entry: Remembered) => {
    remembered.delete(sessionId);
    remembered.set(sessionId, entry);
    if (remembered.size <= REMEMBERED) return;
    const [oldest] = remembered.keys();
    if (oldest !== undefined) remembered.delete(oldest);
  };

  const read = async (sessionId: string, memberId: string): Promise<SessionStanding | null> => {
    const [row] = await db.query<SessionStanding>(STANDING, [sessionId, memberId, new Date(now())]);
    return row ?? null;
  };

  return {
    of(sessionId, memberId) {
      const known = remembered.get(sessionId);
      if (known && (known.hasEnded || now() - known.readAtMs < FRESH_MS)) return known.standing;
      const standing = read(sessionId, memberId);
      keep(sessionId, { readAtMs: now(), hasEnded: false, standing });
      standing.catch(() => {
        if (remembered.get(sessionId)?.standing === standing) remembered.delete(sessionId);
      });
      return standing;
    },
    end: (sessionId) => keep(sessionId, { readAtMs: now(), hasEnded: true, standing: Promise.resolve(null) }),
  };
}
