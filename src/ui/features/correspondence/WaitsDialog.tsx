import { Suspense } from 'react';
import { ModalDialog } from '#src/ui/system/ModalDialog.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { SystemProvider } from '../../system/SystemProvider.tsx';
import { WaitsPanel, type WaitsPanelProps } from './WaitsPanel.tsx';

interface WaitsDialogProps extends WaitsPanelProps {
  readonly onClose: () => void;
}

/** Who holds packs, over the page. */
export const WaitsDialog = (props: WaitsDialogProps) => (
  <Suspense fallback={null}>
    <Dialog {...props} />
  </Suspense>
);

function Dialog({ onClose, ...panel }: WaitsDialogProps) {
  const t = useMessages('correspondence');
  return (
    <ModalDialog title={t('title')} isOpen onClose={onClose} width="form">
      <SystemProvider>
        <WaitsPanel {...panel} />
      </SystemProvider>
    </ModalDialog>
  );
}
