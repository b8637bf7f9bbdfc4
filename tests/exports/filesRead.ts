import { expect } from 'vitest';
import type { DeckContents, DeckView } from '#contract/decks/decks.ts';

/** A saved object of Tabletop Simulator. */
export interface SavedObject {
  readonly ObjectStates: readonly Pile[];
}
interface Pile {
  readonly DeckIDs: readonly number[];
  readonly CustomDeck: Readonly<Record<string, { readonly FaceURL: string }>>;
  readonly ContainedObjects: readonly { readonly CardID: number; readonly Nickname: string }[];
}

/** A pile names each of its cards twice in the same order, and each is a picture of one of its sheets. */
export function expectPile({ DeckIDs, CustomDeck, ContainedObjects }: Pile) {
  expect(DeckIDs).toEqual(ContainedObjects.map(({ CardID }) => CardID));
  const sheets = new Set(Object.keys(CustomDeck));
  expect(DeckIDs.filter((id) => !sheets.has(String(Math.floor(id / 100))))).toEqual([]);
  expect(Object.values(CustomDeck).filter(({ FaceURL }) => !FaceURL.startsWith('https://'))).toEqual([]);
}

export const idsOfType = (view: DeckView, type: string): string[] =>
  view.pool.filter(({ card }) => view.faces[card]?.typeLine === type).map(({ id }) => id);

/** A deck with one card in another bucket. */
export function moved({ buckets, free }: DeckContents, id: string, to: string): DeckContents {
  const without = Object.entries(buckets).map(
    ([key, ids]) => [key, ids.filter((other) => other !== id)] as const,
  );
  const left: Record<string, string[]> = Object.fromEntries(without);
  return { buckets: { ...left, [to]: [...(left[to] ?? []), id] }, free };
}

export const withExtraBucket = (
  contents: DeckContents,
  view: DeckView,
  bucket: string,
  type: string,
): DeckContents => idsOfType(view, type).reduce((left, id) => moved(left, id, bucket), contents);

/** The link’s three lists, decoded here without our reader. */
export function codesOfLink(link: string): number[][] {
  const lists = link.trim().replace('ydke://', '').split('!').slice(0, 3);
  return lists.map((list) => {
    const bytes = Uint8Array.from(atob(list), (sign) => sign.charCodeAt(0));
    return [...new Uint32Array(bytes.buffer)];
  });
}

/** The three lists of a YDK file, read here without our reader. */
export function codesOfFile(text: string): number[][] {
  const [, main = '', extra = '', side = ''] = /#main([^#]*)#extra([^!]*)!side(.*)/s.exec(text) ?? [];
  return [main, extra, side].map((list) => (list.match(/\d+/g) ?? []).map(Number));
}
