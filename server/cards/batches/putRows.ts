import type { Sql } from '../../db/database.ts';

/** The game changed between the preview and the import; nothing was stored. */
export class GameChangedError extends Error {
  override readonly name = 'GameChangedError';
  constructor() {
    super('The cards of this game were changed since the preview. Check the file again.');
  }
}

/** Kinds that are moved in short statements, and those that are few and move with the state of the batch. */
export const SLOW_KINDS = ['set', 'card', 'printing'] as const;
export const QUICK_KINDS = ['pack', 'template'] as const;
type Kind = (typeof SLOW_KINDS)[number] | (typeof QUICK_KINDS)[number];

const from = (kind: Kind, action: 'create' | 'update') =>
  `from import_row r where r.batch_id = $1 and r.seq between $2 and $3 and r.kind = '${kind}' and r.action = '${action}'`;

/** A printing knows its card by id; the name a file gave that card may be an old one, so it is not compared. */
const isSamePrinting = (record: string, cardId: string) =>
  `t.card_id = ${cardId} and t.record - 'card' = (${record}) - 'card'`;
const IS_AS_STAGED = isSamePrinting("r.before->'record'", "r.before->>'cardId'");
const IS_AS_IMPORTED = isSamePrinting('r.payload', 'r.card_id');

/** `$1` batch, `$2` and `$3` first and last row, `$4` game. */
const CREATE: Readonly<Record<Kind, string>> = {
  set: `insert into game_set (id, game_id, code, name, released_on, sources)
    select r.row_id, $4, r.name, r.payload->>'name', (r.payload->>'releasedOn')::date, r.sources ${from('set', 'create')}`,
  card: `insert into card (id, game_id, name, record, is_name_only, sources)
    select r.row_id, $4, r.name, r.payload, r.flag, r.sources ${from('card', 'create')}`,
  printing: `insert into printing (id, game_id, key, card_id, set_code, number, rarity, is_draftable, record, sources)
    select r.row_id, $4, r.name, r.card_id, r.set_code, r.number, r.rarity, r.flag, r.payload,
      r.sources ${from('printing', 'create')}`,
  pack: `insert into pack_definition (id, game_id, slug, definition, sources)
    select r.row_id, $4, r.name, r.payload, r.sources ${from('pack', 'create')}`,
  template: `insert into draft_template (id, game_id, slug, definition, status, sources)
    select r.row_id, $4, r.name, r.payload, 'published', r.sources ${from('template', 'create')}`,
};

/** Each touches only rows that are as they were when they were staged. */
const UPDATE: Readonly<Record<Kind, string>> = {
  set: `update game_set t set name = r.payload->>'name', released_on = (r.payload->>'releasedOn')::date, sources = r.sources
    ${from('set', 'update')} and t.id = r.row_id and t.name = r.before->>'name'`,
  card: `update card t set record = r.payload, is_name_only = r.flag, sources = r.sources
    ${from('card', 'update')} and t.id = r.row_id and t.record = r.before->'record'`,
  printing: `update printing t set card_id = r.card_id, set_code = r.set_code, number = r.number, rarity = r.rarity,
      is_draftable = r.flag, record = r.payload, sources = r.sources
    ${from('printing', 'update')} and t.id = r.row_id and ${IS_AS_STAGED}`,
  pack: `update pack_definition t set definition = r.payload, sources = r.sources
    ${from('pack', 'update')} and t.id = r.row_id and t.definition = r.before->'definition'`,
  template: `update draft_template t set definition = r.payload, sources = r.sources
    ${from('template', 'update')} and t.id = r.row_id and t.definition = r.before->'definition'`,
};

/** Staged rows of a kind: `first` to `last` in the order of the batch. */
export interface RowSpan {
  readonly first: number;
  readonly last: number;
}

/** Rows of one kind of a batch, and what is among them. */
export interface KindSpan extends RowSpan {
  readonly creates: boolean;
  readonly updates: boolean;
}

/** Where a batch's rows of a kind begin and end; null where it changes none. */
export async function spanOf(sql: Sql, batchId: string, kind: Kind): Promise<KindSpan | null> {
  const [span] = await sql.query<{ [Field in keyof KindSpan]: KindSpan[Field] | null }>(
    `select min(seq) as first, max(seq) as last, bool_or(action = 'create') as creates, bool_or(action = 'update') as updates
     from import_row where batch_id = $1 and kind = $2`,
    [batchId, kind],
  );
  if (span?.first == null || span.last == null) return null;
  return {
    first: span.first,
    last: span.last,
    creates: span.creates === true,
    updates: span.updates === true,
  };
}

/** Short spans that make up a long one. */
export function* shortSpans({ first, last, ...what }: KindSpan, rows: number): Generator<KindSpan> {
  for (let at = first; at <= last; at += rows)
    yield { first: at, last: Math.min(last, at + rows - 1), ...what };
}

/** Puts a span of staged rows where the game has its cards. Throws `GameChangedError` when one is not as it was. */
export async function putRows(
  sql: Sql,
  { batchId, gameId, kind }: { readonly batchId: string; readonly gameId: string; readonly kind: Kind },
  { first, last, creates, updates }: KindSpan,
): Promise<void> {
  const span = [batchId, first, last];
  if (creates) await sql.query(CREATE[kind], [...span, gameId]);
  if (!updates) return;
  const [moved] = await sql.query<{ staged: number; done: number }>(
    `with done as (${UPDATE[kind]} returning 1)
     select (select count(*)::int from done) as done, (select count(*)::int ${from(kind, 'update')}) as staged`,
    span,
  );
  if (moved && moved.done !== moved.staged) throw new GameChangedError();
}

