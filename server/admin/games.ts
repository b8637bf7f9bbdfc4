import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { AdminGame, GameChanged, GameStatus, NewGame, SaveGame } from '#contract/admin/games.ts';
import { type GameDefinition, gameDefinitionSchema } from '#contract/games/game.ts';
import { symbolsOf } from '../cards/lands.ts';
import { newGame } from '../cards/newGame.ts';
import { type Database, isUniqueViolation, type Sql } from '../db/database.ts';
import { refusal } from '../http/refusalError.ts';
import { counted } from '../imports/parsing/counted.ts';
import { type ActivityKind, recordActivities, recordChange } from './activity.ts';
import { changedMeanwhile } from './drafting/keeper.ts';
import type { Editor } from './editor.ts';
import { stillUsed } from './gameDependants.ts';
import { readSampleFaces } from './gameSamples.ts';
import { readFoundAttributes, readGameUsage } from './gameUsage.ts';

interface StoredGame {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly status: GameStatus;
  readonly version: string;
  readonly definition: GameDefinition;
}

const refused = (
  code: 'gameGone' | 'slugFixed' | 'stillUsed' | 'nothingToDraft' | 'nameWrong' | 'wasDrafted',
  sentence: string,
) => refusal(code, null, { sentence });
const gone = () => refused('gameGone', 'There is no such game any more.');

async function storedGame(sql: Sql, slug: string, isToChange = false): Promise<StoredGame | null> {
  const [row] = await sql.query<Omit<StoredGame, 'definition'> & { definition: unknown }>(
    `select id, slug, name, status, definition, md5(definition::text || status) as version
     from game where slug = $1 and status <> 'private'${isToChange ? ' for update' : ''}`,
    [slug],
  );
  return row ? { ...row, definition: gameDefinitionSchema.parse(row.definition) } : null;
}

async function missingFreeCards(sql: Sql, game: StoredGame): Promise<string[]> {
  const { freeCards } = game.definition;
  if (freeCards.length === 0) return [];
  const rows = await sql.query<{ name: string }>(
    'select name from card where game_id = $1 and name = any($2)',
    [game.id, [...freeCards]],
  );
  const known = new Set(rows.map(({ name }) => name));
  return freeCards.filter((name) => !known.has(name));
}

async function viewOf(sql: Sql, game: StoredGame): Promise<AdminGame> {
  return {
    definition: game.definition,
    status: game.status,
    version: game.version,
    usage: await readGameUsage(sql, game.id),
    found: await readFoundAttributes(sql, game.id),
    missingFreeCards: await missingFreeCards(sql, game),
    usualSymbols: symbolsOf({ lanes: game.definition.lanes }),
    samples: await readSampleFaces(sql, game.id),
  };
}

/** A game as an Admin sees it; null when there is none of that slug. */
export async function readAdminGame(sql: Sql, slug: string): Promise<AdminGame | null> {
  const game = await storedGame(sql, slug);
  return game && viewOf(sql, game);
}

async function changed(db: Database, slug: string, activityId: string | null): Promise<GameChanged> {
  const game = await readAdminGame(db, slug);
  if (!game) throw gone();
  return { game, activityId };
}

/** Makes a game that nobody can play yet, empty or with another's definition; refuses a slug that is taken. */
export async function makeGame(db: Database, editor: Editor, wish: NewGame): Promise<GameChanged> {
  const pattern = wish.like === null ? null : await storedGame(db, wish.like);
  if (wish.like !== null && !pattern) throw refused('gameGone', 'There is no game to start from any more.');
  const definition: GameDefinition = pattern
    ? { ...pattern.definition, slug: wish.slug, name: wish.name, tagline: '', freeCards: [] }
    : newGame(wish.slug, wish.name);
  const id = randomUUID();
  try {
    await db.transaction(async (tx) => {
      await tx.query(
        "insert into game (id, slug, name, status, definition, updated_at) values ($1, $2, $3, 'draft', $4::jsonb, $5)",
        [id, wish.slug, wish.name, JSON.stringify(definition), new Date(editor.nowMs)],
      );
      await recordActivities(
        tx,
        entryOf(editor, { id, name: wish.name }, 'created', `made the game ${wish.name}`),
        [],
      );
    });
    return await changed(db, wish.slug, null);
  } catch (fault) {
    if (!isUniqueViolation(fault)) throw fault;
    throw refusal(
      'slugTaken',
      { slug: wish.slug },
      { sentence: `Another game has the address “${wish.slug}”.` },
    );
  }
}

/** Stores a definition made from a version that still stands; refuses to take away what cards, decks or packs use. */
export async function saveGame(
  db: Database,
  editor: Editor,
  slug: string,
  { version, definition }: SaveGame,
): Promise<GameChanged> {
  const activityId = await db.transaction(async (tx) => {
    const game = await storedGame(tx, slug, true);
    if (!game) throw gone();
    if (game.version !== version) throw changedMeanwhile('game');
    if (definition.slug !== game.slug)
      throw refused('slugFixed', 'The address of a game stays as it is, because links lead to it.');
    const usage = await readGameUsage(tx, game.id);
    const reason = await stillUsed(tx, game.id, game.definition, definition, usage);
    if (reason !== null) throw refused('stillUsed', reason);
    // A form that was opened before forms had symbols sends none, and must not drop them; no symbols are an empty list.
    const { symbols } = game.definition;
    const kept = symbols ? { symbols, ...definition } : definition;
    return storeDefinition(tx, editor, game, kept);
  });
  return changed(db, slug, activityId);
}

