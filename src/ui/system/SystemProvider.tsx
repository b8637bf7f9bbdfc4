import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { system } from './system.ts';

/** Around each screen that is built on the system. Late screens only, until Home's budget includes Chakra (decision 0050). */
export const SystemProvider = ({ children }: { readonly children: ReactNode }) => (
  <ChakraProvider value={system}>{children}</ChakraProvider>
);
