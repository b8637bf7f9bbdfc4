import type { ExportTableRow } from '#contract/admin/draftingRows.ts';
import type {
  AddExport,
  ExportPreview,
  ExportRow,
  PreviewExport,
  SaveExport,
  WrittenExport,
} from '#contract/admin/exportTemplates.ts';
import type { TablePorts } from '../kit/tableParts.ts';

/** The calls of the editor of export templates. */
export interface ExportPorts {
  readonly table: TablePorts<ExportTableRow>;
  readonly list: (game: string, signal: AbortSignal) => Promise<readonly ExportRow[]>;
  readonly preview: (body: PreviewExport, signal: AbortSignal) => Promise<ExportPreview>;
  readonly add: (body: AddExport) => Promise<string>;
  /** Answers its new version, as `restore` does. */
  readonly save: (id: string, body: SaveExport) => Promise<string>;
  readonly restore: (id: string) => Promise<string>;
  readonly remove: (id: string) => Promise<string | null>;
}

/** An export and, for a new one, the decks that are offered it: of its game or of all games. */
export interface EditedExport extends WrittenExport {
  readonly audience: string;
}

export const FRESH_EXPORT: WrittenExport = {
  slug: '',
  name: '',
  blurb: '',
  fileName: '{deck}.txt',
  mediaType: 'text/plain; charset=utf-8',
  fit: { needs: [], places: null, onlyWith: [] },
  body: `{% for card in main %}{{ card.count }} {{ card.name | one_line }}
{% endfor %}{% if side.size > 0 %}
Sideboard
{% for card in side %}{{ card.count }} {{ card.name | one_line }}
{% endfor %}{% endif %}`,
};

export const MEDIA_TYPES = [
  'text/plain; charset=utf-8',
  'text/csv; charset=utf-8',
  'application/json',
  'application/xml',
  'text/xml; charset=utf-8',
  'application/octet-stream',
];
