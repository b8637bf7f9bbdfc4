import type { Changed } from '#contract/admin/activity.ts';
import type { ChangeSet, DeletedSets, SetForm, SetRow } from '#contract/admin/sets.ts';
import type { TableSelection } from '#contract/admin/table.ts';
import type { RowPorts } from '../kit/tableParts.ts';

/** What the screen of sets asks the server for; every call throws with words. */
export interface SetPorts {
  readonly table: RowPorts<SetRow>;
  readonly make: (
    game: string,
    form: SetForm,
  ) => Promise<{ readonly id: string; readonly activityId: string }>;
  readonly change: (id: string, change: ChangeSet) => Promise<Changed>;
  readonly remove: (selection: TableSelection) => Promise<DeletedSets>;
}
