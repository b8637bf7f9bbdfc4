import { Box, Flex, SimpleGrid, Skeleton, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useMessages } from '../../messages/useMessages.ts';
import { SettingRows } from '../../system/forms/SettingRow.tsx';
import { ProfileColumns } from './ProfileColumns.tsx';
import type { ProfileTab } from './profilePorts.ts';

/** Announced while a tab is on its way; the words of the profile have to be here. */
export function LoadingTab({ tab }: { readonly tab: ProfileTab }) {
  const t = useMessages('profile');
  return (
    <div role="status" aria-busy="true" aria-label={t('loading')}>
      <TabSkeleton tab={tab} />
    </div>
  );
}

/** Takes the place of a tab, in the sizes of its panels; it needs no words. */
export const TabSkeleton = ({ tab }: { readonly tab: ProfileTab }) => (
  <ProfileColumns tab={tab}>{OUTLINES[tab]}</ProfileColumns>
);

const keyOf = (place: number) => `place-${place}`;

/** Panels with so many rows each. */
const Column = ({ panels }: { readonly panels: readonly number[] }) => (
  <Stack gap="4" minWidth="0">
    {panels.map((rows, place) => (
      <PanelSkeleton rows={rows} key={keyOf(place)} />
    ))}
  </Stack>
);

const PanelSkeleton = ({ rows }: { readonly rows: number }) => (
  <Box layerStyle="panel" minWidth="0" overflow="hidden">
    <Box minHeight="52px" pt="3.5" pb="1.5" px={{ base: '4', sm: '5' }}>
      <Skeleton width="120px" height="22px" />
    </Box>
    <SettingRows>
      {Array.from({ length: rows }, (_, row) => (
        <Flex key={keyOf(row)} align="center" gap="2.5" py="13px">
          <Stack flex="1" gap="1.5" minWidth="0">
            <Skeleton width="46%" height="17px" />
            <Skeleton width="70%" height="14px" />
          </Stack>
          <Skeleton width="76px" height="26px" borderRadius="13px" />
        </Flex>
      ))}
    </SettingRows>
  </Box>
);

/** A public card that is not known yet. */
export const CardSkeleton = () => (
  <Flex direction="column" align="center" layerStyle="panel" overflow="hidden" aria-hidden="true">
    <Skeleton width="full" height="132px" borderRadius="0" />
    <Skeleton flex="none" width="112px" height="112px" mt="-64px" borderRadius="full" />
    <Stack align="center" gap="3" width="full" pt="4" px="5" pb="5">
      <Skeleton width="140px" height="28px" />
      <Skeleton width="220px" height="16px" />
      <Skeleton width="full" height="64px" />
    </Stack>
  </Flex>
);

const OUTLINES: Readonly<Record<ProfileTab, ReactNode>> = {
  card: (
    <>
      <CardSkeleton />
      <Column panels={[1, 1, 2]} />
    </>
  ),
  drafting: (
    <>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        <PanelSkeleton rows={2} />
        <PanelSkeleton rows={3} />
      </SimpleGrid>
      <PanelSkeleton rows={2} />
    </>
  ),
  sounds: (
    <>
      <Column panels={[5]} />
      <Column panels={[1]} />
    </>
  ),
  accessibility: (
    <>
      <Column panels={[1, 2]} />
      <Column panels={[6]} />
    </>
  ),
  hooks: <Column panels={[2]} />,
  account: (
    <>
      <Column panels={[1, 2, 2]} />
      <Column panels={[1, 1, 1]} />
    </>
  ),
};
