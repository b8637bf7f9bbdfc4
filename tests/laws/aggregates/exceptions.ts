/** A part of a reply that may change while a draft is secret, because it says nothing about its cards. */
export interface Exception {
  readonly reply: string;
  /** Keys of the reply, at any depth. */
  readonly keys: readonly string[];
  readonly why: string;
}

/**
 * The only answers about drafts that may follow a draft before everybody at it may read its log. Each is a count without
 * cards, or what a player tells of their own seat. docs/decisions/0053 lists the same ones.
 */
export const EXCEPTIONS: readonly Exception[] = [
  {
    reply: 'GET /admin/analytics',
    keys: ['days', 'before', 'steps', 'picks', 'pace', 'bots', 'weeks', 'uncounted'],
    why: 'How many drafts there were, how far they came, and how many decisions people, bots and the clock made and how fast.',
  },
  {
    reply: 'GET /members/:memberId/history',
    keys: ['rows', 'total', 'formats'],
    why: 'Which drafts two people shared or may watch, of which format and when. The deck is compared all the same.',
  },
  {
    reply: 'POST /admin/achievements/try',
    keys: [
      'draftsFinished',
      'picks',
      'formatsPlayed',
      'hosted',
      'gamesPlayed',
      'correspondenceOnTime',
      'decksExported',
    ],
    why: 'Achievements that are counted without cards: drafts, formats, games, and how many cards were taken, not which.',
  },
  {
    reply: 'GET /admin/tables/users',
    keys: ['drafts'],
    why: 'At how many tables somebody sat.',
  },
  {
    reply: 'GET /admin/overview',
    keys: ['tables', 'inLobby', 'people', 'startedToday', 'finishedToday'],
    why: 'How many tables and people there are now.',
  },
  {
    reply: 'GET /polls/:key, GET /shared/:key',
    keys: ['pack', 'pool', 'results'],
    why: 'What a player shows of their own seat once the draft and its event are over. What they took stays untold in a poll.',
  },
  {
    reply: 'GET /achievements, GET /drafts/:draftId/results',
    keys: ['achievements', 'seats'],
    why: "One's own: whoever finished a draft sees their own picks, figures and achievements at once.",
  },
];
