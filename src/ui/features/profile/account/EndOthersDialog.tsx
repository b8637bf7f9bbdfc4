import { ModalDialog } from '#src/ui/system/ModalDialog.tsx';
import { useBusyAction } from '../../../components/useBusyAction.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import type { LateCalls } from '../profilePorts.ts';
import { Failure } from './AccountRow.tsx';

interface EndOthersDialogProps {
  readonly count: number;
  readonly calls: LateCalls;
  readonly onClose: () => void;
  readonly onEnded: () => void;
}

/** Asks before every other session ends. */
export function EndOthersDialog({ count, calls, onClose, onEnded }: EndOthersDialogProps) {
  const t = useMessages('profile');
  const { isBusy, failure, run } = useBusyAction();
  const end = () =>
    void run(async () => {
      const { endOtherSessions } = await calls();
      await endOtherSessions();
      onEnded();
    });
  return (
    <ModalDialog
      title={t('endOthersTitle')}
      isOpen
      isPersistent
      isLoading={isBusy}
      onClose={onClose}
      confirm={{ words: t('signOut'), busyWords: t('signingOut'), isDestructive: true, onConfirm: end }}
    >
      <p>{t('endOthersHint', { count })}</p>
      {failure !== '' && <Failure>{failure}</Failure>}
    </ModalDialog>
  );
}
