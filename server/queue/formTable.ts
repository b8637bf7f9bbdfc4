import { createHash, randomInt, randomUUID } from 'node:crypto';
import type { ClockPreset } from '#contract/games/gameSummary.ts';
import { rulesOf, type StoredTemplate } from '#contract/games/templates.ts';
import { QUEUE_SEATS } from '#contract/queue.ts';
import { type Reply, refused } from '#contract/refusals.ts';
import { clockPresets } from '#engine/clock.ts';
import { seatsProblem } from '#engine/formats/outline.ts';
import { readTemplate } from '../cards/readTemplate.ts';
import type { Sql } from '../db/database.ts';
import { newTableCode, shuffledBotNames } from '../drafts/lobby/createTable.ts';
import { draftedName } from '../drafts/naming/draftedName.ts';
import type { StoredSettings } from '../drafts/tableRecord.ts';
import type { Match, Place } from './places.ts';

/** A template that tables of the queue are made of. */
export interface Offer {
  readonly gameId: string;
  readonly gameName: string;
  readonly template: StoredTemplate;
  readonly seats: number;
}

/** What may be sat down for, by the game's slug or id; refused where it is not published or needs other seats. */
export async function readOffer(
  sql: Sql,
  game: { readonly slug: string } | { readonly id: string },
  templateSlug: string,
): Promise<Reply<Offer>> {
  const [column, value] = 'slug' in game ? ['slug', game.slug] : ['id', game.id];
  const [row] = await sql.query<{ id: string; name: string; definition: unknown }>(
    `select g.id, g.name, t.definition from draft_template t join game g on g.id = t.game_id
     where g.${column} = $1 and t.slug = $2 and g.status = 'published' and t.status = 'published'`,
    [value, templateSlug],
  );
  if (!row) return refused('gameUnknown');
  const read = readTemplate(row.definition);
  if (!read.ok) return read;
  const template = read.value;
  const seats = Math.min(QUEUE_SEATS, template.seats);
  if (seats < 2) return refused('wrongSeats', 'That draft is played alone. Nobody can be waited for.');
  const problem = seatsProblem(rulesOf(template), seats);
  if (problem !== null) return refused('wrongSeats', problem);
  return { ok: true, value: { gameId: row.id, gameName: row.name, template, seats } };
}

/** Strangers who sit down together need a clock that runs while they sit there. */
export const queueClock = (clock: ClockPreset): ClockPreset =>
  clockPresets[clock].kind === 'none' || clockPresets[clock].kind === 'correspondence' ? 'standard' : clock;

const settingsOf = (name: string, { template }: Offer, seats: number): StoredSettings => ({
  name,
  visibility: 'code',
  clock: queueClock(template.clock),
  seats,
  picksOpenTo: 'everyone',
  watchers: false,
  isLocked: false,
  changed:
    'This table starts by itself. It waits a moment for everybody’s browser; nobody has to press Start.',
});

function shuffled<T>(items: readonly T[]): T[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last--) {
    const other = randomInt(last + 1);
    const [a, b] = [order[last], order[other]];
    if (a !== undefined && b !== undefined) [order[last], order[other]] = [b, a];
  }
  return order;
}

/** People and bots on chance seats; all are ready, as they have just said. */
async function insertSeats(tx: Sql, draftId: string, people: readonly Place[], seats: number) {
  const names = shuffledBotNames();
  const occupants = shuffled(
    Array.from({ length: seats }, (_, place) => ({ memberId: people[place]?.memberId ?? null })),
  );
  const rows = occupants.map(({ memberId }, seat) => ({
    seat,
    kind: memberId === null ? 'bot' : 'member',
    member_id: memberId,
    bot_name: memberId === null ? (names[seat] ?? `Bot ${seat}`) : null,
  }));
  await tx.query(
    `insert into seat (draft_id, seat, kind, member_id, bot_name, ready)
     select $1, seat, kind, member_id, bot_name, true
     from jsonb_to_recordset($2::jsonb) as r(seat int, kind text, member_id text, bot_name text)`,
    [draftId, JSON.stringify(rows)],
  );
}

/**
 * Makes the table of a match, in the caller's transaction: hosted by nobody, in the lobby, from which it starts by itself.
 * Answers its id; null when its template is not there any more.
 */
export async function formTable(
  tx: Sql,
  match: Match,
  people: readonly Place[],
  { nowMs, newSeed }: { nowMs: number; newSeed: () => Uint8Array },
): Promise<string | null> {
  const offer = await readOffer(tx, { id: match.gameId }, match.templateSlug);
  if (!offer.ok) return null;
  const draftId = randomUUID();
  const seed = newSeed();
  const { gameName, template } = offer.value;
  const drafted = { game: { name: gameName }, gameId: match.gameId, template };
  const name = await draftedName(tx, drafted, null, nowMs);
  const settings = settingsOf(name, offer.value, match.seats);
  await tx.query(
    `insert into draft (id, code, game_id, name, status, host_id, settings, template, seed, seed_hash, seats, is_solo, created_at)
     values ($1, $2, $3, $4, 'lobby', null, $5::jsonb, $6::jsonb, $7, $8, $9, false, $10)`,
    [
      draftId,
      newTableCode(),
      match.gameId,
      settings.name,
      JSON.stringify(settings),
      JSON.stringify(template),
      seed,
      createHash('sha256').update(seed).digest('hex'),
      match.seats,
      new Date(nowMs),
    ],
  );
  await insertSeats(tx, draftId, people, match.seats);
  return draftId;
}
