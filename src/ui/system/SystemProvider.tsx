import { ChakraProvider } from '@chakra-ui/react';
import { __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react';
import type { ReactNode } from 'react';
import { appendStyles } from './appendedStyles.ts';
import { system } from './system.ts';

/** Around each screen, or late part of one, that is built on the system. */
export const SystemProvider = ({ children }: { readonly children: ReactNode }) => {
  appendStyles(useEmotionCache());
  return <ChakraProvider value={system}>{children}</ChakraProvider>;
};
