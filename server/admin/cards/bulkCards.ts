import type { BulkDone, CardField, PrintingField } from '#contract/admin/cards.ts';
import type { TableSelection } from '#contract/admin/table.ts';
import type { Database, Sql } from '../../db/database.ts';
import { invalid } from '../../http/refusalError.ts';
import { imagesOf, recordActivities, recordChange } from '../activity.ts';
import type { AdminTable } from '../adminTable.ts';
import type { Editor } from '../editor.ts';
import { refuseNeededPrintings } from '../neededByPacks.ts';
import { readSelectedIds } from '../tableQuery.ts';
import { cardsTable } from '../tables/cards.ts';
import { printingsTable } from '../tables/printings.ts';
import { checkAttribute, checkLanes, checkPrinting, type GameOfCards, gameOfCards } from './cardGame.ts';

const NOTHING: BulkDone = { activityId: null, rows: 0 };
const counted = (rows: number, one: string) => `${rows.toLocaleString('en')} ${one}${rows === 1 ? '' : 's'}`;

const CARD_WORDS = {
  lanes: 'lanes',
  type: 'type',
  cost: 'cost',
  rating: 'rating',
  typeLine: 'type line',
  stats: 'stats',
} as const;
const PRINTING_WORDS = { rarity: 'rarity', set: 'set', isDraftable: 'use in drafts' } as const;

/**
 * Sets one field of many cards of one game, or of all their printings; throws the problem 400 where the game does not know
 * the value.
 */
export function setCardField(
  db: Database,
  editor: Editor,
  selection: TableSelection,
  change: CardField | PrintingField,
): Promise<BulkDone> {
  return db.transaction(async (tx) => {
    const chosen = await chosenRows(tx, cardsTable, 'card', selection);
    if (!chosen) return NOTHING;
    if (isOfPrintings(change)) {
      const ids = await printingsOf(tx, chosen.ids);
      return ids.length === 0 ? NOTHING : setPrintings(tx, editor, { ...chosen, ids }, change);
    }
    if (change.field === 'lanes') checkLanes(chosen.game, change.value);
    if (change.field === 'attribute') checkAttribute(chosen.game, change.key, change.value);
    const what = change.field === 'attribute' ? labelOf(chosen.game, change.key) : CARD_WORDS[change.field];
    const path = change.field === 'attribute' ? ['attributes', change.key] : [change.field];
    const isTakenAway = change.field === 'attribute' && change.value === null;
    const record = isTakenAway ? 'record #- $2::text[]' : 'jsonb_set(record, $2::text[], $3::jsonb)';
    const value = isTakenAway ? [] : [JSON.stringify(change.value)];
    return changed(
      tx,
      editor,
      'card',
      chosen,
      `set the ${what} of ${counted(chosen.ids.length, 'card')}`,
      () => tx.query(`update card set record = ${record} where id = any($1)`, [chosen.ids, path, ...value]),
    );
  });
}

const isOfPrintings = (change: CardField | PrintingField): change is PrintingField =>
  Object.hasOwn(PRINTING_WORDS, change.field);

const labelOf = ({ definition }: GameOfCards, attribute: string): string =>
  definition.attributes.find(({ key }) => key === attribute)?.label ?? attribute;

const printingsOf = async (tx: Sql, cardIds: readonly string[]): Promise<readonly string[]> =>
  (
    await tx.query<{ id: string }>('select id from printing where card_id = any($1) order by 1', [cardIds])
  ).map(({ id }) => id);

const PRINTING_COLUMN = { rarity: 'rarity', set: 'set_code', isDraftable: 'is_draftable' } as const;

/** Sets one field of many printings of one game; throws the problem 400 where the game does not know the value. */
export function setPrintingField(
  db: Database,
  editor: Editor,
  selection: TableSelection,
  change: PrintingField,
): Promise<BulkDone> {
  return db.transaction(async (tx) => {
    const chosen = await chosenRows(tx, printingsTable, 'printing', selection);
    return chosen ? setPrintings(tx, editor, chosen, change) : NOTHING;
  });
}

