import type { SourceList } from '#contract/sources/sources.ts';
import type { Principal } from '#server/members/members.ts';
import type { House } from '#server/rest/house.ts';
import { recordChange } from '../admin/activity.ts';
import type { Sql } from '../db/database.ts';
import { RECIPES, type SourceId, type SourceRecipe } from './recipe.ts';

const SETTING: Readonly<Record<SourceId, string>> = {
  cubecobra: 'sourceCubecobra',
  scryfall: 'sourceScryfall',
};

const SET = `insert into server_setting (name, value, changed_at) values ($1, $2::jsonb, $3)
  on conflict (name) do update set value = excluded.value, changed_at = excluded.changed_at`;

/** Whether this server may ask a source: as an Admin has said, else as its recipe begins. */
export async function isSourceOn(sql: Sql, { id, isOnAtFirst }: SourceRecipe): Promise<boolean> {
  const [set] = await sql.query<{ value: unknown }>('select value from server_setting where name = $1', [
    SETTING[id],
  ]);
  return typeof set?.value === 'boolean' ? set.value : isOnAtFirst;
}

/** The sources with their switches; all are off where the operator has set SOURCES=off. */
export async function listSources({ db, settings }: Pick<House, 'db' | 'settings'>): Promise<SourceList> {
  const { isAllowed } = settings.sources;
  const sources = [];
  for (const recipe of RECIPES) {
    const { id, name, homepage } = recipe;
    sources.push({ id, name, homepage, isOn: isAllowed && (await isSourceOn(db, recipe)) });
  }
  return { isAllowed, sources };
}

/** Lets this server ask a source, or stops it; it is in the activity log and can be reverted there. */
export async function switchSource(
  { db, clock }: Pick<House, 'db' | 'clock'>,
  admin: Principal,
  { id, name }: SourceRecipe,
  isOn: boolean,
): Promise<void> {
  const deed = {
    memberId: admin.memberId,
    kind: 'changed',
    subject: 'serverSetting',
    subjectId: SETTING[id],
    gameId: null,
    label: `turned ${name} ${isOn ? 'on' : 'off'}`,
    nowMs: clock.now(),
  } as const;
  await db.transaction((tx) =>
    recordChange(tx, deed, [SETTING[id]], () =>
      tx.query(SET, [SETTING[id], JSON.stringify(isOn), new Date(clock.now())]),
    ),
  );
}
