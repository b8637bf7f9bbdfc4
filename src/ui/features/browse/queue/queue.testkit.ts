import type { FoundTable, Waiting } from './queueWords.ts';

const kind = {
  game: { slug: 'emberwake', name: 'Emberwake' },
  template: { slug: 'emberwake-draft', name: 'Three packs of 15' },
  seats: 8,
};

/** A place among three who all take bots after the wait. */
export const waitingPlace = (changed: Partial<Waiting> = {}): Waiting => ({
  ...kind,
  kind: 'waiting',
  waiting: 3,
  botsAtMs: 300_000,
  sinceMs: 0,
  bots: 'afterWait',
  withBots: 3,
  wantNow: 0,
  ...changed,
});

/** A full table of people, none of whom has answered. */
export const foundTable = (changed: Partial<FoundTable> = {}): FoundTable => ({
  ...kind,
  kind: 'found',
  matchId: 'm1',
  people: 8,
  there: 0,
  isThere: false,
  dueAtMs: 45_000,
  ...changed,
});
