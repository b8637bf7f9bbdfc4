import { Box, Flex, Grid, Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react';
import { CardSkeleton } from '../../components/cards/CardSkeleton.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { SystemProvider } from '../../system/SystemProvider.tsx';

const COLUMNS = [5, 8, 5, 3, 1, 1, 2];
const PANELS = [112, 150, 190, 240];

/** The deck builder before its deck is there, in its final sizes. */
export function DeckSkeleton() {
  const t = useMessages('deck');
  return (
    <SystemProvider>
      <Grid
        aria-busy="true"
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 316px' }}
        gap="4"
        width="full"
        maxWidth="1680px"
        mx="auto"
        px={{ base: '4', lg: '6' }}
        pt="18px"
      >
        <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
        <Flex gridColumn="1 / -1" align="center" justify="space-between">
          <Stack gap="2">
            <Skeleton width="260px" height="32px" />
            <Skeleton width="210px" height="16px" />
          </Stack>
          <Skeleton width="110px" height="40px" />
        </Flex>
        <Stack gap="3">
          <Skeleton width="320px" maxWidth="full" height="40px" />
          <Grid
            layerStyle="flat"
            templateColumns={{ base: 'repeat(2, 1fr)', sm: 'repeat(7, 1fr)' }}
            gap="2"
            height="520px"
            padding="4"
            overflow="hidden"
          >
            {COLUMNS.map((cards, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a picture that never changes
              <Stack key={column} gap="1" minWidth="0">
                <Skeleton width="54px" height="20px" />
                {Array.from({ length: cards - 1 }, (_, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a picture that never changes
                  <Skeleton key={place} height="26px" />
                ))}
                <CardSkeleton size="sm" width="fill" />
              </Stack>
            ))}
          </Grid>
        </Stack>
        <Stack hideBelow="lg" gap="3">
          {PANELS.map((height) => (
            <Box key={height}>
              <Skeleton height={`${height}px`} borderRadius="panel" />
            </Box>
          ))}
        </Stack>
      </Grid>
    </SystemProvider>
  );
}
