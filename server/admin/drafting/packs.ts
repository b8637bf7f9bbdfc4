import { randomUUID } from 'node:crypto';
import type { AddPack, SavePack } from '#contract/admin/packs.ts';
import type { StoredPack } from '#contract/games/game.ts';
import { freezeBounded } from '#contract/games/packBounds.ts';
import type { DraftCard } from '#engine/core/cards.ts';
import { sizeProblem } from '#engine/packs/limits.ts';
import { draftCardsOf } from '../../cards/catalogue.ts';
import { type Database, isUniqueViolation, type Sql } from '../../db/database.ts';
import { forbidden, notFound } from '../../http/refusalError.ts';
import { type ActivityKind, recordChange } from '../activity.ts';
import { gameFor, PACK_VERSION, templatesByPack } from './bench.ts';
import { changedMeanwhile, type Keeper, mayKeep, slugTaken, stillNeeded, unfit } from './keeper.ts';
import { refusePublishedPack } from './publishing.ts';

interface StoredRow {
  readonly id: string;
  readonly game_id: string;
  readonly slug: string;
  readonly owner_id: string | null;
  readonly version: string;
  readonly definition: StoredPack;
}

const entryOf = ({ memberId, nowMs }: Keeper, row: Omit<StoredRow, 'version'>, kind: ActivityKind) => ({
  memberId,
  nowMs,
  kind,
  subject: 'packDefinition' as const,
  subjectId: row.id,
  gameId: row.game_id,
  label: `${kind} the pack ${row.definition.name}`,
});

/** Makes a pack; answers its id. Throws the problem 422 when it cannot be opened, 409 when its slug is taken. */
export async function addPack(db: Database, { game: slug, pack }: AddPack, keeper: Keeper): Promise<string> {
  const game = await gameFor(db, slug, keeper);
  const id = randomUUID();
  try {
    await db.transaction(async (tx) => {
      if (keeper.keeps === 'own') await refusePublishedPack(tx, game.id, pack.slug);
      await checkPack(tx, game.id, pack);
      const ownerId = keeper.keeps === 'own' ? keeper.memberId : null;
      await insertPack(
        tx,
        { id, game_id: game.id, slug: pack.slug, owner_id: ownerId, definition: pack },
        keeper,
      );
    });
  } catch (fault) {
    if (isUniqueViolation(fault, 'pack_definition_slug')) throw slugTaken(pack.slug);
    throw fault;
  }
  return id;
}

/** Stores a new pack and tells the log, in the caller's transaction. */
export async function insertPack(tx: Sql, row: Omit<StoredRow, 'version'>, keeper: Keeper): Promise<void> {
  await recordChange(tx, entryOf(keeper, row, 'created'), [row.id], () =>
    tx.query(
      'insert into pack_definition (id, game_id, slug, definition, owner_id) values ($1, $2, $3, $4::jsonb, $5)',
      [row.id, row.game_id, row.slug, JSON.stringify(row.definition), row.owner_id],
    ),
  );
}

/** Changes a pack but for its slug; answers its new version. Running drafts keep the pack they were dealt from. */
export async function savePack(
  db: Database,
  id: string,
  { version, pack }: SavePack,
  keeper: Keeper,
): Promise<string> {
  return db.transaction(async (tx) => {
    const before = await heldPack(tx, id, keeper);
    if (before.version !== version) throw changedMeanwhile('pack');
    if (before.slug !== pack.slug)
      throw unfit('slug', ['The short name of a pack stays as it is: templates name the pack by it.']);
    await checkPack(tx, before.game_id, pack);
    await recordChange(tx, entryOf(keeper, { ...before, definition: pack }, 'changed'), [id], () =>
      tx.query('update pack_definition set definition = $2::jsonb where id = $1', [id, JSON.stringify(pack)]),
    );
    return (await heldPack(tx, id, keeper)).version;
  });
}

/** Removes a pack that no template opens; answers the id of the activity that can be reverted. */
export async function deletePack(db: Database, id: string, keeper: Keeper): Promise<string | null> {
  return db.transaction(async (tx) => {
    const before = await heldPack(tx, id, keeper);
    await refuseOpenedPack(tx, before);
    return recordChange(tx, entryOf(keeper, before, 'deleted'), [id], () =>
      tx.query('delete from pack_definition where id = $1', [id]),
    );
  });
}

/** Throws the problem 409 when a template opens the pack. */
export async function refuseOpenedPack(
  sql: Sql,
  { game_id, slug, definition }: Pick<StoredRow, 'game_id' | 'slug' | 'definition'>,
): Promise<void> {
  const users = (await templatesByPack(sql, game_id)).get(slug) ?? [];
  if (users.length > 0)
    throw stillNeeded(
      `“${definition.name}” is opened by ${users.slice(0, 3).join(', ')}${users.length > 3 ? ` and ${users.length - 3} more` : ''}. Change or delete ${users.length === 1 ? 'that template' : 'those templates'} first.`,
    );
}

async function heldPack(tx: Sql, id: string, keeper: Keeper): Promise<StoredRow> {
  const [row] = await tx.query<StoredRow>(
    `select p.id, p.game_id, p.slug, p.owner_id, p.definition, ${PACK_VERSION} as version
     from pack_definition p where p.id = $1 for update`,
    [id],
  );
  if (!row) throw notFound();
  if (!mayKeep(keeper, row.owner_id)) throw row.owner_id === null ? forbidden() : notFound();
  if (keeper.keeps === 'own') await refusePublishedPack(tx, row.game_id, row.slug);
  return row;
}

/** Throws the problem 422 when the pack cannot be opened with the game's cards. */
async function checkPack(sql: Sql, gameId: string, pack: StoredPack): Promise<void> {
  const { cards, named } = await draftCardsOf(sql, gameId, [pack]);
  const sentence = packProblem(pack, cards, named);
  if (sentence !== null) throw unfit('pack', [sentence]);
}

function packProblem(pack: StoredPack, cards: readonly DraftCard[], draftable: number): string | null {
  const frozen = freezeBounded(pack, cards, draftable);
  if (!frozen.ok) return frozen.sentence;
  const catalogue = {
    game: { slug: '', name: '' },
    cards,
    lanes: [],
    laneRule: { kind: 'any' as const },
    deckSize: 0,
    rarities: [],
    packs: { [pack.slug]: frozen.pack },
  };
  return sizeProblem({ catalogue }, [{ pack: pack.slug, count: 1 }]);
}
