import type { SampleDeck } from '#contract/admin/exportTemplates.ts';
import { mainKeyOf } from '#contract/decks/deckRules.ts';
import type { DeckView } from '#contract/decks/decks.ts';
import type { CardRecord, PrintingRecord } from '#contract/games/game.ts';
import type { GameRow } from '../../cards/catalogue.ts';
import { draftCardOf, faceOf, lookOf } from '../../cards/look.ts';
import type { Sql } from '../../db/database.ts';
import { type ExportBucket, exportBucketsOf } from '../../exports/exportScope.ts';

const MAIN_CARDS = 23;
const SIDE_CARDS = 6;
const DOUBLED = 2;
const FOIL_AT = 3;

interface SampleRow {
  readonly printing: PrintingRecord;
  readonly card: CardRecord;
}

/** Cards whose names and printings make trouble in files: quotes, commas, signs of markup, two sides, no number. */
const TROUBLE = `(c.name ~ '[",;&<>=''/]' or c.name !~ '^[[:ascii:]]*$' or jsonb_array_length(c.record->'sides') > 0
  or p.number = '' or p.record->>'image' is null or p.record->'externalIds' = '{}'::jsonb)`;

/** Deck and owner of a sample; troublesome ones have troublesome names. */
export const sampleHeadOf = (sample: SampleDeck): Pick<DeckView, 'name' | 'owner' | 'tableName'> =>
  sample === 'troublesome'
    ? { name: '=1+1, "Best" <Deck> & más', owner: "O'Brien, 山田", tableName: 'Friday; "late" table' }
    : { name: 'Sample deck', owner: 'Sample player', tableName: 'Sample table' };

/** A deck of a game's own cards as templates see it. */
export async function readSampleBuckets(
  sql: Sql,
  game: GameRow,
  sample: SampleDeck,
  publicUrl: string,
): Promise<ExportBucket[]> {
  const rows = sample === 'empty' ? [] : await readSampleRows(sql, game.id, sample);
  const look = lookOf(game.definition);
  const main = rows.slice(0, MAIN_CARDS);
  const side = rows.slice(MAIN_CARDS, MAIN_CARDS + SIDE_CARDS);
  const other = rows.slice(MAIN_CARDS + SIDE_CARDS);
  const faces = rows.map(({ card, printing }, index) => faceOf(draftCardOf(card, printing), index));
  const instances = rows.flatMap((_, card) =>
    Array.from({ length: card < DOUBLED ? 2 : 1 }, (__, copy) => ({
      id: `${card}/${copy}`,
      card,
      finish: card === FOIL_AT ? ('foil' as const) : ('plain' as const),
      round: 0,
      pick: card + 1,
    })),
  );
  const idsOf = (some: readonly SampleRow[]) =>
    instances.flatMap(({ id, card }) => (some.includes(rows[card]!) ? [id] : []));
  const mainKey = mainKeyOf(look);
  const others = look.buckets.filter(({ key }) => key !== mainKey && key !== 'side');
  const buckets = Object.fromEntries([
    [mainKey, idsOf(main)],
    ['side', idsOf(side)],
    ...others.map(({ key }, at) => [key, idsOf(other.slice(at, at + 1))]),
  ]);
  const view = {
    ...sampleHeadOf(sample),
    draftId: '',
    memberId: '',
    event: null,
    isMine: true,
    number: 1,
    decks: [],
    version: 1,
    savedAtMs: null,
    submittedAtMs: null,
    pool: instances,
    contents: { buckets, free: {} },
    faces: Object.fromEntries(faces.map((face) => [face.card, face])),
    freeFaces: [],
    look,
    suggestion: null,
    exports: [],
  } satisfies DeckView;
  const byCard = new Map(rows.map(({ printing }, card) => [card, printing.externalIds]));
  return exportBucketsOf(view, { byCard, byFreeName: new Map() }, publicUrl);
}

/** The same cards every time: spread evenly over the game, troublesome ones first where they are asked for. */
async function readSampleRows(sql: Sql, gameId: string, sample: SampleDeck): Promise<SampleRow[]> {
  const order = sample === 'troublesome' ? 'is_trouble desc, place' : 'place';
  return sql.query<SampleRow>(
    `select printing, card from (
       select distinct on (c.name) p.record as printing, c.record as card, p.key, ${TROUBLE} as is_trouble
       from printing p join card c on c.id = p.card_id where p.game_id = $1 order by c.name, p.key
     ) one join lateral (select md5(one.key) as place) spread on true
     order by ${order} limit ${MAIN_CARDS + SIDE_CARDS + 4}`,
    [gameId],
  );
}
