import { Text } from '@chakra-ui/react';
import { useBusyAction } from '#src/ui/components/useBusyAction.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { ActionButton } from '#src/ui/system/ActionButton.tsx';
import IconTrash from '~icons/ph/trash';
import type { ChosenRows } from '../kit/tableParts.ts';
import type { SetPorts } from './setParts.ts';

interface DeleteSetsProps {
  readonly chosen: ChosenRows;
  readonly remove: SetPorts['remove'];
  readonly onDone: (text: string, activityId: string | null) => void;
}

/** Deletes the chosen sets with their printings; it doesn't ask, since it can be undone. */
export function DeleteSets({ chosen, remove, onDone }: DeleteSetsProps) {
  const t = useMessages('adminSets');
  const { isBusy, failure, run } = useBusyAction();
  const deleteThem = () =>
    run(async () => {
      const { activityId, ...counts } = await remove(chosen.selection);
      onDone(t('deleted', counts), activityId);
    });
  return (
    <>
      <ActionButton variant="ghost" size="sm" isBusy={isBusy} onClick={() => void deleteThem()}>
        <IconTrash aria-hidden="true" />
        {t('delete')}
      </ActionButton>
      {failure !== '' && (
        <Text role="alert" color="danger.fg" textStyle="hint">
          {failure}
        </Text>
      )}
    </>
  );
}
