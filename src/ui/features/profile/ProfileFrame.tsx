import { Box, type BoxProps } from '@chakra-ui/react';
import { Lamp } from '#src/ui/components/brand/Lamp.tsx';
import { SystemProvider } from '../../system/SystemProvider.tsx';

/** What the profile has in every state: the lamp, and the width of its page. */
export const ProfileFrame = (props: BoxProps) => (
  <SystemProvider>
    <Lamp x="34%" y="260px" width="640px" height="380px">
      <Box width="full" maxWidth="1440px" mx="auto" px="page" pt="6" pb="10" {...props} />
    </Lamp>
  </SystemProvider>
);
