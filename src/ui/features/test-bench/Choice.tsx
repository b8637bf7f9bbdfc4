import { Flex, SegmentGroup, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly choices: { readonly value: string; readonly label: string }[];
  readonly words: ReactNode;
  readonly onChoose: (value: string) => void;
}

/** What is shown below, with a sentence about it. */
export const Choice = ({ label, value, choices, words, onChoose }: ChoiceProps) => (
  <Flex wrap="wrap" align="center" columnGap="18px" rowGap="2.5">
    <SegmentGroup.Root
      aria-label={label}
      value={value}
      onValueChange={({ value: chosen }) => chosen !== null && onChoose(chosen)}
    >
      <SegmentGroup.Items items={choices} />
    </SegmentGroup.Root>
    <Text flex="1 1 280px" color="fg.onLamp" textStyle="dense">
      {words}
    </Text>
  </Flex>
);
