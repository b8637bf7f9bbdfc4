import { Box } from '@chakra-ui/react';
import { useMessages } from '../../messages/useMessages.ts';
import { InlineAlert } from '../../system/InlineAlert.tsx';

/** Why the table was not opened; nothing while there is no reason. */
export function NotOpened({ words }: { readonly words: string }) {
  const t = useMessages('hosting');
  if (words === '') return null;
  return (
    <Box mb="3.5">
      <InlineAlert status="error" title={t('notOpened')} isAnnounced>
        {words}
      </InlineAlert>
    </Box>
  );
}
