import { can } from '#contract/can.ts';
import { type Reply, refused, type TableRefusal } from '#contract/refusals.ts';
import type { TableCommand } from '#contract/room/room.ts';
import { noteHookFact } from '#server/hooks/hookFacts.ts';
import { invite, uninvite } from '../reading/readers.ts';
import type { SeatRecord, TableRecord } from '../tableRecord.ts';
import { botNames } from './botNames.ts';
import { changeSettings } from './changeSettings.ts';
import { mayOrganise, readPerson } from './hostingRights.ts';
import type { LobbyContext } from './lobbyContext.ts';

type Ask<T extends TableCommand['type']> = Extract<TableCommand, { type: T }>;

const done: Reply<null> = { ok: true, value: null };
const no = (refusal: TableRefusal) => refused(refusal);

const mine = ({ table, memberId }: LobbyContext) => table.seats.find((seat) => seat.memberId === memberId);
const seatAt = ({ table }: LobbyContext, seat: number) => table.seats.find((known) => known.seat === seat);

/** Whoever newly sits somewhere is bound by nothing: a commitment belongs to its seat. */
async function setSeat(
  { sql, table }: LobbyContext,
  seat: number,
  to: Pick<SeatRecord, 'kind' | 'memberId' | 'isReady'> & { botName: string | null },
) {
  await sql.query(
    `update seat set kind = $3, member_id = $4, bot_name = $5, ready = $6, nonce_commitment = null
     where draft_id = $1 and seat = $2`,
    [table.draftId, seat, to.kind, to.memberId, to.botName, to.isReady],
  );
}

const OPEN = { kind: 'open', memberId: null, botName: null, isReady: false } as const;

/** A seat that is freed at a table of an event stays with the event: only its players whom it put here may take it. */
async function isEventsGuest({ sql, table, memberId }: LobbyContext): Promise<boolean> {
  if (!table.event) return false;
  const [player] = await sql.query(
    'select 1 from event_player where event_id = $1 and draft_id = $2 and member_id = $3',
    [table.event.eventId, table.draftId, memberId],
  );
  return player === undefined;
}

async function sit(context: LobbyContext, { seat }: Ask<'sit'>): Promise<Reply<null>> {
  const { table, memberId } = context;
  const known = mine(context);
  if (known && (seat === null || seat === known.seat)) return done;
  if (!known && table.settings.isLocked) return no('tableLocked');
  if (!known && (await isEventsGuest(context))) return no('seatOfEvent');
  const free = table.seats.filter((row) => row.kind === 'open');
  const giveWay = table.seats.filter((row) => row.kind === 'bot');
  const target = seat === null ? (free[0] ?? giveWay[0]) : seatAt(context, seat);
  if (!target) return no(seat === null ? 'tableFull' : 'seatUnknown');
  if (target.kind === 'member') return no('seatTaken');
  if (known) await setSeat(context, known.seat, OPEN);
  await setSeat(context, target.seat, {
    kind: 'member',
    memberId,
    botName: null,
    isReady: known?.isReady ?? false,
  });
  if (!known) context.tell({ type: 'satDown', memberId });
  return done;
}

function freshBotName({ table, chance }: LobbyContext, taken: readonly string[] = []): string {
  const used = new Set([...table.seats.map((seat) => seat.name), ...taken]);
  const free = botNames.filter((name) => !used.has(name));
  return free[Math.floor(chance() * free.length)] ?? `Bot ${table.seats.length}`;
}

async function addBot(context: LobbyContext, seat: number): Promise<Reply<null>> {
  const target = seatAt(context, seat);
  if (!target) return no('seatUnknown');
  if (target.kind !== 'open') return no('seatTaken');
  await setSeat(context, seat, {
    kind: 'bot',
    memberId: null,
    botName: freshBotName(context),
    isReady: true,
  });
  return done;
}

