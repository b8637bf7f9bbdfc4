import { randomInt, randomUUID } from 'node:crypto';
import { can } from '#contract/can.ts';
import { EVENT_PLAYERS, type EventCommand, type EventSettings } from '#contract/events/events.ts';
import { type Reply, refused } from '#contract/refusals.ts';
import { applyEvent, usualRounds } from '#engine/events/event.ts';
import type { EventAction, EventState } from '#engine/events/event.types.ts';
import { waitingIn } from '#engine/events/gathering.ts';
import { noteMetricsDue } from '../achievements/metricsDue.ts';
import { isSameCode } from '../app/requests/guessedCodes.ts';
import type { Sql } from '../db/database.ts';
import { readPerson } from '../drafts/lobby/hostingRights.ts';
import type { SpokenLanguages } from '../members/memberLocale.ts';
import { settingsAfter } from './changeEvent.ts';
import { eventRulesOf } from './createEvent.ts';
import { type EventRecord, type EventRow, isKnown, readEvent, storeEvent } from './eventRecord.ts';
import { noteEventFacts } from './hookFacts.ts';
import { keepPlaces } from './keepPlaces.ts';
import { planReminders } from './reminders.ts';
import { drawPods, seatPods } from './seatPods.ts';
import { tellChange } from './tellChange.ts';

/** Who asks what of which event, and what chance and time are. */
export interface EventOrder {
  readonly memberId: string;
  readonly eventId: string;
  readonly commandId: string;
  readonly command: EventCommand;
  readonly nowMs: number;
  readonly newSeed: () => Uint8Array;
  readonly languages: SpokenLanguages;
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
    case 'wait':
      return { type: state.players.length < settings.mostPlayers ? 'join' : 'wait', playerId: memberId };
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
  const { memberId, command } = order;
  if (command.type !== 'join' && command.type !== 'wait') return { ok: true, value: null };
  if (!can(await readPerson(tx, memberId), 'joinTable')) return refused('notAllowed');
  const waiting = waitingIn(state);
  const isIn = state.players.some(({ id }) => id === memberId) || waiting.includes(memberId);
  if (!isIn && settings.visibility === 'code' && !isSameCode(command.key ?? '', code))
    return refused('eventUnknown');
  if (isIn || state.players.length < settings.mostPlayers) return { ok: true, value: null };
  if (command.type === 'join') return refused('eventFull');
  return waiting.length < EVENT_PLAYERS
    ? { ok: true, value: null }
    : refused('eventFull', 'This event and its waiting list are full.');
}

/** The event after those who wait were taken in as far as there are places, and how many that were. */
function withAdmitted(
  state: EventState,
  places: number,
): { readonly state: EventState; readonly count: number } {
  if (state.phase !== 'gathering' || state.players.length >= places) return { state, count: 0 };
  const admitted = applyEvent(state, { type: 'admit' });
  if (!admitted.ok) return { state, count: 0 };
  const others = withAdmitted(admitted.state, places);
  return { state: others.state, count: others.count + 1 };
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
  await keepPlaces(tx, eventId, before.state, state, order.nowMs);
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
      ? await settingsAfter(tx, before, command.settings, order.nowMs)
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
  const { state, count } = withAdmitted(applied.state, settings.mostPlayers);
  const after = { state, settings };
  await follow(tx, order, action, before, state);
  const payload = command.type === 'change' ? { ...action, settings: command.settings } : action;
  const admitting = Array.from({ length: count }, () => {
    return { ...row, commandId: `admit-${randomUUID()}`, payload: { type: 'admit' } };
  });
  await storeEvent(tx, before, after, [{ ...row, payload }, ...admitting]);
  if (state.phase !== 'gathering' || settings.startsAtMs !== before.settings.startsAtMs)
    await planReminders(
      tx,
      before.eventId,
      state.phase === 'gathering' ? settings.startsAtMs : null,
      order.nowMs,
    );
  const { nowMs, languages } = order;
  await tellChange(tx, { before, after, byId: order.memberId, nowMs, languages });
  await noteEventFacts(tx, before.eventId, before.state, state, nowMs);
  return { ok: true, value: { draftIds: tables.value } };
}
