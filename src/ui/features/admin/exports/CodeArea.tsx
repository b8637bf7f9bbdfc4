import { Box, Flex, Grid } from '@chakra-ui/react';
import { useRef } from 'react';
import { focusRing } from '#src/ui/system/recipes/media.ts';

interface CodeAreaProps {
  readonly label: string;
  readonly value: string;
  /** Counted from 1; its number is marked. */
  readonly wrongLine: number | null;
  readonly describedBy: string | undefined;
  readonly onChange: (value: string) => void;
}

const LINE_PX = 20;
const PAD_PX = 10;

const TEXT = {
  position: 'relative',
  display: 'block',
  width: 'full',
  height: 'full',
  px: '3',
  py: '2.5',
  border: 'none',
  outline: '0',
  background: 'transparent',
  font: 'inherit',
  resize: 'none',
  tabSize: 2,
} as const;

/** Text with numbered lines; a long line scrolls, so that each number stays with its line. */
export function CodeArea({ label, value, wrongLine, describedBy, onChange }: CodeAreaProps) {
  const area = useRef<HTMLDivElement>(null);
  const lines = value.split('\n').length;
  return (
    <Grid
      ref={area}
      templateColumns="auto minmax(0, 1fr)"
      height={{ base: '300px', sm: '420px' }}
      overflow="hidden"
      border="control"
      borderRadius="control"
      background="bg.well"
      font="13.5px / 20px var(--mono)"
      _focusWithin={focusRing(1)}
    >
      <Flex
        direction="column"
        minWidth="11"
        p="10px 10px 10px 8px"
        color="fg.subtle"
        textAlign="right"
        transform="translateY(var(--scrolled, 0))"
        css={{ '& [data-wrong]': { color: 'danger.fg', fontWeight: '700' } }}
        aria-hidden="true"
      >
        {Array.from({ length: lines }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number
          <span key={at} data-wrong={at + 1 === wrongLine || undefined}>
            {at + 1}
          </span>
        ))}
      </Flex>
      <Box position="relative" borderLeft="line" overflow="hidden" css={{ '& textarea': TEXT }}>
        {wrongLine !== null && (
          <Box
            position="absolute"
            insetX="0"
            height="20px"
            background="danger.subtle"
            transform="translateY(var(--scrolled, 0))"
            style={{ top: PAD_PX + (wrongLine - 1) * LINE_PX }}
            aria-hidden="true"
          />
        )}
        <textarea
          aria-label={label}
          aria-invalid={wrongLine === null ? undefined : true}
          aria-describedby={describedBy}
          spellCheck={false}
          autoCapitalize="off"
          wrap="off"
          value={value}
          onScroll={({ currentTarget: { scrollTop } }) =>
            area.current?.style.setProperty('--scrolled', `${-scrollTop}px`)
          }
          onChange={({ target }) => onChange(target.value)}
        />
      </Box>
    </Grid>
  );
}
