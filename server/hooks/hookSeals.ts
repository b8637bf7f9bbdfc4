import { randomBytes } from 'node:crypto';
import type { Database } from '#server/db/database.ts';
import { seal, sealingKeyOf, unseal } from '#server/members/secondFactor/sealing.ts';

const PURPOSE = 'passleft web hook 1';
const SECRET_BYTES = 32;
const PREFIX = 'whsec_';

/** Seals addresses and secrets of hooks, so that a copy of the database tells neither. */
export interface HookSeals {
  seal(hookId: string, text: string): Uint8Array;
  /** Null where it was sealed under a key that is gone, for another hook, or was changed. */
  open(hookId: string, sealed: Uint8Array): string | null;
}

/** The keys are derived from the server's JWT secret; what is sealed under the one before it opens too. */
export function createHookSeals(jwtSecret: string, previousJwtSecret?: string): HookSeals {
  const key = sealingKeyOf(jwtSecret, PURPOSE);
  const previous = previousJwtSecret === undefined ? null : sealingKeyOf(previousJwtSecret, PURPOSE);
  return {
    seal: (hookId, text) => seal(key, hookId, Buffer.from(text)),
    open(hookId, sealed) {
      const opened = unseal(key, hookId, sealed) ?? (previous && unseal(previous, hookId, sealed));
      return opened === null ? null : Buffer.from(opened).toString();
    },
  };
}

/** A secret as the Standard Webhooks write it: `whsec_` and 32 random bytes in base64. */
export const newHookSecret = (): string => PREFIX + randomBytes(SECRET_BYTES).toString('base64');

/** The bytes that sign. */
export const signingKeyOf = (secret: string): Uint8Array =>
  Buffer.from(secret.slice(PREFIX.length), 'base64');

const SEALED = `select id, sealed_address as address, sealed_secret as secret, sealed_previous as previous from web_hook`;
const RESEAL = `update web_hook set sealed_address = $5, sealed_secret = $6, sealed_previous = $7
  where id = $1 and sealed_address = $2 and sealed_secret is not distinct from $3
    and sealed_previous is not distinct from $4 returning 1`;

interface Sealed {
  readonly id: string;
  readonly address: Uint8Array;
  readonly secret: Uint8Array | null;
  readonly previous: Uint8Array | null;
}

/** Seals everything that only the previous secret opens again under the new one; any number of processes may do it at once. */
export async function resealHooks(
  db: Database,
  secrets: { readonly jwtSecret: string; readonly previousJwtSecret: string },
): Promise<number> {
  const now = createHookSeals(secrets.jwtSecret);
  const before = createHookSeals(secrets.previousJwtSecret);
  let resealed = 0;
  for (const { id, address, secret, previous } of await db.query<Sealed>(SEALED)) {
    const moved = (sealed: Uint8Array | null) => {
      const text = sealed === null ? null : before.open(id, sealed);
      return text === null ? sealed : now.seal(id, text);
    };
    if (before.open(id, address) === null) continue;
    const fresh = [moved(address), moved(secret), moved(previous)];
    const done = await db.query(RESEAL, [id, address, secret, previous, ...fresh]);
    resealed += done.length;
  }
  return resealed;
}
