import type { EventCommand } from '#contract/events/events.ts';
import type { EventPerson, EventTable, EventView } from '#contract/events/eventView.ts';
import type { CurrentUser } from '#contract/members/members.ts';
import type { EventRoomEvent } from '#src/machines/events/eventRoom.ts';

/** What the parts of the event page show and may ask. */
export interface EventParts {
  readonly view: EventView;
  readonly me: CurrentUser;
  /** The place of the reader among the players; null for those who only look on. */
  readonly mine: number | null;
  readonly isHost: boolean;
  /** What is on its way to the server; nothing else is asked meanwhile. */
  readonly asked: EventCommand | null;
  /** Why the last thing that was asked was not done. */
  readonly refusal: string | null;
  /** Whether the form of the settings is open. */
  readonly isEditing: boolean;
  readonly ask: (command: EventCommand) => void;
  readonly send: (event: EventRoomEvent) => void;
}

/** The reader's own table of an event; null where they have none. */
export function myTableOf({
  view,
  mine,
}: Pick<EventParts, 'view' | 'mine'>): (EventTable & { readonly draftId: string }) | null {
  const draftId = personAt(view, mine)?.draftId ?? null;
  const table = view.tables.find((known) => known.draftId === draftId);
  return draftId === null || table === undefined ? null : { ...table, draftId };
}

/** Whether there is a pool to build a deck from. */
export const isDrafted = ({ status }: EventTable): boolean => status === 'building' || status === 'finished';

export const areDraftsOver = ({ tables }: EventView): boolean =>
  tables.every((table) => isDrafted(table) || table.status === 'cancelled');

export const personAt = ({ people }: EventView, player: number | null): EventPerson | null =>
  player === null ? null : (people[player] ?? null);

/** The event as the engine's rounds, standings and places read it. */
export const stateOf = ({ people, rules, phase, rounds }: EventView) => ({
  rules,
  phase,
  rounds,
  players: people.map(({ playerId: id, pod, droppedAfter }) => ({ id, pod, droppedAfter })),
});
