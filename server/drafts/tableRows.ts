import { gameDefinitionSchema } from '#contract/games/game.ts';
import { storedTemplateSchema } from '#contract/games/templates.ts';
import type { MyTableList, MyTablesGroup } from '#contract/tables/myTables.ts';
import type { TableRow, TableSort, TableStatus } from '#contract/tables/tableRows.ts';
import { viewFor } from '#engine/draft.ts';
import { outlineOf } from '#engine/formats/outline.ts';
import { gameArt, hashOf } from '../cards/gameArt.ts';
import { PACK_SIZE } from '../cards/packSize.ts';
import type { Sql } from '../db/database.ts';
import { foldSearchSql, searchPattern } from '../db/search/foldedSql.ts';
import { SHOWN_FIRST } from '../decks/deckRows.ts';
import { shownName } from '../members/shownName.ts';
import { seatOf } from './running/intents.ts';
import { progressIn } from './running/progress.ts';
import type { RunningDraft } from './running/runningDraft.ts';
import { avatarAddress, minutesOf, storedSettingsSchema } from './tableRecord.ts';

interface Row {
  readonly id: string;
  readonly code: string;
  readonly status: string;
  readonly is_solo: boolean;
  readonly settings: unknown;
  readonly template: unknown;
  readonly definition: unknown;
  readonly host_id: string | null;
  readonly host: string | null;
  readonly created_at: Date;
  readonly finished_at: Date | null;
  readonly seats: readonly {
    kind: 'open' | 'member' | 'bot';
    name: string | null;
    avatar: string | null;
    member: string | null;
  }[];
  readonly art: readonly string[] | null;
  readonly pack_sizes: Record<string, number> | null;
  readonly deck: { name: string; main: number; submitted: boolean } | null;
  readonly total: number;
}

const ROWS = `select d.id, d.code, d.status, d.is_solo, d.settings, d.template, g.definition, d.host_id, ${shownName('h')} as host, d.created_at,
  d.finished_at, count(*) over ()::int as total,
  (select jsonb_agg(jsonb_build_object('kind', s.kind, 'name', coalesce(${shownName('m')}, s.bot_name), 'avatar', m.avatar_seed,
     'member', s.member_id) order by s.seat) from seat s left join member m on m.id = s.member_id where s.draft_id = d.id) as seats,
  (select array_agg(image) from (select p.record->>'image' as image from printing p where p.game_id = g.id
     and p.rarity in ('rare', 'mythic') and p.record->>'image' like '/art/%' order by p.key limit 24) pictures) as art,
  (select jsonb_object_agg(p.slug, ${PACK_SIZE}) from pack_definition p where p.game_id = g.id) as pack_sizes,
  (select jsonb_build_object('name', k.name, 'submitted', k.submitted_at is not null, 'main',
     jsonb_array_length(coalesce(k.contents->'buckets'->'main', '[]'::jsonb))
       + coalesce((select sum(value::int) from jsonb_each_text(k.contents->'free')), 0))
   from deck k where k.draft_id = d.id and k.member_id = $1 order by ${SHOWN_FIRST} limit 1) as deck
  from draft d join game g on g.id = d.game_id left join member h on h.id = d.host_id`;

/** Hears of a table that is left out of a list, or told without what runs, since what is stored of it cannot be read. */
export type OnBrokenTable = (draftId: string, fault: unknown) => void;

function listedOf(rows: readonly Row[], memberId: string, onBroken: OnBrokenTable) {
  const shown = rows.flatMap((row) => {
    try {
      return [rowOf(row, memberId)];
    } catch (fault) {
      onBroken(row.id, fault);
      return [];
    }
  });
  return { rows: shown, total: rows[0]?.total ?? 0 };
}

