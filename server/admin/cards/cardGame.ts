import type { CardForm, CardGame, PrintingForm } from '#contract/admin/cards.ts';
import { type AttributeValue, type GameDefinition, gameDefinitionSchema } from '#contract/games/game.ts';
import { lookOf } from '../../cards/look.ts';
import type { Sql } from '../../db/database.ts';
import { invalid, notFound } from '../../http/refusalError.ts';

/** A game as the forms of its cards are checked against it. */
export interface GameOfCards {
  readonly id: string;
  readonly slug: string;
  readonly definition: GameDefinition;
  readonly setCodes: ReadonlySet<string>;
}

/** The game of that id or slug; throws the problem 404. */
export async function gameOfCards(sql: Sql, by: { readonly id: string } | { readonly slug: string }) {
  const [column, value] = 'id' in by ? ['id', by.id] : ['slug', by.slug];
  const [row] = await sql.query<{
    id: string;
    slug: string;
    definition: unknown;
    sets: CardGame['sets'] | null;
  }>(
    `select id, slug, definition,
       (select jsonb_agg(jsonb_build_object('code', s.code, 'name', s.name) order by s.released_on desc nulls last, s.name)
        from game_set s where s.game_id = game.id) as sets
     from game where ${column} = $1 and status <> 'private'`,
    [value],
  );
  if (!row) throw notFound();
  const sets = row.sets ?? [];
  const definition = gameDefinitionSchema.parse(row.definition);
  return { id: row.id, slug: row.slug, definition, sets, setCodes: new Set(sets.map((set) => set.code)) };
}

/** What the forms of a game's cards choose from; throws the problem 404. */
export async function readCardGame(sql: Sql, slug: string): Promise<CardGame> {
  const { definition, sets } = await gameOfCards(sql, { slug });
  return { look: lookOf(definition), sets };
}

/** Throws the problem 400 for lanes and attributes that the game does not have, or has otherwise. */
export function checkCard(game: GameOfCards, form: Pick<CardForm, 'lanes' | 'attributes'>): void {
  checkLanes(game, form.lanes);
  for (const [key, value] of Object.entries(form.attributes)) {
    const described = game.definition.attributes.find((attribute) => attribute.key === key);
    if (!described) continue;
    const type = Array.isArray(value) ? 'list' : typeof value === 'number' ? 'number' : 'text';
    if (type === described.type) continue;
    const wanted = { number: 'a number', text: 'a text', list: 'a list' }[described.type];
    throw invalid({ [`attributes.${key}`]: [`${described.label} is ${wanted}.`] });
  }
}

/** Throws the problem 400 for an attribute that the game does not describe, or describes otherwise. */
export function checkAttribute(game: GameOfCards, key: string, value: AttributeValue | null): void {
  if (!game.definition.attributes.some((attribute) => attribute.key === key))
    throw invalid({ attribute: [`${game.definition.name} has no attribute “${key}”.`] });
  if (value !== null) checkCard(game, { lanes: [], attributes: { [key]: value } });
}

export function checkLanes({ definition }: GameOfCards, lanes: readonly string[]): void {
  const stray = lanes.find((key) => !definition.lanes.some((lane) => lane.key === key));
  if (stray !== undefined)
    throw invalid({ lanes: [`${definition.name} has no ${definition.laneWord} “${stray}”.`] });
}

/** Throws the problem 400 for a set or rarity that the game does not have. */
export function checkPrinting(game: GameOfCards, form: Partial<Pick<PrintingForm, 'set' | 'rarity'>>): void {
  const { definition, setCodes } = game;
  if (form.set !== undefined && !setCodes.has(form.set))
    throw invalid({ set: [`${definition.name} has no set “${form.set}”.`] });
  if (form.rarity !== undefined && !definition.rarities.some(({ code }) => code === form.rarity))
    throw invalid({ rarity: [`${definition.name} has no rarity “${form.rarity}”.`] });
}
