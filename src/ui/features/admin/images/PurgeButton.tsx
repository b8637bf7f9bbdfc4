import { Text } from '@chakra-ui/react';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { ActionButton } from '#src/ui/system/ActionButton.tsx';
import { AskDialog, useAskedFirst } from '../editor/AskDialog.tsx';
import { type ImagePartProps, sizeWords } from './imageParts.ts';

/** Purges every picture; asked first, since it can't be undone and other sites are asked for all of them again. */
export function PurgeButton({ view: { files, bytes }, ports, onChanged }: ImagePartProps) {
  const t = useMessages('adminImages');
  const asked = useAskedFirst(async () => {
    const purged = await ports.purge({ all: true });
    onChanged(t('purgedAll', { count: purged.files }));
  });
  return (
    <>
      <ActionButton
        reason={files === 0 ? t('nothingToPurge') : undefined}
        onClick={() => asked.choose('all', true)}
      >
        {t('purgeAll')}
      </ActionButton>
      <AskDialog
        asked={asked}
        title={t('askPurge')}
        words={{ confirm: t('confirmPurge', { count: files }), cancel: t('keep') }}
        isDestructive
      >
        <Text>{t('askPurgeHint', { size: sizeWords(bytes) })}</Text>
      </AskDialog>
    </>
  );
}
