import type { EventList, EventPerson, EventRow, EventView } from '#contract/events/eventView.ts';
import type { CurrentUser } from '#contract/members/members.ts';
import type { EventMatch, EventRound, MatchState } from '#engine/events/event.types.ts';

/** A member as the session knows them; the id is the name in small letters. */
export const memberNamed = (handle: string): CurrentUser => ({
  userId: handle.toLowerCase(),
  handle,
  email: `${handle}@example.org`,
  roles: [],
  createdUtc: '2026-01-01T00:00:00Z',
  isGuest: false,
  isVerified: true,
});

export const personNamed = (name: string, more: Partial<EventPerson> = {}): EventPerson => ({
  playerId: name.toLowerCase(),
  name,
  avatarUrl: null,
  pod: null,
  droppedAfter: null,
  draftId: null,
  deck: null,
  ...more,
});

export const matchOf = (
  table: number,
  players: EventMatch['players'],
  state: MatchState = { kind: 'open' },
): EventMatch => ({ table, players, state });

export const swissRound = (number: number, ...matches: EventMatch[]): EventRound => ({
  kind: 'swiss',
  number,
  matches,
});

/** An event that Ana hosts and nobody has joined yet. */
export const eventView = (more: Partial<EventView> = {}): EventView => ({
  eventId: 'e1',
  version: 1,
  phase: 'gathering',
  code: null,
  game: { slug: 'emberwake', name: 'Emberwake' },
  template: { slug: 'three', name: 'Three packs' },
  settings: {
    name: 'Autumn cup',
    visibility: 'open',
    tableSeats: 8,
    mostPlayers: 16,
    clock: 'quick',
    picksOpenTo: 'closed',
    gamesToWin: 2,
    swissRounds: null,
    cut: 0,
    isWithinPods: false,
    opens: 'itself',
    roundMinutes: 50,
    startsAtMs: null,
  },
  host: { memberId: 'ana', name: 'Ana' },
  rules: { gamesToWin: 2, swissRounds: 2, cut: 0, isWithinPods: false, opens: 'itself' },
  people: [],
  waiting: [],
  tables: [],
  rounds: [],
  roundEndsAtMs: null,
  createdAtMs: 0,
  nowMs: 0,
  ...more,
});

export const eventRow = (name: string, more: Partial<EventRow> = {}): EventRow => ({
  eventId: name,
  name,
  phase: 'gathering',
  visibility: 'open',
  game: { slug: 'emberwake', name: 'Emberwake' },
  templateName: 'Three packs',
  hostName: 'Ana',
  players: 5,
  mostPlayers: 16,
  round: 0,
  rounds: 3,
  isMine: false,
  startsAtMs: null,
  createdAtMs: 0,
  ...more,
});

export const eventList = (...events: EventRow[]): EventList => ({ events, total: events.length, nowMs: 0 });
