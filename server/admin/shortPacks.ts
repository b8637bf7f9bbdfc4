import { freezeBounded } from '#contract/games/packBounds.ts';
import { packsOpened } from '#engine/formats/outline.ts';
import type { PackDefinition } from '#engine/packs/definition.ts';
import { findShortages } from '#engine/packs/odds/capacity.ts';
import { draftCardsOf, findPacks } from '../cards/catalogue.ts';
import { readTemplate } from '../cards/readTemplate.ts';
import type { Sql } from '../db/database.ts';

/** A template whose tables could not start, and why in a sentence. */
export interface ShortTemplate {
  readonly name: string;
  readonly sentence: string;
  /** The slug of its game. */
  readonly game: string;
}

/** Templates of published games that run out of cards at a full table; looked at anew every ten minutes. */
export interface ShortPacks {
  read(): Promise<readonly ShortTemplate[]>;
}

const LOOKED_EVERY_MS = 600_000;

const OFFERED = `select g.id as "gameId", g.slug as game, t.definition from draft_template t
  join game g on g.id = t.game_id where g.status = 'published' and t.status = 'published' and t.owner_id is null
  order by g.slug, t.slug`;

type Offered = ReturnType<typeof readTemplate> & { readonly ok: true };

/** Freezing a game's cards costs what a start of a table costs, so it is not done for every look at the overview. */
export function createShortPacks(sql: Sql, now: () => number): ShortPacks {
  let looked: { readonly atMs: number; readonly found: Promise<readonly ShortTemplate[]> } | null = null;
  return {
    read() {
      if (looked && now() - looked.atMs < LOOKED_EVERY_MS) return looked.found;
      const found = findShort(sql);
      looked = { atMs: now(), found };
      found.catch(() => {
        looked = null;
      });
      return found;
    },
  };
}

async function findShort(sql: Sql): Promise<readonly ShortTemplate[]> {
  const rows = await sql.query<{ gameId: string; game: string; definition: unknown }>(OFFERED);
  const games = new Map<string, { readonly game: string; readonly templates: Offered['value'][] }>();
  for (const { gameId, game, definition } of rows) {
    const read = readTemplate(definition);
    const { templates } = games.get(gameId) ?? { templates: [] };
    if (read.ok) games.set(gameId, { game, templates: [...templates, read.value] });
  }
  const found: ShortTemplate[] = [];
  for (const [gameId, { game, templates }] of games)
    for (const short of await shortOf(sql, gameId, templates)) found.push({ ...short, game });
  return found;
}

async function shortOf(
  sql: Sql,
  gameId: string,
  templates: readonly Offered['value'][],
): Promise<readonly Omit<ShortTemplate, 'game'>[]> {
  const opened = templates.map((template) => packsOpened(template, template.seats));
  const stored = await findPacks(sql, gameId, [...new Set(opened.flat().map(({ pack }) => pack))]);
  const { cards, named } = await draftCardsOf(sql, gameId, stored.values());
  const frozen: Record<string, PackDefinition> = {};
  const broken = new Map<string, string>();
  for (const [slug, pack] of stored) {
    const result = freezeBounded(pack, cards, named);
    if (result.ok) frozen[slug] = result.pack;
    else broken.set(slug, `The pack “${pack.name}” cannot be opened: ${result.sentence}`);
  }
  return templates.flatMap(({ name }, at) => {
    const needs = opened[at] ?? [];
    const missing = needs.find(({ pack }) => !stored.has(pack))?.pack;
    if (missing !== undefined) return [{ name, sentence: `There is no pack “${missing}”.` }];
    const shut = needs.flatMap(({ pack }) => broken.get(pack) ?? [])[0];
    if (shut !== undefined) return [{ name, sentence: shut }];
    const [short] = findShortages(frozen, cards, needs).filter(
      ({ scope, has }) => scope === 'table' || has === 0,
    );
    return short ? [{ name, sentence: short.sentence }] : [];
  });
}
