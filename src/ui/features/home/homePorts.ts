import type { GameSummary } from '#contract/games/gameSummary.ts';
import type { AchievementsView } from '#contract/members/achievements.ts';
import type { TableList } from '#contract/tables/tableRows.ts';
import type { SoloWish } from './draftAgainstBots.ts';

/** What Home asks for and does; each keeps its identity while the page is shown. */
export interface HomePorts {
  readonly loadLiveTables: (signal: AbortSignal) => Promise<TableList>;
  readonly loadOpenTables: (signal: AbortSignal) => Promise<TableList>;
  readonly loadMyTables: (signal: AbortSignal) => Promise<TableList>;
  readonly loadGames: (signal?: AbortSignal) => Promise<readonly GameSummary[]>;
  readonly loadAchievements: (signal: AbortSignal) => Promise<AchievementsView>;
  /** A visitor becomes a guest first; each resolves when the table is on screen and throws with words. */
  readonly draftAgainstBots: (wish: SoloWish | null) => Promise<void>;
  readonly openCode: (text: string) => Promise<void>;
  readonly goToTable: (draftId: string) => Promise<void>;
}
