import type { CardForm, ChangeCard, ChangePrinting } from '#contract/admin/cards.ts';
import type { CardRecord, PrintingRecord } from '#contract/games/game.ts';
import type { Database, Sql } from '../../db/database.ts';
import { notFound } from '../../http/refusalError.ts';
import { imagesOf, recordActivities, recordChange } from '../activity.ts';
import type { RowChange, RowImage, Subject } from '../activitySubjects.ts';
import { changedMeanwhile } from '../drafting/keeper.ts';
import type { Editor } from '../editor.ts';
import { checkCard, checkPrinting, gameOfCards } from './cardGame.ts';
import { recordFrom, sayingNameTaken } from './makeCard.ts';
import { versionOf } from './readCard.ts';

interface StoredCard {
  readonly id: string;
  readonly gameId: string;
  readonly name: string;
  readonly record: CardRecord;
  readonly version: string;
}

/**
 * Changes a card; a new name goes to the game's free cards. Answers the activity, or null when nothing became different.
 * Throws the problems 404, 400 and 409.
 */
export async function changeCard(
  db: Database,
  { memberId, nowMs }: Editor,
  cardId: string,
  { version, card: form }: ChangeCard,
): Promise<string | null> {
  return sayingNameTaken(() =>
    db.transaction(async (tx) => {
      const [card] = await tx.query<StoredCard>(
        `select id, game_id as "gameId", name, record, ${versionOf('card')} as version from card where id = $1 for update`,
        [cardId],
      );
      if (!card) throw notFound();
      if (card.version !== version) throw changedMeanwhile('card');
      const game = await gameOfCards(tx, { id: card.gameId });
      checkCard(game, form);
      const record: CardRecord = recordFrom(form, card.record);
      const rows: readonly [Subject, readonly string[]][] =
        form.name === card.name
          ? [['card', [cardId]]]
          : [
              ['card', [cardId]],
              ['game', [game.id]],
            ];
      const changes = await between(tx, rows, async () => {
        await tx.query('update card set name = $2, record = $3::jsonb, is_name_only = false where id = $1', [
          cardId,
          form.name,
          JSON.stringify(record),
        ]);
        if (form.name !== card.name) await renameAmongFreeCards(tx, card, form.name);
      });
      if (changes.length === 0) return null;
      const label = labelOf(card, form);
      const entry = {
        memberId,
        kind: 'changed',
        subject: 'card',
        subjectId: cardId,
        gameId: game.id,
        label,
        nowMs,
      } as const;
      return recordActivities(tx, entry, changes);
    }),
  );
}

function labelOf({ name, record }: StoredCard, form: CardForm): string {
  if (form.name !== name) return `renamed ${name} to ${form.name}`;
  if (form.cost !== record.cost)
    return `changed the cost of ${name} from ${record.cost ?? 'none'} to ${form.cost ?? 'none'}`;
  return `changed the card ${name}`;
}

/** What a piece of work makes different in some rows. */
async function between(
  tx: Sql,
  rows: readonly (readonly [Subject, readonly string[]])[],
  work: () => Promise<void>,
): Promise<RowChange[]> {
  const look = async () => {
    const seen = new Map<string, { subject: Subject; subjectId: string; image: RowImage }>();
    for (const [subject, ids] of rows)
      for (const [subjectId, image] of await imagesOf(tx, subject, ids))
        seen.set(`${subject} ${subjectId}`, { subject, subjectId, image });
    return seen;
  };
  const before = await look();
  await work();
  const after = await look();
  return [...before].flatMap(([key, { subject, subjectId, image }]) => {
    const now = after.get(key)?.image ?? null;
    return JSON.stringify(now) === JSON.stringify(image)
      ? []
      : [{ subject, subjectId, before: image, after: now }];
  });
}

/** A game's free cards are listed by name: admins type the list, sometimes before the cards are imported. */
async function renameAmongFreeCards(tx: Sql, card: StoredCard, name: string): Promise<void> {
  await tx.query(
    `update game set definition = jsonb_set(definition, '{freeCards}', (
       select coalesce(jsonb_agg(case when value = $2 then $3 else value end order by place), '[]')
       from jsonb_array_elements_text(definition->'freeCards') with ordinality as free(value, place)))
     where id = $1 and definition->'freeCards' ? $2`,
    [card.gameId, card.name, name],
  );
}

/** Changes a printing; answers the activity, or null when nothing became different. Throws the problems 404, 400 and 409. */
export async function changePrinting(
  db: Database,
  { memberId, nowMs }: Editor,
  printingId: string,
  { version, printing: form }: ChangePrinting,
): Promise<string | null> {
  return db.transaction(async (tx) => {
    const [printing] = await tx.query<{
      gameId: string;
      name: string;
      record: PrintingRecord;
      version: string;
    }>(
      `select p.game_id as "gameId", c.name, p.record, ${versionOf('p')} as version
       from printing p join card c on c.id = p.card_id where p.id = $1 for update of p`,
      [printingId],
    );
    if (!printing) throw notFound();
    if (printing.version !== version) throw changedMeanwhile('printing');
    const game = await gameOfCards(tx, { id: printing.gameId });
    checkPrinting(game, form);
    const record: PrintingRecord = { ...printing.record, ...form };
    const label = `changed the printing ${form.set} ${form.number} of ${printing.name}`;
    const entry = {
      memberId,
      kind: 'changed',
      subject: 'printing',
      subjectId: printingId,
      gameId: game.id,
      label,
      nowMs,
    } as const;
    return recordChange(tx, entry, [printingId], () =>
      tx.query(
        'update printing set set_code = $2, number = $3, rarity = $4, is_draftable = $5, record = $6::jsonb where id = $1',
        [printingId, form.set, form.number, form.rarity, form.isDraftable, JSON.stringify(record)],
      ),
    );
  });
}
