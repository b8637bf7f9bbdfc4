import { lazy, Suspense } from 'react';
import { ModalDialog } from '../kit/ModalDialog.tsx';

const SampleHandDialog = lazy(() => import('./SampleHandDialog.tsx'));
const PoolDecksDialog = lazy(() => import('./PoolDecksDialog.tsx'));
const PrintDialog = lazy(() => import('./PrintDialog.tsx'));
const ImportDialog = lazy(() => import('./ImportDialog.tsx'));
const Snapshots = lazy(() => import('./Snapshots.tsx'));

/** What lies over the builder when it is asked for. */
export type DeckExtra = 'hand' | 'decks' | 'print' | 'history' | 'import';

interface DeckExtrasProps {
  readonly extra: DeckExtra | null;
  readonly onClose: () => void;
}

export function DeckExtras({ extra, onClose }: DeckExtrasProps) {
  return <Suspense>{extra !== null && <Extra extra={extra} onClose={onClose} />}</Suspense>;
}

function Extra({ extra, onClose }: { readonly extra: DeckExtra; readonly onClose: () => void }) {
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
