import { createHash } from 'node:crypto';
import type { DraftSource } from '#contract/formatChoices/draftSource.ts';
import type { StoredPack } from '#contract/games/game.ts';
import type { Database } from '#server/db/database.ts';
import { createLruCache, type LruCache } from '#server/lruCache.ts';

/** Changed cards of a game are counted this much later; changed packs at once. */
const KEPT_MS = 10_000;
const GAMES_KEPT = 50;

interface Kept {
  readonly atMs: number;
  readonly figures: Promise<readonly DraftSource[]>;
}

const keptOf = new WeakMap<Database, LruCache<string, Kept>>();

/**
 * The figures of these packs, counted by `count` unless they were a moment ago: counting reads all cards of the game, and
 * dialogs of many people ask at once.
 */
export function keptFigures(
  db: Database,
  nowMs: number,
  { gameId, packs }: { readonly gameId: string; readonly packs: readonly StoredPack[] },
  count: () => Promise<readonly DraftSource[]>,
): Promise<readonly DraftSource[]> {
  const cache = keptOf.get(db) ?? createLruCache<string, Kept>(GAMES_KEPT);
  keptOf.set(db, cache);
  const key = createHash('sha256')
    .update(JSON.stringify([gameId, packs]))
    .digest('base64');
  const known = cache.get(key);
  if (known && nowMs - known.atMs < KEPT_MS) return known.figures;
  const figures = count();
  cache.set(key, { atMs: nowMs, figures });
  figures.catch(() => cache.delete(key));
  return figures;
}
