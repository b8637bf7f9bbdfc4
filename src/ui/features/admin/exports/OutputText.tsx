import { Box, type BoxProps } from '@chakra-ui/react';

/** A text as a file holds it. It scrolls, so the keyboard has to reach it. */
export const OutputText = ({ label, ...props }: BoxProps & { readonly label: string }) => (
  <Box
    as="section"
    tabIndex={0}
    aria-label={label}
    maxHeight="560px"
    p="3"
    borderRadius="control"
    bg="bg.well"
    textStyle="code"
    fontSize="13px"
    lineHeight="19px"
    whiteSpace="pre-wrap"
    overflowWrap="anywhere"
    overflowY="auto"
    {...props}
  />
);
