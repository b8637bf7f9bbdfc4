import { Box, Flex, Input, type InputProps } from '@chakra-ui/react';
import { FORCED_COLORS } from '../../../system/recipes/media.ts';

const DIGITS = [1, 2, 3, 4, 5, 6];

/** A box and the gap after it are as wide as a letter-spaced digit of the input above them. */
const MEASURES = {
  '--gap': { base: '6px', sm: '8px' },
  '--pitch': 'min(66px, (100vw - 74px + var(--gap)) / 6)',
  '--box': 'calc(var(--pitch) - var(--gap))',
  '&:has(input:focus) [data-state=next], &:has(input:focus) [data-state=filled]:last-child': {
    outline: '2px solid var(--focus)',
    outlineOffset: '2px',
  },
  '&:has([aria-invalid=true]) [data-state]': {
    borderColor: 'danger.fg',
    boxShadow: '0 0 0 1px var(--danger)',
  },
};

interface CodeInputProps extends Pick<InputProps, 'id' | 'aria-describedby' | 'aria-invalid'> {
  readonly value: string;
  readonly isBusy: boolean;
  readonly onType: (digits: string) => void;
  /** Called when the sixth digit is in. */
  readonly onWhole: (code: string) => void;
}

/**
 * Six boxes drawn behind one input. Chakra's PinInput has six inputs, which a screen reader reads as six fields, and a
 * password manager may fill only the first.
 */
export function CodeInput({ value, isBusy, onType, onWhole, ...rest }: CodeInputProps) {
  const type = (text: string) => {
    const digits = text.replaceAll(/\D/g, '').slice(0, DIGITS.length);
    onType(digits);
    if (digits.length === DIGITS.length && digits !== value) onWhole(digits);
  };
  return (
    <Box
      position="relative"
      width="calc(var(--pitch) * 6 - var(--gap))"
      height="calc(var(--box) * 1.2)"
      mx="auto"
      opacity={isBusy ? 0.7 : 1}
      css={MEASURES}
      aria-busy={isBusy || undefined}
    >
      <Flex position="absolute" inset="0" gap="var(--gap)" aria-hidden="true">
        {DIGITS.map((place) => (
          <DigitBox key={place} state={boxState(place, value.length)} />
        ))}
      </Flex>
      <Box position="absolute" inset="0" overflow="hidden">
        <Input
          {...rest}
          unstyled
          position="absolute"
          inset="0 auto 0 0"
          width="calc(var(--pitch) * 7)"
          padding="0 0 0 calc((var(--box) - 1ch) / 2)"
          border="none"
          background="none"
          color="fg"
          caretColor="var(--focus)"
          fontFamily="mono"
          fontSize={{ base: '26px', sm: '32px' }}
          fontWeight="semibold"
          lineHeight="1"
          letterSpacing="calc(var(--pitch) - 1ch)"
          _focus={{ outline: 'none' }}
          css={{ [FORCED_COLORS]: { '&:focus': { outline: '2px solid Highlight' } } }}
          name="one-time-code"
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          value={value}
          readOnly={isBusy}
          onChange={(event) => type(event.target.value)}
        />
      </Box>
    </Box>
  );
}

type BoxState = 'filled' | 'next' | 'empty';

const DigitBox = ({ state }: { readonly state: BoxState }) => (
  <Box
    data-state={state}
    width="var(--box)"
    border="control"
    borderColor={state === 'filled' ? 'brass.fg' : 'border.control'}
    borderRadius="calc(var(--box) * 0.2)"
    background="bg.well"
    transition="border-color 120ms"
  />
);

function boxState(place: number, typed: number): BoxState {
  if (place <= typed) return 'filled';
  return place === typed + 1 ? 'next' : 'empty';
}
