import type { TableView } from '#contract/tables/tables.ts';

/** The screen that a table belongs on for this person; `shut` is a draft that shows nothing to people without a seat. */
export type Whereabouts = 'lobby' | 'room' | 'results' | 'ended' | 'shut';

export function whereTo({ status, seats, settings, hostId, sight }: TableView, myId: string): Whereabouts {
  if (status === 'lobby' || status === 'countdown') return 'lobby';
  if (status === 'cancelled') return 'ended';
  if (status === 'building' || status === 'finished') return 'results';
  const isSeated = seats.some((seat) => seat.memberId === myId);
  const mayWatch = settings.watchers || sight === 'watching';
  return isSeated || mayWatch || hostId === myId ? 'room' : 'shut';
}
