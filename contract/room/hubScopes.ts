import type { EventCommand } from '../events/events.ts';
import type { TokenScope } from '../members/tokenScopes.ts';
import type { HubMessages, HubMethods, TableCommand } from './room.ts';

/** What a token needs for each command at a table: to play, or to run the table. */
export const TABLE_COMMAND_SCOPES = {
  sit: 'drafts:play',
  stand: 'drafts:play',
  ready: 'drafts:play',
  commit: 'drafts:play',
  reveal: 'drafts:play',
  addBot: 'tables:host',
  fillWithBots: 'tables:host',
  clearSeat: 'tables:host',
  moveSeat: 'tables:host',
  shuffleSeats: 'tables:host',
  readyCheck: 'tables:host',
  organise: 'tables:host',
  lock: 'tables:host',
  transferHost: 'tables:host',
  changeSettings: 'tables:host',
  start: 'tables:host',
  cancelStart: 'tables:host',
  endTable: 'tables:host',
  voteToEnd: 'drafts:play',
  pick: 'drafts:play',
  choose: 'drafts:play',
  divide: 'drafts:play',
  exchange: 'drafts:play',
  bid: 'drafts:play',
  claim: 'drafts:play',
  giveBack: 'drafts:play',
  move: 'drafts:play',
  pause: 'drafts:play',
  resume: 'drafts:play',
  nextRound: 'tables:host',
  extraTime: 'tables:host',
  nudge: 'drafts:play',
  handToBot: 'drafts:play',
  takeSeatBack: 'drafts:play',
  takeBack: 'drafts:play',
} as const satisfies Record<TableCommand['type'], TokenScope>;

/** What a token needs for each command in an event. */
export const EVENT_COMMAND_SCOPES = {
  join: 'events:play',
  wait: 'events:play',
  leave: 'events:play',
  remove: 'events:host',
  change: 'events:host',
  seatPods: 'events:host',
  openRound: 'events:host',
  report: 'events:report',
  confirm: 'events:report',
  rule: 'events:host',
  drop: 'events:play',
  takeDropBack: 'events:play',
  close: 'events:host',
  cancel: 'events:host',
} as const satisfies Record<EventCommand['type'], TokenScope>;

/** `byCommand`: by the type of the command that a call of the method carries. */
export type HubRule = TokenScope | { readonly byCommand: Readonly<Record<string, TokenScope>> };

/** What a token needs for each method of the hub. */
export const HUB_SCOPES = {
  OpenTable: 'drafts:read',
  LeaveTable: 'drafts:read',
  Command: { byCommand: TABLE_COMMAND_SCOPES },
  Prepare: 'drafts:play',
  Say: 'drafts:play',
  Hint: 'drafts:play',
  WatchTables: 'drafts:read',
  WatchQueue: 'drafts:read',
  LeaveQueuePage: 'drafts:read',
  QueueSit: 'drafts:play',
  QueueLeave: 'drafts:play',
  QueueAnswer: 'drafts:play',
  WatchEvent: 'events:read',
  LeaveEvent: 'events:read',
  WatchCalls: 'events:read',
  EventCommand: { byCommand: EVENT_COMMAND_SCOPES },
} as const satisfies Record<keyof HubMethods, HubRule>;

/** What a token needs to be sent what nobody asked for on its line. */
export const UNASKED_SCOPES = {
  achieved: 'members:read',
  eventCall: 'events:read',
} as const satisfies Partial<Record<keyof HubMessages, TokenScope>>;
