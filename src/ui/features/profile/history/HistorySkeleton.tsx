import { Skeleton, Stack } from '@chakra-ui/react';
import { useMessages } from '../../../messages/useMessages.ts';

/** Takes the place of the first finished drafts. */
export function HistorySkeleton() {
  const t = useMessages('profile');
  return (
    <Stack gap="2" pt="2" pb="3" px="5" role="status" aria-label={t('historyLoading')}>
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} height="44px" borderRadius="small" />
      ))}
    </Stack>
  );
}
