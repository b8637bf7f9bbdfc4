import { can, type Person } from '#contract/can.ts';
import { type DraftSource, sourceOfStored } from '#contract/formatChoices/draftSource.ts';
import { formatChoice } from '#contract/formatChoices/formatChoices.ts';
import { type StoredPack, storedPackSchema } from '#contract/games/game.ts';
import type { StoredTemplate } from '#contract/games/templates.ts';
import { type Reply, refused } from '#contract/refusals.ts';
import { type FormatName, formats } from '#engine/formats/registry.ts';
import { packsOf } from '#server/admin/drafting/publishing.ts';
import { draftCardsOf, type GameRow } from '#server/cards/catalogue.ts';
import type { Database, Sql } from '#server/db/database.ts';
import { keptFigures } from './keptFigures.ts';

/** Whose drafts are asked about. */
interface Drafter extends Person {
  readonly memberId: string;
}

interface NamedSource {
  /** The pack's own name. */
  readonly name: string;
  /** Formats that a published template offers with this pack. */
  readonly saved: ReadonlySet<string>;
  readonly source: DraftSource;
}

interface PackRow {
  readonly slug: string;
  readonly definition: unknown;
  readonly saved: ReadonlySet<string>;
}

/**
 * Packs of a game that somebody may draft: those that its published templates open, the best known first; for people who
 * write templates also its other packs and their own. Nobody learns of anyone else's, nor members of one that is in the
 * making.
 */
async function readPacks(sql: Sql, gameId: string, person: Drafter): Promise<readonly PackRow[]> {
  const isAuthor = can(person, 'hostOwnList');
  const rows = await sql.query<Omit<PackRow, 'saved'>>(
    `select slug, definition from pack_definition where game_id = $1
     and (owner_id is null or ($2 and owner_id = $3)) order by owner_id is not null, definition->>'name', slug`,
    [gameId, isAuthor, person.memberId],
  );
  const saved = await savedFormats(sql, gameId);
  const packs = rows.map((row) => ({ ...row, saved: saved.get(row.slug) ?? new Set<string>() }));
  const known = packs
    .filter(({ slug }) => saved.has(slug))
    .sort((one, other) => other.saved.size - one.saved.size);
  return isAuthor ? [...known, ...packs.filter(({ slug }) => !saved.has(slug))] : known;
}

/** The formats of the published templates of a game, by the packs that they open. */
async function savedFormats(sql: Sql, gameId: string): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const templates = await sql.query<{ definition: { readonly format?: unknown } }>(
    `select definition from draft_template where game_id = $1 and status = 'published'`,
    [gameId],
  );
  const saved = new Map<string, Set<string>>();
  for (const { definition } of templates)
    for (const pack of packsOf(definition))
      saved.set(pack, (saved.get(pack) ?? new Set()).add(String(definition.format)));
  return saved;
}

interface ReadPack {
  readonly pack: StoredPack;
  readonly saved: ReadonlySet<string>;
}

/** A pack that cannot be read is left out. */
const parsed = (rows: readonly PackRow[]): ReadPack[] =>
  rows.flatMap(({ definition, saved }) => {
    const pack = storedPackSchema.safeParse(definition).data;
    return pack ? [{ pack, saved }] : [];
  });

/** Packs in figures, in their order. */
async function countFigures(
  sql: Sql,
  game: GameRow,
  packs: readonly StoredPack[],
): Promise<readonly DraftSource[]> {
  if (packs.length === 0) return [];
  const { cards, named } = await draftCardsOf(sql, game.id, packs);
  return packs.map((pack) => sourceOfStored(pack, cards, named, game.definition.deckSize));
}

/** The packs of a game that somebody may draft, in figures. */
export async function findSources(
  db: Database,
  game: GameRow,
  person: Drafter,
  nowMs: number,
): Promise<NamedSource[]> {
  const read = parsed(await readPacks(db, game.id, person));
  const packs = read.map(({ pack }) => pack);
  const figures = await keptFigures(db, nowMs, { gameId: game.id, packs }, () =>
    countFigures(db, game, packs),
  );
  return figures.map((source, at) => ({
    name: packs[at]!.name,
    saved: read[at]!.saved,
    source,
  }));
}

const isFormat = (name: string): name is FormatName => Object.hasOwn(formats, name);

/** The template of a format for a pack that somebody chose; refused where they may not draft it or cards are missing. */
export async function chosenTemplate(
  sql: Sql,
  game: GameRow,
  person: Drafter,
  { pack, format }: { readonly pack: string; readonly format: string },
): Promise<Reply<StoredTemplate>> {
  if (!isFormat(format)) return refused('gameUnknown');
  const rows = await readPacks(sql, game.id, person);
  const [found] = parsed(rows.filter(({ slug }) => slug === pack));
  if (!found) return refused('gameUnknown');
  const [source] = await countFigures(sql, game, [found.pack]);
  const choice = formatChoice(source!, format);
  return choice.refusal === null
    ? { ok: true, value: choice.template }
    : refused('packsRunOut', choice.refusal);
}