/** Seats a bot on each open seat, in the caller's transaction. */
export async function fillWithBots(context: LobbyContext): Promise<Reply<null>> {
  const taken: string[] = [];
  for (const seat of context.table.seats.filter((row) => row.kind === 'open')) {
    const botName = freshBotName(context, taken);
    taken.push(botName);
    await setSeat(context, seat.seat, { kind: 'bot', memberId: null, botName, isReady: true });
  }
  return done;
}

async function clearSeat(context: LobbyContext, seat: number): Promise<Reply<null>> {
  const target = seatAt(context, seat);
  if (!target) return no('seatUnknown');
  if (target.memberId === context.memberId) return no('notAllowed');
  await setSeat(context, seat, OPEN);
  if (target.memberId === null) return done;
  await uninvite(context.sql, context.table.draftId, target.memberId);
  context.tell({ type: 'left', memberId: target.memberId });
  return done;
}

/** Puts these occupants on the seats in order; members are lifted first, since nobody may sit twice. */
async function reseat(context: LobbyContext, order: readonly SeatRecord[]) {
  for (const seat of context.table.seats) await setSeat(context, seat.seat, OPEN);
  for (const [index, row] of order.entries()) {
    const seat = context.table.seats[index]?.seat ?? index;
    const botName = row.kind === 'bot' ? row.name : null;
    await setSeat(context, seat, { kind: row.kind, memberId: row.memberId, botName, isReady: row.isReady });
  }
}

async function moveSeat(context: LobbyContext, { from, to }: Ask<'moveSeat'>): Promise<Reply<null>> {
  const order = [...context.table.seats];
  const [a, b] = [order[from], order[to]];
  if (!a || !b) return no('seatUnknown');
  order[from] = b;
  order[to] = a;
  await reseat(context, order);
  return done;
}

async function shuffleSeats(context: LobbyContext): Promise<Reply<null>> {
  const order = [...context.table.seats];
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(context.chance() * (last + 1));
    const [a, b] = [order[last], order[other]];
    if (a && b) [order[last], order[other]] = [b, a];
  }
  await reseat(context, order);
  return done;
}

/** Who hosts when the host leaves: the next seat of a member, or a guest's when only guests are left. */
async function heirOf({ sql, table, memberId }: LobbyContext): Promise<string | null> {
  const others = table.seats.flatMap((seat) => (seat.memberId === memberId ? [] : (seat.memberId ?? [])));
  for (const other of others) {
    const person = await readPerson(sql, other);
    if (person && can(person, 'hostTable')) return other;
  }
  return others[0] ?? null;
}

async function cancel({ sql, table, nowMs }: LobbyContext): Promise<Reply<null>> {
  await sql.query("update draft set status = 'cancelled', finished_at = $2 where id = $1", [
    table.draftId,
    new Date(nowMs),
  ]);
  await sql.query('delete from deadline where draft_id = $1', [table.draftId]);
  return done;
}

async function stand(context: LobbyContext): Promise<Reply<null>> {
  const { sql, table, memberId, nowMs } = context;
  const seat = mine(context);
  if (!seat) return no('notSeated');
  await setSeat(context, seat.seat, OPEN);
  // Leaving is no removal: whoever was at the table knows its code and may come back.
  await invite(sql, table.draftId, memberId, nowMs);
  context.tell({ type: 'left', memberId });
  if (table.hostId !== memberId) return done;
  const heir = await heirOf(context);
  if (heir === null) return cancel(context);
  await sql.query('update draft set host_id = $2 where id = $1', [table.draftId, heir]);
  context.tell({ type: 'hostChanged', memberId: heir });
  return done;
}

async function storeSettings(
  { sql, table }: LobbyContext,
  change: Partial<TableRecord['settings']>,
): Promise<Reply<null>> {
  await sql.query('update draft set settings = $2::jsonb where id = $1', [
    table.draftId,
    JSON.stringify({ ...table.settings, ...change }),
  ]);
  return done;
}

