import type {
  AchievementForm,
  AchievementRow,
  AchievementTried,
  ChangeAchievement,
} from '#contract/admin/achievements.ts';
import type { Changed } from '#contract/admin/activity.ts';
import type { Metric } from '#contract/members/achievementRules.ts';
import type { RowPorts } from '../kit/tableParts.ts';

export interface Rule {
  readonly metric: Metric;
  readonly threshold: number;
  /** Null for an achievement that is not there yet. */
  readonly slug: string | null;
}

/** What the screen of achievements asks the server for; every call throws with words. */
export interface AchievementPorts {
  readonly table: RowPorts<AchievementRow>;
  readonly make: (form: AchievementForm) => Promise<{ readonly slug: string } & Changed>;
  readonly change: (slug: string, change: ChangeAchievement) => Promise<Changed>;
  readonly retire: (slug: string, isRetired: boolean) => Promise<Changed>;
  readonly tryRule: (rule: Rule, options: { readonly signal: AbortSignal }) => Promise<AchievementTried>;
}
