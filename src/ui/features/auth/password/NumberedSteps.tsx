import { Box, Center, Flex, Stack } from '@chakra-ui/react';

/** What happens one after the other. */
export const NumberedSteps = ({ steps }: { readonly steps: readonly string[] }) => (
  <Stack as="ol" gap="3.5" pt="1" color="fg.muted" fontSize="15px" lineHeight="21px">
    {steps.map((step, at) => (
      <Flex as="li" key={step} align="center" gap="3">
        <Center
          aria-hidden="true"
          flex="none"
          width="30px"
          height="30px"
          border="hair"
          borderRadius="full"
          background="bg.panel"
          color="brass.fg"
          fontFamily="mono"
          fontSize="sm"
          fontWeight="semibold"
          lineHeight="1"
        >
          {at + 1}
        </Center>
        <Box minWidth="0">{step}</Box>
      </Flex>
    ))}
  </Stack>
);
