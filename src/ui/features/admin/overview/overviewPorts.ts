import type { DraftRow, KeepOrder, Overview } from '#contract/admin/overview.ts';
import type { ActivityPorts } from '../activity/activityPorts.ts';
import type { TablePorts } from '../kit/tableParts.ts';

export interface OverviewPorts extends Pick<ActivityPorts, 'revert'> {
  readonly overview: (signal: AbortSignal) => Promise<Overview>;
  readonly tables: TablePorts<DraftRow>;
  readonly keepOrder: (draftId: string, ask: KeepOrder) => Promise<unknown>;
}