function rowOf(row: Row, memberId: string): TableRow {
  const settings = storedSettingsSchema.parse(row.settings);
  const template = storedTemplateSchema.parse(row.template);
  const game = gameDefinitionSchema.parse(row.definition);
  const art = gameArt(game, row.art);
  const sizeOf = (kind: string) => settings.list?.packs[kind]?.cards ?? row.pack_sizes?.[kind] ?? 0;
  const { decisions } = outlineOf(template, row.seats.length, sizeOf);
  const seat = row.seats.findIndex((known) => known.member === memberId);
  const isIn = seat >= 0;
  return {
    draftId: row.id,
    code: isIn || row.host_id === memberId ? row.code : null,
    name: settings.name,
    ...(settings.description && { description: settings.description }),
    status: row.status as TableStatus,
    isSolo: row.is_solo,
    visibility: settings.visibility,
    game: { slug: game.slug, name: game.name },
    templateName: template.name,
    format: template.format,
    art: art[hashOf(row.id) % art.length] ?? null,
    clock: settings.clock,
    hostName: row.host ?? '',
    mayWatch: settings.watchers,
    seats: row.seats.map((known) => ({
      kind: known.kind,
      name: known.name ?? '',
      avatarUrl: known.avatar === null ? null : avatarAddress(known.avatar),
    })),
    isFull: row.seats.every((known) => known.kind === 'member') || settings.isLocked,
    minutes: minutesOf({ decisions, isSolo: row.is_solo, settings }),
    createdAtMs: row.created_at.getTime(),
    finishedAtMs: row.finished_at?.getTime() ?? null,
    progress: null,
    mine: isIn
      ? {
          seat,
          deadlineMs: null,
          isMyTurn: false,
          isByBot: false,
          deck: row.deck
            ? {
                name: row.deck.name,
                main: row.deck.main,
                needed: game.deckSize,
                isSubmitted: row.deck.submitted,
              }
            : null,
        }
      : null,
  };
}

/** A row with what the running draft adds: how far it is (for a drafter, the own seat), and whether the member is waited for. */
export function withRunning(row: TableRow, draft: RunningDraft, memberId: string): TableRow {
  const seat = seatOf(draft, memberId);
  const view = viewFor(draft.setup, draft.state, seat === null ? 'watcher' : { seat });
  const progress = progressIn(draft.state, view);
  if (!row.mine || seat === null) return { ...row, progress };
  const isByBot = draft.state.seats[seat]?.bot === true;
  const isMyTurn = view.ask !== null && !isByBot;
  const deadlineMs = draft.due.get(seat)?.dueAtMs ?? null;
  return { ...row, progress, mine: { ...row.mine, deadlineMs, isMyTurn, isByBot } };
}

const FREE_SEATS = "(select count(*) from seat s where s.draft_id = d.id and s.kind <> 'member')";

export interface OpenTablesQuery {
  readonly memberId: string;
  readonly game: string | null;
  readonly clock: string | null;
  readonly search: string | null;
  readonly hasFreeSeats: boolean;
  readonly mayWatch: boolean;
  /** `newest` unless said otherwise; `fullest` has the tables with the fewest free seats first. */
  readonly sort: TableSort;
  readonly offset: number;
  readonly limit: number;
}

const PEOPLE = "(select count(*) from seat s where s.draft_id = d.id and s.kind = 'member')";

/**
 * Tables that anybody may find, those that gather first. One that was started by a single person among bots is not
 * among them (product.md section 13). Codes are not searched: they would be guessed without limit. */
export async function readOpenTables(
  sql: Sql,
  query: OpenTablesQuery,
  onBroken: OnBrokenTable,
): Promise<{ rows: TableRow[]; total: number }> {
  const rows = await sql.query<Row>(
    `${ROWS} where not d.is_solo and d.status in ('lobby', 'countdown', 'drafting', 'paused')
       and d.settings->>'visibility' = 'open' and (d.status in ('lobby', 'countdown') or ${PEOPLE} > 1)
       and ($2::text is null or g.slug = $2) and ($3::text is null or d.settings->>'clock' = $3)
       and ($4::text is null or d.name ilike $5 or h.handle ilike $5)
       and (not $6 or (d.status = 'lobby' and not coalesce((d.settings->>'isLocked')::boolean, false) and exists (select 1 from seat s where s.draft_id = d.id and s.kind <> 'member')))
       and (not $9 or (d.settings->>'watchers')::boolean)
     order by (d.status = 'lobby') desc, case when $10 = 'fullest' and d.status = 'lobby' then ${FREE_SEATS} end,
       d.created_at desc, d.id offset $7 limit $8`,
    [
      query.memberId,
      query.game,
      query.clock,
      query.search,
      `%${(query.search ?? '').replace(/[\\%_]/g, '\\$&')}%`,
      query.hasFreeSeats,
      query.offset,
      query.limit,
      query.mayWatch,
      query.sort,
    ],
  );
  return listedOf(rows, query.memberId, onBroken);
}

