import { Flex, Heading, Stack } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

interface EditorSectionProps {
  readonly title: string;
  /** At the right of the title. */
  readonly end?: ReactNode;
  readonly isBusy?: boolean;
  /** Quieter, for what a form comes to. */
  readonly look?: 'panel' | 'flat';
  readonly children: ReactNode;
}

/** A titled part of an editor, or of the bench beside it. */
export function EditorSection({ title, end, isBusy, look = 'panel', children }: EditorSectionProps) {
  const id = useId();
  return (
    <Stack
      as="section"
      aria-labelledby={id}
      aria-busy={isBusy}
      gap="3.5"
      p={look === 'panel' ? '5' : '4'}
      layerStyle={look}
    >
      <Flex wrap="wrap" align="center" justify="space-between" gap="2" columnGap="3">
        <Heading as="h2" id={id} fontSize="19px">
          {title}
        </Heading>
        {end}
      </Flex>
      {children}
    </Stack>
  );
}
