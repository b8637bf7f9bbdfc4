import type { DeckContents } from '#contract/decks/decks.ts';

/** What a member arranges and what undo brings back: the name and where every card lies, in order. */
export interface DeckDocument {
  readonly name: string;
  readonly contents: DeckContents;
}

export type DeckEdit =
  | {
      readonly type: 'deck.cardsMoved';
      readonly ids: readonly string[];
      readonly bucket: string;
      /** Place among the cards that stay in the bucket; null is its end. */
      readonly place: number | null;
    }
  | { readonly type: 'deck.freeCounted'; readonly name: string; readonly count: number }
  | { readonly type: 'deck.freeReplaced'; readonly free: Readonly<Record<string, number>> }
  /** Several buckets and the free cards at once; cards that are not named stay where they are. */
  | {
      readonly type: 'deck.laidOut';
      readonly buckets: Readonly<Record<string, readonly string[]>>;
      readonly free: Readonly<Record<string, number>>;
    }
  /** The deck as it was at another time, order included; cards that were not there then stay where they are. */
  | { readonly type: 'deck.restored'; readonly contents: DeckContents }
  | { readonly type: 'deck.renamed'; readonly name: string };

const MOST_FREE = 250;
const LONGEST_NAME = 60;

/** The document after an edit; the very same object when the edit changes nothing. */
export function edited(document: DeckDocument, edit: DeckEdit): DeckDocument {
  switch (edit.type) {
    case 'deck.cardsMoved':
      return withContents(document, movedCards(document.contents, edit.ids, edit.bucket, edit.place));
    case 'deck.freeCounted':
      return withFree(document, { ...document.contents.free, [edit.name]: edit.count });
    case 'deck.freeReplaced':
      return withFree(document, edit.free);
    case 'deck.laidOut': {
      const moved = Object.entries(edit.buckets).reduce(
        (contents, [bucket, ids]) => movedCards(contents, ids, bucket, null),
        document.contents,
      );
      return withFree(withContents(document, moved), edit.free);
    }
    case 'deck.restored':
      return withContents(document, restored(document.contents, edit.contents));
    case 'deck.renamed': {
      const name = edit.name.trim().slice(0, LONGEST_NAME).trim();
      return name === '' || name === document.name ? document : { ...document, name };
    }
  }
}

/** Whether two documents say the same; the order of buckets does not count, the order of cards does. */
export const isSameDocument = (one: DeckDocument, other: DeckDocument): boolean =>
  one === other || (one.name === other.name && printed(one.contents) === printed(other.contents));

const withContents = (document: DeckDocument, contents: DeckContents): DeckDocument =>
  printed(contents) === printed(document.contents) ? document : { ...document, contents };

function withFree(document: DeckDocument, counts: Readonly<Record<string, number>>): DeckDocument {
  const free = Object.entries(counts)
    .map(([name, count]) => [name, Math.min(MOST_FREE, Math.max(0, Math.round(count)))] as const)
    .filter(([, count]) => count > 0);
  return withContents(document, { ...document.contents, free: Object.fromEntries(free) });
}

function movedCards(
  { buckets, free }: DeckContents,
  ids: readonly string[],
  bucket: string,
  place: number | null,
): DeckContents {
  const known = new Set(Object.values(buckets).flat());
  const moving = [...new Set(ids)].filter((id) => known.has(id));
  const target = buckets[bucket] ?? [];
  const isStaying = place === null && moving.every((id) => target.includes(id));
  if (moving.length === 0 || isStaying) return { buckets, free };
  const leaving = new Set(moving);
  const left = Object.fromEntries(
    Object.entries(buckets).map(([key, cards]) => [
      key,
      cards.some((id) => leaving.has(id)) ? cards.filter((id) => !leaving.has(id)) : cards,
    ]),
  );
  const rest = left[bucket] ?? [];
  const at = place === null ? rest.length : Math.min(Math.max(0, place), rest.length);
  return { buckets: { ...left, [bucket]: [...rest.slice(0, at), ...moving, ...rest.slice(at)] }, free };
}

function restored(now: DeckContents, then: DeckContents): DeckContents {
  const known = new Set(Object.values(now.buckets).flat());
  const placed = new Set(Object.values(then.buckets).flat());
  const keys = [...new Set([...Object.keys(now.buckets), ...Object.keys(then.buckets)])];
  const buckets = keys.map((key) => [
    key,
    [
      ...(then.buckets[key] ?? []).filter((id) => known.has(id)),
      ...(now.buckets[key] ?? []).filter((id) => !placed.has(id)),
    ],
  ]);
  return { buckets: Object.fromEntries(buckets), free: then.free };
}

const byKey = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) =>
  one < other ? -1 : one > other ? 1 : 0;

const printed = ({ buckets, free }: DeckContents): string =>
  JSON.stringify([Object.entries(buckets).sort(byKey), Object.entries(free).sort(byKey)]);
