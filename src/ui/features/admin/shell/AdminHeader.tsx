import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { formatFor } from '#src/ui/messages/format.ts';
import { SystemProvider } from '#src/ui/system/SystemProvider.tsx';

interface AdminHeaderProps {
  readonly title: string;
  /** How many there are of what the screen lists. */
  readonly count?: number | undefined;
  readonly sentence?: ReactNode;
  /** The screen's buttons; one of them solid at most. */
  readonly children?: ReactNode;
}

/** The head of an administration screen. */
export const AdminHeader = ({ title, count, sentence, children }: AdminHeaderProps) => (
  <SystemProvider>
    <Flex as="header" wrap="wrap" align="center" gap="2.5" columnGap="5">
      <Box flex="1 1 240px" minWidth="0">
        <Heading as="h1" size="lg" display="flex" flexWrap="wrap" alignItems="baseline" columnGap="2.5">
          {title}
          {count !== undefined && (
            <Text as="span" textStyle="code" color="fg.muted" fontSize="20px" fontWeight="normal">
              {formatFor().number(count)}
            </Text>
          )}
        </Heading>
        {sentence !== undefined && (
          <Text color="fg.muted" textStyle="dense">
            {sentence}
          </Text>
        )}
      </Box>
      {children !== undefined && (
        <Flex wrap="wrap" gap="2.5">
          {children}
        </Flex>
      )}
    </Flex>
  </SystemProvider>
);
