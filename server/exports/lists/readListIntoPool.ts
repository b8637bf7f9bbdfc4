import { bucketName, mainKeyOf, sideKeyOf } from '#contract/decks/deckRules.ts';
import type { DeckView } from '#contract/decks/decks.ts';
import type { DeckListReading } from '#contract/decks/exports.ts';
import { searchedNames } from '#contract/games/faces.ts';
import type { CardIds } from '../exportScope.ts';
import type { ListedCard } from './deckList.ts';
import {
  freePoolCardsOf,
  type PoolCard,
  PoolIndex,
  poolCardsOf,
  type SoughtCard,
  soughtOf,
} from './poolCards.ts';
import { readDeckList } from './readDeckList.ts';

/** Why a list changes nothing, a sentence for each mistake. */
export interface ListRefusal {
  readonly ok: false;
  readonly refusal: 'listUnread' | 'listUnfit';
  readonly sentences: readonly string[];
}

export type ListIntoPool = { readonly ok: true; readonly value: DeckListReading } | ListRefusal;

const MOST_SENTENCES = 20;
const MOST_FREE = 250;

interface Wish {
  readonly line: ListedCard;
  readonly sought: SoughtCard;
  readonly bucket: string;
  /** Cards that the line may mean, the surest first. */
  readonly candidates: readonly { readonly card: PoolCard; readonly sureness: number }[];
  readonly taken: string[];
  /** What the game gives for nothing instead. */
  free: { readonly name: string; readonly count: number } | null;
}

/**
 * Reads a deck list in any exported format and lays the pool out as it says. Cards that are not in the pool, too many
 * copies and unknown buckets are told one by one; cards the list does not name go to the sideboard. Saves nothing.
 */
export function readListIntoPool(text: string, view: DeckView, ids: CardIds): ListIntoPool {
  const names = [
    ...view.pool.flatMap(({ card }) => (view.faces[card] ? searchedNames(view.faces[card]) : [])),
    ...view.freeFaces.flatMap(searchedNames),
  ];
  const read = readDeckList(text, { buckets: view.look.buckets, names });
  if (!read.ok) return refusal('listUnread', read.sentences);
  const pool = new PoolIndex(poolCardsOf(view, ids));
  const free = new PoolIndex(freePoolCardsOf(view, ids));
  const sentences: string[] = [];
  const wishes = read.list.cards.flatMap((line): Wish[] => {
    const bucket = bucketOf(line.bucket, view);
    if (bucket === null) {
      sentences.push(`${line.where}: this game has no bucket “${line.bucket.slice(0, 40)}”.`);
      return [];
    }
    const sought = soughtOf(line);
    return [{ line, sought, bucket, candidates: pool.find(sought), taken: [], free: null }];
  });
  dealOut(wishes, mainKeyOf(view.look));
  sentences.push(...unmetWords(wishes, { view, free }));
  if (sentences.length > 0) return refusal('listUnfit', sentences);
  const { format, name } = read.list;
  return { ok: true, value: { format, name, ...laidOut(wishes, view) } };
}

function refusal(kind: ListRefusal['refusal'], sentences: readonly string[]): ListRefusal {
  const unique = [...new Set(sentences)];
  const more = unique.length - MOST_SENTENCES;
  const said = more > 0 ? [...unique.slice(0, MOST_SENTENCES), `And ${more} more like these.`] : unique;
  return { ok: false, refusal: kind, sentences: said };
}

/** The bucket that a word of the list means; null when the game has none. */
function bucketOf(written: string, { look }: Pick<DeckView, 'look'>): string | null {
  const folded = written.trim().toLowerCase();
  const own = look.buckets.find(({ key, label }) =>
    [key, label, bucketName(label)].some((word) => word.toLowerCase() === folded),
  );
  if (own) return own.key;
  if (folded === 'main') return mainKeyOf(look);
  const side = sideKeyOf(look);
  return /^side(board)?$/.test(folded) && side !== mainKeyOf(look) ? side : null;
}

const missing = ({ line, taken, free }: Wish) => line.count - taken.length - (free?.count ?? 0);

/**
 * Gives the pool's cards to the lines: those outside the main deck first, since free cards can stand in for the main
 * deck's; the surest first; a card that lies where the line wants it before one that has to be moved.
 */
function dealOut(wishes: readonly Wish[], main: string): void {
  const given = new Set<string>();
  for (const isMain of [false, true])
    for (const sure of [4, 3, 2, 1])
      for (const wish of wishes.filter(({ bucket }) => (bucket === main) === isMain))
        takeCards(wish, sure, given);
}

