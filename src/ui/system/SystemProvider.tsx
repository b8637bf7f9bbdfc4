import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useAppendedStyles } from './appendedStyles.ts';
import { system } from './system.ts';

/** Around each screen, or late part of one, that is built on the system. */
export const SystemProvider = ({ children }: { readonly children: ReactNode }) => {
  useAppendedStyles();
  return <ChakraProvider value={system}>{children}</ChakraProvider>;
};
