import { Text, type TextProps } from '@chakra-ui/react';

/** A quiet sentence; what is bold in it is not. */
export const Muted = (props: TextProps) => (
  <Text color="fg.muted" textStyle="dense" css={{ '& b': { color: 'fg' } }} {...props} />
);
