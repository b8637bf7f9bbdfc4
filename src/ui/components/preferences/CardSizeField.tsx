import { SegmentGroup, Text } from '@chakra-ui/react';
import { Suspense } from 'react';
import { useMessages } from '../../messages/useMessages.ts';
import { SystemProvider } from '../../system/SystemProvider.tsx';
import { CARD_SIZES, type CardSizeChoice, chooseCardSize, useCardSize } from './cardSize.ts';

/** How large the cards of a pack are in this browser, and what that means. */
export const CardSizeField = () => (
  <SystemProvider>
    <Suspense fallback={null}>
      <Choice />
    </Suspense>
  </SystemProvider>
);

function Choice() {
  const t = useMessages('preferences');
  const size = useCardSize();
  return (
    <>
      <SegmentGroup.Root
        aria-label={t('cardSize')}
        value={size}
        onValueChange={({ value }) => chooseCardSize(value as CardSizeChoice)}
      >
        <SegmentGroup.Items
          items={CARD_SIZES.map((value) => ({ value, label: t('size', { size: value }) }))}
        />
      </SegmentGroup.Root>
      <Text mt="2" color="fg.muted" textStyle="dense">
        {t('sizeHint', { size })}
      </Text>
    </>
  );
}
