import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type {
  AdminGame,
  GameAnswer,
  GameChanged,
  GameRefusal,
  GameStatus,
  NewGame,
  SaveGame,
} from '#contract/admin/games.ts';
import { type GameDefinition, gameDefinitionSchema } from '#contract/game.ts';
import { newGame } from '../cards/games.ts';
import { symbolsOf } from '../cards/lands.ts';
import { type Database, isUniqueViolation, type Sql } from '../db/database.ts';
import { type ActivityKind, recordActivities, recordChange } from './activity.ts';
import { stillUsed } from './gameDependants.ts';
import { readSampleFaces } from './gameSamples.ts';
import { readFoundAttributes, readGameUsage } from './gameUsage.ts';

/** Who changes a game and when. */
export interface Editor {
  readonly memberId: string;
  readonly nowMs: number;
}

interface StoredGame {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly status: GameStatus;
  readonly version: string;
  readonly definition: GameDefinition;
}

const refused = (refusal: GameRefusal, message: string) => ({ ok: false, refusal, message }) as const;
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

async function changed(
  db: Database,
  slug: string,
  activityId: string | null,
): Promise<GameAnswer<GameChanged>> {
  const game = await readAdminGame(db, slug);
  return game ? { ok: true, value: { game, activityId } } : gone();
}

/** Makes a game that nobody can play yet, empty or with another's definition; refuses a slug that is taken. */
export async function makeGame(
  db: Database,
  editor: Editor,
  wish: NewGame,
): Promise<GameAnswer<GameChanged>> {
  const pattern = wish.like === null ? null : await storedGame(db, wish.like);
  if (wish.like !== null && !pattern) return refused('gameGone', 'There is no game to start from any more.');
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
        deedOf(editor, { id, name: wish.name }, 'created', `made the game ${wish.name}`),
        [],
      );
    });
    return await changed(db, wish.slug, null);
  } catch (fault) {
    if (!isUniqueViolation(fault)) throw fault;
    return refused('slugTaken', `Another game has the address “${wish.slug}”.`);
  }
}

const MEANWHILE = 'This game was changed meanwhile. Load it again; what you typed is still here.';

/** Stores a definition made from a version that still stands; refuses to take away what cards, decks or packs use. */
export async function saveGame(
  db: Database,
  editor: Editor,
  slug: string,
  { version, definition }: SaveGame,
): Promise<GameAnswer<GameChanged>> {
  const outcome = await db.transaction(async (tx): Promise<GameAnswer<string | null>> => {
    const game = await storedGame(tx, slug, true);
    if (!game) return gone();
    if (game.version !== version) return refused('changedMeanwhile', MEANWHILE);
    if (definition.slug !== game.slug)
      return refused('slugFixed', 'The address of a game stays as it is, because links lead to it.');
    const usage = await readGameUsage(tx, game.id);
    const reason = await stillUsed(tx, game.id, game.definition, definition, usage);
    if (reason !== null) return refused('stillUsed', reason);
    // A form that was opened before forms had symbols sends none, and must not drop them; no symbols are an empty list.
    const { symbols } = game.definition;
    const kept = symbols ? { symbols, ...definition } : definition;
    return { ok: true, value: await storeDefinition(tx, editor, game, kept) };
  });
  return outcome.ok ? changed(db, slug, outcome.value) : outcome;
}

/** The id of the activity; null where nothing changed. */
const storeDefinition = (tx: Sql, editor: Editor, game: StoredGame, definition: GameDefinition) =>
  recordChange(tx, deedOf(editor, game, 'changed', changeWords(game.definition, definition)), [game.id], () =>
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
): Promise<GameAnswer<GameChanged>> {
  const outcome = await db.transaction(async (tx): Promise<GameAnswer<string | null>> => {
    const game = await storedGame(tx, slug, true);
    if (!game) return gone();
    if (game.version !== version) return refused('changedMeanwhile', MEANWHILE);
    if (game.status === status) return { ok: true, value: null };
    const missing = status === 'published' ? await missingToPublish(tx, game) : null;
    if (missing !== null) return refused('nothingToDraft', missing);
    const deed = deedOf(editor, game, 'changed', `${STATUS_WORDS[status]} the game ${game.name}`);
    const activityId = await recordChange(tx, deed, [game.id], () =>
      tx.query('update game set status = $2, updated_at = $3 where id = $1', [
        game.id,
        status,
        new Date(editor.nowMs),
      ]),
    );
    return { ok: true, value: activityId };
  });
  return outcome.ok ? changed(db, slug, outcome.value) : outcome;
}

const STATUS_WORDS = { published: 'published', archived: 'archived', draft: 'took back' } as const;

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
): Promise<GameAnswer<null>> {
  return db.transaction(async (tx): Promise<GameAnswer<null>> => {
    const game = await storedGame(tx, slug, true);
    if (!game) return gone();
    if (typedName.trim() !== game.name) return refused('nameWrong', `Type “${game.name}” to delete it.`);
    const reason = await dependsOn(tx, game);
    if (reason !== null) return refused('wasDrafted', reason);
    await recordActivities(tx, deedOf(editor, game, 'deleted', `deleted the game ${game.name}`), []);
    await tx.query('delete from game where id = $1', [game.id]);
    return { ok: true, value: null };
  });
}

async function dependsOn(tx: Sql, { id, name }: StoredGame): Promise<string | null> {
  const { drafts, events } = await readGameUsage(tx, id);
  if (drafts + events === 0) return null;
  const what = [
    ...(drafts > 0 ? [drafts === 1 ? '1 draft' : `${drafts} drafts`] : []),
    ...(events > 0 ? [events === 1 ? '1 event' : `${events} events`] : []),
  ].join(' and ');
  return `${what} ${drafts + events === 1 ? 'was' : 'were'} made with ${name}. Archive it instead: then nobody can start another one.`;
}

const deedOf = (
  { memberId, nowMs }: Editor,
  game: { readonly id: string; readonly name: string },
  kind: ActivityKind,
  label: string,
) => ({ memberId, nowMs, kind, subject: 'game', subjectId: game.id, gameId: game.id, label }) as const;
