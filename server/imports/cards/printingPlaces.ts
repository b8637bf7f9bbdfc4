import type { ImportOptions, PrintingPlace } from '../batch.ts';

/** What can be asked of printings: `printingsOf` a name, and the place of a key. */
export function printingIndex(
  printings: readonly PrintingPlace[],
): Required<Pick<ImportOptions, 'findPrinting' | 'printingsOf' | 'placeOf'>> {
  const byName = groupedByName(printings);
  const byKey = new Map(printings.map((printing) => [printing.key, printing]));
  return {
    findPrinting: printingFinder(printings),
    printingsOf: (name) => byName.get(name) ?? [],
    placeOf: (key) => byKey.get(key) ?? null,
  };
}

/**
 * Finds the key of the first printing of a name, a set or any (null) and a number or any (null), without capitals of sets.
 * It stays fast where a file names one card as often as it has rows.
 */
export function printingFinder(
  printings: Iterable<PrintingPlace>,
): Required<Pick<ImportOptions, 'findPrinting'>>['findPrinting'] {
  const byName = groupedByName(printings);
  /** Only of names that were asked for. */
  const keysOf = new Map<string, ReadonlyMap<string, string>>();
  return (name, set, number) => {
    const keys = keysOf.get(name) ?? keysByPlace(byName.get(name) ?? []);
    keysOf.set(name, keys);
    return keys.get(placeOf(set, number)) ?? null;
  };
}

function groupedByName(printings: Iterable<PrintingPlace>): ReadonlyMap<string, PrintingPlace[]> {
  const byName = new Map<string, PrintingPlace[]>();
  for (const printing of printings) {
    const group = byName.get(printing.name);
    if (group) group.push(printing);
    else byName.set(printing.name, [printing]);
  }
  return byName;
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
