import type { GameSummary } from '#contract/games/gameSummary.ts';
import type { AchievementsView } from '#contract/members/achievements.ts';
import type { TableList } from '#contract/tables/tableRows.ts';
import type { Asked } from '../../components/answer.ts';
import type { SoloWish } from './draftAgainstBots.ts';

/** What the route asked for, and waits for none of: Home is painted before any of it is here. */
export interface VisitorData {
  readonly kind: 'visitor';
  readonly games: Asked<readonly GameSummary[]>;
  readonly live: Asked<TableList>;
}

export interface MemberData {
  readonly kind: 'member';
  readonly userId: string;
  readonly games: Asked<readonly GameSummary[]>;
  readonly mine: Asked<TableList>;
  readonly open: Asked<TableList>;
  readonly achievements: Asked<AchievementsView>;
}

export type HomeData = VisitorData | MemberData;

/** A visitor becomes a guest first; each resolves when the table is on screen and throws with words. */
export interface HomeActs {
  readonly draftAgainstBots: (wish: SoloWish | null) => Promise<void>;
  readonly openCode: (text: string) => Promise<void>;
  readonly goToTable: (draftId: string) => Promise<void>;
}
