import { Box, Heading, SimpleGrid, Stack } from '@chakra-ui/react';
import { SystemProvider } from '#src/ui/system/SystemProvider.tsx';
import { ButtonGroups } from './ButtonGroups.tsx';
import { FormGroups } from './FormGroups.tsx';
import { OverlayGroups } from './OverlayGroups.tsx';
import { SurfaceGroups } from './SurfaceGroups.tsx';

const words = { dark: 'Dark', light: 'Light' };

/** Every recipe of the design system in its variants, sizes and states, in both schemes whichever the page has. */
export const SystemTab = () => (
  <SystemProvider>
    <SimpleGrid columns={{ base: 1, lg: 2 }} gap="5">
      <Island scheme="dark" />
      <Island scheme="light" />
    </SimpleGrid>
  </SystemProvider>
);

const Island = ({ scheme }: { readonly scheme: 'dark' | 'light' }) => (
  <Box
    data-scheme={scheme}
    minWidth="0"
    padding={{ base: '4', sm: '6' }}
    border="line"
    borderRadius="sheet"
    background="bg"
    color="fg"
  >
    <Stack gap="9">
      <Heading as="h2" size="md">
        {words[scheme]}
      </Heading>
      <ButtonGroups />
      <FormGroups />
      <SurfaceGroups />
      <OverlayGroups />
    </Stack>
  </Box>
);
