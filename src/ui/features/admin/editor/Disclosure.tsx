import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import IconCaret from '~icons/ph/caret-right-bold';

interface DisclosureProps {
  readonly title: ReactNode;
  /** What it holds, in a few words, shown while it's closed too. */
  readonly summary?: ReactNode;
  readonly isOpenAtFirst?: boolean;
  readonly children: ReactNode;
}

/** A part of a form that is folded away until somebody needs it. */
export const Disclosure = ({ title, summary, isOpenAtFirst, children }: DisclosureProps) => (
  <Box
    as="details"
    {...(isOpenAtFirst === true && { open: true })}
    border="line"
    borderRadius="control"
    bg="bg.muted"
    css={{ '&[open] > summary svg': { transform: 'rotate(90deg)' } }}
  >
    <Flex
      as="summary"
      wrap="wrap"
      align="baseline"
      columnGap="2"
      rowGap="1"
      px="3"
      py="2.5"
      cursor="pointer"
      listStyleType="none"
      _icon={{ boxSize: '3', color: 'fg.subtle' }}
    >
      <IconCaret aria-hidden="true" />
      <Box flex="1" minWidth="0" fontWeight="semibold">
        {title}
      </Box>
      <Text color="fg.muted" textStyle="dense">
        {summary}
      </Text>
    </Flex>
    <Stack gap="3.5" px="3" pt="1" pb="3.5">
      {children}
    </Stack>
  </Box>
);
