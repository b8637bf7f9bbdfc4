import { Skeleton } from '@chakra-ui/react';
import { SystemProvider } from '../../system/SystemProvider.tsx';

/** Shown while the sources and the words of their screen are on their way: it needs neither. */
export const SourcesPending = () => (
  <SystemProvider>
    <Skeleton width="200px" maxWidth="full" height="36px" mb="4" />
    <Skeleton height="180px" borderRadius="panel" role="status" aria-busy="true" />
  </SystemProvider>
);
