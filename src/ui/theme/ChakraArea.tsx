import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import './chakraArea.css';
import { AREA_CLASS, system } from './system.ts';

/** The part of a screen in which Chakra draws; only screens that are loaded late may stand on it. */
export const ChakraArea = ({ children }: { readonly children: ReactNode }) => (
  <div className={AREA_CLASS}>
    <ChakraProvider value={system}>{children}</ChakraProvider>
  </div>
);
