import type { DeathPick, DeathStep } from '#contract/admin/analytics.ts';
import { rulesOf, storedTemplateSchema } from '#contract/games/templates.ts';
import { outlineOf } from '#engine/formats/outline.ts';
import type { Template } from '#engine/formats/registry.ts';
import type { Sql } from '#server/db/open.ts';

/** Tables that were given up and seats that were left to a bot, as the screen shows them. */
export interface WhereTablesEnd {
  readonly steps: DeathStep[];
  readonly picks: DeathPick[];
}

/** One of them: `pick` is the number of the seat's decision in the whole draft, 0 before the start. */
interface Ended {
  readonly pick: number;
  readonly seats: number;
  readonly template: unknown;
  readonly catalogue: string | null;
}

interface Place {
  readonly round: number;
  readonly pick: number;
}

type Sizes = ReadonlyMap<string, number>;

const DECISIONS = `('pick', 'choose', 'divide', 'exchange', 'bid', 'claim')`;
const OF_DRAFT = 'd.seats, d.template, d.catalogue_hash as catalogue';
/** A pack of a catalogue that is not kept any more. */
const USUAL_PACK = 15;
const LEAST_ROUNDS = 3;
const MOST_ROUNDS = 6;
const MOST_PICKS = 60;

const givenUp = (drafts: string) => `select ${OF_DRAFT},
    case when d.started_at is null then 0 else 1 + (select count(*)::int from draft_log l
      where l.draft_id = d.id and l.payload->>'type' in ${DECISIONS}) / greatest(d.seats, 1) end as pick
  from ${drafts} and (d.status = 'cancelled' or (d.status in ('lobby', 'countdown', 'drafting', 'paused')
    and d.settings->>'clock' is distinct from 'correspondence' and d.created_at < $3
    and not exists (select 1 from draft_log l where l.draft_id = d.id and l.at >= $3)))`;

/** Bots of the table begin as such: they are not left by anybody. */
const leftToBots = (drafts: string) => `select ${OF_DRAFT},
    1 + (select count(*)::int from draft_log l where l.draft_id = b.draft_id and l.seq < b.seq
      and (l.payload->>'seat')::int = (b.payload->>'seat')::int and l.payload->>'type' in ${DECISIONS}) as pick
  from draft_log b join draft d on d.id = b.draft_id where b.payload->>'type' = 'seatHandedToBot'
    and exists (select 1 from seat s where s.draft_id = b.draft_id and s.seat = (b.payload->>'seat')::int and s.kind = 'member')
    and b.draft_id in (select d.id from ${drafts})`;

const PACK_SIZES = `select c.hash, p.key as pack,
    max((select coalesce(sum((s->>'count')::int), 0) from jsonb_array_elements(l->'slots') s))::int as cards
  from catalogue c, jsonb_each(c.body->'packs') p, jsonb_array_elements(p.value->'layouts') l
  where c.hash = any($1) group by 1, 2`;

/** `drafts` chooses tables as `d` by the parameters $1 and $2 of `since`; untouched since `still` is given up, too. */
export async function readWhereTablesEnd(
  sql: Sql,
  drafts: string,
  since: readonly unknown[],
  still: Date,
): Promise<WhereTablesEnd> {
  const tables = await sql.query<Ended>(givenUp(drafts), [...since, still]);
  const seats = await sql.query<Ended>(leftToBots(drafts), [...since]);
  const hashes = [...new Set([...tables, ...seats].flatMap(({ catalogue }) => catalogue ?? []))];
  const sizes = await sql.query<{ hash: string; pack: string; cards: number }>(PACK_SIZES, [hashes]);
  const placeOf = placer(new Map(sizes.map(({ hash, pack, cards }) => [`${hash} ${pack}`, cards])));
  return countPlaces(tables.map(placeOf), seats.map(placeOf));
}

function placer(sizes: Sizes): (ended: Ended) => Place {
  const known = new Map<string, readonly number[]>();
  return ({ pick, seats, template, catalogue }) => {
    if (pick === 0) return { round: 0, pick: 0 };
    const key = JSON.stringify([template, seats, catalogue]);
    const ends = known.get(key) ?? roundEndsOf(template, seats, (pack) => sizes.get(`${catalogue} ${pack}`));
    known.set(key, ends);
    const at = ends.findIndex((end) => pick <= end);
    const round = at === -1 ? Math.max(1, ends.length) : at + 1;
    return { round, pick: Math.max(1, pick - (ends[round - 2] ?? 0)) };
  };
}

/** The number of a seat's last decision in each round; rules that cannot be read any more are one round. */
function roundEndsOf(
  stored: unknown,
  seats: number,
  sizeOf: (pack: string) => number | undefined,
): readonly number[] {
  const read = storedTemplateSchema.safeParse(stored);
  if (!read.success) return [];
  const sized = (pack: string) => sizeOf(pack) ?? USUAL_PACK;
  let last = 0;
  return decisionsByRound(rulesOf(read.data), seats, sized).map((decisions) => {
    last += decisions;
    return last;
  });
}

function decisionsByRound(
  rules: Template,
  seats: number,
  sizeOf: (pack: string) => number,
): readonly number[] {
  if (rules.format === 'booster')
    return rules.rounds.map((round) => outlineOf({ ...rules, rounds: [round] }, seats, sizeOf).decisions);
  const { rounds, decisions } = outlineOf(rules, seats, sizeOf);
  return Array.from({ length: rounds }, () => Math.ceil(decisions / Math.max(1, rounds)));
}

function countPlaces(tables: readonly Place[], seats: readonly Place[]): WhereTablesEnd {
  const places = [...tables, ...seats];
  const rounds = Math.min(MOST_ROUNDS, Math.max(LEAST_ROUNDS, ...places.map(({ round }) => round)));
  const roundOf = ({ round }: Place) => Math.min(round, rounds);
  const picks = Math.min(MOST_PICKS, Math.max(0, ...places.map(({ pick }) => pick)));
  const pickOf = ({ pick }: Place) => Math.min(pick, picks);
  const count = (list: readonly Place[], by: (place: Place) => number, number: number) =>
    list.filter((place) => by(place) === number).length;
  return {
    steps: Array.from({ length: rounds + 1 }, (_, round) => ({
      step: stepWords(round),
      tables: count(tables, roundOf, round),
      seats: count(seats, roundOf, round),
    })),
    picks: Array.from({ length: picks }, (_, at) => ({
      pick: at + 1,
      tables: count(tables, pickOf, at + 1),
      seats: count(seats, pickOf, at + 1),
    })),
  };
}

function stepWords(round: number): string {
  if (round === 0) return 'Waiting for people';
  return round === MOST_ROUNDS ? `Round ${round} and later` : `Round ${round}`;
}
