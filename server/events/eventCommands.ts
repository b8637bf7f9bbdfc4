import { randomInt } from 'node:crypto';
import { can } from '#contract/can.ts';
import type { EventCommand, EventSettings } from '#contract/events.ts';
import { type Reply, refused } from '#contract/refusals.ts';
import { applyEvent, usualRounds } from '#engine/events/event.ts';
import type { EventAction, EventState } from '#engine/events/event.types.ts';
import { noteMetricsDue } from '../achievements/metricsDue.ts';
import type { Sql } from '../db/database.ts';
import { isSameCode } from '../rest/guessedCodes.ts';
import { readPerson } from '../rooms/hostingRights.ts';
import { settingsAfter } from './changeEvent.ts';
import { eventRulesOf } from './createEvent.ts';
import { type EventRecord, type EventRow, isKnown, readEvent, storeEvent } from './eventRecord.ts';
import { drawPods, seatPods } from './seatPods.ts';

/** Who asks what of which event, and what chance and time are. */
export interface EventOrder {
  readonly memberId: string;
  readonly eventId: string;
  readonly commandId: string;
  readonly command: EventCommand;
  readonly nowMs: number;
  readonly newSeed: () => Uint8Array;
}

/** The tables that a command made, or whose event it ended. */
export interface EventDone {
  readonly draftIds: readonly string[];
}

const HOST_ONLY: readonly EventCommand['type'][] = [
  'remove',
  'change',
  'seatPods',
  'openRound',
  'rule',
  'close',
  'cancel',
];
const COUNTING: readonly EventAction['type'][] = [
  'confirm',
  'report',
  'rule',
  'drop',
  'takeDropBack',
  'close',
];

function isHostNeeded({ command, memberId }: EventOrder): boolean {
  return HOST_ONLY.includes(command.type) || ('playerId' in command && command.playerId !== memberId);
}

/** What a command comes to in the engine's words. */
function actionOf(
  { command, memberId }: EventOrder,
  { state, settings }: Pick<EventRecord, 'state' | 'settings'>,
): EventAction {
  const chance = randomInt(2 ** 32);
  switch (command.type) {
    case 'join':
    case 'leave':
      return { type: command.type, playerId: memberId };
    case 'remove':
      return { type: 'leave', playerId: command.playerId };
    case 'change': {
      const players = state.phase === 'gathering' ? settings.mostPlayers : state.players.length;
      return { type: 'change', rules: eventRulesOf(settings, players) };
    }
    case 'seatPods': {
      const players = state.players.length;
      const swissRounds = settings.swissRounds ?? usualRounds(players);
      return { type: 'seat', ...drawPods(players, settings.tableSeats), swissRounds };
    }
    case 'openRound':
      return { type: 'openRound', chance };
    case 'report':
    case 'confirm':
      return { ...command, playerId: memberId, chance };
    case 'rule':
      return { ...command, chance };
    case 'drop':
      return { ...command, chance };
    case 'takeDropBack':
      return command;
    case 'close':
    case 'cancel':
      return { type: command.type };
  }
}

async function mayJoin(
  tx: Sql,
  order: EventOrder,
  { settings, state, code }: EventRecord,
): Promise<Reply<null>> {
  if (order.command.type !== 'join') return { ok: true, value: null };
  if (!can(await readPerson(tx, order.memberId), 'joinTable')) return refused('notAllowed');
  const isIn = state.players.some(({ id }) => id === order.memberId);
  if (!isIn && settings.visibility === 'code' && !isSameCode(order.command.key ?? '', code))
    return refused('eventUnknown');
  return state.players.length >= settings.mostPlayers && !isIn
    ? refused('eventFull')
    : { ok: true, value: null };
}

async function tablesOf(tx: Sql, eventId: string): Promise<readonly { id: string; status: string }[]> {
  return tx.query(
    'select d.id, d.status from event_table t join draft d on d.id = t.draft_id where t.event_id = $1',
    [eventId],
  );
}

const OVER = ['building', 'finished', 'cancelled'];

