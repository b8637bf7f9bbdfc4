import { useBusyAction } from '#src/ui/home/useBusyAction.ts';
import { Button } from '#src/ui/kit/Button.tsx';
import IconTrash from '~icons/ph/trash';
import type { ChosenRows } from '../kit/tableParts.ts';
import type { SetPorts } from './setParts.ts';

interface DeleteSetsProps {
  readonly chosen: ChosenRows;
  readonly remove: SetPorts['remove'];
  readonly onDone: (text: string, activityId: string | null) => void;
}

const counted = (count: number, one: string) =>
  `${count.toLocaleString('en')} ${one}${count === 1 ? '' : 's'}`;

/** Deletes the chosen sets with their printings; nothing is asked, since it can be undone. */
export function DeleteSets({ chosen, remove, onDone }: DeleteSetsProps) {
  const { isBusy, failure, run } = useBusyAction();
  const deleteThem = () =>
    run(async () => {
      const { sets, printings, activityId } = await remove(chosen.selection);
      const withPrintings = printings === 0 ? '' : ` with ${counted(printings, 'printing')}`;
      onDone(`Deleted ${counted(sets, 'set')}${withPrintings}.`, activityId);
    });
  return (
    <>
      <Button variant="ghost" size="sm" isBusy={isBusy} onClick={() => void deleteThem()}>
        <IconTrash aria-hidden="true" />
        Delete
      </Button>
      {failure !== '' && (
        <p role="alert" className="atable-failure">
          {failure}
        </p>
      )}
    </>
  );
}
