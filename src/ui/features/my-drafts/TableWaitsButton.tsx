import { Button } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import { late } from '#src/ui/components/loading/late.ts';
import IconWaits from '~icons/ph/hourglass-medium';
import { withMessages } from '../../messages/load.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { useWaitsOf } from '../correspondence/correspondencePorts.ts';

const WaitsDialog = late(
  () => withMessages(import('../correspondence/WaitsDialog.tsx'), 'correspondence'),
  'WaitsDialog',
);

/** Opens who holds packs at one correspondence table. */
export function TableWaitsButton({ draftId, name }: Readonly<{ draftId: string; name: string }>) {
  const t = useMessages('myDrafts');
  const [isOpen, setOpen] = useState(false);
  const load = useWaitsOf(draftId);
  return (
    <>
      <Button variant="ghost" aria-label={t('whoHoldsAt', { table: name })} onClick={() => setOpen(true)}>
        <IconWaits aria-hidden="true" />
        {t('whoHolds')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <WaitsDialog load={load} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
