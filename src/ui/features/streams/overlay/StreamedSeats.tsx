import { Box, Flex, Text } from '@chakra-ui/react';
import type { OverlayView } from '#contract/overlays.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import IconRobot from '~icons/ph/robot';
import { PANEL } from './overlayLook.ts';

/** Who drafts, with how many cards, and where packs wait. */
export function StreamedSeats({ view: { seats, taken } }: { readonly view: OverlayView }) {
  const t = useMessages('streams');
  const [newest] = taken;
  return (
    <Flex
      as="ul"
      {...PANEL}
      direction="column"
      flex="none"
      alignSelf="flex-start"
      width="400px"
      maxHeight="full"
      overflow="hidden"
      px="6"
      py="3"
      fontSize={seats.length > 8 ? '22px' : '28px'}
      listStyleType="none"
    >
      {seats.map(({ name, isBot, waiting, taken: cards }, seat) => (
        <Flex
          as="li"
          // biome-ignore lint/suspicious/noArrayIndexKey: seats stay where they are
          key={seat}
          align="center"
          gap="3"
          py={seats.length > 8 ? '1' : '1.5'}
          color={newest?.seat === seat ? 'brass.fg' : undefined}
        >
          <Text as="b" flex="1" minWidth="0" truncate>
            {name}
          </Text>
          {isBot && <IconRobot aria-hidden="true" />}
          <Flex flex="none" gap="1" width="52px" justify="flex-end" aria-hidden="true">
            {Array.from({ length: Math.min(waiting, 4) }, (_, pack) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: pips are alike
              <Box key={pack} width="9px" height="14px" borderRadius="2px" background="teal.fg" />
            ))}
          </Flex>
          <Text flex="none" minWidth="2.2em" textAlign="right" fontVariantNumeric="tabular-nums">
            <Box as="span" aria-hidden="true">
              {cards}
            </Box>
            <Box as="span" srOnly>
              {t('cards', { count: cards })}
            </Box>
          </Text>
        </Flex>
      ))}
    </Flex>
  );
}
