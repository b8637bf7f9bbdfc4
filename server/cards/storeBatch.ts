import { randomUUID } from 'node:crypto';
import type { GameDefinition } from '#contract/game.ts';
import type { Database, Sql } from '../db/database.ts';
import type { ImportBatch, ProposedGame } from '../imports/batch.ts';

/** What an import did, in rows of cards and printings together. */
export interface Stored {
  readonly batchId: string;
  readonly created: number;
  readonly updated: number;
  readonly skipped: number;
}

const STAGED_ROWS = 200;

type Kind = 'set' | 'card' | 'printing' | 'pack' | 'template';

function stagedRows(batch: ImportBatch): { kind: Kind; payload: unknown }[] {
  const kinds: [Kind, readonly unknown[]][] = [
    ['set', batch.sets],
    ['card', batch.cards],
    ['printing', batch.printings],
    ['pack', batch.packs],
    ['template', batch.templates],
  ];
  return kinds.flatMap(([kind, rows]) => rows.map((payload) => ({ kind, payload })));
}

/** Written in short statements, so that running tables feel nothing. */
async function stage(db: Sql, batchId: string, batch: ImportBatch) {
  const rows = stagedRows(batch);
  for (let from = 0; from < rows.length; from += STAGED_ROWS) {
    const part = rows.slice(from, from + STAGED_ROWS).map((row, index) => ({ seq: from + index, ...row }));
    await db.query(
      `insert into import_row (batch_id, seq, kind, payload)
       select $1, seq, kind, payload from jsonb_to_recordset($2::jsonb) as r(seq int, kind text, payload jsonb)`,
      [batchId, JSON.stringify(part)],
    );
  }
}

interface Counts {
  created: number;
  updated: number;
}

async function merge(tx: Sql, statement: string, params: unknown[]): Promise<Counts> {
  const rows = await tx.query<{ created: boolean }>(statement, params);
  const created = rows.filter((row) => row.created).length;
  return { created, updated: rows.length - created };
}

const SETS = `insert into game_set (id, game_id, code, name, released_on)
  select gen_random_uuid()::text, $2, payload->>'code', payload->>'name', (payload->>'releasedOn')::date
  from import_row where batch_id = $1 and kind = 'set'
  on conflict (game_id, code) do update set name = excluded.name, released_on = coalesce(excluded.released_on, game_set.released_on)
  where excluded.name <> excluded.code
  returning (xmax = 0) as created`;

const CARDS = `insert into card (id, game_id, name, record, is_name_only)
  select gen_random_uuid()::text, $2, payload->>'name', payload, (payload->>'isNameOnly')::boolean
  from import_row where batch_id = $1 and kind = 'card'
  on conflict (game_id, name) do update set record = excluded.record, is_name_only = excluded.is_name_only
  where not excluded.is_name_only and card.record is distinct from excluded.record
  returning (xmax = 0) as created`;

const PRINTINGS = `insert into printing (id, game_id, key, card_id, set_code, number, rarity, is_draftable, record)
  select gen_random_uuid()::text, $2, r.payload->>'key', c.id, r.payload->>'set', r.payload->>'number',
    r.payload->>'rarity', (r.payload->>'isDraftable')::boolean, r.payload
  from import_row r join card c on c.game_id = $2 and c.name = r.payload->>'card'
  where r.batch_id = $1 and r.kind = 'printing'
  on conflict (game_id, key) do update set card_id = excluded.card_id, set_code = excluded.set_code,
    number = excluded.number, rarity = excluded.rarity, is_draftable = excluded.is_draftable, record = excluded.record
  where printing.record is distinct from excluded.record
  returning (xmax = 0) as created`;

const PACKS = `insert into pack_definition (id, game_id, slug, definition)
  select gen_random_uuid()::text, $2, payload->>'slug', payload from import_row where batch_id = $1 and kind = 'pack'
  on conflict (game_id, slug) do update set definition = excluded.definition
  returning (xmax = 0) as created`;

