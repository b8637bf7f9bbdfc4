import { Flex, Progress } from '@chakra-ui/react';

interface AmountProps {
  readonly label: string;
  readonly words: string;
  readonly done: number;
  readonly total: number;
}

/** How much of something is done, as a bar and in words. */
export const Amount = ({ label, words, done, total }: AmountProps) => (
  <Progress.Root
    flex="1"
    minWidth={{ base: 'full', sm: '260px' }}
    value={Math.min(done, Math.max(1, total))}
    max={Math.max(1, total)}
    aria-live="polite"
  >
    <Flex justify="space-between" gap="3" mb="1">
      <Progress.Label>{label}</Progress.Label>
      <Progress.ValueText>{words}</Progress.ValueText>
    </Flex>
    <Progress.Track>
      <Progress.Range />
    </Progress.Track>
  </Progress.Root>
);
