import { Badge } from '@chakra-ui/react';
import { FEW_DRAFTS } from '#contract/results/cardFigures.ts';
import IconFew from '~icons/ph/warning-fill';
import { useMessages } from '../../../messages/useMessages.ts';

/** In how many drafts people saw a card, marked where they are few. */
export function DraftsSeen({ drafts: count }: { readonly drafts: number }) {
  const t = useMessages('cardFigures');
  if (count >= FEW_DRAFTS) return t('drafts', { count });
  return (
    <Badge size="xs" colorPalette="warn" px={{ base: '1', sm: '9px' }}>
      <IconFew aria-hidden="true" />
      {t('onlyDrafts', { count })}
    </Badge>
  );
}
