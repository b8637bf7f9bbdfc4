import { isDeepStrictEqual } from 'node:util';
import type { WordAnswer, WordAnswers } from '#contract/admin/importQuestions.ts';
import type { Attribute } from '#contract/games/game.ts';
import type { Sql } from '../../db/database.ts';
import type { BatchSummary } from '../batches/batchRecord.ts';
import { shortSpans, spanOf } from '../batches/putRows.ts';
import type { RowCounts } from '../batches/stageRows.ts';
import { NO_ANSWERS } from './openQuestions.ts';

type Fields = Readonly<Record<string, unknown>>;
type Answers = Readonly<Record<string, WordAnswer>>;

/** Rows that one statement looks at. */
const LOOKED_AT_ROWS = 300;

/** The kind of a row that answers leave out of an import; it stays, for other answers. */
const LEFT_OUT = 'leftOut';

interface Row {
  readonly seq: number;
  readonly kind: string;
  readonly payload: Fields;
  readonly before: Fields | null;
  readonly asRead: { readonly kind: 'card' | 'printing' | 'set'; readonly payload: Fields } | null;
}

export interface AnswersAsk {
  readonly batchId: string;
  readonly summary: BatchSummary;
  /** Attributes of the game, by whose types values are read that get another attribute. */
  readonly attributes: readonly Attribute[];
}

/**
 * Changes the staged rows of a batch as its answers say, whatever answers they were changed by before; answers what the rows
 * do now. Each row keeps what was read.
 */
export async function applyAnswers(
  sql: Sql,
  { batchId, summary, attributes }: AnswersAsk,
): Promise<BatchSummary> {
  const answers = summary.answers ?? NO_ANSWERS;
  const asked = changingOnly(answers);
  await backAsRead(sql, batchId);
  const left = await changePrintings(sql, batchId, asked.rarity);
  await changeCards(sql, batchId, asked, attributes);
  if (left.cards.size > 0) await leaveOutBare(sql, batchId, left);
  return { ...summary, counts: await countsNow(sql, batchId, summary), answers, applied: answers };
}

/** The answers that change rows: a word that is added stays as it is. */
function changingOnly(answers: WordAnswers): WordAnswers {
  const changing = (given: Answers) =>
    Object.fromEntries(Object.entries(given).filter(([, answer]) => answer !== 'add'));
  return {
    rarity: changing(answers.rarity),
    lane: changing(answers.lane),
    attribute: changing(answers.attribute),
  };
}

const BACK = `update import_row set kind = as_read->>'kind', payload = as_read->'payload', rarity = as_read->'payload'->>'rarity',
    as_read = null
  where batch_id = $1 and seq between $2 and $3 and as_read is not null`;

async function backAsRead(sql: Sql, batchId: string): Promise<void> {
  const [changed] = await sql.query<{ first: number | null; last: number | null }>(
    'select min(seq) as first, max(seq) as last from import_row where batch_id = $1 and as_read is not null',
    [batchId],
  );
  if (changed?.first == null || changed.last == null) return;
  for (let first = changed.first; first <= changed.last; first += LOOKED_AT_ROWS)
    await sql.query(BACK, [batchId, first, Math.min(changed.last, first + LOOKED_AT_ROWS - 1)]);
}

interface LeftOut {
  /** Names of cards and codes of sets that lost a printing. */
  readonly cards: Set<string>;
  readonly sets: Set<string>;
}

async function changePrintings(sql: Sql, batchId: string, rarities: Answers): Promise<LeftOut> {
  const left: LeftOut = { cards: new Set(), sets: new Set() };
  const rows = rowsOf(sql, batchId, 'printing', `rarity = any($4::text[])`, Object.keys(rarities));
  for await (const part of rows) {
    const changed = part.map((row) => {
      const answer = rarities[String(row.payload.rarity)];
      if (typeof answer === 'object') return written(row, { ...row.payload, rarity: answer.is });
      left.cards.add(String(row.payload.card));
      left.sets.add(String(row.payload.set));
      return written(row, null);
    });
    await write(sql, batchId, changed);
  }
  return left;
}

async function changeCards(
  sql: Sql,
  batchId: string,
  { lane, attribute }: WordAnswers,
  attributes: readonly Attribute[],
): Promise<void> {
  const types = new Map(attributes.map(({ key, type }) => [key, type]));
  const words = [...Object.keys(lane), ...Object.keys(attribute)];
  const has = `(payload->'lanes' ?| $4::text[] or payload->'attributes' ?| $4::text[])`;
  for await (const part of rowsOf(sql, batchId, 'card', has, words)) {
    const changed = part.map((row) =>
      written(row, {
        ...row.payload,
        ...('lanes' in row.payload ? { lanes: lanesNow(row.payload.lanes, lane) } : {}),
        ...('attributes' in row.payload
          ? { attributes: attributesNow(row.payload.attributes, attribute, types) }
          : {}),
      }),
    );
    await write(sql, batchId, changed);
  }
}

function lanesNow(lanes: unknown, answers: Answers): unknown {
  if (!Array.isArray(lanes)) return lanes;
  const now = lanes.flatMap((lane: unknown) => {
    const answer = answers[String(lane)];
    if (answer === undefined) return [lane];
    return typeof answer === 'object' ? [answer.is] : [];
  });
  return [...new Set(now)];
}

