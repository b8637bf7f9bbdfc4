import type { AllHooks, HookDomains } from '#contract/hooks/hooks.ts';
import { recordActivities, recordChange } from '#server/admin/activity.ts';
import type { AppContext } from '#server/app/appContext.ts';
import type { Sql } from '#server/db/database.ts';
import { refusal } from '#server/http/refusalError.ts';
import type { Principal } from '#server/members/members.ts';
import { HOOK_DOMAINS, readHookDomains } from './domains.ts';
import { turnOff } from './dueDeliveries.ts';
import { readAllHooks, readAnyHook } from './hookRows.ts';
import { turnOnForAdmin } from './ownHooks.ts';

type Ground = Pick<AppContext, 'db' | 'clock'>;

/** Every hook and the allowed domains. */
export const readHooksForAdmin = async (sql: Sql): Promise<AllHooks> => ({
  hooks: await readAllHooks(sql),
  domains: [...(await readHookDomains(sql))],
});

const SET = `insert into server_setting (name, value, changed_at) values ($1, $2::jsonb, $3)
  on conflict (name) do update set value = excluded.value, changed_at = excluded.changed_at`;

/** Lets hooks go to these domains and no others; it is in the activity log and can be reverted there. */
export function allowDomains(
  { db, clock }: Ground,
  { memberId }: Pick<Principal, 'memberId'>,
  { domains }: HookDomains,
): Promise<AllHooks> {
  const wanted = [...new Set(domains)].toSorted();
  const where = wanted.length === 0 ? 'nowhere' : `to ${wanted.join(', ')}`;
  const entry = {
    memberId,
    kind: 'changed',
    subject: 'serverSetting',
    subjectId: HOOK_DOMAINS,
    gameId: null,
    label: `let web hooks go ${where}`,
    nowMs: clock.now(),
  } as const;
  return db.transaction(async (tx) => {
    await recordChange(tx, entry, [HOOK_DOMAINS], () =>
      tx.query(SET, [HOOK_DOMAINS, JSON.stringify(wanted), new Date(clock.now())]),
    );
    return readHooksForAdmin(tx);
  });
}

/** What an Admin may do with anybody's hook. */
export type HookOrder = 'off' | 'on' | 'end';

const SAID: Readonly<Record<HookOrder, string>> = {
  off: 'turned off',
  on: 'turned on',
  end: 'removed',
};

/** Turns anybody's hook off or on, or removes it; it is in the activity log. Throws `hookUnknown` and `hookOff`. */
export function orderHook(
  { db, clock }: Ground,
  { memberId }: Pick<Principal, 'memberId'>,
  hookId: string,
  order: HookOrder,
): Promise<AllHooks> {
  return db.transaction(async (tx) => {
    await tx.query('select 1 from web_hook where id = $1 for update', [hookId]);
    const hook = await readAnyHook(tx, hookId);
    if (!hook) throw refusal('hookUnknown');
    const entry = {
      memberId,
      kind: 'acted',
      subject: 'webHook',
      subjectId: hookId,
      gameId: null,
      label: `${SAID[order]} the web hook ${hook.name} of ${hook.makerName}`,
      nowMs: clock.now(),
    } as const;
    await recordActivities(tx, entry, []);
    if (order === 'end') await tx.query('delete from web_hook where id = $1', [hookId]);
    else if (order === 'off') await turnOff(tx, hookId, 'admin', clock.now());
    else {
      if (hook.off === 'role' || hook.off === 'suspended') throw refusal('hookOff');
      await turnOnForAdmin(tx, hookId);
    }
    return readHooksForAdmin(tx);
  });
}
