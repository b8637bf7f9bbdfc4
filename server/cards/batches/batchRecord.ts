import { randomUUID } from 'node:crypto';
import type { ListReview } from '#contract/admin/listReview.ts';
import type { GameDefinition } from '#contract/games/game.ts';
import type { Sql } from '../../db/database.ts';
import type { ProposedGame } from '../../imports/batch.ts';
import type { Outline } from '../../imports/cardFiles.ts';
import type { BatchSource } from '../../sources/batchSource.ts';
import type { WordSummary } from '../questions/openQuestions.ts';
import type { RejectGroup, RowKind } from './parsedBatch.ts';
import type { RowCounts } from './stageRows.ts';

export type BatchState = 'reading' | 'ready' | 'refused' | 'storing' | 'done' | 'undoing' | 'undone';

/** How far an import is; `total` is 0 while nobody knows. */
export interface BatchProgress {
  readonly step: 'fetching' | 'reading' | 'checking' | 'storing' | 'undoing';
  readonly done: number;
  readonly total: number;
  /** When it was told; a batch that says nothing for long was left by its process. */
  readonly atMs: number;
}

/** How many rows of a kind change a field; `attributes.pitch` is an attribute. */
export interface FieldCount {
  readonly kind: RowKind;
  readonly field: string;
  readonly rows: number;
}

/** What is kept of a batch beside its rows. */
export interface BatchSummary extends WordSummary {
  readonly counts: Readonly<Record<RowKind, RowCounts>>;
  /** How many rows change each field; missing in batches of earlier versions. */
  readonly changed?: readonly FieldCount[];
  /** Rows of which something stays as a person set it. */
  readonly kept?: number;
  readonly rejected: number;
  readonly groups: readonly RejectGroup[];
  readonly warnings: readonly string[];
  readonly nameOnly: number;
  /** At most 100. */
  readonly nameOnlyNames: readonly string[];
  /** New printings of cards that were there already; missing in batches of earlier versions. */
  readonly joined?: number;
  readonly outline: Outline | null;
  /** Why the files were refused as a whole. */
  readonly refusal: string | null;
  readonly proposedGame: ProposedGame;
  /** How the lines of its lists were read; missing without lists. */
  readonly list?: ListReview | null;
  /** Slugs of templates that no table can deal: they stay drafts. */
  readonly undealable?: readonly string[];
}

/** A game as it was when it went. */
export interface GoneGame {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly status: string;
  readonly definition: GameDefinition;
}

/** What an import makes of its game; `before` is null where it makes the game. */
export interface BatchDefinition {
  readonly before: GameDefinition | null;
  readonly after: GameDefinition;
  /** It published a game that was there already; undoing it takes that back. */
  readonly hasPublished?: boolean | undefined;
  /** The game that went when the import was undone, to come back as it was when it is redone. */
  readonly gone?: GoneGame | undefined;
  /** The id of a game that went while this import of it was undone. */
  readonly of?: string | undefined;
}

export interface BatchRecord {
  readonly id: string;
  readonly gameId: string | null;
  readonly fileName: string;
  readonly format: string;
  readonly state: BatchState;
  readonly summary: BatchSummary;
  readonly definition: BatchDefinition | null;
  readonly progress: BatchProgress | null;
  /** Null for files that somebody gave. */
  readonly source: BatchSource | null;
  readonly version: number;
}

const NONE: RowCounts = { create: 0, update: 0, skip: 0 };

export const EMPTY_SUMMARY: BatchSummary = {
  counts: { set: NONE, card: NONE, printing: NONE, pack: NONE, template: NONE },
  changed: [],
  kept: 0,
  rejected: 0,
  groups: [],
  warnings: [],
  nameOnly: 0,
  nameOnlyNames: [],
  outline: null,
  refusal: null,
  proposedGame: {},
};

export interface NewBatch {
  /** Null where the import would make its game. */
  readonly gameId: string | null;
  readonly definition: { readonly before: GameDefinition | null; readonly after: GameDefinition };
  readonly fileName: string;
  readonly format: string;
  readonly memberId: string | null;
  /** Where its files are fetched before they are read; null for files that are here. */
  readonly source?: BatchSource | undefined;
  readonly nowMs: number;
}

/** Begins a batch in the state `reading`; answers its id. */
export async function beginBatch(sql: Sql, batch: NewBatch): Promise<string> {
  const id = randomUUID();
  const step = batch.source ? 'fetching' : 'reading';
  const progress: BatchProgress = { step, done: 0, total: 0, atMs: batch.nowMs };
  await sql.query(
    `insert into import_batch (id, game_id, file_name, format, summary, created_at, state, member_id, definition, progress, source)
     values ($1, $2, $3, $4, $5::jsonb, $6, 'reading', $7, $8::jsonb, $9::jsonb, $10::jsonb)`,
    [
      id,
      batch.gameId,
      batch.fileName.slice(0, 300),
      batch.format,
      JSON.stringify(EMPTY_SUMMARY),
      new Date(batch.nowMs),
      batch.memberId,
      JSON.stringify(batch.definition),
      JSON.stringify(progress),
      batch.source ? JSON.stringify(batch.source) : null,
    ],
  );
  return id;
}

/** What of a batch changes on its way. */
export interface BatchChange {
  readonly state?: BatchState;
  readonly format?: string;
  readonly summary?: BatchSummary;
  readonly definition?: BatchDefinition;
  readonly progress?: BatchProgress | null;
  readonly gameId?: string | null;
  readonly storedAt?: Date;
  readonly undoneAt?: Date | null;
  readonly discardedAt?: Date | null;
  readonly source?: BatchSource;
}

const COLUMNS: Readonly<Record<keyof BatchChange, string>> = {
  state: 'state',
  format: 'format',
  summary: 'summary',
  definition: 'definition',
  progress: 'progress',
  gameId: 'game_id',
  storedAt: 'stored_at',
  undoneAt: 'undone_at',
  discardedAt: 'discarded_at',
  source: 'source',
};
const AS_JSON = new Set<string>(['summary', 'definition', 'progress', 'source']);

export const IMPORT_CHANNEL = 'import_told';

/** Changes a batch and tells those who watch it; with `only`, just when it is in one of those states. Answers whether. */
export async function changeBatch(
  sql: Sql,
  id: string,
  change: BatchChange,
  only: readonly BatchState[] = [],
): Promise<boolean> {
  const params: unknown[] = [id, [...only]];
  const sets = Object.entries(COLUMNS).flatMap(([key, column]) => {
    const value: unknown = change[key as keyof BatchChange];
    if (value === undefined) return [];
    params.push(AS_JSON.has(key) && value !== null ? JSON.stringify(value) : value);
    return [`${column} = $${params.length}${AS_JSON.has(key) ? '::jsonb' : ''}`];
  });
  const rows = await sql.query(
    `update import_batch set ${[...sets, 'version = version + 1'].join(', ')}
     where id = $1 and (cardinality($2::text[]) = 0 or state = any($2::text[])) returning id`,
    params,
  );
  if (rows.length > 0) await sql.notify(IMPORT_CHANNEL, id);
  return rows.length > 0;
}

/** A batch by its id; null when there is none, or it was thrown away. */
export async function readBatch(sql: Sql, id: string): Promise<BatchRecord | null> {
  const [row] = await sql.query<BatchRecord>(
    `select id, game_id as "gameId", file_name as "fileName", format, state, summary, definition, progress, source, version
     from import_batch where id = $1 and discarded_at is null`,
    [id],
  );
  return row ?? null;
}