function attributesNow(
  attributes: unknown,
  answers: Answers,
  types: ReadonlyMap<string, Attribute['type']>,
): unknown {
  if (typeof attributes !== 'object' || attributes === null) return attributes;
  const now = new Map<string, unknown>();
  const renamed: (readonly [string, unknown])[] = [];
  for (const [key, value] of Object.entries(attributes)) {
    const answer = answers[key];
    if (answer === undefined) now.set(key, value);
    else if (typeof answer === 'object') renamed.push([answer.is, valueAs(types.get(answer.is), value)]);
  }
  // What the file says under the right name counts more.
  for (const [key, value] of renamed) if (!now.has(key)) now.set(key, value);
  return Object.fromEntries(now);
}

/** A value as an attribute of a type has it, where it can be one. */
function valueAs(type: Attribute['type'] | undefined, value: unknown): unknown {
  if (type === 'number' && typeof value === 'string' && value.trim() !== '' && !Number.isNaN(Number(value)))
    return Number(value);
  if (type === 'text' && typeof value === 'number') return String(value);
  if (type === 'text' && Array.isArray(value)) return value.join(', ');
  if (type === 'list' && typeof value === 'string') return value.split(/\s*[,;|]\s*/).filter(Boolean);
  return value;
}

interface Written {
  readonly seq: number;
  readonly kind: string;
  readonly payload: Fields;
  readonly as_read: Row['asRead'];
}

/** A row with another payload; left out where it has none, or says nothing new by now. */
function written(row: Row, payload: Fields | null): Written {
  const asRead = row.asRead ?? { kind: row.kind as 'card' | 'printing', payload: row.payload };
  const isSame = payload !== null && row.before !== null && isDeepStrictEqual(payload, row.before.record);
  return {
    seq: row.seq,
    kind: payload === null || isSame ? LEFT_OUT : row.kind,
    payload: payload ?? row.payload,
    as_read: asRead,
  };
}

async function write(sql: Sql, batchId: string, rows: readonly Written[]): Promise<void> {
  if (rows.length === 0) return;
  await sql.query(
    `update import_row r set kind = w.kind, payload = w.payload, as_read = w.as_read,
       rarity = case when r.rarity is null then null else w.payload->>'rarity' end
     from jsonb_to_recordset($2::jsonb) as w(seq int, kind text, payload jsonb, as_read jsonb)
     where r.batch_id = $1 and r.seq = w.seq`,
    [batchId, JSON.stringify(rows)],
  );
}

/** Rows of a kind in which one of the words occurs, a part at a time. */
async function* rowsOf(
  sql: Sql,
  batchId: string,
  kind: 'card' | 'printing',
  has: string,
  words: readonly string[],
): AsyncGenerator<Row[]> {
  if (words.length === 0) return;
  const span = await spanOf(sql, batchId, kind);
  for (const { first, last } of span ? shortSpans(span, LOOKED_AT_ROWS) : [])
    yield await sql.query<Row>(
      `select seq, kind, payload, before, as_read as "asRead" from import_row
       where batch_id = $1 and seq between $2 and $3 and kind = '${kind}' and ${has} order by seq`,
      [batchId, first, last, words],
    );
}

/** New cards and sets that have no printing left are left out too. */
async function leaveOutBare(sql: Sql, batchId: string, { cards, sets }: LeftOut): Promise<void> {
  const printed = { cards: new Set<string>(), sets: new Set<string>() };
  const span = await spanOf(sql, batchId, 'printing');
  for (const { first, last } of span ? shortSpans(span, LOOKED_AT_ROWS) : [])
    for (const { card, set } of await sql.query<{ card: string; set: string }>(
      `select payload->>'card' as card, payload->>'set' as set from import_row
       where batch_id = $1 and seq between $2 and $3 and kind = 'printing'`,
      [batchId, first, last],
    )) {
      printed.cards.add(card);
      printed.sets.add(set);
    }
  await leaveOut(
    sql,
    batchId,
    'card',
    [...cards].filter((name) => !printed.cards.has(name)),
  );
  await leaveOut(
    sql,
    batchId,
    'set',
    [...sets].filter((code) => !printed.sets.has(code)),
  );
}

async function leaveOut(sql: Sql, batchId: string, kind: 'card' | 'set', names: readonly string[]) {
  for (let from = 0; from < names.length; from += LOOKED_AT_ROWS)
    await sql.query(
      `update import_row set kind = '${LEFT_OUT}',
         as_read = coalesce(as_read, jsonb_build_object('kind', kind, 'payload', payload))
       where batch_id = $1 and kind = $2 and action = 'create' and name = any($3::text[])`,
      [batchId, kind, names.slice(from, from + LOOKED_AT_ROWS)],
    );
}

/** What the rows do now; those that do nothing any more count as unchanged. */
async function countsNow(
  sql: Sql,
  batchId: string,
  { counts }: BatchSummary,
): Promise<BatchSummary['counts']> {
  const rows = await sql.query<{ kind: string; action: string; count: number }>(
    `select kind, action, count(*)::int as count from import_row where batch_id = $1 group by kind, action`,
    [batchId],
  );
  const countOf = (kind: string, action: string) =>
    rows.find((row) => row.kind === kind && row.action === action)?.count ?? 0;
  const now = (kind: string, { create, update, skip }: RowCounts): RowCounts => {
    const [made, changed] = [countOf(kind, 'create'), countOf(kind, 'update')];
    return { create: made, update: changed, skip: create + update + skip - made - changed };
  };
  return {
    set: now('set', counts.set),
    card: now('card', counts.card),
    printing: now('printing', counts.printing),
    pack: counts.pack,
    template: counts.template,
  };
}
