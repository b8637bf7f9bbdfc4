import type { StoredSheet } from '#contract/games/game.ts';
import { copiesOf, mergedCopies, type SheetCopies } from '../boosters/pileFit.ts';
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
      .map((entry) => copiesOf(catalogue.keyOf(entry), entry.count, entry.finish));
    const sheet = sheetOf(section, cards, sheets.get(section.name));
    if ('sentence' in sheet) return sheet;
    sheets.set(section.name, sheet);
  }
  return sheets;
}

function sheetOf(
  section: SheetSection,
  entries: readonly SheetCopies[],
  before: StoredSheet | undefined,
): StoredSheet | ListRefusal {
  const all = [...(before?.cards ?? []), ...entries];
  const { collation, groupSize, length, weights } = section.collation;
  if (collation === 'random') return { kind: { type: 'random' }, cards: mergedCopies(all) };
  const copies = all.reduce((sum, entry) => sum + entry.weight, 0);
  const where = `sheet ${section.name}`;
  if (copies > longestRun) {
    return refuseLine(section.line, where, `${copies} cards`, `at most ${longestRun} cards in a print run`);
  }
  const run = all.flatMap((entry) => Array.from({ length: entry.weight }, () => ({ ...entry, weight: 1 })));
  if (collation === 'printRun') return { kind: { type: 'printRun', groupSize }, cards: run };
  if (length === undefined || weights === undefined || !weights.some((weight) => weight > 0)) {
    return refuseLine(section.line, where, section.name, 'a length and weights for a striped sheet');
  }
  return { kind: { type: 'striped', length, weights }, cards: run };
}
