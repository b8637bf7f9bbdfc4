import * as z from 'zod/mini';
import { mainKeyOf } from '#contract/decks/deckRules.ts';
import { deckContentsSchema } from '#contract/decks/decks.ts';
import { gameDefinitionSchema } from '#contract/games/game.ts';
import type { MyPool, MyTableList } from '#contract/tables/myTables.ts';
import type { EventState } from '#engine/events/event.types.ts';
import type { Sql } from '../db/database.ts';
import { SHOWN_FIRST } from '../decks/deckRows.ts';
import type { OnBrokenTable } from '../drafts/tableRows.ts';
import { addedRecords, matchRecordOf } from './matchRecord.ts';
import type { KeptCard } from './seatPools.ts';
import { strongestLanes } from './strongestLanes.ts';

interface PoolRow {
  readonly draft_id: string;
  readonly cards: unknown;
  readonly contents: unknown;
  readonly definition: unknown;
}

const cardsSchema = z.array(z.object({ id: z.string(), lanes: z.array(z.string()) }));

const POOLS = `select p.draft_id, p.cards, g.definition,
  (select k.contents from deck k where k.draft_id = p.draft_id and k.member_id = $1 order by ${SHOWN_FIRST} limit 1) as contents
  from seat_pool p join draft d on d.id = p.draft_id join game g on g.id = d.game_id
  where p.member_id = $1 and p.draft_id = any($2)`;

function lanesOf({ cards, contents, definition }: PoolRow): MyPool['lanes'] {
  const game = gameDefinitionSchema.parse(definition);
  const pool: readonly KeptCard[] = cardsSchema.parse(cards);
  const main = contents === null ? [] : deckContentsSchema.parse(contents).buckets[mainKeyOf(game)];
  const played = new Set(main);
  const deck = pool.filter(({ id }) => played.has(id));
  const keys = strongestLanes(deck.length > 0 ? deck : pool);
  return keys.flatMap((key) => game.lanes.find((lane) => lane.key === key) ?? []);
}

/** None where the pool or its deck cannot be read any more, which is told. */
function knownLanes(row: PoolRow, onBroken: OnBrokenTable): MyPool['lanes'] {
  try {
    return lanesOf(row);
  } catch (fault) {
    onBroken(row.draft_id, fault);
    return [];
  }
}

/** What a member brought out of these drafts, and how all of the member's events went. */
export async function readMyPools(
  sql: Sql,
  memberId: string,
  draftIds: readonly string[],
  onBroken: OnBrokenTable,
): Promise<Pick<MyTableList, 'pools' | 'record'>> {
  const pools = await sql.query<PoolRow>(POOLS, [memberId, [...draftIds]]);
  const events = await sql.query<{ draft_id: string | null; state: EventState }>(
    'select p.draft_id, e.state from event_player p join event e on e.id = p.event_id where p.member_id = $1',
    [memberId],
  );
  const played = events.flatMap(({ draft_id, state }) => {
    try {
      return [{ draft_id, record: matchRecordOf(state, memberId) }];
    } catch (fault) {
      onBroken(draft_id ?? 'of an event', fault);
      return [];
    }
  });
  const records = new Map(played.map(({ draft_id, record }) => [draft_id, record]));
  return {
    pools: Object.fromEntries(
      pools.map((row): [string, MyPool] => [
        row.draft_id,
        { lanes: knownLanes(row, onBroken), record: records.get(row.draft_id) ?? null },
      ]),
    ),
    record: addedRecords(played.map(({ record }) => record)),
  };
}
