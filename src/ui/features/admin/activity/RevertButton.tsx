import type { ActivityRow } from '#contract/admin/activity.ts';
import { useBusyAction } from '#src/ui/home/useBusyAction.ts';
import { Button } from '#src/ui/kit/Button.tsx';
import type { ActivityPorts } from './activityPorts.ts';
import { whyFinal } from './activityWords.ts';

interface RevertButtonProps {
  readonly row: ActivityRow;
  readonly revert: ActivityPorts['revert'];
  readonly onReverted: (activityId: string) => void;
}

/** Puts back what an activity changed; why it cannot is said at the button. */
export function RevertButton({ row, revert, onReverted }: RevertButtonProps) {
  const { isBusy, failure, run } = useBusyAction();
  const why = whyFinal(row);
  return (
    <>
      {failure !== '' && (
        <p role="alert" className="field-error start">
          {failure}
        </p>
      )}
      <Button
        size="sm"
        isBusy={isBusy}
        reason={why}
        aria-label={`Revert: ${row.label}`}
        onClick={() => void run(async () => onReverted((await revert(row.id)).activityId))}
      >
        {row.kind === 'reverted' ? 'Do it again' : 'Revert'}
      </Button>
    </>
  );
}