function takeCards(wish: Wish, sure: number, given: Set<string>): void {
  const { line, bucket, candidates, taken } = wish;
  const rank = ({ finish, bucket: lies }: PoolCard) =>
    (line.finish === null || line.finish === finish ? 0 : 2) + (lies === bucket ? 0 : 1);
  const open = candidates
    .filter(({ card, sureness: found }) => found === sure && card.id !== null && !given.has(card.id))
    .sort((a, b) => rank(a.card) - rank(b.card));
  for (const { card } of open) {
    if (missing(wish) === 0 || card.id === null) return;
    taken.push(card.id);
    given.add(card.id);
  }
}

interface Ground {
  readonly view: DeckView;
  readonly free: PoolIndex;
}

/** Fills the main deck with free cards and says what still is missing. */
function unmetWords(wishes: readonly Wish[], ground: Ground): string[] {
  const main = mainKeyOf(ground.view.look);
  const added = new Map<string, number>();
  const asked = askedByName(wishes);
  return wishes.flatMap((wish) => {
    const lacks = missing(wish);
    if (lacks === 0) return [];
    const free = ground.free.find(wish.sought)[0]?.card;
    if (!free) return [poolWords(wish, asked)];
    if (wish.bucket !== main) return [freeElsewhere(wish, lacks, free, ground.view)];
    const total = (added.get(free.name) ?? 0) + lacks;
    added.set(free.name, total);
    wish.free = { name: free.name, count: lacks };
    return total > MOST_FREE ? [`“${free.name}”: at most ${MOST_FREE} free copies fit into a deck.`] : [];
  });
}

function freeElsewhere({ bucket }: Wish, lacks: number, free: PoolCard, view: DeckView): string {
  const label = view.look.buckets.find(({ key }) => key === bucket)?.label ?? bucket;
  return `“${free.name}” is free in the main deck alone; the list wants ${lacks} more in ${bucketName(label)} than your pool has.`;
}

function poolWords({ line, candidates }: Wish, asked: ReadonlyMap<string, number>): string {
  const [known] = candidates;
  if (!known) return `${line.where}: ${wordsFor(line)} is not in your pool.`;
  const { name } = known.card;
  const has = candidates.filter(({ card }) => card.name === name).length;
  return `The list has ${asked.get(name) ?? line.count} of “${name}”, your pool ${has}.`;
}

/** Copies that the whole list wants of each card of the pool. */
function askedByName(wishes: readonly Wish[]): ReadonlyMap<string, number> {
  const asked = new Map<string, number>();
  for (const { line, candidates } of wishes) {
    const name = candidates[0]?.card.name;
    if (name !== undefined) asked.set(name, (asked.get(name) ?? 0) + line.count);
  }
  return asked;
}

function wordsFor({ names, ids, set, number }: ListedCard): string {
  const [name] = names.slice(-1);
  if (name !== undefined) return `“${name}”`;
  const [id] = Object.entries(ids);
  if (id) return `the card with the ${id[0]} ${id[1]}`;
  return `the card ${set ?? ''} ${number ?? ''}`.trim();
}

function laidOut(
  wishes: readonly Wish[],
  view: DeckView,
): Pick<DeckListReading, 'contents' | 'counts' | 'unnamed'> {
  const keys = view.look.buckets.map(({ key }) => key);
  const inBucket = (key: string) => wishes.filter(({ bucket }) => bucket === key);
  const named = new Set(wishes.flatMap(({ taken }) => taken));
  const unnamed = view.pool.map(({ id }) => id).filter((id) => !named.has(id));
  const rest = sideKeyOf(view.look);
  const buckets = keys.map((key) => [
    key,
    [...inBucket(key).flatMap(({ taken }) => taken), ...(key === rest ? unnamed : [])],
  ]);
  const counts = keys.map((key) => [key, inBucket(key).reduce((sum, { line }) => sum + line.count, 0)]);
  return {
    contents: { buckets: Object.fromEntries(buckets), free: freeOf(wishes) },
    counts: Object.fromEntries(counts),
    unnamed: unnamed.length,
  };
}

function freeOf(wishes: readonly Wish[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const { free } of wishes) if (free) counts.set(free.name, (counts.get(free.name) ?? 0) + free.count);
  return Object.fromEntries(counts);
}
