import type { Bench, BenchCard, PackRow } from '#contract/admin/packs.ts';
import {
  type CardRecord,
  type PrintingRecord,
  type SetRecord,
  storedPackSchema,
} from '#contract/games/game.ts';
import { packsOpened } from '#engine/formats/outline.ts';
import { carriedAttributes } from '../../cards/carried.ts';
import { findGame, type GameRow } from '../../cards/catalogue.ts';
import { landMakes } from '../../cards/lands.ts';
import { lookOf } from '../../cards/look.ts';
import { readTemplate } from '../../cards/readTemplate.ts';
import type { Sql } from '../../db/database.ts';
import { notFound } from '../../http/refusalError.ts';
import type { Keeper } from './keeper.ts';

/** The game that is worked on; members see published ones alone. Throws the problem 404 without one. */
export async function gameFor(sql: Sql, slug: string, { keeps }: Keeper): Promise<GameRow> {
  const game = await findGame(sql, { slug });
  if (!game || (keeps === 'own' && game.status !== 'published')) throw notFound();
  return game;
}

/** All that the tools for packs and templates of a game need beside its cards. */
export async function readBench(sql: Sql, slug: string, keeper: Keeper): Promise<Bench> {
  const game = await gameFor(sql, slug, keeper);
  const sets = await sql.query<SetRecord>(
    'select code, name, released_on as "releasedOn" from game_set where game_id = $1 order by released_on nulls last, code',
    [game.id],
  );
  const types = await sql.query<{ type: string }>(
    `select record->>'type' as type from card where game_id = $1 and record->>'type' <> ''
     group by 1 order by count(*) desc, 1 limit 200`,
    [game.id],
  );
  const [count] = await sql.query<{ cards: number }>(
    'select count(*)::int as cards from printing where game_id = $1',
    [game.id],
  );
  return {
    look: lookOf(game.definition),
    status: game.status === 'published' || game.status === 'archived' ? game.status : 'draft',
    sets,
    types: types.map(({ type }) => type),
    cards: count?.cards ?? 0,
    packs: await readPacks(sql, game.id, keeper),
  };
}

/** Every printing of a game, those for drafting first, in the order in which tables deal them. */
export async function readBenchCards(sql: Sql, slug: string, keeper: Keeper): Promise<BenchCard[]> {
  const game = await gameFor(sql, slug, keeper);
  const rows = await sql.query<{ printing: PrintingRecord; card: CardRecord; is_draftable: boolean }>(
    `select p.record as printing, c.record as card, p.is_draftable from printing p join card c on c.id = p.card_id
     where p.game_id = $1 order by p.is_draftable desc, p.set_code, p.number, p.key`,
    [game.id],
  );
  return rows.map(({ printing, card, is_draftable: isDraftable }) => {
    const makes = landMakes(card);
    return {
      printing: printing.key,
      name: card.name,
      ...(card.names && { otherNames: Object.values(card.names) }),
      set: printing.set,
      number: printing.number,
      rarity: printing.rarity,
      cost: card.cost,
      costText: card.costText,
      lanes: card.lanes,
      ...(makes && { makes }),
      type: card.type,
      image: printing.image,
      attributes: carriedAttributes(card.attributes),
      isDraftable,
    };
  });
}

/** SQL for the version of the row `p`; whatever an editor may change is in it. */
export const PACK_VERSION = 'md5(p.definition::text)';

/** The packs of a game that a keeper may see, the game's own first. */
async function readPacks(sql: Sql, gameId: string, keeper: Keeper): Promise<PackRow[]> {
  const users = await templatesByPack(sql, gameId, keeper.keeps === 'own' ? keeper.memberId : null);
  const rows = await sql.query<{
    id: string;
    slug: string;
    version: string;
    owner_id: string | null;
    owner_name: string | null;
    definition: unknown;
  }>(
    `select p.id, p.slug, ${PACK_VERSION} as version, p.owner_id, m.handle as owner_name, p.definition
     from pack_definition p left join member m on m.id = p.owner_id
     where p.game_id = $1 and ($2 or p.owner_id is null or p.owner_id = $3)
     order by p.owner_id is not null, p.definition->>'name', p.slug`,
    [gameId, keeper.keeps === 'all', keeper.memberId],
  );
  return rows.flatMap(({ id, slug, version, owner_id, owner_name, definition }) => {
    const pack = storedPackSchema.safeParse(definition);
    if (!pack.success) return [];
    const isMine = owner_id === keeper.memberId;
    return [{ id, version, ownerName: owner_name, isMine, usedBy: users.get(slug) ?? [], pack: pack.data }];
  });
}

/** Names of the templates that open each pack of a game, by the pack's slug; for a member without others' own ones. */
export async function templatesByPack(
  sql: Sql,
  gameId: string,
  memberId: string | null = null,
): Promise<ReadonlyMap<string, string[]>> {
  const rows = await sql.query<{ definition: unknown }>(
    `select definition from draft_template where game_id = $1 and status <> 'archived'
     and ($2::text is null or owner_id is null or owner_id = $2) order by slug`,
    [gameId, memberId],
  );
  const users = new Map<string, string[]>();
  for (const { definition } of rows) {
    const read = readTemplate(definition);
    if (!read.ok) continue;
    const { value } = read;
    for (const pack of new Set(packsOpened(value, value.seats).map((need) => need.pack)))
      users.set(pack, [...(users.get(pack) ?? []), value.name]);
  }
  return users;
}
