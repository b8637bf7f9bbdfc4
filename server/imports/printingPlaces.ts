import type { ImportOptions } from './batch.ts';

/** Where a printing stands: which card of which set under which number. */
interface PrintingPlace {
  readonly key: string;
  readonly name: string;
  readonly set: string;
  readonly number: string;
}

/**
 * Finds the key of the first printing of a name, a set or any (null) and a number or any (null), without capitals of sets.
 * It stays fast where a file names one card as often as it has rows.
 */
export function printingFinder(
  printings: Iterable<PrintingPlace>,
): Required<Pick<ImportOptions, 'findPrinting'>>['findPrinting'] {
  const byName = new Map<string, PrintingPlace[]>();
  for (const printing of printings) {
    const group = byName.get(printing.name);
    if (group) group.push(printing);
    else byName.set(printing.name, [printing]);
  }
  /** Only of names that were asked for. */
  const keysOf = new Map<string, ReadonlyMap<string, string>>();
  return (name, set, number) => {
    const keys = keysOf.get(name) ?? keysByPlace(byName.get(name) ?? []);
    keysOf.set(name, keys);
    return keys.get(placeOf(set, number)) ?? null;
  };
}

function keysByPlace(group: readonly PrintingPlace[]): ReadonlyMap<string, string> {
  const keys = new Map<string, string>();
  for (const { key, set, number } of group)
    for (const place of [
      placeOf(set, number),
      placeOf(set, null),
      placeOf(null, number),
      placeOf(null, null),
    ])
      if (!keys.has(place)) keys.set(place, key);
  return keys;
}

const placeOf = (set: string | null, number: string | null): string =>
  JSON.stringify([set?.toLowerCase() ?? null, number]);
