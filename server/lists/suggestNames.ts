import { distance } from 'fastest-levenshtein';
import { foldSearch } from '#contract/cardLists/searchNames.ts';
import { allCardNames } from '../cards/batches/knownCards.ts';
import type { Sql } from '../db/database.ts';

const MOST = 5;
/** Of the longer name's letters so many may differ. */
const FAR = 0.4;

/** What part of the longer one's letters differ; infinite where too many do. */
function farness(one: string, other: string): number {
  const longer = Math.max(one.length, other.length);
  if (Math.abs(one.length - other.length) > longer * FAR) return Number.POSITIVE_INFINITY;
  return distance(one, other) / longer;
}

/** The names of a game's cards that are spelled much like each of these, in any language, the closest first, at most 5. */
export async function suggestNames(
  sql: Sql,
  gameId: string,
  names: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (names.length === 0) return new Map();
  const asked = names.map((name) => ({ name, folded: foldSearch(name), close: [] as Close[] }));
  for await (const page of allCardNames(sql, gameId))
    for (const names of page) {
      const spelled = names.map(foldSearch);
      for (const each of asked) {
        const far = Math.min(...spelled.map((folded) => farness(folded, each.folded)));
        if (far <= FAR) each.close.push({ name: names[0], far });
      }
    }
  return new Map(
    asked.map(({ name, close }) => [
      name,
      close
        .toSorted((a, b) => a.far - b.far || (a.name < b.name ? -1 : 1))
        .slice(0, MOST)
        .map((each) => each.name),
    ]),
  );
}

interface Close {
  readonly name: string;
  readonly far: number;
}
