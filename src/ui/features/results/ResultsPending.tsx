import { Flex, Skeleton } from '@chakra-ui/react';
import { MOST, REST, ResultsFrame, WIDE } from './ResultsFrame.tsx';

/** Shown while the words of the results are on their way, too: it needs none. */
export const ResultsPending = () => (
  <ResultsFrame aria-busy="true">
    <Flex direction="column" gap="2" {...WIDE}>
      <Skeleton width="280px" height="34px" />
      <Skeleton width="min(420px, 100%)" height="20px" />
    </Flex>
    <Skeleton {...MOST} height="452px" borderRadius="panel" />
    <Skeleton {...REST} height="452px" borderRadius="panel" />
    <Skeleton {...WIDE} height="660px" borderRadius="panel" />
  </ResultsFrame>
);
