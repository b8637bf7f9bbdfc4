import { randomUUID } from 'node:crypto';
import type { CardForm, NewCard, PrintingForm } from '#contract/admin/cards.ts';
import { namesBeside } from '#contract/games/cardNames.ts';
import type { CardRecord, PrintingRecord } from '#contract/games/game.ts';
import { type Database, isUniqueViolation, type Sql } from '../../db/database.ts';
import { invalid, notFound } from '../../http/refusalError.ts';
import { imagesOf, recordActivities } from '../activity.ts';
import type { RowChange, Subject } from '../activitySubjects.ts';
import type { Editor } from '../editor.ts';
import { checkCard, checkPrinting, type GameOfCards, gameOfCards } from './cardGame.ts';

/** The record of a card as it is typed; what a form cannot say stays as it was. */
export function recordFrom({ names: typed, ...form }: CardForm, before: CardRecord | null): CardRecord {
  const { names: known, ...kept } = before ?? { sides: [] };
  const names = namesBeside(form.name, Object.entries(typed ?? known ?? {}));
  return { ...kept, ...form, ...names, isNameOnly: false };
}

/** Makes a card, with its first printing where one is given; throws the problem 400 with the fields that are wrong. */
export async function makeCard(
  db: Database,
  { memberId, nowMs }: Editor,
  { game: slug, card, printing }: NewCard,
): Promise<{ id: string; activityId: string }> {
  const id = randomUUID();
  return sayingNameTaken(() =>
    db.transaction(async (tx) => {
      const game = await gameOfCards(tx, { slug });
      checkCard(game, card);
      const record = recordFrom(card, null);
      await tx.query(
        'insert into card (id, game_id, name, record, is_name_only) values ($1, $2, $3, $4::jsonb, false)',
        [id, game.id, card.name, JSON.stringify(record)],
      );
      const printingIds =
        printing === null ? [] : [await insertPrinting(tx, game, { id, name: card.name }, printing)];
      const made = [...(await madeRows(tx, 'card', [id])), ...(await madeRows(tx, 'printing', printingIds))];
      const label = `made the card ${card.name}`;
      const entry = {
        memberId,
        kind: 'created',
        subject: 'card',
        subjectId: id,
        gameId: game.id,
        label,
        nowMs,
      } as const;
      return { id, activityId: await recordActivities(tx, entry, made) };
    }),
  );
}

/** Adds a printing to a card; throws the problems 404 and 400. */
export async function makePrinting(
  db: Database,
  { memberId, nowMs }: Editor,
  cardId: string,
  form: PrintingForm,
): Promise<{ id: string; activityId: string }> {
  return db.transaction(async (tx) => {
    const [card] = await tx.query<{ id: string; name: string; gameId: string }>(
      'select id, name, game_id as "gameId" from card where id = $1 for update',
      [cardId],
    );
    if (!card) throw notFound();
    const game = await gameOfCards(tx, { id: card.gameId });
    const id = await insertPrinting(tx, game, card, form);
    const label = `made the printing ${form.set} ${form.number} of ${card.name}`;
    const entry = {
      memberId,
      kind: 'created',
      subject: 'printing',
      subjectId: id,
      gameId: game.id,
      label,
      nowMs,
    } as const;
    return { id, activityId: await recordActivities(tx, entry, await madeRows(tx, 'printing', [id])) };
  });
}

const madeRows = async (tx: Sql, subject: Subject, ids: readonly string[]): Promise<RowChange[]> =>
  [...(await imagesOf(tx, subject, ids))].map(([subjectId, after]) => ({
    subject,
    subjectId,
    before: null,
    after,
  }));

async function insertPrinting(
  tx: Sql,
  game: GameOfCards,
  card: { readonly id: string; readonly name: string },
  form: PrintingForm,
): Promise<string> {
  checkPrinting(game, form);
  const id = randomUUID();
  const record: PrintingRecord = {
    ...form,
    key: await freeKey(tx, game.id, `${form.set}-${form.number}`),
    card: card.name,
    externalIds: {},
  };
  await tx.query(
    `insert into printing (id, game_id, key, card_id, set_code, number, rarity, is_draftable, record)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9::jsonb)`,
    [
      id,
      game.id,
      record.key,
      card.id,
      form.set,
      form.number,
      form.rarity,
      form.isDraftable,
      JSON.stringify(record),
    ],
  );
  return id;
}

/** A key stays the same for ever, so that a printing made later beside one of the same number gets another one. */
async function freeKey(tx: Sql, gameId: string, wished: string): Promise<string> {
  const rows = await tx.query<{ key: string }>(
    'select key from printing where game_id = $1 and (key = $2 or starts_with(key, $2 || $3))',
    [gameId, wished, '~'],
  );
  if (rows.length === 0) return wished;
  const taken = new Set(rows.map((row) => row.key));
  for (let number = 2; ; number++) if (!taken.has(`${wished}~${number}`)) return `${wished}~${number}`;
}

/** Says a taken name as the problem 400 of the field `name`. */
export async function sayingNameTaken<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (fault) {
    if (isUniqueViolation(fault, 'card_name'))
      throw invalid({ name: ['Another card of this game has that name.'] });
    throw fault;
  }
}