/** The id of the activity; null where nothing changed. */
const storeDefinition = (tx: Sql, editor: Editor, game: StoredGame, definition: GameDefinition) =>
  recordChange(
    tx,
    entryOf(editor, game, 'changed', changeWords(game.definition, definition)),
    [game.id],
    () =>
      tx.query('update game set definition = $2::jsonb, name = $3, updated_at = $4 where id = $1', [
        game.id,
        JSON.stringify(definition),
        definition.name,
        new Date(editor.nowMs),
      ]),
  );

const PART_WORDS: readonly (readonly [keyof GameDefinition, string])[] = [
  ['name', 'name'],
  ['lanes', 'lanes'],
  ['rarities', 'rarities'],
  ['buckets', 'buckets'],
  ['attributes', 'attributes'],
  ['freeCards', 'free cards'],
];

/** "changed the rarities of Emberwake", or "changed Emberwake" where it is something else or several things. */
function changeWords(before: GameDefinition, after: GameDefinition): string {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changes = [...keys].filter(
    (key) => !isDeepStrictEqual(Reflect.get(before, key), Reflect.get(after, key)),
  );
  const part = PART_WORDS.find(([key]) => changes.length === 1 && changes[0] === key);
  return part ? `changed the ${part[1]} of ${after.name}` : `changed the game ${after.name}`;
}

/** Publishes, archives or takes a game back; a game is published once it has cards and a published template. */
export async function setGameStatus(
  db: Database,
  editor: Editor,
  slug: string,
  { version, status }: { version: string; status: GameStatus },
): Promise<GameChanged> {
  const activityId = await db.transaction(async (tx) => {
    const game = await storedGame(tx, slug, true);
    if (!game) throw gone();
    if (game.version !== version) throw changedMeanwhile('game');
    if (game.status === status) return null;
    const missing = status === 'published' ? await missingToPublish(tx, game) : null;
    if (missing !== null) throw refused('nothingToDraft', missing);
    const entry = entryOf(editor, game, 'changed', `${STATUS_WORDS[status]} the game ${game.name}`);
    return recordChange(tx, entry, [game.id], () =>
      tx.query('update game set status = $2, updated_at = $3 where id = $1', [
        game.id,
        status,
        new Date(editor.nowMs),
      ]),
    );
  });
  return changed(db, slug, activityId);
}

const STATUS_WORDS = { published: 'published', archived: 'archived', draft: 'took back' } as const;

/** Whether a game is published, and what it lacks until it can be; `version` is what a change of its status is asked with. */
export async function readGameToPublish(
  sql: Sql,
  slug: string,
): Promise<(Pick<StoredGame, 'status' | 'version'> & { readonly missing: string | null }) | null> {
  const game = await storedGame(sql, slug);
  if (!game) return null;
  return { status: game.status, version: game.version, missing: await missingToPublish(sql, game) };
}

async function missingToPublish(tx: Sql, { id, name }: StoredGame): Promise<string | null> {
  const { cards, publishedTemplates } = await readGameUsage(tx, id);
  if (cards === 0) return `${name} has no cards yet. Add some before you publish it.`;
  if (publishedTemplates === 0)
    return `${name} has no published draft template yet. Nobody could start a draft of it.`;
  return null;
}

/** Takes a game away with all its cards, for good; refuses while a draft or an event depends on it. */
export async function deleteGame(
  db: Database,
  editor: Editor,
  slug: string,
  typedName: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const game = await storedGame(tx, slug, true);
    if (!game) throw gone();
    if (typedName.trim() !== game.name) throw refused('nameWrong', `Type “${game.name}” to delete it.`);
    const reason = await dependsOn(tx, game);
    if (reason !== null) throw refused('wasDrafted', reason);
    await recordActivities(tx, entryOf(editor, game, 'deleted', `deleted the game ${game.name}`), []);
    await tx.query('delete from game where id = $1', [game.id]);
  });
}

async function dependsOn(tx: Sql, { id, name }: StoredGame): Promise<string | null> {
  const { drafts, events } = await readGameUsage(tx, id);
  if (drafts + events === 0) return null;
  const instead = `made with ${name}. Archive it instead: then nobody can start another one.`;
  if (events === 0) return `${counted(drafts, 'draft was', 'drafts were')} ${instead}`;
  if (drafts === 0) return `${counted(events, 'event was', 'events were')} ${instead}`;
  return `${counted(drafts, 'draft', 'drafts')} and ${counted(events, 'event', 'events')} were ${instead}`;
}

const entryOf = (
  { memberId, nowMs }: Editor,
  game: { readonly id: string; readonly name: string },
  kind: ActivityKind,
  label: string,
) => ({ memberId, nowMs, kind, subject: 'game', subjectId: game.id, gameId: game.id, label }) as const;
