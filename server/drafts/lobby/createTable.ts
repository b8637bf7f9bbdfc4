import { createHash, randomInt, randomUUID } from 'node:crypto';
import { can, type Person } from '#contract/can.ts';
import type { ClockPreset } from '#contract/games/gameSummary.ts';
import { rulesOf, type StoredTemplate } from '#contract/games/templates.ts';
import type { DraftedList } from '#contract/lists/ownList.ts';
import { tableName } from '#contract/naming/tableNames.ts';
import { type Reply, refused } from '#contract/refusals.ts';
import type { CreateTable, TableSettings } from '#contract/tables/tables.ts';
import { seatsProblem } from '#engine/formats/outline.ts';
import { findGame, storeCatalogue } from '#server/cards/catalogue.ts';
import { createPrivateGame } from '#server/cards/games.ts';
import { LEAST_PACK_SIZE, PACK_SIZE } from '#server/cards/packSize.ts';
import { readTemplate } from '#server/cards/readTemplate.ts';
import { type Database, isUniqueViolation, type Sql } from '#server/db/database.ts';
import { noteHookFact } from '#server/hooks/hookFacts.ts';
import { noteDrafted } from '#server/lists/keptLists.ts';
import { type ListTable, listTable } from '#server/lists/listTable.ts';
import { LIST_NAME } from '#server/lists/withoutName.ts';
import { chosenTemplate } from '../formats/draftSources.ts';
import { draftedName, readZone } from '../naming/draftedName.ts';
import type { StoredSettings } from '../tableRecord.ts';
import { botNames } from './botNames.ts';
import { mayHaveTable, mayHost, mayOrganise, mayPlayGame, mayPlayTemplate } from './hostingRights.ts';
import { mayShape, NO_SIZES, type Sizes, shapedTemplate } from './tableRules.ts';

/** Tables that are not over of one member, counted by who made them: handing them on makes no room. */
export const MADE_TABLES = 5;
/** The same for tables of one's own against bots. */
export const SOLO_TABLES = 3;

/** Who made a table; those from before it was written down count for their host. */
const MADE_BY = 'coalesce(d.made_by, d.host_id)';

const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const CODE_DIGITS = '23456789';

const pickFrom = (letters: string) => letters[randomInt(letters.length)] ?? '';

/** A code people can say: four letters, two digits, none that look alike. */
export function newTableCode(): string {
  const letters = Array.from({ length: 4 }, () => pickFrom(CODE_LETTERS)).join('');
  return letters + pickFrom(CODE_DIGITS) + pickFrom(CODE_DIGITS);
}

/** Who makes a table. */
export interface Host extends Person {
  readonly memberId: string;
  readonly handle: string;
}

export interface NewTable {
  readonly db: Database;
  readonly host: Host;
  readonly asked: CreateTable;
  readonly nowMs: number;
  /** A fresh secret seed of 32 bytes. */
  readonly newSeed: () => Uint8Array;
}

function settingsOf(
  asked: CreateTable,
  name: string,
  template: { seats: number; clock: ClockPreset },
): TableSettings {
  const chosen = asked.settings ?? {};
  const seats = chosen.seats ?? template.seats;
  return {
    ...chosen,
    name,
    visibility: asked.solo ? 'code' : (chosen.visibility ?? 'code'),
    clock: chosen.clock ?? (asked.solo ? 'none' : template.clock),
    seats,
    picksOpenTo: chosen.picksOpenTo ?? 'everyone',
    watchers: chosen.watchers ?? false,
  };
}

/** Why a member may not make another table now; counted under a lock on the member, so that tables made at once do not slip past together. */
export async function madeTooMany(tx: Sql, memberId: string, isSolo: boolean): Promise<Reply<never> | null> {
  await tx.query('select id from member where id = $1 for update', [memberId]);
  const [row] = await tx.query<{ count: number }>(
    `select count(*)::int as count from draft d where ${MADE_BY} = $1 and is_solo = $2
     and status in ('lobby', 'countdown', 'drafting', 'paused')
     and not exists (select 1 from event_table t where t.draft_id = d.id)`,
    [memberId, isSolo],
  );
  const count = row?.count ?? 0;
  if (count < (isSolo ? SOLO_TABLES : MADE_TABLES)) return null;
  return refused(isSolo ? 'tooManySoloTables' : 'tooManyTables');
}

/** All names of bots in a chance order. */
export function shuffledBotNames(): string[] {
  const names = [...botNames];
  for (let last = names.length - 1; last > 0; last--) {
    const other = randomInt(last + 1);
    [names[last], names[other]] = [names[other] ?? '', names[last] ?? ''];
  }
  return names;
}

