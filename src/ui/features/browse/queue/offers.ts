import type { GameSummary } from '#contract/games/gameSummary.ts';

/** Games with the templates that several people play; what is played alone is left out. */
export const offersOf = (games: readonly GameSummary[]): GameSummary[] =>
  games
    .map((game) => ({ ...game, templates: game.templates.filter(({ seats }) => seats > 1) }))
    .filter(({ templates }) => templates.length > 0);
