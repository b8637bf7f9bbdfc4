import { useState } from 'react';
import { useBusyAction } from '#src/ui/home/useBusyAction.ts';
import { Button } from '#src/ui/kit/Button.tsx';
import { InlineNotice } from '#src/ui/kit/InlineNotice.tsx';
import { ModalDialog } from '#src/ui/kit/ModalDialog.tsx';
import type { ImagePartProps } from './imageParts.ts';
import { sizeWords } from './sizeWords.ts';

/** Throws every picture away; asked first, since it cannot be undone and other sites are asked for all of them anew. */
export function PurgeButton({ view, ports, onChanged }: ImagePartProps) {
  const [isOpen, setOpen] = useState(false);
  const { isBusy, failure, run } = useBusyAction();
  const purge = () =>
    run(async () => {
      const { files } = await ports.purge({ all: true });
      setOpen(false);
      onChanged(`Threw away ${files.toLocaleString('en')} pictures.`);
    });
  return (
    <>
      <Button
        isDisabled={view.files === 0}
        reason={view.files === 0 ? 'There are no pictures here.' : undefined}
        onClick={() => setOpen(true)}
      >
        Purge all
      </Button>
      <ModalDialog
        title="Throw all pictures away?"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        isLoading={isBusy}
        cancelWords="Keep them"
        confirm={{
          words: `Throw ${view.files.toLocaleString('en')} pictures away`,
          isDestructive: true,
          onConfirm: () => void purge(),
        }}
      >
        <p>
          {sizeWords(view.bytes)} are freed. Cards are drawn as text until their pictures have been fetched
          again, each when somebody first looks at it. Uploaded pictures stay.
        </p>
        {failure !== '' && (
          <InlineNotice kind="error" isSpoken>
            {failure}
          </InlineNotice>
        )}
      </ModalDialog>
    </>
  );
}
