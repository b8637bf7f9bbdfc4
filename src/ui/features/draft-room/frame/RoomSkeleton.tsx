import { Box, Flex, Grid, Skeleton, Text } from '@chakra-ui/react';
import { Lamp } from '#src/ui/components/brand/Lamp.tsx';
import { useMessages } from '../../../messages/useMessages.ts';

const CARDS = Array.from({ length: 12 }, (_, place) => `card-${place}`);

/** The room in its final sizes while the table is opened; after a moment it says so. `isAway`: the line is lost meanwhile. */
export function RoomSkeleton({ isAway = false }: { readonly isAway?: boolean }) {
  const t = useMessages('room');
  return (
    <Lamp>
      <Flex direction="column" minHeight="100dvh" aria-busy="true">
        <Flex
          align="center"
          justify="space-between"
          gap="4"
          height="64px"
          px="5"
          borderBottom="line"
          background="color-mix(in srgb, var(--s1) 88%, transparent)"
        >
          <Skeleton width={{ base: '90px', sm: '180px' }} height="30px" />
          <Skeleton width="210px" height="40px" />
          <Skeleton width={{ base: '90px', sm: '140px' }} height="30px" />
        </Flex>
        <Grid
          templateColumns={{ base: 'repeat(3, 1fr)', sm: 'repeat(auto-fill, minmax(150px, 161px))' }}
          justifyContent="center"
          columnGap={{ base: '9px', sm: '15px' }}
          rowGap={{ base: '9px', sm: '18px' }}
          width="full"
          maxWidth="1096px"
          mx="auto"
          mt={{ base: '70px', sm: '88px' }}
          px={{ base: '2', sm: '5' }}
        >
          {CARDS.map((key) => (
            <Skeleton key={key} aspectRatio="0.714" borderRadius="6px" opacity="0.6" />
          ))}
        </Grid>
        <Text role="status" mx="auto" my="28px" color="fg.onLamp">
          <Box as="span" animation="nt-fade-in 200ms 2500ms backwards">
            {t(isAway ? 'noAnswer' : 'opening')}
          </Box>
        </Text>
      </Flex>
    </Lamp>
  );
}
