import type { Person } from '#contract/can.ts';
import type { CardRecord, GameDefinition, PrintingRecord } from '#contract/games/game.ts';
import type { OwnListAnswers } from '#contract/lists/ownList.ts';
import type { DraftCard } from '#engine/core/cards.ts';
import { NAMED_PRINTINGS } from '../cards/batches/settledCards.ts';
import type { GameRow } from '../cards/catalogue.ts';
import { draftCardOf } from '../cards/look.ts';
import type { Sql } from '../db/database.ts';
import type { ListBatch } from './batchOfList.ts';
import { cardsElsewhere, type ElsewhereCard } from './cardsElsewhere.ts';

/** Where a card of a list is from: the list's game, another game, or the list alone. */
export interface Found {
  readonly card: DraftCard;
  readonly from: 'game' | 'list' | { readonly game: string };
}

export interface FoundCards {
  /** By the keys that sheets of the list name, what they are played as; null is left out. */
  readonly byListKey: ReadonlyMap<string, Found | null>;
  readonly byKey: ReadonlyMap<string, Found>;
  /** Names that this game or another knows. */
  readonly known: ReadonlySet<string>;
}

interface PrintingRow {
  readonly key: string;
  readonly printing: PrintingRecord;
  readonly card: CardRecord;
  readonly is_draftable: boolean;
}

/** Every printing that sheets of the list name, as the card that is played. */
export async function findCards(
  sql: Sql,
  batch: ListBatch,
  game: GameRow | null,
  answers: OwnListAnswers,
  person: Person,
): Promise<FoundCards> {
  const own = new Map(batch.printings.map((printing) => [printing.key, printing]));
  const keys = new Set([
    ...batch.packs.flatMap(({ sheets }) =>
      Object.values(sheets).flatMap(({ cards = [] }) => cards.map(({ printing }) => printing)),
    ),
    ...own.keys(),
  ]);
  const instead = Object.values(answers.names).filter((name) => name !== null);
  const names = [...new Set([...batch.printings.map(({ card }) => card), ...instead])];
  const rows =
    game === null ? [] : await sql.query<PrintingRow>(NAMED_PRINTINGS, [game.id, [...keys], names]);
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const byName = new Map<string, PrintingRow[]>();
  for (const row of rows) byName.set(row.card.name, [...(byName.get(row.card.name) ?? []), row]);
  const nameOnly = new Set(batch.head.nameOnly);
  const elsewhere = await cardsElsewhere(
    sql,
    [...nameOnly].filter((name) => !byName.has(name)),
    game?.id ?? null,
    person,
  );
  const records = new Map(batch.cards.map((card) => [card.name, card]));
  const found = new Map<string, Found | null>();
  for (const key of keys) {
    const printing = own.get(key);
    const name = printing?.card;
    const answer = name !== undefined && Object.hasOwn(answers.names, name) ? answers.names[name] : undefined;
    if (answer === null && name !== undefined && nameOnly.has(name)) found.set(key, null);
    else {
      const row =
        (answer !== undefined && answer !== null ? placed(byName.get(answer), null) : undefined) ??
        byKey.get(key) ??
        placed(name === undefined ? undefined : byName.get(name), printing ?? null);
      const other = name === undefined ? undefined : elsewhere.get(name);
      if (row) found.set(key, { card: draftCardOf(row.card, row.printing), from: 'game' });
      else if (other) found.set(key, ofOther(key, other));
      else if (printing) found.set(key, { card: ownCard(printing, records), from: 'list' });
    }
  }
  const played = [...found.values()].filter((each) => each !== null);
  return {
    byListKey: found,
    byKey: new Map(played.map((each) => [each.card.printing, each])),
    known: new Set([...byName.keys(), ...elsewhere.keys()]),
  };
}

/** The printing of that set and number, else one of the set, else the first that is drafted. */
function placed(rows: readonly PrintingRow[] = [], wanted: PrintingRecord | null): PrintingRow | undefined {
  const inSet = rows.filter(({ printing }) => printing.set.toUpperCase() === wanted?.set.toUpperCase());
  return (
    inSet.find(({ printing }) => printing.number === wanted?.number) ??
    inSet[0] ??
    rows.find((row) => row.is_draftable) ??
    rows[0]
  );
}

const ofOther = (key: string, { card, printing, game }: ElsewhereCard): Found => ({
  card: { ...draftCardOf(card, printing), printing: key },
  from: { game },
});

function ownCard(printing: PrintingRecord, records: ReadonlyMap<string, CardRecord>): DraftCard {
  const { key, card: name, set, number, rarity, image, flavour } = printing;
  const record = records.get(name);
  if (record) return draftCardOf(record, printing);
  return {
    ...{ printing: key, name, set, number, rarity, image, flavour },
    ...{ cost: null, costText: '', lanes: [], type: '', typeLine: '', rules: '', stats: null },
    ...{ rating: null, sides: [], attributes: {} },
  };
}

/** A card that is not the game's: its lanes and rarity are those that the game has, its pictures those that are allowed. */
export function fitting(
  card: DraftCard,
  { lanes, rarities }: GameDefinition,
  hosts: ReadonlySet<string>,
): DraftCard {
  const isLane = (lane: string) => lanes.some(({ key }) => key === lane);
  const isShown = (image: string | null) => image !== null && mayShow(image, hosts);
  return {
    ...card,
    lanes: card.lanes.filter(isLane),
    ...(card.makes && { makes: card.makes.filter(isLane) }),
    rarity: rarities.some(({ code }) => code === card.rarity)
      ? card.rarity
      : (rarities[0]?.code ?? card.rarity),
    image: isShown(card.image) ? card.image : null,
    sides: card.sides.map((side) => (isShown(side.image) ? side : { ...side, image: null })),
  };
}

const mayShow = (image: string, hosts: ReadonlySet<string>): boolean =>
  image.startsWith('/') || (URL.canParse(image) && hosts.has(new URL(image).hostname));

/** A list never widens what pictures may be shown. */
export async function allowedHosts(sql: Sql): Promise<ReadonlySet<string>> {
  const rows = await sql.query<{ host: string }>('select host from image_host');
  return new Set(rows.map(({ host }) => host));
}
