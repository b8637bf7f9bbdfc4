import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Lamp } from '#src/ui/components/brand/Lamp.tsx';
import { SystemProvider } from '../../../system/SystemProvider.tsx';
import { PackedEnvelope } from './PackedEnvelope.tsx';

interface VerifyFrameProps {
  readonly title: string;
  readonly lead: ReactNode;
  readonly isDone?: boolean;
  readonly children?: ReactNode;
  /** Under the panel. */
  readonly below?: ReactNode;
}

/** An envelope under the lamp and what there is to do with it. */
export const VerifyFrame = ({ title, lead, isDone = false, children, below }: VerifyFrameProps) => (
  <SystemProvider>
    <Lamp x="50%" y="230px" width="640px" height="420px">
      <Stack align="center" gap="5" pt={{ base: '140px', sm: '148px' }} px="4" pb="12">
        <Box
          as="section"
          position="relative"
          layerStyle="lit"
          width="min(100%, 540px)"
          pt={{ base: '112px', sm: '128px' }}
          px={{ base: '5', sm: '10' }}
          pb="7"
          borderRadius="18px"
          textAlign="center"
        >
          <PackedEnvelope isDone={isDone} />
          <Heading as="h1" size="lg" fontSize={{ base: '27px', sm: '32px' }}>
            {title}
          </Heading>
          <Text marginTop="2" color="fg.muted">
            {lead}
          </Text>
          {children}
        </Box>
        {below}
      </Stack>
    </Lamp>
  </SystemProvider>
);

/** Notices and buttons below the title. */
export const VerifyBody = ({ children }: { readonly children: ReactNode }) => (
  <Stack gap="3.5" marginTop="4" textAlign="left">
    {children}
  </Stack>
);

/** An address inside a sentence. */
export const Address = ({ children }: { readonly children: ReactNode }) => (
  <Box as="b" color="fg" fontWeight="semibold" overflowWrap="anywhere">
    {children}
  </Box>
);

export const VerifyHint = ({ children }: { readonly children: ReactNode }) => (
  <Text color="fg.muted" textAlign="center">
    {children}
  </Text>
);
