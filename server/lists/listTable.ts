import { randomBytes } from 'node:crypto';
import type { Person } from '#contract/can.ts';
import type { GameDefinition } from '#contract/games/game.ts';
import type { StoredTemplate } from '#contract/games/templates.ts';
import type { DraftedList, OwnList } from '#contract/lists/ownList.ts';
import { type Reply, refused } from '#contract/refusals.ts';
import type { Catalogue } from '#engine/core/setup.ts';
import { smallestPack } from '#engine/formats/shared/deck.ts';
import { FreezeError, frozenCatalogue } from '../cards/catalogue.ts';
import type { Sql } from '../db/database.ts';
import { blendRatings } from '../ratings/blendRatings.ts';
import { readPrintingRatings } from '../ratings/readRatings.ts';
import { openKeptList } from './keptLists.ts';
import { choicesOfList } from './listFormats.ts';
import { type ReadOwnList, readOwnList } from './readOwnList.ts';

/** Name, full and smallest size of each pack of a list's table, by slug. */
export type ListPacks = Readonly<
  Record<string, { readonly name: string; readonly cards: number; readonly least: number }>
>;

/** What a table needs of the list that it is opened from; its cards are frozen, so that nothing changes them any more. */
export interface ListTable {
  /** Null where the list's cards are its own: `definition` then becomes a game of that table alone. */
  readonly gameId: string | null;
  readonly definition: GameDefinition;
  readonly template: StoredTemplate;
  readonly catalogue: Catalogue;
  readonly packs: ListPacks;
}

/** Makes the table of a list in a format. Throws `listUnknown`, `listUnread` or `listTooLong`. */
export async function listTable(
  sql: Sql,
  asked: { readonly list: DraftedList; readonly format: string },
  host: Person & { readonly memberId: string },
): Promise<Reply<ListTable>> {
  const list = await broughtList(sql, asked.list, host);
  const read = await readOwnList(sql, list, host);
  const choice = choicesOfList(read).find(({ format }) => format === asked.format);
  if (!choice) return refused('packsRunOut', 'The list has no card that can be drafted.');
  if (choice.refusal !== null) return refused('packsRunOut', choice.refusal);
  const definition =
    read.game === null
      ? { ...read.definition, slug: `list-${randomBytes(12).toString('hex')}` }
      : read.definition;
  try {
    const catalogue = await catalogueOfList(sql, read, definition);
    const packs = packsIn(read, catalogue);
    return {
      ok: true,
      value: { gameId: read.game?.id ?? null, definition, template: choice.template, catalogue, packs },
    };
  } catch (fault) {
    if (fault instanceof FreezeError) return refused('packsRunOut', fault.message);
    throw fault;
  }
}

/** The list as it was sent, or as it is kept. */
const broughtList = (
  sql: Sql,
  asked: DraftedList,
  { memberId }: { readonly memberId: string },
): OwnList | Promise<OwnList> => ('listId' in asked ? openKeptList(sql, asked.listId, memberId) : asked);

async function catalogueOfList(
  sql: Sql,
  { game, packs, cards }: ReadOwnList,
  definition: GameDefinition,
): Promise<Catalogue> {
  const catalogue = frozenCatalogue(definition, packs, { cards, named: cards.length });
  return game === null ? catalogue : blendRatings(catalogue, await readPrintingRatings(sql, game.id));
}

function packsIn({ packs }: ReadOwnList, catalogue: Catalogue): ListPacks {
  return Object.fromEntries(
    packs.map(({ slug, name, layouts }) => {
      const sizes = layouts.map(({ slots }) => slots.reduce((sum, { count }) => sum + count, 0));
      const frozen = catalogue.packs[slug];
      return [
        slug,
        { name, cards: Math.max(0, ...sizes), least: frozen ? smallestPack(frozen) : Math.min(...sizes) },
      ];
    }),
  );
}
