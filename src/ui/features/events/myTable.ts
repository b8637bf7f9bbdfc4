import type { EventTable } from '#contract/events/eventView.ts';
import type { EventParts } from './eventParts.ts';

/** The reader's own table of an event; null where they have none. */
export function myTableOf({
  view,
  mine,
}: Pick<EventParts, 'view' | 'mine'>): (EventTable & { readonly draftId: string }) | null {
  const draftId = mine === null ? null : (view.people[mine]?.draftId ?? null);
  const table = view.tables.find((known) => known.draftId === draftId);
  return draftId === null || table === undefined ? null : { ...table, draftId };
}
