import { Liquid } from 'liquidjs';
import type { DeckExport, DeckView } from '#contract/decks.ts';
import type { CardFace } from '#contract/faces.ts';
import type { ExportTemplate } from '#contract/game.ts';
import { type Reply, refused } from '#contract/refusals.ts';
import type { Database } from '../db/database.ts';
import { bucketKeys } from './deckContents.ts';

/** One printing in a deck as templates see it, with its number of copies. */
export interface ExportLine {
  readonly count: number;
  readonly name: string;
  readonly front: string;
  readonly set: string;
  readonly number: string;
  readonly rarity: string;
  readonly type: string;
  readonly cost: string;
  readonly foil: boolean;
}

/** All a template may read: an allow-list, plain values only. */
export interface ExportScope {
  readonly deck: {
    readonly name: string;
    readonly owner: string;
    readonly game: string;
    readonly table: string;
  };
  readonly main: readonly ExportLine[];
  readonly side: readonly ExportLine[];
  readonly buckets: readonly {
    readonly key: string;
    readonly label: string;
    readonly cards: readonly ExportLine[];
  }[];
}

const engine = new Liquid({
  templates: {},
  ownPropertyOnly: true,
  strictFilters: true,
  parseLimit: 100_000,
  renderLimit: 200,
  memoryLimit: 2_000_000,
});

const XML_ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

engine.registerFilter('xml', (text: unknown) =>
  textOf(text).replace(/[&<>"']/g, (letter) => XML_ENTITIES[letter] ?? letter),
);
engine.registerFilter('one_line', (text: unknown) => textOf(text).replace(/\s+/g, ' ').trim());
engine.registerFilter('csv', (text: unknown) => {
  const value = textOf(text);
  const safe = /^[=+\-@\t\r＝]/.test(value) ? `'${value}` : value;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
});

const lineOf = (face: CardFace, foil: boolean, count: number): ExportLine => ({
  count,
  name: face.name,
  front: face.name.split(' // ')[0] ?? face.name,
  set: face.set,
  number: face.number,
  rarity: face.rarity,
  type: face.type,
  cost: face.costText,
  foil,
});

function linesOf(view: DeckView, ids: readonly string[]): ExportLine[] {
  const lines = new Map<string, ExportLine>();
  const byId = new Map(view.pool.map((card) => [card.id, card]));
  for (const id of ids) {
    const card = byId.get(id);
    const face = card && view.faces[card.card];
    if (!face) continue;
    const key = `${face.card}:${card.finish}`;
    const known = lines.get(key);
    lines.set(key, lineOf(face, card.finish === 'foil', (known?.count ?? 0) + 1));
  }
  return [...lines.values()];
}

/** What a deck is to a template. */
export function exportScopeOf(view: DeckView): ExportScope {
  const free = view.freeFaces.flatMap((face) => {
    const count = view.contents.free[face.name] ?? 0;
    return count > 0 ? [lineOf(face, false, count)] : [];
  });
  const { main, side } = bucketKeys(view.look);
  const cardsOf = (key: string) => {
    const lines = linesOf(view, view.contents.buckets[key] ?? []);
    return key === main ? [...lines, ...free] : lines;
  };
  return {
    deck: { name: view.name, owner: view.owner, game: view.look.name, table: view.tableName },
    main: cardsOf(main),
    side: side === null ? [] : cardsOf(side),
    buckets: view.look.buckets.map(({ key, label }) => ({ key, label, cards: cardsOf(key) })),
  };
}

/** Renders a template over a deck; throws LiquidJS's error with line and column when the template is wrong. */
export function renderExport(template: Pick<ExportTemplate, 'body'>, scope: ExportScope): string {
  const text: unknown = engine.parseAndRenderSync(template.body, scope);
  return String(text);
}

const safeFileName = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[^\p{L}\p{N} ._-]+/gu, '')
    .trim()
    .slice(0, 80) || 'deck';

/** A deck in another program's format, by the slug of an export template. */
export async function exportDeck(db: Database, view: DeckView, slug: string): Promise<Reply<DeckExport>> {
  const [row] = await db.query<{ file_name: string; media_type: string; body: string }>(
    `select t.file_name, t.media_type, t.body from export_template t left join game g on g.id = t.game_id
     where t.slug = $1 and (t.game_id is null or g.slug = $2) order by t.game_id nulls last limit 1`,
    [slug, view.look.slug],
  );
  if (!row) return refused('notFound', 'There is no such export.');
  const fileName = row.file_name.replace('{deck}', () => safeFileName(view.name));
  try {
    const text = renderExport(row, exportScopeOf(view));
    return { ok: true, value: { fileName, mediaType: row.media_type, text } };
  } catch (fault) {
    const why = fault instanceof Error ? fault.message.split('\n')[0] : 'it cannot be read';
    return refused('badAction', `This export cannot be made: ${why}.`);
  }
}
