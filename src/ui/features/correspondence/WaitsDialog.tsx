import type { TableWaits } from '#contract/tables/clocks.ts';
import { ModalDialog } from '../../kit/ModalDialog.tsx';
import { type WaitActions, WaitsPanel } from './WaitsPanel.tsx';

interface WaitsDialogProps {
  readonly load: (signal: AbortSignal) => Promise<TableWaits>;
  readonly actions?: WaitActions | undefined;
  readonly version?: number | undefined;
  readonly onClose: () => void;
}

/** Who holds packs, over the page. */
export const WaitsDialog = ({ onClose, ...panel }: WaitsDialogProps) => (
  <ModalDialog title="Who holds packs" isOpen onClose={onClose} width="form">
    <WaitsPanel {...panel} />
  </ModalDialog>
);
