import { basename } from 'node:path';
import type { Database } from '../db/database.ts';
import type { ColumnMap, Reject } from '../imports/batch.ts';
import { parseCardFile } from '../imports/recognise.ts';
import { findGame } from './catalogue.ts';
import { createGame, newGame } from './games.ts';
import { storeBatch, widened } from './storeBatch.ts';

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

/** Reads one card file into a game. A file that is refused, or that has bad rows, changes nothing. */
export async function importFile(db: Database, ask: ImportAsk): Promise<ImportReport> {
  const game = await findGame(db, { slug: ask.gameSlug });
  if (!game && !ask.createGame)
    return {
      ...nothing,
      rejected: [],
      refusal: `There is no game "${ask.gameSlug}". Add --create-game to make it.`,
    };
  const { names, printings } = await known(db, game?.id ?? null);
  const keys = new Set(printings.map((printing) => printing.key));
  const byName = groupByName(printings);
  const parsed = parseCardFile(
    { fileName: basename(ask.path), text: ask.text },
    {
      gameSlug: ask.gameSlug,
      knownCards: (name) => names.has(name),
      knownPrintings: (key) => keys.has(key),
      findPrinting: (name, set, number) => {
        const found = byName
          .get(name)
          ?.filter(
            (printing) =>
              (set === null || printing.set_code.toLowerCase() === set.toLowerCase()) &&
              (number === null || printing.number === number),
          );
        return found?.[0]?.key ?? null;
      },
      ...(ask.map ? { map: ask.map } : {}),
    },
  );
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
  if (ask.dryRun) return { ...unchanged, refusal: null };
  const definition =
    game?.definition ??
    widened({ ...newGame(ask.gameSlug, ask.gameName ?? ask.gameSlug), ...batch.proposedGame }, {});
  const gameId = game?.id ?? (await createGame(db, definition, ask.nowMs));
  const stored = await storeBatch(db, {
    gameId,
    game: definition,
    fileName: basename(ask.path),
    batch,
    nowMs: ask.nowMs,
  });
  return {
    ...report,
    created: stored.created,
    updated: stored.updated,
    skipped: stored.skipped,
    refusal: null,
  };
}

function groupByName<T extends { name: string }>(items: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(item.name, [...(groups.get(item.name) ?? []), item]);
  return groups;
}
