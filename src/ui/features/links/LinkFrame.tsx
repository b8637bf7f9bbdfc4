import { Box, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Lamp } from '#src/ui/components/brand/Lamp.tsx';
import { SystemProvider } from '../../system/SystemProvider.tsx';

/** Less in a low window, such as a phone on its side: what is to be pressed has to be seen. */
export const LINK_GAP = 'clamp(8px, 2dvh, 16px)';

/** One thing that a link shows, under the lamp. */
export const LinkFrame = ({ children }: { readonly children: ReactNode }) => (
  <SystemProvider>
    <Lamp x="50%" y="220px" height="360px">
      <Box maxWidth="520px" mx="auto" px="page" py={{ base: '6', sm: 'clamp(8px, 7dvh - 20px, 56px)' }}>
        <Stack
          as="section"
          gap={LINK_GAP}
          p={{ base: '5', sm: 'clamp(14px, 4.4dvh, 32px)' }}
          layerStyle="flat"
        >
          {children}
        </Stack>
      </Box>
    </Lamp>
  </SystemProvider>
);
