import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import type { OverlayView } from '#contract/overlays.ts';
import { CardStrip } from '#src/ui/components/cards/CardStrip.tsx';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { PANEL } from './overlayLook.ts';

const MOST_SHOWN = 6;

/** What was taken last, by name where everybody may know it. */
export function LatestPicks({ view: { taken, seats, faces, look } }: { readonly view: OverlayView }) {
  const t = useMessages('streams');
  return (
    <Box {...PANEL} flex="none" alignSelf="flex-start" width="440px" px="6" py="4" fontSize="24px">
      <Heading as="h2" fontSize="26px" mb="2">
        {t('latest')}
      </Heading>
      <Flex as="ul" direction="column" gap="2" listStyleType="none">
        {taken.slice(0, MOST_SHOWN).map(({ version, seat, count, cards }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one row may give a seat cards twice
          <Box as="li" key={`${version} ${seat} ${place}`}>
            <Text as="b" display="block" truncate>
              {seats[seat]?.name ?? ''}
            </Text>
            {cards.length === 0 || look === null ? (
              <Text color="fg.muted">{t('tookHidden', { count })}</Text>
            ) : (
              cards.map((card) => {
                const face = faces[card];
                return face === undefined ? null : <CardStrip key={card} face={face} look={look} />;
              })
            )}
          </Box>
        ))}
      </Flex>
    </Box>
  );
}
