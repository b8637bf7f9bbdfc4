import type { Database } from '#server/db/open.ts';
import { emailKey, handleKey } from './handles.ts';
import { hashPassword } from './passwords.ts';

/** The accounts of demo mode, whose passwords everybody knows; signing in to them fails outside demo mode. */
export const DEMO_MEMBERS = [
  { id: 'demo-ana', handle: 'Ana', email: 'ana@demo.example', password: 'passleft-demo-ana', roles: [] },
  {
    id: 'demo-mara',
    handle: 'Mara',
    email: 'mara@demo.example',
    password: 'passleft-demo-mara',
    roles: ['PowerUser'],
  },
  {
    id: 'demo-juno',
    handle: 'Juno',
    email: 'juno@demo.example',
    password: 'passleft-demo-juno',
    roles: ['Admin'],
  },
] as const;

const DEMO_IDS: ReadonlySet<string> = new Set(DEMO_MEMBERS.map(({ id }) => id));

/** Whether an id is that of a demo account. */
export const isDemoMember = (memberId: string) => DEMO_IDS.has(memberId);

/** Makes the demo accounts that are missing, verified; gives their ids by handle. */
export async function seedDemoMembers(
  db: Database,
  nowMs = Date.now(),
): Promise<Record<'Ana' | 'Mara' | 'Juno', string>> {
  const at = new Date(nowMs);
  for (const { id, handle, email, password, roles } of DEMO_MEMBERS) {
    await db.query(
      `insert into member (id, handle, handle_key, email, email_key, password_hash, roles, is_guest, verified_at,
         avatar_seed, created_at, last_seen_at)
       values ($1, $2, $3, $4, $5, $6, $7, false, $8, $1, $8, $8) on conflict (id) do nothing`,
      [id, handle, handleKey(handle), email, emailKey(email), await hashPassword(password), roles, at],
    );
  }
  return { Ana: 'demo-ana', Mara: 'demo-mara', Juno: 'demo-juno' };
}
