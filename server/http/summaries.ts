import type { api } from '#contract/api.ts';

/** What each route does, in a sentence for readers of the OpenAPI document; kept apart so that no browser loads it. */
export const SUMMARIES: Readonly<Record<keyof typeof api, string>> = {
  achievements: 'What you have earned, and how far the rest is.',
  achievementNews: 'What you have earned and not been shown yet; asking for it counts as showing it.',
  achievementMake: 'Adds an achievement; everyone who has done it already gets it with the next count.',
  achievementChange: 'Changes an achievement; those who have it keep it.',
  achievementRetire: 'Retires an achievement, so that nobody can earn it any more, or brings it back.',
  achievementTry: 'Who would have an achievement of this rule today; nobody is given anything.',
  imageCache: 'How the image cache does, with a page of the pictures that failed, newest first.',
  importAnswer:
    'Says what the rarities, lanes and attributes of files are that their game doesn’t know: new ones, others, or none.',
  importStore:
    'Stores files that were read; refused with importAsks while they have words that nobody explained.',
  importDiscard: 'Throws away files that were read and not stored; they can be brought back for a day.',
  importRestore: 'Brings back files that were thrown away.',
  importUndoEffects: 'What undoing an import would remove, and what stands in its way.',
  importUndo: 'Removes what an import made and gives back what it changed; it can be redone for 30 days.',
  importRedo: 'Puts back exactly what undoing an import removed.',
  wayInLook: 'What the link of an email ends: a linked sign-in or the second factor. Looking ends nothing.',
  wayInEnd: 'Ends that way in, and every session but that of the browser that asks.',
  acceptInvitation: 'Lets you see and join the table with this code.',
  polledDraft: 'The draft that a question is about, if you may open its results.',
  gameFormats:
    'Every format for each pack of a game that you may draft: a table to open, or what is missing for one.',
  cubeFetch: 'Fetches a cube from CubeCobra by its link, as a list of cards; ten a day.',
  sourceList: 'Which public sources this server may ask.',
  sourceSwitch: 'Lets this server ask a public source, or stops it.',
  sourceSets: 'The sets that a public source has, newest first; it is asked at most once a day.',
  sourceFetch: 'Fetches a set or a cube from a public source and imports it; the import tells how far it is.',
  sourceAdd: 'Adds a public source by its recipe.',
  sourceRemove: 'Removes a source that was added here; what was imported from it stays.',
  listReview: 'How a list of cards is read, and every format that can be drafted from it. Nothing is kept.',
  listShelf: 'The lists of cards that you keep, and those that others share.',
  listKeep: 'Keeps a list of cards to draft it again.',
  listOpen: 'A list as it was brought, and how it is read today.',
  listChange: 'Changes a list of yours; power users may share it with everybody.',
  listDelete: 'Deletes a list of yours. Tables that were opened from it stay.',
  openApi: 'This document: the routes of the API as OpenAPI 3.1.',
};