/** A round can be played once every table of the event has drafted. */
async function areDraftsOver(tx: Sql, eventId: string): Promise<boolean> {
  return (await tablesOf(tx, eventId)).every(({ status }) => OVER.includes(status));
}

/** The decks that stand submitted are those that are played with from the first round on. */
const lockDecks = (tx: Sql, eventId: string) =>
  tx.query(
    `update event_player p set deck_number =
       (select max(s.number) from deck_submission s where s.draft_id = p.draft_id and s.member_id = p.member_id)
     where p.event_id = $1`,
    [eventId],
  );

async function follow(
  tx: Sql,
  order: EventOrder,
  action: EventAction,
  before: EventRecord,
  state: EventState,
) {
  const { eventId } = before;
  if (action.type === 'join')
    await tx.query('insert into event_player (event_id, member_id, joined_at) values ($1, $2, $3)', [
      eventId,
      action.playerId,
      new Date(order.nowMs),
    ]);
  if (state.players.length < before.state.players.length)
    await tx.query('delete from event_player where event_id = $1 and not member_id = any($2)', [
      eventId,
      state.players.map(({ id }) => id),
    ]);
  if (before.state.rounds.length === 0 && state.rounds.length > 0) await lockDecks(tx, eventId);
  if (COUNTING.includes(action.type))
    await noteMetricsDue(tx, [...state.players.map(({ id }) => id), before.hostId], order.nowMs);
}

async function tablesAfter(
  tx: Sql,
  order: EventOrder,
  action: EventAction,
  before: EventRecord,
  state: EventState,
) {
  if (action.type === 'seat') {
    const [host] = await tx.query<{ handle: string }>('select handle from member where id = $1', [
      before.hostId,
    ]);
    const person = await readPerson(tx, before.hostId);
    if (!host || !person) return refused('notAllowed');
    const { nowMs, newSeed } = order;
    const seated = { ...person, memberId: before.hostId, handle: host.handle };
    return seatPods(tx, { record: before, host: seated, state, nowMs, newSeed });
  }
  const isOver = state.phase === 'closed' || state.phase === 'cancelled';
  const draftIds = isOver ? (await tablesOf(tx, before.eventId)).map(({ id }) => id) : [];
  return { ok: true as const, value: draftIds };
}

/** Undoes what a refused command had begun: thrown inside the transaction, caught around it. */
export class RefusedInside extends Error {
  constructor(readonly reply: Extract<Reply<never>, { ok: false }>) {
    super(reply.message);
  }
}

/**
 * Does a command of somebody to an event in the caller's transaction; told twice, it is done once. Throws `RefusedInside`
 * where tables cannot be made.
 */
export async function doEventCommand(tx: Sql, order: EventOrder): Promise<Reply<EventDone>> {
  const before = await readEvent(tx, order.eventId, true);
  if (!before) return refused('eventUnknown');
  const row: EventRow = { ...order, payload: null };
  if (await isKnown(tx, order.eventId, row)) return { ok: true, value: { draftIds: [] } };
  if (isHostNeeded(order) && before.hostId !== order.memberId) return refused('notHost');
  const joining = await mayJoin(tx, order, before);
  if (!joining.ok) return joining;
  const { command } = order;
  const changing: Reply<EventSettings> =
    command.type === 'change'
      ? await settingsAfter(tx, before, command.settings)
      : { ok: true, value: before.settings };
  if (!changing.ok) return changing;
  const settings = changing.value;
  const action = actionOf(order, { ...before, settings });
  if (action.type === 'openRound' && !(await areDraftsOver(tx, order.eventId)))
    return refused('eventNotDrafted');
  const applied = applyEvent(before.state, action);
  if (!applied.ok) return refused(applied.refusal);
  const tables = await tablesAfter(tx, order, action, before, applied.state);
  if (!tables.ok) throw new RefusedInside(tables);
  await follow(tx, order, action, before, applied.state);
  const payload = command.type === 'change' ? { ...action, settings: command.settings } : action;
  await storeEvent(tx, before, { state: applied.state, settings }, { ...row, payload });
  return { ok: true, value: { draftIds: tables.value } };
}
