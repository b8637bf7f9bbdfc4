import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import './fonts.css';
import './tokens.css';
import './base.css';
import { system } from './system.ts';

export const ThemeProvider = ({ children }: { readonly children: ReactNode }) => (
  <ChakraProvider value={system}>{children}</ChakraProvider>
);
