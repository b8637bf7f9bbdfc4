import type { OfflineSource } from '#contract/sources/offline.ts';
import type { SourceList } from '#contract/sources/sources.ts';
import type { AppContext } from '#server/app/appContext.ts';
import type { Principal } from '#server/members/members.ts';
import { recordChange } from '../admin/activity.ts';
import type { Sql } from '../db/database.ts';
import type { Recipe } from './recipes/recipeSchema.ts';
import { offeredSources } from './sourceCatalogue.ts';

/** Such as `sourceSwuDb`. */
const settingOf = (id: string): string =>
  `source${id
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('')}`;

const SET = `insert into server_setting (name, value, changed_at) values ($1, $2::jsonb, $3)
  on conflict (name) do update set value = excluded.value, changed_at = excluded.changed_at`;

/** Whether this server may ask a source: as an Admin has said, else as its recipe begins. */
export async function isSourceOn(
  sql: Sql,
  { id, isOnAtFirst }: Pick<Recipe, 'id' | 'isOnAtFirst'>,
): Promise<boolean> {
  const [set] = await sql.query<{ value: unknown }>('select value from server_setting where name = $1', [
    settingOf(id),
  ]);
  return typeof set?.value === 'boolean' ? set.value : isOnAtFirst;
}

/** What has to be known of a source to fetch from it on another machine. */
export const offlineOf = ({ id, brings, item }: Recipe): OfflineSource => ({
  id,
  addresses: item.addresses,
  ending: item.kind,
  isPackedOnly: item.linkedBy !== undefined || brings === 'ratings',
});

/** The sources with their switches; all are off where the operator has set SOURCES=off. */
export async function listSources({
  db,
  settings,
}: Pick<AppContext, 'db' | 'settings'>): Promise<SourceList> {
  const { isAllowed } = settings.sources;
  const games = await db.query<{ slug: string }>('select slug from game');
  const here = new Set(games.map(({ slug }) => slug));
  const sources = [];
  for (const { recipe, isOwn } of await offeredSources(db)) {
    const { id, name, homepage, brings, licence, checked, hosts, pictures, game, item, index } = recipe;
    sources.push({
      ...{ id, name, homepage, brings, licence, checked, hosts, pictures, isOwn },
      game: game && { slug: game.slug, name: game.name, isHere: here.has(game.slug) },
      ...offlineOf(recipe),
      megabytes: item.megabytes,
      index: index && 'address' in index ? { address: index.address, megabytes: index.megabytes } : null,
      hasOthers: item.others !== undefined,
      isOn: isAllowed && (await isSourceOn(db, recipe)),
    });
  }
  return { isAllowed, sources };
}

/** Lets this server ask a source, or stops it; it is in the activity log and can be reverted there. */
export async function switchSource(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  admin: Principal,
  { id, name }: Pick<Recipe, 'id' | 'name'>,
  isOn: boolean,
): Promise<void> {
  const setting = settingOf(id);
  const entry = {
    memberId: admin.memberId,
    kind: 'changed',
    subject: 'serverSetting',
    subjectId: setting,
    gameId: null,
    label: `turned ${name} ${isOn ? 'on' : 'off'}`,
    nowMs: clock.now(),
  } as const;
  await db.transaction((tx) =>
    recordChange(tx, entry, [setting], () =>
      tx.query(SET, [setting, JSON.stringify(isOn), new Date(clock.now())]),
    ),
  );
}
