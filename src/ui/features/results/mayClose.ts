import type { TableView } from '#contract/tables/tables.ts';

/** Whether this member opens picks by closing the table; those of an event's table wait for the event. */
export const mayClose = ({ hostId, settings, status, event }: TableView, myId: string | undefined): boolean =>
  hostId === myId && settings.picksOpenTo === 'closed' && status === 'building' && !event;
