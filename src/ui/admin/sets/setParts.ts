import type { Changed } from '#contract/admin/activity.ts';
import type { DeletedSets, SetForm, SetRow } from '#contract/admin/sets.ts';
import type { TableSelection } from '#contract/admin/table.ts';
import type { TablePorts } from '../kit/tableParts.ts';

/** What the screen of sets asks the server for; every call throws with words. */
export interface SetPorts {
  readonly table: TablePorts<SetRow>;
  readonly make: (
    game: string,
    form: SetForm,
  ) => Promise<{ readonly id: string; readonly activityId: string }>;
  readonly change: (id: string, form: SetForm) => Promise<Changed>;
  readonly remove: (selection: TableSelection) => Promise<DeletedSets>;
}
