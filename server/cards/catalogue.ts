import { createHash } from 'node:crypto';
import {
  type CardRecord,
  type GameDefinition,
  gameDefinitionSchema,
  type PrintingRecord,
  type StoredPack,
  storedPackSchema,
} from '#contract/games/game.ts';
import { freezeBounded } from '#contract/games/packBounds.ts';
import type { DraftCard } from '#engine/core/cards.ts';
import type { Catalogue } from '#engine/core/setup.ts';
import type { PackDefinition } from '#engine/packs/definition.ts';
import type { Sql } from '../db/database.ts';
import { blendRatings } from '../ratings/blendRatings.ts';
import { readPrintingRatings } from '../ratings/readRatings.ts';
import { SETTLED_PRINTINGS } from './batches/settledCards.ts';
import { readFreePrintings } from './freeCards.ts';
import { costSymbolsOf } from './lands.ts';
import { draftCardOf } from './look.ts';

export interface GameRow {
  readonly id: string;
  readonly slug: string;
  readonly status: string;
  readonly definition: GameDefinition;
}

/** A game by slug or id; null when there is none. */
export async function findGame(sql: Sql, by: { slug: string } | { id: string }): Promise<GameRow | null> {
  const [column, value] = 'slug' in by ? ['slug', by.slug] : ['id', by.id];
  const [row] = await sql.query<{ id: string; slug: string; status: string; definition: unknown }>(
    `select id, slug, status, definition from game where ${column} = $1`,
    [value],
  );
  return row ? { ...row, definition: gameDefinitionSchema.parse(row.definition) } : null;
}

/** The pack definitions of a game by slug; a slug without one is missing from the answer. */
export async function findPacks(
  sql: Sql,
  gameId: string,
  slugs: readonly string[],
): Promise<Map<string, StoredPack>> {
  const rows = await sql.query<{ slug: string; definition: unknown }>(
    'select slug, definition from pack_definition where game_id = $1 and slug = any($2)',
    [gameId, [...slugs]],
  );
  return new Map(rows.map((row) => [row.slug, storedPackSchema.parse(row.definition)]));
}

/** The cards sheets may hold: first all that filters may find, from `named` on those that a sheet has to name. */
export interface DealtCards {
  readonly cards: readonly DraftCard[];
  readonly named: number;
}

/** The cards of a game that these packs may deal: those for drafting, and others where a sheet names them. */
export async function draftCardsOf(
  sql: Sql,
  gameId: string,
  packs: Iterable<StoredPack>,
): Promise<DealtCards> {
  const named = new Set<string>();
  for (const pack of packs)
    for (const sheet of Object.values(pack.sheets))
      for (const { printing } of sheet.cards ?? []) named.add(printing);
  const rows = await sql.query<{ printing: PrintingRecord; card: CardRecord; is_draftable: boolean }>(
    SETTLED_PRINTINGS,
    [gameId, [...named]],
  );
  const draftable = rows.filter((row) => row.is_draftable);
  const others = rows.filter((row) => !row.is_draftable);
  return {
    cards: [...draftable, ...others].map(({ printing, card }) => draftCardOf(card, printing)),
    named: draftable.length,
  };
}

/** Keeps the cards that a sheet can deal and renumbers the sheets to match. */
function onlyDealt(cards: readonly DraftCard[], packs: ReadonlyMap<string, PackDefinition>) {
  const used = new Set<number>();
  for (const pack of packs.values())
    for (const sheet of Object.values(pack.sheets)) for (const { card } of sheet.cards) used.add(card);
  const kept = [...used].sort((a, b) => a - b);
  const place = new Map(kept.map((index, at) => [index, at]));
  const renumbered = [...packs].map(([slug, pack]) => [
    slug,
    {
      ...pack,
      sheets: Object.fromEntries(
        Object.entries(pack.sheets).map(([name, sheet]) => [
          name,
          {
            ...sheet,
            cards: sheet.cards.map(({ card, weight }) => ({ card: place.get(card) ?? 0, weight })),
          },
        ]),
      ),
    },
  ]);
  return { cards: kept.flatMap((index) => cards[index] ?? []), packs: Object.fromEntries(renumbered) };
}

/** Why cards cannot be frozen for a draft, in words. */
export class FreezeError extends Error {}

/**
 * The frozen copy of everything a draft of this game with these packs needs. Throws `FreezeError` naming the pack
 * that is missing or names a printing the game does not have.
 */
export async function freezeCatalogue(
  sql: Sql,
  game: GameRow,
  packSlugs: readonly string[],
): Promise<Catalogue> {
  const stored = await findPacks(sql, game.id, packSlugs);
  const dealt = await draftCardsOf(sql, game.id, stored.values());
  const packs = [...new Set(packSlugs)].map((slug) => {
    const pack = stored.get(slug);
    if (!pack) throw new FreezeError(`${game.definition.name} has no pack "${slug}".`);
    return pack;
  });
  const { freeCards } = game.definition;
  const printings = await readFreePrintings(sql, game.definition, {});
  const frozen = {
    ...frozenCatalogue(game.definition, packs, dealt),
    ...(freeCards.length > 0 && { freePrintings: freeCards.map((name) => printings.get(name) ?? null) }),
  };
  return blendRatings(frozen, await readPrintingRatings(sql, game.id));
}

/** The frozen copy of these packs of a game. Throws `FreezeError` naming one that cannot be opened. */
export function frozenCatalogue(
  definition: GameDefinition,
  packs: readonly StoredPack[],
  { cards, named }: DealtCards,
): Catalogue {
  const frozen = new Map<string, PackDefinition>();
  for (const pack of packs) {
    const result = freezeBounded(pack, cards, named);
    if (!result.ok) throw new FreezeError(`The pack "${pack.name}" cannot be opened: ${result.sentence}`);
    frozen.set(pack.slug, result.pack);
  }
  const dealt = onlyDealt(cards, frozen);
  const symbols = costSymbolsOf(definition);
  return {
    game: { slug: definition.slug, name: definition.name },
    cards: dealt.cards,
    lanes: definition.lanes,
    laneRule: definition.laneRule,
    deckSize: definition.deckSize,
    rarities: definition.rarities.map(({ code, name, shape, order }) => ({ code, name, shape, order })),
    packs: dealt.packs,
    ...(symbols.length > 0 && { symbols }),
    ...(definition.freeCards.length > 0 && { freeCards: definition.freeCards }),
  };
}

/** Stores a catalogue under the hash of its text and tells the hash; the same cards are stored once. */
export async function storeCatalogue(sql: Sql, catalogue: Catalogue): Promise<string> {
  const body = JSON.stringify(catalogue);
  const hash = createHash('sha256').update(body).digest('hex');
  await sql.query('insert into catalogue (hash, body) values ($1, $2::jsonb) on conflict do nothing', [
    hash,
    body,
  ]);
  return hash;
}

const inMemory = new Map<string, WeakRef<Catalogue>>();

/** A stored catalogue by its hash, shared by all drafts that use it; throws when it is gone, since drafts refer to it. */
export async function loadCatalogue(sql: Sql, hash: string): Promise<Catalogue> {
  const known = inMemory.get(hash)?.deref();
  if (known) return known;
  const [row] = await sql.query<{ body: Catalogue }>('select body from catalogue where hash = $1', [hash]);
  if (!row) throw new Error(`Catalogue ${hash} is missing.`);
  const shared = inMemory.get(hash)?.deref() ?? row.body;
  for (const [key, catalogue] of inMemory) if (!catalogue.deref()) inMemory.delete(key);
  inMemory.set(hash, new WeakRef(shared));
  return shared;
}
