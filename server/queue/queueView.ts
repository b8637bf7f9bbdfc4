import type { QueueKind, QueueLine, QueueStanding, QueueView } from '#contract/queue.ts';
import type { Sql } from '../db/database.ts';
import { botsAtMs, byQueue, takesBots } from './matching.ts';
import { type Match, type Place, readMatches, readPlaces } from './places.ts';

/** The whole queue, from which each person's view is made. */
export interface QueueRecord {
  readonly places: readonly Place[];
  readonly matches: readonly Match[];
  readonly kinds: ReadonlyMap<string, QueueKind>;
  /** Tables of the queue that are not over, by the members who sit at them. */
  readonly tables: ReadonlyMap<string, { readonly draftId: string; readonly isBeingDrafted: boolean }>;
}

const keyOf = ({ gameId, templateSlug }: Pick<Place, 'gameId' | 'templateSlug'>) =>
  JSON.stringify([gameId, templateSlug]);

const QUEUED_TABLES = `select s.member_id as "memberId", d.id as "draftId", d.status <> 'lobby' and d.status <> 'countdown' as "isBeingDrafted"
  from seat s join draft d on d.id = s.draft_id
  where s.member_id = any($1) and d.host_id is null and d.status in ('lobby', 'countdown', 'drafting', 'paused')
  order by d.created_at`;

/** The tables of the queue at which these members sit and that are not over. */
export const readQueuedTables = (sql: Sql, memberIds: readonly string[]) =>
  sql.query<{ memberId: string; draftId: string; isBeingDrafted: boolean }>(QUEUED_TABLES, [memberIds]);

async function readKinds(sql: Sql, places: readonly Place[]): Promise<Map<string, QueueKind>> {
  if (places.length === 0) return new Map();
  const rows = await sql.query<{ id: string; game: string; name: string; slug: string; title: string }>(
    `select g.id, g.slug as game, g.name, t.slug, t.definition->>'name' as title
     from draft_template t join game g on g.id = t.game_id where g.id = any($1) and t.slug = any($2)`,
    [places.map(({ gameId }) => gameId), places.map(({ templateSlug }) => templateSlug)],
  );
  const named = new Map(rows.map((row) => [keyOf({ gameId: row.id, templateSlug: row.slug }), row]));
  return new Map(
    places.flatMap((place): [string, QueueKind][] => {
      const row = named.get(keyOf(place));
      if (!row) return [];
      const kind = {
        game: { slug: row.game, name: row.name },
        template: { slug: row.slug, name: row.title },
        seats: place.seats,
      };
      return [[keyOf(place), kind]];
    }),
  );
}

/** Reads what views of these members need. */
export async function readQueue(sql: Sql, memberIds: readonly string[]): Promise<QueueRecord> {
  const places = await readPlaces(sql);
  const tables = await readQueuedTables(sql, memberIds);
  return {
    places,
    matches: await readMatches(sql),
    kinds: await readKinds(sql, places),
    tables: new Map(tables.map(({ memberId, ...table }) => [memberId, table])),
  };
}

const waitingAmong = (places: readonly Place[]) => places.filter(({ matchId }) => matchId === null);

function lineOf(kinds: QueueRecord['kinds'], waiting: readonly Place[]): QueueLine[] {
  const [first] = waiting;
  const kind = first && kinds.get(keyOf(first));
  return kind ? [{ ...kind, waiting: waiting.length, botsAtMs: botsAtMs(waiting) }] : [];
}

function standingOf(record: QueueRecord, memberId: string): QueueStanding {
  const { places, matches, kinds } = record;
  const place = places.find((known) => known.memberId === memberId);
  if (!place) {
    const table = record.tables.get(memberId);
    return table ? { kind: 'seated', ...table } : { kind: 'none' };
  }
  const match = matches.find(({ id }) => id === place.matchId);
  if (match) return foundOf(record, match, place);
  const waiting = waitingAmong(places).filter((other) => keyOf(other) === keyOf(place));
  const [line] = lineOf(kinds, waiting);
  if (!line) return { kind: 'none' };
  const withBots = waiting.filter(takesBots);
  return {
    ...line,
    kind: 'waiting',
    botsAtMs: takesBots(place) ? line.botsAtMs : null,
    sinceMs: place.joinedAt.getTime(),
    bots: place.bots,
    withBots: withBots.length,
    wantNow: withBots.filter(({ bots }) => bots === 'now').length,
  };
}

function foundOf({ places, kinds }: QueueRecord, match: Match, place: Place): QueueStanding {
  const kind = kinds.get(keyOf(match));
  if (!kind) return { kind: 'none' };
  const people = places.filter(({ matchId }) => matchId === match.id);
  return {
    ...kind,
    seats: match.seats,
    kind: 'found',
    matchId: match.id,
    people: match.people,
    there: people.filter(({ accepted }) => accepted).length,
    isThere: place.accepted,
    dueAtMs: match.dueAt.getTime(),
  };
}

/** The queue as one member sees it. */
export const queueViewOf = (record: QueueRecord, memberId: string, nowMs: number): QueueView => ({
  mine: standingOf(record, memberId),
  lines: byQueue(waitingAmong(record.places)).flatMap((waiting) => lineOf(record.kinds, waiting)),
  nowMs,
});
