import { Box, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Lamp } from '../../kit/Lamp.tsx';
import { SystemProvider } from '../../system/SystemProvider.tsx';

/** One thing that a link shows, under the lamp. */
export const LinkFrame = ({ children }: { readonly children: ReactNode }) => (
  <SystemProvider>
    <Lamp x="50%" y="220px" height="360px">
      <Box maxWidth="520px" mx="auto" px="page" py={{ base: '6', sm: '14' }}>
        <Stack as="section" gap="4" p={{ base: '5', sm: '8' }} layerStyle="flat">
          {children}
        </Stack>
      </Box>
    </Lamp>
  </SystemProvider>
);
