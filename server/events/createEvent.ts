import { randomUUID } from 'node:crypto';
import { type CreateEvent, type EventSettings, HOSTED_EVENTS } from '#contract/events/events.ts';
import { rulesOf, type StoredTemplate } from '#contract/games/templates.ts';
import { eventName } from '#contract/naming/tableNames.ts';
import { type Reply, refused } from '#contract/refusals.ts';
import { newEvent, usualRounds } from '#engine/events/event.ts';
import type { EventRules, EventState } from '#engine/events/event.types.ts';
import { seatsProblem } from '#engine/formats/outline.ts';
import { readTemplate } from '../cards/readTemplate.ts';
import { type Database, isUniqueViolation, type Sql } from '../db/database.ts';
import { type Host, newTableCode } from '../drafts/lobby/createTable.ts';
import { mayHaveTable, mayHost, mayOrganise } from '../drafts/lobby/hostingRights.ts';
import { readZone } from '../drafts/naming/draftedName.ts';
import { planReminders } from './reminders.ts';

interface Offer {
  readonly gameId: string;
  readonly gameName: string;
  readonly template: StoredTemplate;
}

/** The game and the template that an event is drafted by, while both are published; refused with `gameUnknown`. */
export async function readOffer(
  sql: Sql,
  { game, template }: Pick<CreateEvent, 'game' | 'template'>,
): Promise<Reply<Offer>> {
  const [row] = await sql.query<{ id: string; name: string; definition: unknown }>(
    `select g.id, g.name, t.definition from draft_template t join game g on g.id = t.game_id
     where g.slug = $1 and t.slug = $2 and g.status = 'published' and t.status = 'published'`,
    [game, template],
  );
  if (!row) return refused('gameUnknown');
  const read = readTemplate(row.definition);
  if (!read.ok) return read;
  return { ok: true, value: { gameId: row.id, gameName: row.name, template: read.value } };
}

const LONGEST_AHEAD_MS = 366 * 86_400_000;

/** Whether an event may be meant to start then: ahead, and not so far that nobody can mean it; or without a time. */
export const mayStartAt = (startsAtMs: number | null, nowMs: number): boolean =>
  startsAtMs === null || (startsAtMs > nowMs && startsAtMs <= nowMs + LONGEST_AHEAD_MS);

const MOST_PODS = 8;

function settingsOf({ settings: chosen }: CreateEvent, name: string, { template }: Offer): EventSettings {
  const tableSeats = chosen.tableSeats ?? Math.max(2, template.seats);
  return {
    name: chosen.name ?? name,
    visibility: chosen.visibility ?? 'code',
    tableSeats,
    mostPlayers: chosen.mostPlayers ?? Math.min(MOST_PODS * tableSeats, 2 * tableSeats),
    clock: chosen.clock ?? (template.clock === 'none' ? 'standard' : template.clock),
    picksOpenTo: chosen.picksOpenTo ?? 'closed',
    gamesToWin: chosen.gamesToWin ?? 2,
    swissRounds: chosen.swissRounds ?? null,
    cut: chosen.cut ?? 0,
    isWithinPods: chosen.isWithinPods ?? false,
    opens: chosen.opens ?? 'itself',
    roundMinutes: chosen.roundMinutes ?? 50,
    startsAtMs: chosen.startsAtMs ?? null,
  };
}

function mayHostEvent(host: Host, { hostPlays }: CreateEvent, settings: EventSettings): Reply<null> {
  const hosting = mayHost(host, false);
  if (!hosting.ok) return hosting;
  const having = mayHaveTable(host, { visibility: settings.visibility, seats: settings.tableSeats });
  if (!having.ok) return having;
  return hostPlays ? having : mayOrganise(host);
}

/** The rules an event of these settings is played by, by so many people. */
export function eventRulesOf(settings: EventSettings, players: number): EventRules {
  const { gamesToWin, swissRounds, cut, isWithinPods, opens } = settings;
  return { gamesToWin, swissRounds: swissRounds ?? usualRounds(players), cut, isWithinPods, opens };
}

function firstState(settings: EventSettings, hostId: string | null): EventState {
  const state = newEvent(eventRulesOf(settings, settings.mostPlayers));
  return hostId === null ? state : { ...state, players: [{ id: hostId, pod: null, droppedAfter: null }] };
}

interface NewEvent {
  readonly db: Database;
  readonly host: Host;
  readonly asked: CreateEvent;
  readonly nowMs: number;
}

/** Counts under a lock on the member, so that events made at once do not slip past the limit together. */
async function isLimitReached(tx: Sql, hostId: string): Promise<boolean> {
  await tx.query('select id from member where id = $1 for update', [hostId]);
  const [row] = await tx.query<{ count: number }>(
    "select count(*)::int as count from event where host_id = $1 and phase not in ('closed', 'cancelled')",
    [hostId],
  );
  return (row?.count ?? 0) >= HOSTED_EVENTS;
}

async function insertEvent(tx: Sql, { host, asked, nowMs }: NewEvent, offer: Offer, settings: EventSettings) {
  const eventId = randomUUID();
  const at = new Date(nowMs);
  const state = firstState(settings, asked.hostPlays ? host.memberId : null);
  await tx.query(
    `insert into event (id, code, game_id, template_slug, host_id, made_by, settings, phase, state, created_at)
     values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8, $9::jsonb, $10)`,
    [
      eventId,
      newTableCode(),
      offer.gameId,
      asked.template,
      host.memberId,
      asked.commandId,
      JSON.stringify(settings),
      state.phase,
      JSON.stringify(state),
      at,
    ],
  );
  await planReminders(tx, eventId, settings.startsAtMs, nowMs);
  if (asked.hostPlays)
    await tx.query('insert into event_player (event_id, member_id, joined_at) values ($1, $2, $3)', [
      eventId,
      host.memberId,
      at,
    ]);
  return eventId;
}

async function madeBefore(sql: Sql, hostId: string, commandId: string): Promise<string | null> {
  const [row] = await sql.query<{ id: string }>('select id from event where host_id = $1 and made_by = $2', [
    hostId,
    commandId,
  ]);
  return row?.id ?? null;
}

const CODE_TRIES = 5;

/** Makes an event that people can join; its host is the first player, or runs it from outside. Answers its id. */
export async function createEvent(wish: NewEvent): Promise<Reply<{ eventId: string }>> {
  const { db, host, asked } = wish;
  const read = await readOffer(db, asked);
  if (!read.ok) return read;
  const offer = read.value;
  const zone = await readZone(db, host.memberId);
  const settings = settingsOf(asked, eventName(offer.gameName, wish.nowMs, zone), offer);
  const hosting = mayHostEvent(host, asked, settings);
  if (!hosting.ok) return hosting;
  const problem = seatsProblem(rulesOf(offer.template), settings.tableSeats);
  if (problem !== null) return refused('wrongSeats', problem);
  if (!mayStartAt(settings.startsAtMs, wish.nowMs)) return refused('startWrong');
  for (let tries = 1; ; tries++)
    try {
      return await db.transaction(async (tx) => {
        const limit = await isLimitReached(tx, host.memberId);
        const known = await madeBefore(tx, host.memberId, asked.commandId);
        if (known !== null) return { ok: true, value: { eventId: known } };
        if (limit) return refused('tooManyEvents');
        return { ok: true, value: { eventId: await insertEvent(tx, wish, offer, settings) } };
      });
    } catch (fault) {
      if (tries >= CODE_TRIES || !isUniqueViolation(fault, 'event_code_unique')) throw fault;
    }
}
