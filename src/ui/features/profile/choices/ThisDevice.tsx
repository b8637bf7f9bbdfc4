import { Badge } from '@chakra-ui/react';
import IconDevice from '~icons/ph/desktop';
import { useMessages } from '../../../messages/useMessages.ts';

/** Marks what is kept on this device and does not follow the account. */
export function ThisDevice() {
  const t = useMessages('profile');
  return (
    <Badge variant="subtle" size="xs">
      <IconDevice aria-hidden="true" />
      {t('thisDevice')}
    </Badge>
  );
}
