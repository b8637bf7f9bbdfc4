import type { EventCall, EventNews } from '#contract/events/eventCalls.ts';

const MATCH = {
  eventId: 'e1',
  eventName: 'Friday Swiss',
  round: { kind: 'swiss', number: 1, matches: 2 },
  table: 3,
  opponent: 'Juno',
} as const;

/** Round 1 of Friday Swiss against Juno at table 3, which has until 3,000,000 ms. */
export const callOf = (state: EventCall['state'], more: Partial<EventCall> = {}): EventCall => ({
  ...MATCH,
  draftId: 'd1',
  state,
  score: state === 'play' ? null : { wins: [1, 2], draws: 0 },
  endsAtMs: 3_000_000,
  ...more,
});

/** That its round has opened. */
export const openedNews = (): EventNews => ({ kind: 'roundOpened', ...MATCH, endsAtMs: 3_000_000 });
