import * as z from 'zod/mini';
import type { TableEvent } from '#contract/events/eventCalls.ts';
import { type GameDefinition, gameDefinitionSchema } from '#contract/games/game.ts';
import type { ClockPreset } from '#contract/games/gameSummary.ts';
import { type StoredTemplate, storedTemplateSchema } from '#contract/games/templates.ts';
import type { LobbyEvent } from '#contract/tables/lobbyEvents.ts';
import { type TableStatus, tableStatusSchema } from '#contract/tables/tableRows.ts';
import { type ChatLine, tableSettingsSchema } from '#contract/tables/tables.ts';
import { LEAST_PACK_SIZE, PACK_SIZE } from '../cards/packSize.ts';
import type { Sql } from '../db/database.ts';
import { shownName } from '../members/shownName.ts';
import { lobbyEventsOf, lobbyEventsSchema } from './lobby/lobbyEvents.ts';
import type { SealRecord, StoredVoid } from './lobby/sealView.ts';

/** Settings as stored: the host's, and what the lobby remembers beside them. */
export const storedSettingsSchema = z.extend(tableSettingsSchema, {
  isLocked: z._default(z.boolean(), false),
  changed: z._default(z.nullable(z.string()), null),
  changedSettings: z.optional(z.array(z.string())),
  /** The packs of the list of somebody's own that it was opened from. */
  list: z.optional(
    z.object({
      packs: z.record(z.string(), z.object({ name: z.string(), cards: z.int(), least: z.int() })),
    }),
  ),
  /** The template as it was written, where the settings changed it. */
  written: z.optional(storedTemplateSchema),
});
export type StoredSettings = z.infer<typeof storedSettingsSchema>;

export interface SeatRecord {
  readonly seat: number;
  readonly kind: 'open' | 'member' | 'bot';
  readonly memberId: string | null;
  readonly name: string;
  readonly avatarSeed: string | null;
  readonly isReady: boolean;
  /** What the seat's browser is bound by, and its nonce once it was told; in hex. */
  readonly commitment: string | null;
  readonly nonce: string | null;
}

export type PackSizes = Readonly<
  Record<string, { readonly name: string; readonly cards: number; readonly least: number }>
>;

/** A table as stored, in any status. */
export interface TableRecord extends SealRecord {
  readonly draftId: string;
  readonly code: string;
  readonly status: TableStatus;
  readonly isSolo: boolean;
  readonly gameId: string;
  readonly game: GameDefinition;
  readonly template: StoredTemplate;
  readonly settings: StoredSettings;
  /** Null at tables that the queue formed. */
  readonly hostId: string | null;
  readonly hostName: string | null;
  /** When the host closed the room of the running draft; null while they are there. */
  readonly hostLeftAtMs: number | null;
  /** The seats whose players want the draft to end. */
  readonly endVotes: readonly number[];
  readonly seats: readonly SeatRecord[];
  readonly startsAtMs: number | null;
  readonly createdAtMs: number;
  readonly startedAtMs: number | null;
  readonly finishedAtMs: number | null;
  readonly catalogueHash: string | null;
  /** Where the cards of its list are frozen; null for tables of a game. */
  readonly listCatalogue: string | null;
  /** The event it belongs to. */
  readonly event: TableEvent | null;
  /** Names, full sizes and smallest sizes of the packs that the template names as it was written, by slug. */
  readonly packs: PackSizes;
  /** What happened last while the table gathered; empty once it plays. */
  readonly lobbyEvents: readonly LobbyEvent[];
}

interface Row {
  readonly id: string;
  readonly code: string;
  readonly status: string;
  readonly is_solo: boolean;
  readonly game_id: string;
  readonly definition: unknown;
  readonly template: unknown;
  readonly settings: unknown;
  readonly host_id: string | null;
  readonly host_name: string | null;
  readonly host_left_at: Date | null;
  readonly end_votes: readonly number[];
  readonly created_at: Date;
  readonly started_at: Date | null;
  readonly finished_at: Date | null;
  readonly catalogue_hash: string | null;
  readonly list_catalogue: string | null;
  readonly seed_hash: string;
  readonly setup_hash: string | null;
  readonly lock_hash: string | null;
  readonly revealing_since: Date | null;
  readonly voids: StoredVoid[] | null;
  readonly starts_at: Date | null;
  readonly packs: PackSizes | null;
  readonly event: TableEvent | null;
  readonly events_of_lobby: unknown;
}

/** The template before the host's rules: what these leave out may come back. */
const WRITTEN = "coalesce(d.settings->'written', d.template)";

