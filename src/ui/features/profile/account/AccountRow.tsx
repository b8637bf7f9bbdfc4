import { Box, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface AccountRowProps {
  readonly icon: ReactNode;
  readonly title: ReactNode;
  readonly words: ReactNode;
  /** At the right: buttons, or when it was last used. */
  readonly children?: ReactNode;
}

/** One thing of the account a row; in a list. */
export const AccountRow = ({ icon, title, words, children }: AccountRowProps) => (
  <Flex
    as="li"
    wrap={{ base: 'wrap', sm: 'nowrap' }}
    align="center"
    columnGap="4"
    rowGap="1.5"
    minHeight="64px"
    px={{ base: '4', sm: '5' }}
    py="2.5"
    borderTop="line"
  >
    <Box flex="none" width="5" color="fg.muted" fontSize="20px" aria-hidden="true">
      {icon}
    </Box>
    <Box flex={{ base: '1 1 9em', sm: '1' }} minWidth="0">
      <Flex wrap="wrap" align="center" columnGap="2" rowGap="0.5" fontWeight="semibold">
        {title}
      </Flex>
      <Box color="fg.muted" textStyle="dense" overflowWrap="anywhere">
        {words}
      </Box>
    </Box>
    {children !== undefined && (
      <Flex
        flex={{ base: '0 1 auto', sm: 'none' }}
        wrap="wrap"
        align="center"
        justify="flex-end"
        gap="2"
        ml={{ base: 'auto', sm: '0' }}
      >
        {children}
      </Flex>
    )}
  </Flex>
);

/** Why what was pressed in a panel or a dialog did not work. */
export const Failure = ({ children }: { readonly children: string }) => (
  <Box color="danger.fg" fontSize="sm" lineHeight="20px" role="alert">
    {children}
  </Box>
);
