import { Box, Stack, Text } from '@chakra-ui/react';

interface LinesProps {
  readonly lines: readonly string[];
  /** Folds them away under these words. */
  readonly summary?: string;
}

/** Sentences below each other. */
export function Lines({ lines, summary }: LinesProps) {
  if (lines.length === 0) return null;
  const list = (
    <Stack as="ul" gap="1" mt="1.5" maxHeight="220px" overflowY="auto" overflowWrap="anywhere">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Stack>
  );
  return summary === undefined ? (
    list
  ) : (
    <Box as="details" textStyle="dense">
      <Text as="summary" minHeight="24px" cursor="pointer">
        {summary}
      </Text>
      {list}
    </Box>
  );
}