async function transferHost(context: LobbyContext, { memberId }: Ask<'transferHost'>): Promise<Reply<null>> {
  if (!context.table.seats.some((seat) => seat.memberId === memberId))
    return refused('notSeated', 'Only somebody who sits here can be the host.');
  const person = await readPerson(context.sql, memberId);
  if (!person || !can(person, 'hostTable')) return refused('notAllowed', 'Guests cannot host a table.');
  await context.sql.query('update draft set host_id = $2 where id = $1', [context.table.draftId, memberId]);
  if (memberId !== context.table.hostId) context.tell({ type: 'hostChanged', memberId });
  return done;
}

/** Ready without a commitment keeps the one that stands; not ready forgets it. */
async function setReady(context: LobbyContext, { isReady, commitment }: Ask<'ready'>): Promise<Reply<null>> {
  const seat = mine(context);
  if (!seat) return no('notSeated');
  await context.sql.query(
    `update seat set ready = $3, nonce_commitment = case when $3 then coalesce($4, nonce_commitment) end
     where draft_id = $1 and seat = $2`,
    [context.table.draftId, seat.seat, isReady, commitment ?? null],
  );
  if (seat.isReady !== isReady) context.tell({ type: 'saidReady', memberId: context.memberId, isReady });
  return done;
}

async function commit(context: LobbyContext, { commitment }: Ask<'commit'>): Promise<Reply<null>> {
  const seat = mine(context);
  if (!seat) return no('notSeated');
  if (!seat.isReady && context.table.hostId !== context.memberId)
    return refused('notAllowed', 'Say that you are ready first.');
  await context.sql.query('update seat set nonce_commitment = $3 where draft_id = $1 and seat = $2', [
    context.table.draftId,
    seat.seat,
    commitment,
  ]);
  return done;
}

/** Everybody but the host says anew who is ready. */
async function checkReady({ sql, table, memberId, nowMs, tell }: LobbyContext): Promise<Reply<null>> {
  await sql.query(
    `update seat set ready = false, nonce_commitment = null
     where draft_id = $1 and kind = 'member' and member_id <> $2`,
    [table.draftId, memberId],
  );
  await noteHookFact(sql, { type: 'table.readyCheck', draftId: table.draftId }, nowMs);
  tell({ type: 'readyAsked' });
  return done;
}

/** The host gives the seat up and runs the table from outside. */
async function organise(context: LobbyContext): Promise<Reply<null>> {
  const { sql, memberId } = context;
  const seat = mine(context);
  if (!seat) return done;
  const person = await readPerson(sql, memberId);
  const organising = person ? mayOrganise(person) : no('notAllowed');
  if (!organising.ok) return organising;
  await setSeat(context, seat.seat, OPEN);
  context.tell({ type: 'left', memberId });
  return done;
}

async function hostCommand(context: LobbyContext, command: TableCommand): Promise<Reply<null>> {
  switch (command.type) {
    case 'addBot':
      return addBot(context, command.seat);
    case 'fillWithBots':
      return fillWithBots(context);
    case 'clearSeat':
      return clearSeat(context, command.seat);
    case 'moveSeat':
      return moveSeat(context, command);
    case 'shuffleSeats':
      return shuffleSeats(context);
    case 'readyCheck':
      return checkReady(context);
    case 'organise':
      return organise(context);
    case 'lock':
      return storeSettings(context, { isLocked: command.isLocked });
    case 'transferHost':
      return transferHost(context, command);
    case 'changeSettings':
      return changeSettings(context, command);
    case 'endTable':
      return cancel(context);
    default:
      return no('notStarted');
  }
}

/** Does a command at a table that has not started; the caller holds the draft's row in a transaction. */
export async function lobbyCommand(context: LobbyContext, command: TableCommand): Promise<Reply<null>> {
  if (command.type === 'sit') return sit(context, command);
  if (command.type === 'stand') return stand(context);
  if (command.type === 'ready') return setReady(context, command);
  if (command.type === 'commit') return commit(context, command);
  return context.table.hostId === context.memberId ? hostCommand(context, command) : no('notHost');
}