const TEMPLATES = `insert into draft_template (id, game_id, slug, definition, status)
  select gen_random_uuid()::text, $2, payload->>'slug', payload, 'published'
  from import_row where batch_id = $1 and kind = 'template'
  on conflict (game_id, slug) do update set definition = excluded.definition
  returning (xmax = 0) as created`;

/** What a game becomes when a file tells more about it: what is known stays, what is new is added. */
export function widened(game: GameDefinition, proposed: ProposedGame): GameDefinition {
  const adds = <T>(known: readonly T[], more: readonly T[] | undefined, key: (item: T) => string) => [
    ...known,
    ...(more ?? []).filter((item) => !known.some((other) => key(other) === key(item))),
  ];
  return {
    ...game,
    lanes: game.lanes.length > 0 ? game.lanes : [...(proposed.lanes ?? [])],
    rarities: adds(game.rarities, proposed.rarities, (rarity) => rarity.code),
    attributes: adds(game.attributes, proposed.attributes, (attribute) => attribute.key),
    freeCards: adds(game.freeCards, proposed.freeCards, (name) => name),
  };
}

export interface BatchToStore {
  readonly gameId: string;
  /** What the game is to be: as known or as shipped; what the file tells more is added. */
  readonly game: GameDefinition;
  readonly fileName: string;
  readonly batch: ImportBatch;
  readonly nowMs: number;
}

async function mergeBatch(tx: Sql, batchId: string, ask: BatchToStore): Promise<Omit<Stored, 'batchId'>> {
  const { gameId, batch } = ask;
  await tx.query('update game set definition = $2::jsonb, updated_at = $3 where id = $1', [
    gameId,
    JSON.stringify(widened(ask.game, batch.proposedGame)),
    new Date(ask.nowMs),
  ]);
  await merge(tx, SETS, [batchId, gameId]);
  const cards = await merge(tx, CARDS, [batchId, gameId]);
  const printings = await merge(tx, PRINTINGS, [batchId, gameId]);
  await merge(tx, PACKS, [batchId, gameId]);
  await merge(tx, TEMPLATES, [batchId, gameId]);
  const created = cards.created + printings.created;
  const updated = cards.updated + printings.updated;
  return { created, updated, skipped: batch.cards.length + batch.printings.length - created - updated };
}

async function beginBatch(sql: Sql, { gameId, fileName, batch, nowMs }: BatchToStore): Promise<string> {
  const batchId = randomUUID();
  const summary = { cards: batch.cards.length, printings: batch.printings.length };
  await sql.query(
    'insert into import_batch (id, game_id, file_name, format, summary, created_at) values ($1, $2, $3, $4, $5::jsonb, $6)',
    [batchId, gameId, fileName, batch.format, JSON.stringify(summary), new Date(nowMs)],
  );
  return batchId;
}

/**
 * Stores a batch for a game: staged first, then made visible by one transaction, so that a fault leaves nothing.
 * Cards are matched by name, printings by key; a name-only card never replaces a real one.
 */
export async function storeBatch(db: Database, ask: BatchToStore): Promise<Stored> {
  const batchId = await beginBatch(db, ask);
  try {
    await stage(db, batchId, ask.batch);
    const counts = await db.transaction(async (tx) => {
      const merged = await mergeBatch(tx, batchId, ask);
      await tx.query('delete from import_row where batch_id = $1', [batchId]);
      return merged;
    });
    return { batchId, ...counts };
  } catch (fault) {
    await db.query('delete from import_batch where id = $1', [batchId]);
    throw fault;
  }
}

/** What storing the batch would do, found out inside the caller's transaction, which has to be rolled back. */
export async function tryBatch(tx: Sql, ask: BatchToStore): Promise<Omit<Stored, 'batchId'>> {
  const batchId = await beginBatch(tx, ask);
  await stage(tx, batchId, ask.batch);
  return mergeBatch(tx, batchId, ask);
}
