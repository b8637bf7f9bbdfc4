import type { Fields } from '#server/imports/parsing/jsonValues.ts';
import type { Says } from '#server/imports/parsing/says.ts';
import type { Sql } from '../../db/database.ts';
import type { Sources } from '../sources.ts';
import type { RowKind } from './parsedBatch.ts';

/** A row as the parsed files give it. */
export interface GivenRow {
  readonly seq: number;
  readonly payload: Fields;
  readonly says?: Says;
}

/** A row that the game has; `record` is what an import compares, `before` what an undo puts back beside its sources. */
export interface StoredRow {
  readonly id: string;
  readonly name: string;
  readonly record: Fields;
  readonly before: Fields;
  readonly sources: Sources | null;
}

/** What a row of a kind is known by. */
export const NAME_FIELDS: Readonly<Record<RowKind, string>> = {
  set: 'code',
  card: 'name',
  printing: 'key',
  pack: 'slug',
  template: 'slug',
};

export const nameOf = (kind: RowKind, payload: Fields): string => String(payload[NAME_FIELDS[kind]] ?? '');

/** A printing as files write it: beside the name of its card `c`, which its own row knows by id. */
const PRINTING_RECORD = "p.record || jsonb_build_object('card', c.name)";

/** `$1` game, `$2` names, `$3` ids. */
const SELECT: Readonly<Record<RowKind, string>> = {
  set: `select id, code as name, jsonb_build_object('code', code, 'name', name, 'releasedOn', released_on) as record,
      jsonb_build_object('code', code, 'name', name, 'releasedOn', released_on) as before, sources
    from game_set where game_id = $1 and (code = any($2) or id = any($3))`,
  card: `select id, name, record, jsonb_build_object('record', record, 'isNameOnly', is_name_only) as before, sources
    from card where game_id = $1 and (name = any($2) or id = any($3))`,
  printing: `select p.id, p.key as name, ${PRINTING_RECORD} as record,
      jsonb_build_object('record', ${PRINTING_RECORD}, 'cardId', p.card_id) as before, p.sources
    from printing p join card c on c.id = p.card_id where p.game_id = $1 and (p.key = any($2) or p.id = any($3))`,
  pack: `select id, slug as name, jsonb_build_object('definition', definition) as record,
      jsonb_build_object('definition', definition) as before, sources
    from pack_definition where game_id = $1 and (slug = any($2) or id = any($3))`,
  template: `select id, slug as name, jsonb_build_object('definition', definition) as record,
      jsonb_build_object('definition', definition) as before, sources
    from draft_template where game_id = $1 and (slug = any($2) or id = any($3))`,
};

/** The rows of a game that given rows mean: by their id where they have one, else by their name. */
export async function storedRows(
  sql: Sql,
  gameId: string | null,
  kind: RowKind,
  given: readonly GivenRow[],
): Promise<(row: GivenRow) => StoredRow | null> {
  if (gameId === null) return () => null;
  const names = given.map(({ payload }) => nameOf(kind, payload));
  const ids = given.flatMap(({ says }) => says?.id ?? []);
  const rows = await sql.query<StoredRow>(SELECT[kind], [gameId, names, ids]);
  const byName = new Map(rows.map((row) => [row.name, row]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ({ payload, says }) =>
    (says?.id === undefined ? null : byId.get(says.id)) ?? byName.get(nameOf(kind, payload)) ?? null;
}

/** The ids of the cards of a batch, or of its game, by name. */
export async function cardIds(
  sql: Sql,
  batchId: string,
  gameId: string | null,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await sql.query<{ name: string; id: string }>(
    `select name, id from card where game_id = $2 and name = any($3)
     union all select name, row_id from import_row where batch_id = $1 and kind = 'card' and name = any($3)`,
    [batchId, gameId, names],
  );
  return new Map(rows.map(({ name, id }) => [name, id]));
}
