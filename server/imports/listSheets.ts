import type { StoredSheet } from '#contract/game.ts';
import { type Reject, rejectRow } from './batch.ts';
import { readCardLine } from './cardLine.ts';
import type { ListCatalogue } from './listCatalogue.ts';
import { type ListRefusal, refuseLine, type SheetSection } from './listSections.ts';

/** The sheets of a list by name, with its rejected lines and the number of foil marks. */
export interface ListSheets {
  readonly sheets: Map<string, StoredSheet>;
  readonly rejected: Reject[];
  readonly foilMarks: number;
}

const longestRun = 20_000;

/** The sheets of a list by name; sections of one name are one sheet. Lines that are no card line are rejected. */
export function readSheets(
  sections: readonly SheetSection[],
  catalogue: ListCatalogue,
): ListSheets | ListRefusal {
  const sheets = new Map<string, StoredSheet>();
  const rejected: Reject[] = [];
  let foilMarks = 0;
  for (const section of sections) {
    const entries: { printing: string; weight: number }[] = [];
    for (const { line, text } of section.lines) {
      const card = readCardLine(text);
      if ('expected' in card) {
        rejected.push(rejectRow(line, `sheet ${section.name}`, text, card.expected));
        continue;
      }
      if (card.isFoil) foilMarks += 1;
      entries.push({ printing: catalogue.keyOf(card), weight: card.count });
    }
    const sheet = sheetOf(section, entries, sheets.get(section.name));
    if ('sentence' in sheet) return sheet;
    sheets.set(section.name, sheet);
  }
  return { sheets, rejected, foilMarks };
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
