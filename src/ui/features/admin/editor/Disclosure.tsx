import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import IconCaret from '~icons/ph/caret-right-bold';

interface DisclosureProps {
  readonly title: ReactNode;
  /** What it holds, in a few words, shown while it's closed too. */
  readonly summary?: ReactNode;
  readonly isOpenAtFirst?: boolean;
  readonly children: ReactNode;
}

/** A part of a form that is folded away, and not drawn, until somebody needs it. */
export function Disclosure({ title, summary, isOpenAtFirst = false, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <Box as="details" {...{ open: isOpen }} border="line" borderRadius="control" bg="bg.muted">
      <Flex
        as="summary"
        onClick={(event) => {
          event.preventDefault();
          setOpen(!isOpen);
        }}
        wrap="wrap"
        align="baseline"
        columnGap="2"
        rowGap="1"
        px="3"
        py="2.5"
        cursor="pointer"
        listStyleType="none"
        _icon={{ boxSize: '3', color: 'fg.subtle', transform: isOpen ? 'rotate(90deg)' : undefined }}
      >
        <IconCaret aria-hidden="true" />
        <Box flex="1" minWidth="0" fontWeight="semibold">
          {title}
        </Box>
        <Text color="fg.muted" textStyle="dense">
          {summary}
        </Text>
      </Flex>
      {isOpen && (
        <Stack gap="3.5" px="3" pt="1" pb="3.5">
          {children}
        </Stack>
      )}
    </Box>
  );
}
