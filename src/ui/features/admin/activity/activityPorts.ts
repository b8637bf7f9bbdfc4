import type { ActivityDetail, ActivityRow } from '#contract/admin/activity.ts';
import type { TablePorts } from '../kit/tableParts.ts';

export interface ActivityPorts {
  readonly activity: TablePorts<ActivityRow>;
  readonly detail: (activityId: string, signal: AbortSignal) => Promise<ActivityDetail>;
  readonly revert: (activityId: string) => Promise<{ readonly activityId: string; readonly rows: number }>;
}
