import type { LobbyEvent } from '#contract/tables/lobbyEvents.ts';
import { type ChatLine, freshSeal, type Seat, type TableView } from '#contract/tables/tables.ts';
import { formatOf } from '#engine/formats/formatOf.ts';
import { outlineOf } from '#engine/formats/outline.ts';
import { sealViewOf } from '../lobby/sealView.ts';
import {
  avatarAddress,
  minutesOf,
  type PackSizes,
  type SeatRecord,
  type TableRecord,
} from '../tableRecord.ts';
import { type ReaderTies, type Sight, sightOf } from './sight.ts';

/** What is known of a table at one moment. */
export interface TableNow {
  readonly record: TableRecord;
  readonly chat: readonly ChatLine[];
  /** The members who are here now. */
  readonly connected: ReadonlySet<string>;
  readonly nowMs: number;
}

/** How much of this table the reader sees; null where for them there is no such table. */
export const sightOfTable = ({ isSolo, settings }: TableRecord, reader: ReaderTies): Sight | null =>
  sightOf({ isPublic: !isSolo && settings.visibility === 'open', hasWatchers: settings.watchers }, reader);

/**
 * A table as this reader may see it, the one place where that is decided; null where for them there is no such table.
 * Everything the server sends about a table is made of this.
 */
export function tableViewFor(now: TableNow, reader: ReaderTies): TableView | null {
  const sight = sightOfTable(now.record, reader);
  if (sight === null) return null;
  return sight.view === 'summary' ? summaryOf(now) : tableAt(now, sight);
}

/** The table as people see it who belong there. */
function tableAt({ record, chat, connected, nowMs }: TableNow, sight: Sight): TableView {
  const { isLocked, changed, changedSettings, written: _written, list: _list, ...settings } = record.settings;
  const outline = outlineOfTable(record);
  return {
    draftId: record.draftId,
    sight: sight.view,
    code: sight.knowsCode ? record.code : null,
    status: record.status,
    isSolo: record.isSolo,
    isLocked,
    game: { slug: record.game.slug, name: record.game.name },
    template: {
      slug: record.template.slug,
      name: record.template.name,
      format: record.template.format,
      outline,
      packs: packsShown(record),
      rounds: roundsShown(record),
    },
    settings,
    hostId: record.hostId,
    hostName: record.hostName,
    hostLeftAtMs: record.hostLeftAtMs,
    endVotes: [...record.endVotes],
    seats: record.seats.map((seat): Seat => seatViewOf(seat, record.hostId, connected)),
    chat: sight.hearsChat ? [...chat] : [],
    changed,
    ...(changedSettings ? { changedSettings } : {}),
    lobbyEvents: lobbyEventsFor(record, sight),
    startsAtMs: record.startsAtMs,
    createdAtMs: record.createdAtMs,
    startedAtMs: record.startedAtMs,
    finishedAtMs: record.finishedAtMs,
    minutes: minutesOf({ ...record, decisions: outline.decisions }),
    seal: sealViewOf(record, record.seats),
    event: record.event,
    nowMs,
  };
}

/** Who was here and went is told to those alone who may read the chat, as what they said is. */
function lobbyEventsFor({ lobbyEvents, seats }: TableRecord, { hearsChat }: Sight): LobbyEvent[] {
  const here = new Set(seats.map(({ memberId }) => memberId));
  return lobbyEvents.filter(
    (event) => hearsChat || !('memberId' in event) || (event.memberId !== null && here.has(event.memberId)),
  );
}

/** What the list of open tables tells of it, and its rules: names and faces, but not who they are nor what they do there. */
function summaryOf(now: TableNow): TableView {
  const { record } = now;
  const { changedSettings: _, ...whole } = tableAt({ ...now, chat: [], connected: new Set() }, SUMMARY);
  return {
    ...whole,
    hostId: null,
    hostName: null,
    hostLeftAtMs: null,
    endVotes: [],
    seats: whole.seats.map((seat) => ({
      ...seat,
      memberId: null,
      isReady: seat.kind === 'bot',
      isConnected: seat.kind === 'member',
    })),
    changed: null,
    lobbyEvents: [],
    seal: freshSeal(record.seedHash, record.seats.length),
    event: null,
  };
}

const SUMMARY: Sight = { view: 'summary', hearsChat: false, knowsCode: false, followsDraft: false };

const sizeIn = (packs: PackSizes) => (kind: string) => packs[kind]?.cards ?? 0;

/** The table's draft in figures. */
const outlineOfTable = ({ template, seats, packs }: Pick<TableRecord, 'template' | 'seats' | 'packs'>) =>
  outlineOf(template, seats.length, sizeIn(packs));

/** The packs that are opened, by kind. */
function packsShown({ template, seats, packs }: TableRecord): TableView['template']['packs'] {
  const counts = new Map<string, number>();
  const sizeOf = (kind: string) => Math.max(1, sizeIn(packs)(kind));
  for (const need of formatOf({ template }).packsOpened(template, seats.length, sizeOf))
    counts.set(need.pack, (counts.get(need.pack) ?? 0) + ('count' in need ? need.count : 0));
  return [...counts].map(([kind, count]) => ({
    name: packs[kind]?.name ?? kind,
    cards: packs[kind]?.cards ?? 0,
    count,
  }));
}

/** The rounds of a booster draft; other formats have none to show. */
function roundsShown({ template, packs }: TableRecord): TableView['template']['rounds'] {
  if (template.format !== 'booster') return [];
  return template.rounds.map((round) => ({
    packName: packs[round.pack]?.name ?? round.pack,
    cards: packs[round.pack]?.cards ?? 0,
    opening: [...round.opening],
    steps: [...round.steps],
  }));
}

function seatViewOf(seat: SeatRecord, hostId: string | null, connected: ReadonlySet<string>): Seat {
  return {
    seat: seat.seat,
    kind: seat.kind,
    memberId: seat.memberId,
    name: seat.name,
    avatarUrl: seat.avatarSeed === null ? null : avatarAddress(seat.avatarSeed),
    isReady: seat.kind === 'bot' || seat.isReady,
    isHost: seat.memberId !== null && seat.memberId === hostId,
    isConnected: seat.memberId !== null && connected.has(seat.memberId),
  };
}
