import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { importKindSchema, importStateSchema } from '#contract/admin/imports.ts';
import { bytes, moment } from '../columns.ts';
import { isOneOf, oneOf } from '../words.ts';
import { game } from './gameTables.ts';
import { member } from './memberTables.ts';

/**
 * What an import is, from its first byte to its undoing. While it is `storing` or `undoing` its rows are moved in short
 * statements, and tables are dealt the game as it was before it: `server/cards/batches/settledCards.ts`.
 */
export const importBatch = pgTable(
  'import_batch',
  {
    id: text('id').primaryKey(),
    /** Null as long as the import would make its game. */
    gameId: text('game_id').references(() => game.id, { onDelete: 'cascade' }),
    fileName: text('file_name').notNull(),
    format: text('format').notNull(),
    summary: jsonb('summary').notNull(),
    createdAt: moment('created_at').notNull(),
    undoneAt: moment('undone_at'),
    /** When an import that nobody stored was thrown away; it is deleted for good a day after it was read. */
    discardedAt: moment('discarded_at'),
    state: oneOf('state', importStateSchema).notNull().default('done'),
    memberId: text('member_id').references(() => member.id, { onDelete: 'set null' }),
    storedAt: moment('stored_at'),
    /** `{ before, after }`: the game's definition; before is null where the import makes the game. */
    definition: jsonb('definition'),
    /** `{ step, done, total }`, told to whoever watches. */
    progress: jsonb('progress'),
    /** Where its files were fetched, as `BatchSource`; null for files that somebody gave. */
    source: jsonb('source'),
    /** Grows with everything that is told of it. */
    version: integer('version').notNull().default(0),
  },
  (table) => [
    index('import_batch_game').on(table.gameId, table.createdAt),
    isOneOf(table.state, importStateSchema),
  ],
);

/** Also rows that cannot be read, and those that an answer to a question leaves out. */
const ROW_KINDS = { options: [...importKindSchema.options, 'reject', 'leftOut'] } as const;
const ROW_ACTIONS = { options: ['create', 'update', 'keep', 'reject'] } as const;

/**
 * A row that an import creates, updates or refuses, with what stood there before; unchanged rows are only counted. `keep`
 * is a row of which the file says something else, but only where a person set it.
 */
export const importRow = pgTable(
  'import_row',
  {
    batchId: text('batch_id')
      .notNull()
      .references(() => importBatch.id, { onDelete: 'cascade' }),
    seq: integer('seq').notNull(),
    kind: oneOf('kind', ROW_KINDS).notNull(),
    payload: jsonb('payload').notNull(),
    action: oneOf('action', ROW_ACTIONS).notNull(),
    /** Of the row that is made or changed; its name, key, code or slug beside it. */
    rowId: text('row_id').notNull(),
    name: text('name').notNull(),
    /** Columns of a printing, read out of the payload before they are needed at once. */
    cardId: text('card_id'),
    setCode: text('set_code'),
    number: text('number'),
    rarity: text('rarity'),
    /** Whether a card is known by name only, or a printing is for drafting. */
    flag: boolean('flag'),
    before: jsonb('before'),
    /** `{ kind, payload }` as the file was read, where an answer to a question changed it. */
    asRead: jsonb('as_read'),
    /** The `sources` that the row gets. */
    sources: jsonb('sources'),
    /** Fields that a person set and that the file says otherwise: a list of `KeptField`. */
    kept: jsonb('kept'),
    /** `{ payload, sources }` of the row where what people set is overwritten; null where that is the same. */
    overwrite: jsonb('overwrite'),
  },
  (table) => [
    primaryKey({ columns: [table.batchId, table.seq] }),
    index('import_row_name').on(table.batchId, table.kind, table.name),
    isOneOf(table.kind, ROW_KINDS),
    isOneOf(table.action, ROW_ACTIONS),
  ],
);

/** A picture that somebody uploaded for a card, drawn anew as WebP; named by the hash of its bytes. */
export const cardPicture = pgTable('card_picture', {
  hash: text('hash').primaryKey(),
  bytes: bytes('bytes').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  addedBy: text('added_by').references(() => member.id, { onDelete: 'set null' }),
  addedAt: moment('added_at').notNull(),
});