const TABLE = `select d.*, g.definition,
  (select jsonb_agg(jsonb_build_object('atMs', (extract(epoch from v.at) * 1000)::bigint, 'seedHash', v.seed_hash,
     'lock', v.lock_hash, 'seats', v.seats) order by v.number) from seal_void v where v.draft_id = d.id) as voids,
  (select due_at from deadline where draft_id = d.id and seat = -1) as starts_at,
  ${lobbyEventsOf('d')} as events_of_lobby,
  (select handle from member where id = d.host_id) as host_name,
  array(select v.seat from end_vote v where v.draft_id = d.id order by v.at, v.seat) as end_votes,
  (select jsonb_build_object('eventId', e.id, 'name', e.settings->>'name', 'isOver', e.phase in ('closed', 'cancelled'))
   from event_table t join event e on e.id = t.event_id where t.draft_id = d.id) as event,
  (select jsonb_object_agg(p.slug, jsonb_build_object('name', p.definition->>'name', 'cards', ${PACK_SIZE}, 'least', ${LEAST_PACK_SIZE}))
   from pack_definition p where p.game_id = d.game_id and p.slug in
     (select kind #>> '{}' from jsonb_path_query_array(${WRITTEN}, '$.**.pack') first,
        jsonb_path_query_array(${WRITTEN}, '$.**.packBySeat') own,
        lateral (select jsonb_array_elements(first) union all select jsonb_array_elements(seat) from jsonb_array_elements(own) seat) kinds(kind)
      where jsonb_typeof(kind) = 'string')) as packs
  from draft d join game g on g.id = d.game_id where d.id = $1`;

/** A table by its id; null when there is none. `lock` holds the row until the transaction ends. */
export async function readTable(sql: Sql, draftId: string, lock = false): Promise<TableRecord | null> {
  if (lock) await sql.query('select id from draft where id = $1 for update', [draftId]);
  const [row] = await sql.query<Row>(TABLE, [draftId]);
  if (!row) return null;
  const seats = await sql.query<{
    seat: number;
    kind: SeatRecord['kind'];
    member_id: string | null;
    name: string | null;
    avatar_seed: string | null;
    ready: boolean;
    nonce_commitment: string | null;
    nonce: string | null;
  }>(
    `select s.seat, s.kind, s.member_id, coalesce(${shownName('m')}, s.bot_name) as name, m.avatar_seed, s.ready,
       s.nonce_commitment, encode(s.nonce, 'hex') as nonce
     from seat s left join member m on m.id = s.member_id where s.draft_id = $1 order by s.seat`,
    [draftId],
  );
  const template = storedTemplateSchema.parse(row.template);
  const settings = storedSettingsSchema.parse(row.settings);
  return {
    draftId,
    code: row.code,
    status: tableStatusSchema.parse(row.status),
    isSolo: row.is_solo,
    gameId: row.game_id,
    game: gameDefinitionSchema.parse(row.definition),
    template,
    settings,
    hostId: row.host_id,
    hostName: row.host_name,
    hostLeftAtMs: row.host_left_at?.getTime() ?? null,
    endVotes: row.end_votes,
    seats: seats.map((seat) => ({
      seat: seat.seat,
      kind: seat.kind,
      memberId: seat.member_id,
      name: seat.name ?? '',
      avatarSeed: seat.avatar_seed,
      isReady: seat.ready,
      commitment: seat.nonce_commitment,
      nonce: seat.nonce,
    })),
    startsAtMs: (row.revealing_since ?? row.starts_at)?.getTime() ?? null,
    createdAtMs: row.created_at.getTime(),
    startedAtMs: row.started_at?.getTime() ?? null,
    finishedAtMs: row.finished_at?.getTime() ?? null,
    catalogueHash: row.catalogue_hash,
    listCatalogue: row.list_catalogue,
    seedHash: row.seed_hash,
    setupHash: row.setup_hash,
    lock: row.lock_hash,
    revealingSinceMs: row.revealing_since?.getTime() ?? null,
    revealByMs: row.revealing_since === null ? null : (row.starts_at?.getTime() ?? null),
    voids: row.voids ?? [],
    event: row.event,
    lobbyEvents: lobbyEventsSchema.parse(row.events_of_lobby),
    packs: settings.list?.packs ?? row.packs ?? {},
  };
}

/** The latest lines of a table's chat, oldest first. */
export async function readChat(sql: Sql, draftId: string, most = 50): Promise<ChatLine[]> {
  const rows = await sql.query<{ id: string; member_id: string; handle: string; text: string; at: Date }>(
    `select c.id, c.member_id, ${shownName('m')} as handle, c.text, c.at from chat_message c join member m on m.id = c.member_id
     where c.draft_id = $1 order by c.at desc, c.id desc limit $2`,
    [draftId, most],
  );
  return rows.reverse().map((row) => ({
    id: row.id,
    memberId: row.member_id,
    name: row.handle,
    text: row.text,
    atMs: row.at.getTime(),
  }));
}

/** Address of a generated avatar. */
export const avatarAddress = (seed: string) => `/art/avatars/${encodeURIComponent(seed)}.svg`;

const SECONDS_PER_PICK = {
  quick: 14,
  standard: 24,
  relaxed: 38,
  none: 20,
  correspondence: 4 * 3600,
} as const;

/** How long a draft of this shape takes, in minutes, until finished drafts tell better. */
export function minutesOf(record: {
  readonly decisions: number;
  readonly isSolo: boolean;
  readonly settings: { readonly clock: ClockPreset };
}): number {
  const seconds = record.isSolo ? 20 : SECONDS_PER_PICK[record.settings.clock];
  return Math.max(1, Math.round((record.decisions * seconds) / 60));
}