const RUNNING = "d.status in ('lobby', 'countdown', 'drafting', 'paused')";
const DECK_IN = `exists (select 1 from deck k where k.draft_id = d.id and k.member_id = $1 and k.submitted_at is not null)`;

/** Which of the own tables are meant, as SQL. */
const GROUPS: Readonly<Record<MyTablesGroup, string>> = {
  all: 'true',
  running: RUNNING,
  waiting: RUNNING,
  unfinished: `d.status = 'building' and not ${DECK_IN}`,
  finished: `d.status = 'finished' or (d.status = 'building' and ${DECK_IN})`,
};

export interface MyTablesQuery {
  readonly memberId: string;
  readonly search: string | null;
  readonly game: string | null;
  readonly group: MyTablesGroup;
  readonly offset: number;
  readonly limit: number;
}

const MINE = `(d.host_id = $1 or exists (select 1 from seat s where s.draft_id = d.id and s.member_id = $1)) and d.status <> 'cancelled'`;

/** The tables at which a member has or had a seat, or which the member organises: unfinished ones first, then the newest. */
export async function readMyTables(sql: Sql, query: MyTablesQuery, onBroken: OnBrokenTable) {
  const { memberId, search, game, group, offset, limit } = query;
  const rows = await sql.query<Row>(
    `${ROWS} where ${MINE} and (${GROUPS[group]}) and ($4::text is null or g.slug = $4)
       and ($5::text is null or d.name ilike $5 or g.name ilike $5 or d.template->>'name' ilike $5
         or exists (select 1 from deck k where k.draft_id = d.id and k.member_id = $1 and k.name ilike $5)
         or exists (select 1 from seat_pool p where p.draft_id = d.id and p.member_id = $1 and ${foldSearchSql('p.names')} like $6))
     order by (${RUNNING}) desc, d.created_at desc, d.id offset $2 limit $3`,
    [
      memberId,
      offset,
      limit,
      game,
      search === null ? null : `%${search.replace(/[\\%_]/g, '\\$&')}%`,
      search === null ? null : searchPattern(search),
    ],
  );
  return listedOf(rows, memberId, onBroken);
}

/** The games of a member's tables, and since when there are any. */
export async function readMyGames(
  sql: Sql,
  memberId: string,
): Promise<Pick<MyTableList, 'games' | 'sinceMs' | 'all'>> {
  const rows = await sql.query<{ slug: string; name: string; count: number; since: Date }>(
    `select g.slug, g.name, count(*)::int as count, min(d.created_at) as since from draft d join game g on g.id = d.game_id
     where ${MINE} group by g.slug, g.name order by g.name`,
    [memberId],
  );
  return {
    games: rows.map(({ slug, name }) => ({ slug, name })),
    sinceMs: rows.length === 0 ? null : Math.min(...rows.map(({ since }) => since.getTime())),
    all: rows.reduce((sum, { count }) => sum + count, 0),
  };
}

/** People who sit at tables now. */
export async function countSeated(sql: Sql): Promise<number> {
  const [row] = await sql.query<{ count: number }>(
    `select count(distinct s.member_id)::int as count from seat s join draft d on d.id = s.draft_id
     where d.status in ('lobby', 'countdown', 'drafting', 'paused') and not d.is_solo`,
  );
  return row?.count ?? 0;
}

/** The id of the table with that code, if people may still come to it; null otherwise. */
export async function findByCode(sql: Sql, code: string): Promise<string | null> {
  const [row] = await sql.query<{ id: string }>(
    "select id from draft where code = upper($1) and not is_solo and status in ('lobby', 'countdown', 'drafting', 'paused')",
    [code.trim()],
  );
  return row?.id ?? null;
}
