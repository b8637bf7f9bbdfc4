import { ownName } from '#contract/naming/guestNames.ts';
import { ModalDialog } from '#src/ui/system/ModalDialog.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { SystemProvider } from '../../system/SystemProvider.tsx';
import { useNotify } from '../shell/actors.tsx';
import { GuestNameForm } from './GuestNameForm.tsx';

interface RenameGuestProps {
  /** The guest's name as it is shown. */
  readonly name: string;
  readonly save: (name: string | null) => Promise<unknown>;
  readonly onClose: () => void;
}

/** The host of a table says what one of its guests is called. */
export function RenameGuest({ name, save, onClose }: RenameGuestProps) {
  const t = useMessages('guests');
  const notify = useNotify();
  return (
    <ModalDialog title={t('renameTitle')} isOpen onClose={onClose} width="form">
      <SystemProvider>
        <GuestNameForm
          name={ownName(name)}
          label={t('othersLabel', { name })}
          save={save}
          onSaved={() => {
            notify({ kind: 'success', text: t('othersSaved') });
            onClose();
          }}
        />
      </SystemProvider>
    </ModalDialog>
  );
}
