import { Suspense } from 'react';
import { late } from '../../kit/late.ts';
import { ModalDialog } from '../../kit/ModalDialog.tsx';
import type { DeckExtra } from './desk/deckExtra.ts';

const SampleHandDialog = late(() => import('./hand/SampleHandDialog.tsx'), 'default');
const PoolDecksDialog = late(() => import('./snapshots/PoolDecksDialog.tsx'), 'default');
const PrintDialog = late(() => import('./printing/PrintDialog.tsx'), 'default');
const ImportDialog = late(() => import('./exports/ImportDialog.tsx'), 'default');
const ExportDialog = late(() => import('./exports/ExportDialog.tsx'), 'default');
const Snapshots = late(() => import('./snapshots/Snapshots.tsx'), 'default');

interface DeckExtrasProps {
  readonly extra: DeckExtra | null;
  readonly onClose: () => void;
}

export function DeckExtras({ extra, onClose }: DeckExtrasProps) {
  return <Suspense>{extra !== null && <Extra extra={extra} onClose={onClose} />}</Suspense>;
}

function Extra({ extra, onClose }: { readonly extra: DeckExtra; readonly onClose: () => void }) {
  if (typeof extra === 'object') return <ExportDialog slug={extra.exportAs} onClose={onClose} />;
  switch (extra) {
    case 'hand':
      return <SampleHandDialog onClose={onClose} />;
    case 'decks':
      return <PoolDecksDialog onClose={onClose} />;
    case 'print':
      return <PrintDialog onClose={onClose} />;
    case 'import':
      return <ImportDialog onClose={onClose} />;
    case 'history':
      return (
        <ModalDialog title="Snapshots" isOpen onClose={onClose}>
          <Snapshots onRestored={onClose} />
        </ModalDialog>
      );
  }
}