async function insertSeats(tx: Sql, draftId: string, hostId: string | null, seats: number, isSolo: boolean) {
  const names = shuffledBotNames();
  const rows = Array.from({ length: seats }, (_, seat) => {
    const kind = seat === 0 && hostId !== null ? 'member' : isSolo ? 'bot' : 'open';
    return {
      seat,
      kind,
      member_id: kind === 'member' ? hostId : null,
      bot_name: kind === 'bot' ? (names[seat] ?? `Bot ${seat}`) : null,
      ready: kind !== 'open',
    };
  });
  await tx.query(
    `insert into seat (draft_id, seat, kind, member_id, bot_name, ready)
     select $1, seat, kind, member_id, bot_name, ready
     from jsonb_to_recordset($2::jsonb) as r(seat int, kind text, member_id text, bot_name text, ready boolean)`,
    [draftId, JSON.stringify(rows)],
  );
}

async function insertTable(
  tx: Sql,
  { asked, host, nowMs, newSeed }: Omit<NewTable, 'db'>,
  gameId: string,
  { template, settings }: Pick<Planned, 'template' | 'settings'>,
  listCatalogue: string | null = null,
): Promise<string> {
  const draftId = randomUUID();
  const seed = newSeed();
  await tx.query(
    `insert into draft (id, code, game_id, name, status, host_id, made_by, settings, template, seed, seed_hash, seats, is_solo, created_at, list_catalogue)
     values ($1, $2, $3, $4, 'lobby', $5, $5, $6::jsonb, $7::jsonb, $8, $9, $10, $11, $12, $13)`,
    [
      draftId,
      newTableCode(),
      gameId,
      settings.name,
      host.memberId,
      JSON.stringify(settings),
      JSON.stringify(template),
      seed,
      createHash('sha256').update(seed).digest('hex'),
      settings.seats,
      asked.solo,
      new Date(nowMs),
      listCatalogue,
    ],
  );
  const seatedId = asked.isOrganiser ? null : host.memberId;
  await insertSeats(tx, draftId, seatedId, settings.seats, asked.solo);
  return draftId;
}

const MADE_PER_MINUTE = 30;

async function isTooFast(tx: Sql, hostId: string, nowMs: number): Promise<boolean> {
  const [row] = await tx.query<{ count: number }>(
    `select count(*)::int as count from draft d where ${MADE_BY} = $1 and created_at > $2`,
    [hostId, new Date(nowMs - 60_000)],
  );
  return (row?.count ?? 0) >= MADE_PER_MINUTE;
}

const mayOrganiseTable = (host: Host, isSolo: boolean): Reply<null> =>
  isSolo ? refused('notAllowed', 'A table of your own against bots needs you at it.') : mayOrganise(host);

async function readPackSizes(sql: Sql, gameId: string): Promise<Readonly<Record<string, Sizes>>> {
  const [row] = await sql.query<{ sizes: Record<string, Sizes> | null }>(
    `select jsonb_object_agg(p.slug, jsonb_build_object('least', ${LEAST_PACK_SIZE}, 'most', ${PACK_SIZE})) as sizes from pack_definition p where p.game_id = $1`,
    [gameId],
  );
  return row?.sizes ?? {};
}

const CODE_TRIES = 5;

/** Runs the work again when the code it drew was taken. */
export async function withFreeCode<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (fault) {
      if (tries >= CODE_TRIES || !isUniqueViolation(fault, 'draft_code_unique')) throw fault;
    }
  }
}

interface Planned {
  readonly template: object;
  readonly settings: TableSettings & Pick<StoredSettings, 'written' | 'list'>;
}

/** A template of a game by its slug; refused where this host may not open a table from it. */
async function savedTemplate(
  sql: Sql,
  gameId: string,
  host: Host,
  slug: string,
): Promise<Reply<StoredTemplate>> {
  const [row] = await sql.query<{ definition: unknown; status: string; owner_id: string | null }>(
    'select definition, status, owner_id from draft_template where game_id = $1 and slug = $2',
    [gameId, slug],
  );
  if (!row || !mayPlayTemplate(host, row.status, row.owner_id === host.memberId))
    return refused('gameUnknown');
  return readTemplate(row.definition);
}

/** What a table of a game is made of, once everything about it is allowed. */
async function planTable(
  sql: Sql,
  { asked, host, nowMs }: Pick<NewTable, 'asked' | 'host' | 'nowMs'>,
): Promise<Reply<Planned & { readonly gameId: string }>> {
  const game = await findGame(sql, { slug: asked.game ?? '' });
  if (!game || !mayPlayGame(host, game.status)) return refused('gameUnknown');
  const { template: slug, pack = '', format = '' } = asked;
  const found = await (slug === undefined
    ? chosenTemplate(sql, game, host, { pack, format })
    : savedTemplate(sql, game.id, host, slug));
  if (!found.ok) return found;
  const template = found.value;
  const name =
    asked.settings?.name ??
    (await draftedName(sql, { game: game.definition, gameId: game.id, template }, host.memberId, nowMs));
  const sizes = await readPackSizes(sql, game.id);
  const planned = settledTable(asked, host, { name, template }, (slug) => sizes[slug] ?? NO_SIZES);
  return planned.ok ? { ok: true, value: { ...planned.value, gameId: game.id } } : planned;
}

