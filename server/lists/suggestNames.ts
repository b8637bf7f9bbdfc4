import { distance } from 'fastest-levenshtein';
import { foldSearch } from '#contract/cardLists/searchNames.ts';
import { allCardNames } from '../cards/batches/knownCards.ts';
import type { Sql } from '../db/database.ts';

const MOST = 5;
/** Of the longer name's letters so many may differ. */
const FAR = 0.4;

/** The names of a game's cards that are spelled much like each of these, the closest first, at most 5. */
export async function suggestNames(
  sql: Sql,
  gameId: string,
  names: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (names.length === 0) return new Map();
  const asked = names.map((name) => ({ name, folded: foldSearch(name), close: [] as Close[] }));
  for await (const page of allCardNames(sql, gameId))
    for (const name of page) {
      const folded = foldSearch(name);
      for (const each of asked) {
        const longer = Math.max(folded.length, each.folded.length);
        if (Math.abs(folded.length - each.folded.length) > longer * FAR) continue;
        const far = distance(folded, each.folded) / longer;
        if (far <= FAR) each.close.push({ name, far });
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
