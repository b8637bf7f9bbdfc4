import { Suspense, useState } from 'react';
import IconWaits from '~icons/ph/hourglass-medium';
import { Button } from '../../kit/Button.tsx';
import { late } from '../../kit/late.ts';
import { useWaitsOf } from '../correspondence/correspondencePorts.ts';

const WaitsDialog = late(() => import('../correspondence/WaitsDialog.tsx'), 'WaitsDialog');

/** Opens who holds packs at one correspondence table. */
export function TableWaitsButton({ draftId, name }: Readonly<{ draftId: string; name: string }>) {
  const [isOpen, setOpen] = useState(false);
  const load = useWaitsOf(draftId);
  return (
    <>
      <Button variant="ghost" aria-label={`Who holds packs at ${name}`} onClick={() => setOpen(true)}>
        <IconWaits aria-hidden="true" />
        Who holds packs
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <WaitsDialog load={load} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
