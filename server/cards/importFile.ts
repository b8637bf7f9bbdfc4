import { basename } from 'node:path';
import type { GameDefinition } from '#contract/game.ts';
import type { Database } from '../db/database.ts';
import type { ColumnMap, ImportBatch, ImportOptions, Reject } from '../imports/batch.ts';
import { parseCardFile } from '../imports/recognise.ts';
import { findGame, type GameRow } from './catalogue.ts';
import { createGame, newGame } from './games.ts';
import { type BatchToStore, type Stored, storeBatch, tryBatch, widened } from './storeBatch.ts';

export interface ImportAsk {
  readonly path: string;
  readonly text: string;
  readonly gameSlug: string;
  readonly gameName: string | null;
  readonly createGame: boolean;
  readonly dryRun: boolean;
  /** Store the good rows of a file that has bad ones; without it such a file changes nothing. */
  readonly skipRejects: boolean;
  readonly map: ColumnMap | null;
  readonly nowMs: number;
}

/** What an import came to; `refusal` is the sentence when nothing was stored because of the file. */
export interface ImportReport {
  readonly format: string | null;
  readonly cards: number;
  readonly printings: number;
  readonly created: number;
  readonly updated: number;
  readonly skipped: number;
  readonly rejected: readonly Reject[];
  readonly warnings: readonly string[];
  readonly nameOnly: number;
  readonly refusal: string | null;
}

async function known(db: Database, gameId: string | null) {
  if (gameId === null) return { names: new Set<string>(), printings: [] };
  const cards = await db.query<{ name: string }>(
    'select name from card where game_id = $1 and not is_name_only',
    [gameId],
  );
  const printings = await db.query<{ key: string; name: string; set_code: string; number: string }>(
    'select p.key, c.name, p.set_code, p.number from printing p join card c on c.id = p.card_id where p.game_id = $1 order by p.set_code, p.number',
    [gameId],
  );
  return { names: new Set(cards.map((card) => card.name)), printings };
}

const nothing = {
  format: null,
  cards: 0,
  printings: 0,
  created: 0,
  updated: 0,
  skipped: 0,
  warnings: [],
  nameOnly: 0,
};

/** What the importers may ask about the game as it is. */
async function optionsOf(db: Database, ask: ImportAsk, game: GameRow | null): Promise<ImportOptions> {
  const { names, printings } = await known(db, game?.id ?? null);
  const keys = new Set(printings.map((printing) => printing.key));
  const byName = groupByName(printings);
  const isMeant = (set: string | null, number: string | null) => (printing: (typeof printings)[number]) =>
    (set === null || printing.set_code.toLowerCase() === set.toLowerCase()) &&
    (number === null || printing.number === number);
  return {
    gameSlug: ask.gameSlug,
    knownCards: (name) => names.has(name),
    knownPrintings: (key) => keys.has(key),
    findPrinting: (name, set, number) => byName.get(name)?.find(isMeant(set, number))?.key ?? null,
    ...(ask.map ? { map: ask.map } : {}),
  };
}

/** Reads one card file into a game. A file that is refused, or that has bad rows, changes nothing. */
export async function importFile(db: Database, ask: ImportAsk): Promise<ImportReport> {
  const game = await findGame(db, { slug: ask.gameSlug });
  if (!game && !ask.createGame)
    return {
      ...nothing,
      rejected: [],
      refusal: `There is no game "${ask.gameSlug}". Add --create-game to make it.`,
    };
  const source = { fileName: basename(ask.path), text: ask.text };
  const parsed = parseCardFile(source, await optionsOf(db, ask, game));
  if (!parsed.ok) return { ...nothing, rejected: parsed.rejected, refusal: parsed.sentence };
  const { batch } = parsed;
  const report = {
    format: batch.format,
    cards: batch.cards.length,
    printings: batch.printings.length,
    rejected: batch.rejected,
    warnings: batch.warnings,
    nameOnly: batch.nameOnly.length,
  };
  const unchanged = { ...report, created: 0, updated: 0, skipped: 0 };
  if (batch.rejected.length > 0 && !ask.skipRejects) {
    const first = batch.rejected[0];
    const where = first
      ? ` Row ${first.row}, ${first.column}: found ${first.found}, expected ${first.expected}.`
      : '';
    return {
      ...unchanged,
      refusal: `${batch.rejected.length} rows cannot be read, so nothing was changed.${where}`,
    };
  }
  const { created, updated, skipped } = await (ask.dryRun ? tryOut : store)(db, ask, game, batch);
  return { ...report, created, updated, skipped, refusal: null };
}

function definitionFor(ask: ImportAsk, game: GameRow | null, batch: ImportBatch): GameDefinition {
  return (
    game?.definition ??
    widened({ ...newGame(ask.gameSlug, ask.gameName ?? ask.gameSlug), ...batch.proposedGame }, {})
  );
}

const orderOf = (ask: ImportAsk, gameId: string, game: GameDefinition, batch: ImportBatch): BatchToStore => ({
  gameId,
  game,
  fileName: basename(ask.path),
  batch,
  nowMs: ask.nowMs,
});

/** A game that was made for this file goes again when its cards cannot be stored. */
async function store(db: Database, ask: ImportAsk, game: GameRow | null, batch: ImportBatch) {
  const definition = definitionFor(ask, game, batch);
  const gameId = game?.id ?? (await createGame(db, definition, ask.nowMs));
  try {
    return await storeBatch(db, orderOf(ask, gameId, definition, batch));
  } catch (fault) {
    if (!game) await db.query('delete from game where id = $1', [gameId]);
    throw fault;
  }
}

class RolledBack extends Error {}

/** Counts what would be created, updated and left alone, in a transaction that is always rolled back. */
async function tryOut(db: Database, ask: ImportAsk, game: GameRow | null, batch: ImportBatch) {
  let counts: Omit<Stored, 'batchId'> = { created: 0, updated: 0, skipped: 0 };
  const definition = definitionFor(ask, game, batch);
  try {
    await db.transaction(async (tx) => {
      const gameId = game?.id ?? (await createGame(tx, definition, ask.nowMs));
      counts = await tryBatch(tx, orderOf(ask, gameId, definition, batch));
      throw new RolledBack();
    });
  } catch (fault) {
    if (!(fault instanceof RolledBack)) throw fault;
  }
  return counts;
}

function groupByName<T extends { name: string }>(items: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(item.name);
    if (group) group.push(item);
    else groups.set(item.name, [item]);
  }
  return groups;
}
