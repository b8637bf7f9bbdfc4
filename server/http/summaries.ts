import type { api } from '#contract/api.ts';

/** What each route does, in a sentence for readers of the OpenAPI document; kept apart so that no browser loads it. */
export const SUMMARIES: Readonly<Record<keyof typeof api, string>> = {
  achievements: 'What you have earned, and how far the rest is.',
  achievementNews: 'What you have earned and not been shown yet; asking for it counts as showing it.',
  achievementMake: 'Adds an achievement; everyone who has done it already gets it with the next count.',
  achievementChange: 'Changes an achievement; those who have it keep it.',
  achievementRetire: 'Retires an achievement, so that nobody can earn it any more, or brings it back.',
  achievementTry: 'Who would have an achievement of this rule today; nobody is given anything.',
  acceptInvitation: 'Lets you see and join the table with this code.',
  polledDraft: 'The draft that a question is about, if you may open its results.',
  openApi: 'This document: the routes of the API as OpenAPI 3.1.',
};
