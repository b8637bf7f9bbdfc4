import { randomInt } from 'node:crypto';
import { type Reply, refused } from '#contract/refusals.ts';
import type { EventState } from '#engine/events/event.types.ts';
import { podSizes } from '#engine/events/places.ts';
import type { Sql } from '../db/database.ts';
import { createEventTable, type Host } from '../drafts/lobby/createTable.ts';
import { checkStart } from '../drafts/lobby/startDraft.ts';
import { readTable } from '../drafts/tableRecord.ts';
import type { EventRecord } from './eventRecord.ts';

/** A pod and a seat at its table for each player, by chance: as few pods as fit the tables, as even as can be. */
export function drawPods(
  players: number,
  tableSeats: number,
): { readonly podOf: readonly number[]; readonly seatOf: readonly number[] } {
  const places = podSizes(players, tableSeats).flatMap((size, pod) =>
    Array.from({ length: size }, (_, seat) => ({ pod, seat })),
  );
  for (let last = places.length - 1; last > 0; last--) {
    const other = randomInt(last + 1);
    const [a, b] = [places[last], places[other]];
    if (a !== undefined && b !== undefined) [places[last], places[other]] = [b, a];
  }
  return { podOf: places.map(({ pod }) => pod), seatOf: places.map(({ seat }) => seat) };
}

interface Seating {
  readonly record: EventRecord;
  readonly host: Host;
  /** The event with its pods. */
  readonly state: EventState;
  readonly nowMs: number;
  readonly newSeed: () => Uint8Array;
}

const LONGEST_NAME = 60;
const nameOf = ({ settings }: EventRecord, pod: number, pods: number): string => {
  const tail = pods === 1 ? '' : `, pod ${pod + 1}`;
  return settings.name.slice(0, LONGEST_NAME - tail.length) + tail;
};

async function makeTable(tx: Sql, seating: Seating, pod: number, pods: number): Promise<Reply<string>> {
  const { record, host, state, nowMs, newSeed } = seating;
  const memberIds = state.players
    .filter((player) => player.pod === pod)
    .toSorted((a, b) => (a.seat ?? 0) - (b.seat ?? 0))
    .map(({ id }) => id);
  const { clock, picksOpenTo } = record.settings;
  const asked = {
    game: record.game.slug,
    template: record.template.slug,
    solo: false,
    settings: {
      name: nameOf(record, pod, pods),
      visibility: 'code' as const,
      seats: memberIds.length,
      watchers: false,
      clock,
      picksOpenTo,
    },
  };
  const made = await createEventTable(tx, { host, asked, nowMs, newSeed }, memberIds);
  if (!made.ok) return made;
  const { draftId } = made.value;
  await tx.query('insert into event_table (draft_id, event_id, pod) values ($1, $2, $3)', [
    draftId,
    record.eventId,
    pod,
  ]);
  await tx.query('update event_player set draft_id = $2 where event_id = $1 and member_id = any($3)', [
    record.eventId,
    draftId,
    memberIds,
  ]);
  const table = await readTable(tx, draftId);
  const startable = table ? await checkStart(tx, table) : refused('notFound');
  return startable.ok ? { ok: true, value: draftId } : startable;
}

/** Makes the tables of an event and seats its people at them, in the caller's transaction. Answers their ids. */
export async function seatPods(tx: Sql, seating: Seating): Promise<Reply<readonly string[]>> {
  const pods = new Set(seating.state.players.map(({ pod }) => pod ?? 0)).size;
  const made: string[] = [];
  for (let pod = 0; pod < pods; pod++) {
    const table = await makeTable(tx, seating, pod, pods);
    if (!table.ok) return table;
    made.push(table.value);
  }
  return { ok: true, value: made };
}
