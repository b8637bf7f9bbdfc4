import { can } from '#contract/can.ts';
import { ModalDialog } from '#src/ui/system/ModalDialog.tsx';
import { RouteLoadError } from '../../components/RouteLoadError.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { GuestHost } from './GuestHost.tsx';
import { HostForm } from './HostForm.tsx';
import type { HostDialogProps } from './hostPorts.ts';

/** A table with every choice made already, so that opening one is a press; what few people change is folded away. */
export function HostDialog({ games, ...props }: HostDialogProps) {
  const t = useMessages('hosting');
  const { user, onClose } = props;
  if (!can(user, 'hostTable')) return <GuestHost {...props} />;
  if (games.kind === 'loaded') return <HostForm {...props} games={games.value} />;
  return (
    <ModalDialog title={t('title')} isOpen width="choice" onClose={onClose}>
      <RouteLoadError title={t('gamesFailed')} error={games.error} />
    </ModalDialog>
  );
}