/** The settings of a table and its template as they shape it; refused where this host may not have it so. */
function settledTable(
  asked: CreateTable,
  host: Host,
  { name, template }: { readonly name: string; readonly template: StoredTemplate },
  sizesOf: (pack: string) => Sizes,
): Reply<Planned> {
  const settings = settingsOf(asked, name, template);
  const having = mayHaveTable(host, settings);
  if (!having.ok) return having;
  const problem = seatsProblem(rulesOf(template), settings.seats);
  if (problem !== null) return refused('wrongSeats', problem);
  const shaping = mayShape(template, settings, sizesOf);
  if (!shaping.ok) return shaping;
  const shaped = shapedTemplate(template, settings, sizesOf);
  return { ok: true, value: { template: shaped, settings: { ...settings, written: template } } };
}

/** What a table is made of: of a game, or of somebody's own list. */
type Source = { readonly gameId: string } | { readonly list: ListTable };

/** The same for a list of somebody's own. Throws what reading it refuses. */
async function planListTable(
  sql: Sql,
  { asked, host, nowMs }: Pick<NewTable, 'asked' | 'host' | 'nowMs'>,
  drafted: DraftedList,
): Promise<Reply<Planned & { readonly list: ListTable }>> {
  if (!can(host, 'bringList')) return refused('notAllowed');
  const found = await listTable(sql, { list: drafted, format: asked.format ?? '' }, host);
  if (!found.ok) return found;
  const list = found.value;
  const named = { title: LIST_NAME, format: list.template.format };
  const name = asked.settings?.name ?? tableName(named, nowMs, await readZone(sql, host.memberId));
  const planned = settledTable(asked, host, { name, template: list.template }, (pack) => {
    const known = list.packs[pack];
    return known ? { least: known.least, most: known.cards } : NO_SIZES;
  });
  if (!planned.ok) return planned;
  const { template, settings } = planned.value;
  const { packs } = list;
  return { ok: true, value: { template, settings: { ...settings, list: { packs } }, list } };
}

/** Where a table's cards are: in its game, or frozen beside a game that may be made for it alone. */
async function storeSource(tx: Sql, source: Source, nowMs: number) {
  if ('gameId' in source) return { gameId: source.gameId, listCatalogue: null };
  const { list } = source;
  const gameId = list.gameId ?? (await createPrivateGame(tx, list.definition, nowMs));
  return { gameId, listCatalogue: await storeCatalogue(tx, list.catalogue) };
}

/** Makes a table with its host on seat 0; solo tables have bots on all others. Answers its id. */
export async function createTable(table: NewTable): Promise<Reply<{ draftId: string }>> {
  const { db, asked, host, nowMs } = table;
  const hosting = mayHost(host, asked.solo);
  if (!hosting.ok) return hosting;
  const organising = asked.isOrganiser ? mayOrganiseTable(host, asked.solo) : hosting;
  const planned =
    asked.list === undefined ? await planTable(db, table) : await planListTable(db, table, asked.list);
  if (!planned.ok) return planned;
  if (!organising.ok) return organising;
  return withFreeCode(() =>
    db.transaction(async (tx) => {
      if (await isTooFast(tx, host.memberId, nowMs)) return refused('tooFast');
      const tooMany = await madeTooMany(tx, host.memberId, asked.solo);
      if (tooMany) return tooMany;
      const { gameId, listCatalogue } = await storeSource(tx, planned.value, nowMs);
      const draftId = await insertTable(tx, table, gameId, planned.value, listCatalogue);
      if (!asked.solo) await noteHookFact(tx, { type: 'table.opened', draftId }, nowMs);
      if (asked.list !== undefined && 'listId' in asked.list)
        await noteDrafted(tx, asked.list.listId, host.memberId, nowMs);
      return { ok: true as const, value: { draftId } };
    }),
  );
}

/** Makes a table of an event, in the caller's transaction: these members sit at it by seat and are ready. Answers its id. */
export async function createEventTable(
  tx: Sql,
  table: Omit<NewTable, 'db'>,
  memberIds: readonly string[],
): Promise<Reply<{ draftId: string }>> {
  const asked = { ...table.asked, solo: false, isOrganiser: true };
  const planned = await planTable(tx, { ...table, asked });
  if (!planned.ok) return planned;
  const draftId = await insertTable(tx, { ...table, asked }, planned.value.gameId, planned.value);
  await tx.query(
    `update seat set kind = 'member', member_id = who.id, ready = true
     from unnest($2::text[]) with ordinality as who(id, place) where draft_id = $1 and seat = who.place - 1`,
    [draftId, memberIds],
  );
  return { ok: true, value: { draftId } };
}
