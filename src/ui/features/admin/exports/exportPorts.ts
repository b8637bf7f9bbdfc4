import type { ExportTableRow } from '#contract/admin/draftingRows.ts';
import type {
  AddExport,
  ExportPreview,
  ExportRow,
  PreviewExport,
  SaveExport,
} from '#contract/admin/exportTemplates.ts';
import type { TablePorts } from '../kit/tableParts.ts';

/** The calls of the editor of export templates. */
export interface ExportPorts {
  readonly table: TablePorts<ExportTableRow>;
  readonly list: (game: string | undefined, signal: AbortSignal) => Promise<readonly ExportRow[]>;
  readonly preview: (body: PreviewExport, signal: AbortSignal) => Promise<ExportPreview>;
  readonly add: (body: AddExport) => Promise<string>;
  readonly save: (id: string, body: SaveExport) => Promise<string>;
  readonly restore: (id: string) => Promise<string>;
  readonly remove: (id: string) => Promise<string | null>;
}
