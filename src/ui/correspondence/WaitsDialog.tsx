import type { TableWaits } from '#contract/tables/clocks.ts';
import { ModalDialog } from '../kit/ModalDialog.tsx';
import { type WaitDeeds, WaitsPanel } from './WaitsPanel.tsx';

interface WaitsDialogProps {
  readonly load: (signal: AbortSignal) => Promise<TableWaits>;
  readonly deeds?: WaitDeeds | undefined;
  readonly version?: number | undefined;
  readonly onClose: () => void;
}

/** Who holds packs, over the page. */
export const WaitsDialog = ({ onClose, ...panel }: WaitsDialogProps) => (
  <ModalDialog title="Who holds packs" isOpen onClose={onClose} width="form">
    <WaitsPanel {...panel} />
  </ModalDialog>
);