function setPrintings(tx: Sql, editor: Editor, chosen: Chosen, change: PrintingField): Promise<BulkDone> {
  if (change.field !== 'isDraftable') checkPrinting(chosen.game, { [change.field]: change.value });
  const label = `set the ${PRINTING_WORDS[change.field]} of ${counted(chosen.ids.length, 'printing')}`;
  return changed(tx, editor, 'printing', chosen, label, () =>
    tx.query(
      `update printing set ${PRINTING_COLUMN[change.field]} = $3, record = jsonb_set(record, array[$2], to_jsonb($3))
       where id = any($1)`.replaceAll('$3', change.field === 'isDraftable' ? '$3::boolean' : '$3::text'),
      [chosen.ids, change.field, change.value],
    ),
  );
}

interface Chosen {
  readonly ids: readonly string[];
  readonly game: GameOfCards;
}

async function chosenRows(
  tx: Sql,
  table: AdminTable,
  subject: 'card' | 'printing',
  selection: TableSelection,
): Promise<Chosen | null> {
  const ids = await readSelectedIds(tx, table, selection);
  const games = await tx.query<{ id: string }>(
    `select distinct game_id as id from ${subject} where id = any($1)`,
    [ids],
  );
  const [first] = games;
  if (!first) return null;
  if (games.length > 1) throw invalid({ selection: [`Choose ${subject}s of one game.`] });
  return { ids, game: await gameOfCards(tx, { id: first.id }) };
}

async function changed(
  tx: Sql,
  { memberId, nowMs }: Editor,
  subject: 'card' | 'printing',
  { ids, game }: Chosen,
  label: string,
  work: () => Promise<unknown>,
): Promise<BulkDone> {
  const entry = {
    memberId,
    kind: 'changed',
    subject,
    subjectId: ids[0] ?? '',
    gameId: game.id,
    label,
    nowMs,
  } as const;
  const activityId = await recordChange(tx, entry, ids, work);
  return { activityId, rows: activityId === null ? 0 : ids.length };
}

/** Deletes cards with their printings; throws the problem 409 when a pack definition names one of those. */
export function deleteCards(db: Database, editor: Editor, selection: TableSelection): Promise<BulkDone> {
  return db.transaction(async (tx) => {
    const chosen = await chosenRows(tx, cardsTable, 'card', selection);
    if (!chosen) return NOTHING;
    const printing = await printingsOf(tx, chosen.ids);
    return deleted(tx, editor, chosen, 'card', { printing, card: chosen.ids });
  });
}

/** Deletes printings; their cards stay. Throws the problem 409 when a pack definition names one. */
export function deletePrintings(db: Database, editor: Editor, selection: TableSelection): Promise<BulkDone> {
  return db.transaction(async (tx) => {
    const chosen = await chosenRows(tx, printingsTable, 'printing', selection);
    if (!chosen) return NOTHING;
    return deleted(tx, editor, chosen, 'printing', { printing: chosen.ids, card: [] });
  });
}

async function deleted(
  tx: Sql,
  { memberId, nowMs }: Editor,
  { ids, game }: Chosen,
  subject: 'card' | 'printing',
  rows: Readonly<Record<'card' | 'printing', readonly string[]>>,
): Promise<BulkDone> {
  await refuseNeededPrintings(tx, rows.printing);
  const gone = [];
  for (const kind of ['printing', 'card'] as const)
    for (const [subjectId, before] of await imagesOf(tx, kind, rows[kind]))
      gone.push({ subject: kind, subjectId, before, after: null });
  const what = ids.length === 1 ? await nameOf(tx, subject, ids) : counted(ids.length, subject);
  for (const kind of ['printing', 'card'] as const)
    await tx.query(`delete from ${kind} where id = any($1)`, [rows[kind]]);
  const entry = {
    memberId,
    kind: 'deleted',
    subject,
    subjectId: ids[0] ?? '',
    gameId: game.id,
    label: `deleted ${what}`,
    nowMs,
  } as const;
  return { activityId: await recordActivities(tx, entry, gone), rows: ids.length };
}

const NAMES = {
  card: 'select name from card where id = any($1)',
  printing: `select p.set_code || ' ' || p.number || ' of ' || c.name as name from printing p join card c on c.id = p.card_id
    where p.id = any($1)`,
} as const;

async function nameOf(tx: Sql, subject: 'card' | 'printing', ids: readonly string[]): Promise<string> {
  const [row] = await tx.query<{ name: string }>(NAMES[subject], [ids]);
  return `the ${subject} ${row?.name ?? ''}`;
}
