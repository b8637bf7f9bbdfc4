import { Flex, Heading, Stack, type StackProps } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

interface BenchPanelProps extends Omit<StackProps, 'title'> {
  readonly title: ReactNode;
  /** At the right of the title. */
  readonly end?: ReactNode;
}

/** A titled panel of the bench. */
export function BenchPanel({ title, end, children, ...props }: BenchPanelProps) {
  const id = useId();
  return (
    <Stack
      as="section"
      aria-labelledby={id}
      layerStyle="panel"
      gap="3"
      minWidth="0"
      p={{ base: '4', sm: '5' }}
      {...props}
    >
      <Flex wrap="wrap" align="center" justify="space-between" columnGap="3" rowGap="1.5">
        <Heading as="h2" id={id} fontSize="20px">
          {title}
        </Heading>
        {end}
      </Flex>
      {children}
    </Stack>
  );
}
