import type { CsvTable } from '../csv/csvRows.ts';

/** The tables of the Flesh and Blood files that are read. */
export type FabPart = 'card' | 'printing' | 'set' | 'setPrinting' | 'face' | 'rarity';

/** What the tables are called in sentences. */
export const fabPartNames: Readonly<Record<FabPart, string>> = {
  card: 'the cards of the Flesh and Blood tables',
  printing: 'the printings of the Flesh and Blood tables',
  set: 'the sets of the Flesh and Blood tables',
  setPrinting: 'the releases of sets of the Flesh and Blood tables',
  face: 'the two-faced cards of the Flesh and Blood tables',
  rarity: 'the rarities of the Flesh and Blood tables',
};

/** A table of the Flesh and Blood files. */
export interface FabFile {
  readonly part: FabPart;
  readonly table: CsvTable;
  readonly file?: string | undefined;
}

/** A row of a table with its cells by header. */
export interface FabRow {
  readonly row: number;
  readonly file?: string | undefined;
  readonly cell: (header: string) => string;
}

/** The rows of tables, cells by header. */
export function rowsOf(files: readonly FabFile[]): FabRow[] {
  return files.flatMap(({ table, file }) => {
    const at = new Map(table.header.map((label, index) => [label.trim(), index]));
    const textAt = (cells: readonly string[], header: string) => cells[at.get(header) ?? -1]?.trim() ?? '';
    return table.rows.map(({ row, cells }) => ({
      row,
      file,
      cell: (header: string) => textAt(cells, header),
    }));
  });
}