/** JSON has a null of its own, which would be kept as one. */
const SOURCES_BEFORE = "nullif(r.before->'sources', 'null')";

/** Restores what stood there before, where the import's row still stands. `$1` batch, `$2` and `$3` first and last row. */
const TAKE_BACK: Readonly<Record<Kind, readonly [remove: string, restore: string]>> = {
  set: [
    `delete from game_set t using import_row r where r.batch_id = $1 and r.seq between $2 and $3 and r.kind = 'set'
       and r.action = 'create' and t.id = r.row_id`,
    `update game_set t set name = r.before->>'name', released_on = (r.before->>'releasedOn')::date,
       sources = ${SOURCES_BEFORE} ${from('set', 'update')}
       and t.id = r.row_id and t.name = r.payload->>'name'`,
  ],
  card: [
    `delete from card t using import_row r where r.batch_id = $1 and r.seq between $2 and $3 and r.kind = 'card'
       and r.action = 'create' and t.id = r.row_id and t.record = r.payload`,
    `update card t set record = r.before->'record', is_name_only = (r.before->>'isNameOnly')::boolean,
       sources = ${SOURCES_BEFORE}
       ${from('card', 'update')} and t.id = r.row_id and t.record = r.payload`,
  ],
  printing: [
    `delete from printing t using import_row r where r.batch_id = $1 and r.seq between $2 and $3 and r.kind = 'printing'
       and r.action = 'create' and t.id = r.row_id and ${IS_AS_IMPORTED}`,
    `update printing t set card_id = r.before->>'cardId', set_code = r.before->'record'->>'set',
       number = r.before->'record'->>'number', rarity = r.before->'record'->>'rarity',
       is_draftable = (r.before->'record'->>'isDraftable')::boolean, record = r.before->'record',
       sources = ${SOURCES_BEFORE}
       ${from('printing', 'update')} and t.id = r.row_id and ${IS_AS_IMPORTED}`,
  ],
  pack: [
    `delete from pack_definition t using import_row r where r.batch_id = $1 and r.seq between $2 and $3
       and r.kind = 'pack' and r.action = 'create' and t.id = r.row_id`,
    `update pack_definition t set definition = r.before->'definition', sources = ${SOURCES_BEFORE} ${from('pack', 'update')} and t.id = r.row_id`,
  ],
  template: [
    `delete from draft_template t using import_row r where r.batch_id = $1 and r.seq between $2 and $3
       and r.kind = 'template' and r.action = 'create' and t.id = r.row_id`,
    `update draft_template t set definition = r.before->'definition', sources = ${SOURCES_BEFORE} ${from('template', 'update')} and t.id = r.row_id`,
  ],
};

/** Takes a span of rows back, whether they were put there already or not. */
export async function takeBackRows(
  sql: Sql,
  batchId: string,
  kind: Kind,
  { first, last, creates, updates }: KindSpan,
): Promise<void> {
  const [remove, restore] = TAKE_BACK[kind];
  if (creates) await sql.query(remove, [batchId, first, last]);
  if (updates) await sql.query(restore, [batchId, first, last]);
}

const NOW_OF: Readonly<Record<Kind, string>> = {
  set: `select r.name from import_row r join game_set t on t.id = r.row_id where r.kind = 'set' and r.action <> 'keep'
    and r.batch_id = $1 and r.seq between $2 and $3 and r.payload->>'name' <> t.name`,
  card: `select r.name from import_row r left join card t on t.id = r.row_id where r.kind = 'card' and r.action <> 'keep'
    and r.batch_id = $1 and r.seq between $2 and $3 and ((t.id is null and r.action = 'update') or t.record <> r.payload or (r.action = 'create'
      and exists (select 1 from printing p where p.card_id = t.id
        and not exists (select 1 from import_row o where o.batch_id = $1 and o.kind = 'printing' and o.name = p.key))))`,
  printing: `select r.name from import_row r left join printing t on t.id = r.row_id where r.kind = 'printing'
    and r.action <> 'keep' and r.batch_id = $1 and r.seq between $2 and $3 and ((t.id is null and r.action = 'update') or not (${IS_AS_IMPORTED}))`,
  pack: `select r.name from import_row r join pack_definition t on t.id = r.row_id where r.kind = 'pack'
    and r.action <> 'keep' and r.batch_id = $1 and r.seq between $2 and $3 and t.definition <> r.payload`,
  template: `select r.name from import_row r join draft_template t on t.id = r.row_id where r.kind = 'template'
    and r.action <> 'keep' and r.batch_id = $1 and r.seq between $2 and $3 and t.definition <> r.payload`,
};

/** Names of rows of a span that somebody changed, or that others hang on, since they were imported; at most 5. */
export async function changedSince(
  sql: Sql,
  batchId: string,
  kind: Kind,
  { first, last }: RowSpan,
): Promise<string[]> {
  const rows = await sql.query<{ name: string }>(`${NOW_OF[kind]} limit 5`, [batchId, first, last]);
  return rows.map(({ name }) => name);
}

/** New templates of these slugs stay drafts: their packs have too few cards for a table. */
export async function keepAsDrafts(
  sql: Sql,
  batchId: string,
  slugs: readonly string[] | undefined,
): Promise<void> {
  if (!slugs || slugs.length === 0) return;
  await sql.query(
    `update draft_template t set status = 'draft' from import_row r
     where r.batch_id = $1 and r.kind = 'template' and r.action = 'create' and r.row_id = t.id and r.name = any($2)`,
    [batchId, [...slugs]],
  );
}
