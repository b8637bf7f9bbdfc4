import { Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Another way, below a form. */
export const AuthFootnote = ({ children }: { readonly children: ReactNode }) => (
  <Text color="fg.muted" textAlign="center">
    {children}
  </Text>
);
