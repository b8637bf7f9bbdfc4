import { createHash, randomInt, randomUUID } from 'node:crypto';
import type { ClockPreset } from '#contract/game.ts';
import { storedTemplateSchema } from '#contract/game.ts';
import { type Reply, refused } from '#contract/refusals.ts';
import type { CreateTable, TableSettings } from '#contract/tables.ts';
import { findGame } from '../cards/catalogue.ts';
import type { Database } from '../db/database.ts';
import { botNames } from './botNames.ts';

/** Open tables one member may host at a time. */
export const HOSTED_TABLES = 5;

const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const CODE_DIGITS = '23456789';

const pickFrom = (letters: string) => letters[randomInt(letters.length)] ?? '';

/** A code people can say: four letters, two digits, none that look alike. */
export function newTableCode(): string {
  const letters = Array.from({ length: 4 }, () => pickFrom(CODE_LETTERS)).join('');
  return letters + pickFrom(CODE_DIGITS) + pickFrom(CODE_DIGITS);
}

export interface NewTable {
  readonly db: Database;
  readonly hostId: string;
  readonly hostHandle: string;
  readonly asked: CreateTable;
  readonly nowMs: number;
  /** A fresh secret seed of 32 bytes. */
  readonly newSeed: () => Uint8Array;
}

function settingsOf(
  asked: CreateTable,
  handle: string,
  template: { seats: number; clock: ClockPreset },
): TableSettings {
  const chosen = asked.settings ?? {};
  return {
    name: chosen.name ?? (asked.solo ? `${handle} and seven bots` : `${handle}'s table`),
    visibility: asked.solo ? 'code' : (chosen.visibility ?? 'open'),
    clock: chosen.clock ?? (asked.solo ? 'none' : template.clock),
    seats: chosen.seats ?? template.seats,
    picksOpenTo: chosen.picksOpenTo ?? 'everyone',
    watchers: chosen.watchers ?? false,
  };
}

async function countHosted(db: Database, hostId: string): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    "select count(*)::int as count from draft where host_id = $1 and not is_solo and status in ('lobby', 'countdown', 'drafting', 'paused')",
    [hostId],
  );
  return row?.count ?? 0;
}

async function insertTable(
  table: NewTable,
  gameId: string,
  template: object,
  settings: TableSettings,
): Promise<string> {
  const { db, asked, hostId, nowMs } = table;
  const draftId = randomUUID();
  const seed = table.newSeed();
  const seedHash = createHash('sha256').update(seed).digest('hex');
  await db.transaction(async (tx) => {
    await tx.query(
      `insert into draft (id, code, game_id, name, status, host_id, settings, template, seed, seed_hash, seats, is_solo, created_at)
       values ($1, $2, $3, $4, 'lobby', $5, $6::jsonb, $7::jsonb, $8, $9, $10, $11, $12)`,
      [
        draftId,
        newTableCode(),
        gameId,
        settings.name,
        hostId,
        JSON.stringify(settings),
        JSON.stringify(template),
        seed,
        seedHash,
        settings.seats,
        asked.solo,
        new Date(nowMs),
      ],
    );
    for (let seat = 0; seat < settings.seats; seat++) {
      const kind = seat === 0 ? 'member' : asked.solo ? 'bot' : 'open';
      await tx.query(
        'insert into seat (draft_id, seat, kind, member_id, bot_name, ready) values ($1, $2, $3, $4, $5, $6)',
        [
          draftId,
          seat,
          kind,
          kind === 'member' ? hostId : null,
          kind === 'bot'
            ? (botNames[(randomInt(3) * settings.seats + seat) % botNames.length] ?? `Bot ${seat}`)
            : null,
          kind !== 'open',
        ],
      );
    }
  });
  return draftId;
}

/** Makes a table with its host on seat 0; solo tables have bots on all others. Answers its id. */
export async function createTable(table: NewTable): Promise<Reply<{ draftId: string }>> {
  const { db, asked, hostId, hostHandle } = table;
  const game = await findGame(db, { slug: asked.game });
  if (game?.status !== 'published') return refused('gameUnknown');
  const [row] = await db.query<{ definition: unknown }>(
    "select definition from draft_template where game_id = $1 and slug = $2 and status = 'published'",
    [game.id, asked.template],
  );
  if (!row) return refused('gameUnknown');
  if (!asked.solo && (await countHosted(db, hostId)) >= HOSTED_TABLES) return refused('tooManyTables');
  const template = storedTemplateSchema.parse(row.definition);
  const settings = settingsOf(asked, hostHandle, template);
  return { ok: true, value: { draftId: await insertTable(table, game.id, template, settings) } };
}
