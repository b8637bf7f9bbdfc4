import { useMemo } from 'react';
import { useWaitsOf } from '../../correspondence/correspondencePorts.ts';
import { WaitsDialog } from '../../correspondence/WaitsDialog.tsx';
import { useAsk } from '../useAsk.ts';
import { useTable } from '../useTable.ts';

/** Who holds packs at this correspondence table, with what one may do about it. */
export function RoomWaits({ onClose }: { readonly onClose: () => void }) {
  const { table, view } = useTable();
  const ask = useAsk();
  const actions = useMemo(
    () => ({
      nudge: (seat: number) => ask({ type: 'nudge', seat }),
      handToBot: (seat: number) => ask({ type: 'handToBot', seat }),
    }),
    [ask],
  );
  return (
    <WaitsDialog
      load={useWaitsOf(table.draftId)}
      actions={actions}
      version={view.version}
      onClose={onClose}
    />
  );
}
