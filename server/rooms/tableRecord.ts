import * as z from 'zod/mini';
import {
  type ClockPreset,
  type GameDefinition,
  gameDefinitionSchema,
  type StoredTemplate,
  storedTemplateSchema,
} from '#contract/game.ts';
import {
  type ChatLine,
  type Seat,
  type TableStatus,
  type TableView,
  tableSettingsSchema,
  tableStatusSchema,
} from '#contract/tables.ts';
import { PACK_SIZE } from '../cards/packSize.ts';
import type { Sql } from '../db/database.ts';

/** Settings as stored: the host's, and what the lobby remembers beside them. */
export const storedSettingsSchema = z.extend(tableSettingsSchema, {
  isLocked: z._default(z.boolean(), false),
  changed: z._default(z.nullable(z.string()), null),
});
export type StoredSettings = z.infer<typeof storedSettingsSchema>;

export interface SeatRecord {
  readonly seat: number;
  readonly kind: 'open' | 'member' | 'bot';
  readonly memberId: string | null;
  readonly name: string;
  readonly avatarSeed: string | null;
  readonly isReady: boolean;
}

/** A table as stored, in any status. */
export interface TableRecord {
  readonly draftId: string;
  readonly code: string;
  readonly status: TableStatus;
  readonly isSolo: boolean;
  readonly gameId: string;
  readonly game: GameDefinition;
  readonly template: StoredTemplate;
  readonly settings: StoredSettings;
  readonly hostId: string;
  readonly seats: readonly SeatRecord[];
  readonly startsAtMs: number | null;
  readonly createdAtMs: number;
  readonly startedAtMs: number | null;
  readonly finishedAtMs: number | null;
  readonly seedHash: string;
  readonly packSizes: readonly { readonly packName: string; readonly cards: number }[];
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
  readonly host_id: string;
  readonly created_at: Date;
  readonly started_at: Date | null;
  readonly finished_at: Date | null;
  readonly seed_hash: string;
  readonly starts_at: Date | null;
  readonly packs: Record<string, { name: string; cards: number }> | null;
}

const TABLE = `select d.*, g.definition,
  (select due_at from deadline where draft_id = d.id and seat = -1) as starts_at,
  (select jsonb_object_agg(p.slug, jsonb_build_object('name', p.definition->>'name', 'cards', ${PACK_SIZE}))
   from pack_definition p where p.game_id = d.game_id and p.slug in
     (select round->>'pack' from jsonb_array_elements(d.template->'rounds') round)) as packs
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
  }>(
    `select s.seat, s.kind, s.member_id, coalesce(m.handle, s.bot_name) as name, m.avatar_seed, s.ready
     from seat s left join member m on m.id = s.member_id where s.draft_id = $1 order by s.seat`,
    [draftId],
  );
  const template = storedTemplateSchema.parse(row.template);
  return {
    draftId,
    code: row.code,
    status: tableStatusSchema.parse(row.status),
    isSolo: row.is_solo,
    gameId: row.game_id,
    game: gameDefinitionSchema.parse(row.definition),
    template,
    settings: storedSettingsSchema.parse(row.settings),
    hostId: row.host_id,
    seats: seats.map((seat) => ({
      seat: seat.seat,
      kind: seat.kind,
      memberId: seat.member_id,
      name: seat.name ?? '',
      avatarSeed: seat.avatar_seed,
      isReady: seat.ready,
    })),
    startsAtMs: row.starts_at?.getTime() ?? null,
    createdAtMs: row.created_at.getTime(),
    startedAtMs: row.started_at?.getTime() ?? null,
    finishedAtMs: row.finished_at?.getTime() ?? null,
    seedHash: row.seed_hash,
    packSizes: template.rounds.map((round) => {
      const pack = row.packs?.[round.pack];
      return { packName: pack?.name ?? round.pack, cards: pack?.cards ?? 0 };
    }),
  };
}

/** The latest lines of a table's chat, oldest first. */
export async function readChat(sql: Sql, draftId: string, most = 50): Promise<ChatLine[]> {
  const rows = await sql.query<{ id: string; member_id: string; handle: string; text: string; at: Date }>(
    `select c.id, c.member_id, m.handle, c.text, c.at from chat_message c join member m on m.id = c.member_id
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

const SECONDS_PER_PICK = { quick: 14, standard: 24, relaxed: 38, none: 20 } as const;

/** How long a draft of this shape takes, in minutes, until finished drafts tell better. */
export function minutesOf(record: {
  readonly packSizes: TableRecord['packSizes'];
  readonly isSolo: boolean;
  readonly settings: { readonly clock: ClockPreset };
}): number {
  const picks = record.packSizes.reduce((sum, pack) => sum + pack.cards, 0);
  const seconds = record.isSolo ? 20 : SECONDS_PER_PICK[record.settings.clock];
  return Math.max(1, Math.round((picks * seconds) / 60));
}

/** What everybody at the table sees. `connected` holds the members who are here now. */
export function tableViewOf(
  record: TableRecord,
  chat: readonly ChatLine[],
  connected: ReadonlySet<string>,
  nowMs: number,
): TableView {
  const { isLocked, changed, ...settings } = record.settings;
  return {
    draftId: record.draftId,
    code: record.code,
    status: record.status,
    isSolo: record.isSolo,
    isLocked,
    game: { slug: record.game.slug, name: record.game.name },
    template: {
      slug: record.template.slug,
      name: record.template.name,
      rounds: record.template.rounds.map((round, index) => ({
        packName: record.packSizes[index]?.packName ?? round.pack,
        cards: record.packSizes[index]?.cards ?? 0,
        opening: round.opening,
        steps: round.steps,
      })),
    },
    settings,
    hostId: record.hostId,
    seats: record.seats.map((seat): Seat => seatViewOf(seat, record.hostId, connected)),
    chat: [...chat],
    changed,
    startsAtMs: record.startsAtMs,
    createdAtMs: record.createdAtMs,
    startedAtMs: record.startedAtMs,
    finishedAtMs: record.finishedAtMs,
    minutes: minutesOf(record),
    seal: record.seedHash,
    nowMs,
  };
}

function seatViewOf(seat: SeatRecord, hostId: string, connected: ReadonlySet<string>): Seat {
  return {
    seat: seat.seat,
    kind: seat.kind,
    memberId: seat.memberId,
    name: seat.name,
    avatarUrl: seat.avatarSeed === null ? null : avatarAddress(seat.avatarSeed),
    isReady: seat.kind === 'bot' || seat.isReady,
    isHost: seat.memberId !== null && seat.memberId === hostId,
    isConnected: seat.memberId !== null && connected.has(seat.memberId),
  };
}
