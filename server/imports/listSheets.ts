import type { StoredSheet } from '#contract/game.ts';
import type { ListCatalogue } from './listCatalogue.ts';
import type { PoolEntry } from './listLines.ts';
import { type ListRefusal, refuseLine, type SheetSection } from './listSections.ts';

const longestRun = 20_000;

/** The sheets of a list by name; sections of one name are one sheet. */
export function sheetsFrom(
  sections: readonly SheetSection[],
  entries: readonly PoolEntry[],
  catalogue: ListCatalogue,
): Map<string, StoredSheet> | ListRefusal {
  const sheets = new Map<string, StoredSheet>();
  const byLine = new Map<number, PoolEntry[]>();
  for (const entry of entries) byLine.set(entry.line, [...(byLine.get(entry.line) ?? []), entry]);
  for (const section of sections) {
    const cards = section.lines
      .flatMap(({ line }) => byLine.get(line) ?? [])
      .map((entry) => ({ printing: catalogue.keyOf(entry), weight: entry.count }));
    const sheet = sheetOf(section, cards, sheets.get(section.name));
    if ('sentence' in sheet) return sheet;
    sheets.set(section.name, sheet);
  }
  return sheets;
}

type Entry = NonNullable<StoredSheet['cards']>[number];

function sheetOf(
  section: SheetSection,
  entries: readonly Entry[],
  before: StoredSheet | undefined,
): StoredSheet | ListRefusal {
  const all = [...(before?.cards ?? []), ...entries];
  const { collation, groupSize, length, weights } = section.collation;
  if (collation === 'random') return { kind: { type: 'random' }, cards: merged(all) };
  const copies = all.reduce((sum, entry) => sum + entry.weight, 0);
  const where = `sheet ${section.name}`;
  if (copies > longestRun) {
    return refuseLine(section.line, where, `${copies} cards`, `at most ${longestRun} cards in a print run`);
  }
  const run = all.flatMap(({ printing, weight }) =>
    Array.from({ length: weight }, () => ({ printing, weight: 1 })),
  );
  if (collation === 'printRun') return { kind: { type: 'printRun', groupSize }, cards: run };
  if (length === undefined || weights === undefined || !weights.some((weight) => weight > 0)) {
    return refuseLine(section.line, where, section.name, 'a length and weights for a striped sheet');
  }
  return { kind: { type: 'striped', length, weights }, cards: run };
}

function merged(entries: readonly Entry[]): Entry[] {
  const weights = new Map<string, number>();
  for (const { printing, weight } of entries) weights.set(printing, (weights.get(printing) ?? 0) + weight);
  return [...weights].map(([printing, weight]) => ({ printing, weight }));
}
