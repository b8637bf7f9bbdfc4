import type { Achievement, Metric } from '#contract/members/achievementRules.ts';
import type { Tier } from '#contract/members/achievements.ts';

type Row = readonly [
  slug: string,
  name: string,
  sentence: string,
  threshold: number,
  tier: Tier,
  icon: string,
];

const rowsOf = (metric: Metric, rows: readonly Row[], isSecret = false): Achievement[] =>
  rows.map(([slug, name, sentence, threshold, tier, icon]) => ({
    slug,
    name,
    sentence,
    metric,
    threshold,
    tier,
    icon,
    isSecret,
  }));

/** What can be achieved from the beginning, in the order of the screen; stored once, after which the rows are the truth. */
export const shippedAchievements: readonly Achievement[] = [
  ...rowsOf('draftsFinished', [
    ['first-lap', 'First lap', 'Finish a draft.', 1, 'bronze', 'flag'],
    ['regular-chair', 'Regular chair', 'Finish ten drafts.', 10, 'silver', 'flag'],
    ['worn-felt', 'Worn felt', 'Finish a hundred drafts.', 100, 'gold', 'flag'],
  ]),
  ...rowsOf('picks', [
    ['quick-fingers', 'Quick fingers', 'Take a hundred cards.', 100, 'bronze', 'cards'],
    ['deep-shelf', 'Deep shelf', 'Take a thousand cards.', 1000, 'silver', 'cards'],
    ['card-tide', 'Card tide', 'Take ten thousand cards.', 10_000, 'gold', 'cards'],
  ]),
  ...rowsOf('gamesPlayed', [
    ['shuffle-up', 'Shuffle up', 'Play a game in an event.', 1, 'bronze', 'sword'],
    ['best-of-many', 'Best of many', 'Play fifty games in events.', 50, 'silver', 'sword'],
    ['long-campaign', 'Long campaign', 'Play five hundred games in events.', 500, 'gold', 'sword'],
  ]),
  ...rowsOf('formatsPlayed', [
    ['second-language', 'Second language', 'Finish drafts in two formats.', 2, 'bronze', 'compass'],
    ['polyglot', 'Polyglot', 'Finish drafts in six formats.', 6, 'silver', 'compass'],
    ['whole-atlas', 'Whole atlas', 'Finish drafts in ten formats.', 10, 'gold', 'compass'],
  ]),
  ...rowsOf('hosted', [
    ['kettle-on', 'Kettle on', 'Host a table that completes its draft.', 1, 'bronze', 'house'],
    ['good-company', 'Good company', 'Host ten completed tables or events.', 10, 'silver', 'house'],
    ['open-door', 'Open door', 'Host fifty completed tables or events.', 50, 'gold', 'house'],
  ]),
  ...rowsOf('wheelsCaught', [
    ['it-came-back', 'It came back', 'Take a card from a pack you passed.', 1, 'bronze', 'wheel'],
    ['patient-hand', 'Patient hand', 'Take fifty cards from packs that wheeled.', 50, 'silver', 'wheel'],
  ]),
  ...rowsOf(
    'wheelsCaught',
    [['orbit', 'Orbit', 'Take three hundred cards from packs that wheeled.', 300, 'gold', 'wheel']],
    true,
  ),
  ...rowsOf('monoLaneDecks', [['one-road', 'One road', 'Submit a single-lane deck.', 1, 'silver', 'path']]),
  ...rowsOf(
    'monoLaneDecks',
    [['purist', 'Purist', 'Submit ten single-lane decks.', 10, 'gold', 'path']],
    true,
  ),
  ...rowsOf('decksExported', [
    ['packed-bag', 'Packed bag', 'Export a deck to another program.', 1, 'bronze', 'export'],
    ['well-travelled', 'Well travelled', 'Export decks from twenty drafts.', 20, 'silver', 'export'],
  ]),
  ...rowsOf('correspondenceOnTime', [
    [
      'by-return-of-post',
      'By return of post',
      'Finish a correspondence draft without a time-out.',
      1,
      'silver',
      'mail',
    ],
    [
      'faithful-pen',
      'Faithful pen',
      'Finish ten correspondence drafts without a time-out.',
      10,
      'gold',
      'mail',
    ],
  ]),
];
