import { Flex, Heading, Stack, type StackProps } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

interface TitledPanelProps extends Omit<StackProps, 'title'> {
  readonly title: ReactNode;
  /** At the right of the title. */
  readonly act?: ReactNode;
  /** What is in it reaches to both edges, such as a table. */
  readonly isFlush?: boolean;
}

/** A part of a screen with a title of its own. */
export function TitledPanel({ title, act, isFlush = false, children, ...props }: TitledPanelProps) {
  const titleId = useId();
  const sides = isFlush ? '0' : '4';
  return (
    <Stack
      as="section"
      layerStyle="panel"
      gap="3"
      minWidth="0"
      pt="4"
      pb={isFlush ? '0' : '4'}
      px={sides}
      overflow="hidden"
      aria-labelledby={titleId}
      {...props}
    >
      <Flex wrap="wrap" align="center" justify="space-between" gap="2" px={isFlush ? '4' : '0'}>
        <Heading as="h2" id={titleId} size="sm">
          {title}
        </Heading>
        {act}
      </Flex>
      {children}
    </Stack>
  );
}
