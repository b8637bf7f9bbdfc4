import { Suspense } from 'react';
import { late } from '#src/ui/components/loading/late.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { DeckDialog } from './DeckDialog.tsx';
import { useDeckDesk } from './desk/deckDesk.ts';
import type { DeckExtra } from './desk/deckExtra.ts';
import { BasicLands } from './panels/BasicLands.tsx';

const SampleHandDialog = late(() => import('./hand/SampleHandDialog.tsx'), 'default');
const PoolDecksDialog = late(() => import('./snapshots/PoolDecksDialog.tsx'), 'default');
const PrintDialog = late(() => import('./printing/PrintDialog.tsx'), 'default');
const ImportDialog = late(() => import('./exports/ImportDialog.tsx'), 'default');
const ExportDialog = late(() => import('./exports/ExportDialog.tsx'), 'default');
const Snapshots = late(() => import('./snapshots/Snapshots.tsx'), 'default');
const ZoomDialog = late(() => import('./ZoomDialog.tsx'), 'default');

interface DeckExtrasProps {
  readonly extra: DeckExtra | null;
  readonly onClose: () => void;
}

export const DeckExtras = ({ extra, onClose }: DeckExtrasProps) => (
  <Suspense>{extra !== null && <Extra extra={extra} onClose={onClose} />}</Suspense>
);

function Extra({ extra, onClose }: { readonly extra: DeckExtra; readonly onClose: () => void }) {
  const { look } = useDeckDesk();
  const t = useMessages('deck');
  if (typeof extra === 'object')
    return 'face' in extra ? (
      <ZoomDialog face={extra.face} look={look} onClose={onClose} />
    ) : (
      <ExportDialog slug={extra.exportAs} onClose={onClose} />
    );
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
      return <Snapshots onClose={onClose} />;
    case 'lands':
      return (
        <DeckDialog title={t('basicLands')} onClose={onClose}>
          <BasicLands />
        </DeckDialog>
      );
  }
}
