import type { People } from './people.ts';

/** What each method of the hub is asked with: sensible for who sits at the table. */
export function hubArgument(name: string, { draftId }: Pick<People, 'draftId'>): unknown {
  const prepare = { packId: 'none', pickNumber: 1, reserved: [], reservedBurns: [], starred: [] };
  const values: Readonly<Record<string, unknown>> = {
    Command: {
      draftId,
      commandId: `matrix-${Math.random()}`,
      command: { type: 'extraTime', seat: 0, seconds: 1 },
    },
    Prepare: { draftId, ...prepare },
    Say: { draftId, text: 'Hello' },
    QueueSit: { game: 'canary', template: 'nowhere', bots: 'never' },
    QueueAnswer: { matchId: 'nowhere', isThere: true },
    WatchEvent: { eventId: 'nowhere' },
    LeaveEvent: undefined,
    EventCommand: { eventId: 'nowhere', commandId: 'matrix', command: { type: 'join' } },
    OpenTable: { draftId },
    LeaveTable: { draftId },
    Hint: { draftId },
  };
  return values[name];
}

/** Method of the hub to what each role is answered, in the order of `ROLES`: `ok`, a refusal, or the door's status. */
export const HUB_MATRIX: Readonly<Record<string, string>> = {
  Command: '401 notFound notFound notFound notHost ok notFound notHost 401',
  EventCommand:
    '401 eventUnknown eventUnknown eventUnknown eventUnknown eventUnknown eventUnknown eventUnknown 401',
  Hint: '401 notFound notFound notFound ok ok notFound notSeated 401',
  LeaveEvent: '401 ok ok ok ok ok ok ok 401',
  LeaveQueuePage: '401 ok ok ok ok ok ok ok 401',
  LeaveTable: '401 ok ok ok ok ok ok ok 401',
  OpenTable: '401 notFound notFound notFound ok ok notFound ok 401',
  Prepare: '401 notFound notFound notFound packMovedOn packMovedOn notFound notSeated 401',
  QueueAnswer: '401 tableGone tableGone tableGone tableGone tableGone tableGone tableGone 401',
  QueueLeave: '401 ok ok ok ok ok ok ok 401',
  QueueSit: '401 gameUnknown gameUnknown gameUnknown gameUnknown gameUnknown gameUnknown gameUnknown 401',
  Say: '401 notFound notFound notFound ok ok notFound notSeated 401',
  WatchCalls: '401 ok ok ok ok ok ok ok 401',
  WatchEvent:
    '401 eventUnknown eventUnknown eventUnknown eventUnknown eventUnknown eventUnknown eventUnknown 401',
  WatchQueue: '401 ok ok ok ok ok ok ok 401',
  WatchTables: '401 ok ok ok ok ok ok ok 401',
};
