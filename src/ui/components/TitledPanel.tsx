import { Flex, Heading, Stack, type StackProps } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

interface TitledPanelProps extends Omit<StackProps, 'title'> {
  readonly title: ReactNode;
  /** At the right of the title. */
  readonly end?: ReactNode;
  /** What is in it reaches to both edges, such as a table. */
  readonly isFlush?: boolean;
}

/** A part of a screen with a title. `layerStyle="flat"` is quieter, for what a form comes to; `"lit"` for the one that matters. */
export function TitledPanel({ title, end, isFlush = false, children, ...props }: TitledPanelProps) {
  const id = useId();
  return (
    <Stack
      as="section"
      aria-labelledby={id}
      layerStyle="panel"
      gap="3.5"
      minWidth="0"
      pt={SIDES}
      pb={isFlush ? '0' : SIDES}
      px={isFlush ? '0' : SIDES}
      {...(isFlush && { overflow: 'hidden' })}
      {...props}
    >
      <Flex
        wrap="wrap"
        align="center"
        justify="space-between"
        columnGap="3"
        rowGap="1.5"
        px={isFlush ? SIDES : '0'}
      >
        <Heading as="h2" id={id} fontSize="19px">
          {title}
        </Heading>
        {end}
      </Flex>
      {children}
    </Stack>
  );
}

const SIDES = { base: '4', sm: '5' };
