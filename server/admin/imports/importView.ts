import { isDeepStrictEqual } from 'node:util';
import type { ImportView } from '#contract/admin/imports.ts';
import type { GameDefinition } from '#contract/games/game.ts';
import { externalIdOf, nameTagOf } from '#server/imports/csv/csvColumns.ts';
import type { BatchRecord, BatchSummary } from '../../cards/batches/batchRecord.ts';
import { ROWS_KEPT_MS } from '../../cards/batches/sweepBatches.ts';
import { asksOf } from '../../cards/questions/openQuestions.ts';
import type { Sql } from '../../db/database.ts';
import type { ColumnMap } from '../../imports/batch.ts';
import type { Outline } from '../../imports/cardFiles.ts';
import { readStrayHostsOfImport, type StrayHost } from '../images/strayHosts.ts';
import { readNextSteps } from './nextSteps.ts';
import { fieldWords } from './preview.ts';
import { readCubeChange } from './readCubeChange.ts';

interface Row extends BatchRecord {
  readonly slug: string | null;
  readonly gameName: string | null;
  readonly gameNow: GameDefinition | null;
  readonly by: string | null;
  readonly createdAt: Date;
  readonly storedAt: Date | null;
  readonly undoneAt: Date | null;
  readonly hasRows: boolean;
  readonly lastMap: ColumnMap | null;
}

const LAST_MAP = `select l.summary->'outline'->'map' from import_batch l
  where l.game_id = b.game_id and l.id <> b.id and l.state = 'done'
    and l.summary->'outline'->>'format' = b.summary->'outline'->>'format'
  order by l.stored_at desc, l.id limit 1`;

const SELECT = `select b.id, b.game_id as "gameId", b.file_name as "fileName", b.format, b.state, b.summary, b.definition, b.progress, b.source, b.version,
    b.created_at as "createdAt", b.stored_at as "storedAt", b.undone_at as "undoneAt",
    g.slug, g.definition->>'name' as "gameName", g.definition as "gameNow", m.handle as by,
    exists (select 1 from import_row r where r.batch_id = b.id and r.action <> 'reject') as "hasRows",
    (${LAST_MAP}) as "lastMap"
  from import_batch b left join game g on g.id = b.game_id left join member m on m.id = b.member_id`;

/** An import by its id; null when there is none. */
export async function readImport(sql: Sql, id: string): Promise<ImportView | null> {
  const [row] = await sql.query<Row>(`${SELECT} where b.id = $1 and b.discarded_at is null`, [id]);
  if (!row) return null;
  const asks = row.state === 'ready' ? asksOf(row.summary, row.gameNow) : null;
  const list = row.state === 'ready' ? (row.summary.list ?? null) : null;
  const outline = row.summary.outline;
  const sets = row.state === 'ready' && outline?.ok ? (outline.sets ?? null) : null;
  const next =
    row.state === 'done' && row.gameId !== null && row.slug !== null
      ? await readNextSteps(sql, id, { id: row.gameId, slug: row.slug })
      : null;
  const cubeChange =
    row.state === 'done' && row.gameId !== null && row.source !== null
      ? await readCubeChange(sql, id, row.gameId)
      : null;
  const view = { ...viewOf(row), asks, list, sets, next, cubeChange };
  if (!TELLS_OF_HOSTS.includes(view.state)) return view;
  // Those of its source are allowed when it is stored.
  const allowed = row.state === 'ready' ? (row.source?.pictures ?? []) : [];
  const stray = (await readStrayHostsOfImport(sql, id)).filter(({ host }) => !allowed.includes(host));
  return stray.length === 0 ? view : { ...view, warnings: [...view.warnings, hostsWarning(stray)] };
}

const TELLS_OF_HOSTS: readonly ImportView['state'][] = ['ready', 'done'];

const hostsWarning = (stray: readonly StrayHost[]) =>
  `Pictures lie at ${stray.map(({ host }) => host).join(', ')}, and none are fetched from there until it is allowed under Image cache; their cards are drawn as text.`;

const SHOWN_IMPORTS = 50;

/** The last 50 imports of a game, or of all games, newest first; what ships with Passleft is not one. */
export async function readImports(sql: Sql, game: string | undefined): Promise<ImportView[]> {
  const rows = await sql.query<Row>(
    `${SELECT} where b.format <> 'bundle' and b.discarded_at is null and ($1::text is null or g.slug = $1 or b.definition->'after'->>'slug' = $1)
     order by b.created_at desc, b.id limit ${SHOWN_IMPORTS}`,
    [game ?? null],
  );
  return rows.map(viewOf);
}

function viewOf(row: Row): ImportView {
  const { id, fileName, format, version, by, summary } = row;
  const isOnItsWay = row.state === 'ready' && row.source?.isOnItsWay === true;
  const state = isOnItsWay ? 'storing' : row.state;
  const outline = summary.outline?.ok ? summary.outline : null;
  return {
    id,
    state,
    fileName,
    format,
    version,
    by,
    game: {
      slug: row.slug ?? row.definition?.after.slug ?? '',
      name: row.gameName ?? row.definition?.after.name ?? '',
      isNew: row.definition?.before === null,
    },
    createdAtMs: row.createdAt.getTime(),
    storedAtMs: row.storedAt?.getTime() ?? null,
    undoneAtMs: row.undoneAt?.getTime() ?? null,
    progress: row.progress && {
      step: row.progress.step,
      done: row.progress.done,
      total: row.progress.total,
    },
    ...findingsOf(summary),
    columns: (outline?.columns ?? []).map(({ name, sample }) => ({
      name,
      sample,
      isExternalId: externalIdOf(name) !== null,
      nameTag: nameTagOf(name),
    })),
    map: namedIn(outline?.map ?? {}),
    lastMap: fitting(row.lastMap, outline),
    source: row.source && {
      id: row.source.id,
      name: row.source.name,
      licence: row.source.licence,
      sets: [...row.source.sets],
      missing: [...row.source.missing],
      files: row.source.files.map((file) => ({ ...file })),
      allowed: [...(row.source.allowed ?? [])],
    },
    isKept: row.hasRows,
    keptUntilMs: row.createdAt.getTime() + ROWS_KEPT_MS,
    asks: null,
    list: null,
  };
}

const namedIn = (map: ColumnMap) =>
  Object.fromEntries(
    Object.entries(map).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

/** An earlier map, where all of its columns are here too and it says something else. */
function fitting(lastMap: ColumnMap | null, outline: (Outline & { readonly ok: true }) | null) {
  if (!lastMap || !outline) return null;
  const last = namedIn(lastMap);
  const here = new Set(outline.columns.map(({ name }) => name));
  const fits =
    Object.keys(last).length > 0 && Object.values(last).every((column) => column === '' || here.has(column));
  return fits && !isDeepStrictEqual(last, namedIn(outline.map)) ? last : null;
}

function findingsOf(summary: BatchSummary) {
  return {
    counts: { ...summary.counts },
    changed: (summary.changed ?? []).map(({ kind, field, rows }) => ({
      kind,
      field: fieldWords(field),
      rows,
    })),
    kept: summary.kept ?? 0,
    rejected: summary.rejected ?? 0,
    groups: (summary.groups ?? []).map((group) => ({
      ...group,
      found: [...group.found],
      examples: [...group.examples],
    })),
    warnings: [...(summary.warnings ?? [])],
    nameOnly: summary.nameOnly ?? 0,
    nameOnlyNames: [...(summary.nameOnlyNames ?? [])],
    joined: summary.joined ?? 0,
    refusal: summary.refusal ?? null,
  };
}
