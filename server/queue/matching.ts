import { BOTS_AFTER_SECONDS } from '#contract/queue.ts';
import type { Match, Place } from './places.ts';

/** People for one table, of a queue in which they wait. */
export interface Found {
  readonly people: readonly Place[];
  readonly seats: number;
  readonly withBots: boolean;
}

export const takesBots = ({ bots }: Pick<Place, 'bots'>): boolean => bots !== 'never';

/** When bots fill the table of these people, who wait in one queue; null while none of them takes any. */
export function botsAtMs(waiting: readonly Place[]): number | null {
  const joined = waiting.filter(takesBots).map(({ joinedAt }) => joinedAt.getTime());
  return joined.length === 0 ? null : Math.min(...joined) + BOTS_AFTER_SECONDS * 1000;
}

/** Places by what is waited for; within one, who waits longest stands first. */
export function byQueue(places: readonly Place[]): Place[][] {
  const queues = new Map<string, Place[]>();
  for (const place of places) {
    const key = JSON.stringify([place.gameId, place.templateSlug]);
    queues.set(key, [...(queues.get(key) ?? []), place]);
  }
  return [...queues.values()];
}

/**
 * The tables that those who wait in one queue make now, who waits longest first: full ones of people, then one with bots
 * for the rest once one of them has waited long enough for that or all of them want it now.
 */
export function foundAmong(waiting: readonly Place[], nowMs: number): Found[] {
  const seats = waiting[0]?.seats ?? 0;
  const found: Found[] = [];
  let rest = waiting;
  while (seats > 0 && rest.length >= seats) {
    found.push({ people: rest.slice(0, seats), seats, withBots: false });
    rest = rest.slice(seats);
  }
  const people = rest.filter(takesBots);
  const dueMs = botsAtMs(people);
  if (dueMs === null) return found;
  const isTime = dueMs <= nowMs || people.every(({ bots }) => bots === 'now');
  return isTime ? [...found, { people, seats, withBots: true }] : found;
}

/** The people of a match, if all of them are still in it. */
export function peopleOf(match: Match, places: readonly Place[]): readonly Place[] | null {
  const people = places.filter(({ matchId }) => matchId === match.id);
  return people.length === match.people ? people : null;
}
