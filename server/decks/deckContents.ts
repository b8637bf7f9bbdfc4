import { problemInWords, problemsOfDeck } from '#contract/decks/deckRules.ts';
import { type DeckContents, deckContentsSchema, type SaveDeck } from '#contract/decks/decks.ts';
import type { GameLook } from '#contract/games/faces.ts';
import { type Reply, refused } from '#contract/refusals.ts';
import { instanceId } from '#engine/core/cards.ts';
import type { PooledCard } from '#engine/core/state.ts';
import type { DraftState, FormatName } from '#engine/formats/registry.ts';
import type { RunningDraft } from '../drafts/running/runningDraft.ts';

/** The bucket that counts as the deck, and the one for the rest; `side` is null where a game has none. */
export function bucketKeys({ buckets }: Pick<GameLook, 'buckets'>): { main: string; side: string | null } {
  const keys = buckets.map(({ key }) => key);
  const main = keys.includes('main') ? 'main' : (keys[0] ?? 'main');
  return { main, side: keys.includes('side') && main !== 'side' ? 'side' : null };
}

/** Picks where they were sent while drafting. */
function asPicked(game: Pick<GameLook, 'buckets'>, pool: readonly PooledCard[]): Map<string, string[]> {
  const { main, side } = bucketKeys(game);
  const placed = new Map(game.buckets.map(({ key }) => [key, [] as string[]]));
  for (const { id, destination } of pool) {
    const key = destination === 'side' ? (side ?? main) : main;
    placed.set(key, [...(placed.get(key) ?? []), id]);
  }
  return placed;
}

/**
 * What a deck holds: what was saved as far as it still is in the pool (a pick may have been taken back), with cards that
 * were picked after the last save put where they were sent; without a save the pool as it was picked.
 */
export function contentsOf(
  saved: unknown,
  game: Pick<GameLook, 'buckets'>,
  pool: readonly PooledCard[],
): DeckContents {
  const known = saved === null ? { buckets: {}, free: {} } : deckContentsSchema.parse(saved);
  const inPool = new Set<string>(pool.map(({ id }) => id));
  const placed = new Set(Object.values(known.buckets).flat());
  const fresh = asPicked(
    game,
    pool.filter(({ id }) => !placed.has(id)),
  );
  const keys = new Set([...fresh.keys(), ...Object.keys(known.buckets)]);
  const buckets = [...keys].map((key) => [
    key,
    [...(known.buckets[key] ?? []).filter((id) => inPool.has(id)), ...(fresh.get(key) ?? [])],
  ]);
  return { buckets: Object.fromEntries(buckets), free: known.free };
}

const SEALED: ReadonlySet<string> = new Set<FormatName>(['sealed', 'teamSealed']);
/** A pool of more cards has to be chosen from. */
const MOST_CARDS_IN_DECK_AT_FIRST = 60;

interface PlayedDraft {
  readonly game: Pick<GameLook, 'buckets'>;
  readonly setup: { readonly template: { readonly format: FormatName } };
  readonly state: Pick<DraftState, 'phase'>;
}

/**
 * A deck before its owner touched it: picks where they were sent while drafting. Sealed pools and those of more than 60
 * cards begin beside an empty deck, unless cards were sent to the side while drafting (product.md section 14).
 */
export function firstContents(
  { game, setup, state }: PlayedDraft,
  pool: readonly PooledCard[],
): DeckContents {
  const drafted = contentsOf(null, game, pool);
  const { main, side } = bucketKeys(game);
  if (side === null) return drafted;
  const isLarge =
    state.phase === 'complete' &&
    pool.length > MOST_CARDS_IN_DECK_AT_FIRST &&
    pool.every(({ destination }) => destination !== 'side');
  if (!SEALED.has(setup.template.format) && !isLarge) return drafted;
  return { ...drafted, buckets: { ...drafted.buckets, [main]: [], [side]: pool.map(({ id }) => id) } };
}

/** Why a deck cannot be saved or submitted as it is; null when it can. */
export function problemWith(
  draft: RunningDraft,
  seat: number,
  { contents, submit }: SaveDeck,
): Reply<never> | null {
  const ids = Object.values(contents.buckets).flat();
  const pool = new Set<string>(draft.state.seats[seat]?.pool.map((card) => card.id) ?? []);
  if (new Set(ids).size !== ids.length) return refused('deckNotInPool', 'The deck names a card twice.');
  if (ids.some((id) => !pool.has(id))) return refused('deckNotInPool');
  const { buckets, freeCards } = draft.game;
  const unknown = Object.keys(contents.buckets).find((key) => !buckets.some((bucket) => bucket.key === key));
  if (unknown !== undefined) return refused('deckNotInPool', `This game has no bucket "${unknown}".`);
  const notFree = Object.keys(contents.free).find((name) => !freeCards.includes(name));
  if (notFree !== undefined) return refused('deckNotInPool', `"${notFree}" is not a free card of this game.`);
  return submit ? problemWithSubmitting(draft, contents) : null;
}

/** Why a deck that can be saved cannot be submitted. */
function problemWithSubmitting(draft: RunningDraft, contents: DeckContents): Reply<never> | null {
  if (draft.state.phase !== 'complete') return refused('deckTooSmall', 'The draft is still running.');
  const { instances } = draft.state;
  const nameOf = (id: string) =>
    draft.setup.catalogue.cards[instances[instanceId(id)]?.card ?? -1]?.name ?? null;
  const [problem] = problemsOfDeck(draft.game, contents, draft.game.freeCards, nameOf);
  if (problem === undefined) return null;
  const isSmall = problem.kind === 'tooFewCards' || problem.kind === 'bucketTooSmall';
  const words = `${problemInWords(problem, draft.game)}.`;
  return refused(isSmall ? 'deckTooSmall' : 'deckAgainstRules', words);
}
