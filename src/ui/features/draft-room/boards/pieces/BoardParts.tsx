import {
  Box,
  type BoxProps,
  Button,
  Flex,
  Heading,
  SegmentGroup,
  Text,
  type TextProps,
} from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { KeyHint } from '#src/ui/components/keys/KeyHint.tsx';
import { usePreferences } from '../../../../components/preferences/usePreferences.ts';
import { useMessages } from '../../../../messages/useMessages.ts';

/** A quiet line about the board as a whole. */
export const BoardNote = (props: TextProps) => (
  <Text textStyle="dense" color="fg.muted" mt="1.5" mb="3.5" {...props} />
);

/** Whose turn it is at the left, and what goes with it at the right. */
export const BoardHead = ({ children }: { readonly children: ReactNode }) => (
  <Flex wrap="wrap" align="center" justify="space-between" columnGap="5" rowGap="1.5" mb="3">
    {children}
  </Flex>
);

/** What somebody did last; teal where it was not you. */
export const LastMove = ({ words, isYours }: Readonly<{ words: string; isYours: boolean }>) =>
  words === '' ? null : (
    <Text textStyle="dense" color={isYours ? 'fg.muted' : 'teal.fg'}>
      {words}
    </Text>
  );

export const BoardTitle = ({ children, count }: Readonly<{ children: ReactNode; count?: ReactNode }>) => (
  <Heading as="h2" fontSize="20px">
    {children} {count !== undefined && <Count>{count}</Count>}
  </Heading>
);

export const Count = ({ children }: { readonly children: ReactNode }) => (
  <Text as="span" textStyle="code" color="fg.muted">
    {children}
  </Text>
);

interface CardGroupProps extends BoxProps {
  readonly title: string;
  readonly count: number;
}

/** Some of many cards under a title. */
export function CardGroup({ title, count, children, ...props }: CardGroupProps) {
  const t = useMessages('boards');
  return (
    <Box as="section" aria-label={t('titleAndCards', { title, count })} {...props}>
      <Heading as="h3" textStyle="label" fontSize="md" mt="4" mb="2.5">
        {title} <Count>{count}</Count>
      </Heading>
      {children}
    </Box>
  );
}

interface SegmentsProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly items: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
}

/** One of a few ways to look at a board. */
export const Segments = <Value extends string>({ label, value, items, onChange }: SegmentsProps<Value>) => (
  <SegmentGroup.Root
    aria-label={label}
    value={value}
    onValueChange={({ value: next }) => {
      const item = items.find((known) => known.value === next);
      if (item) onChange(item.value);
    }}
  >
    <SegmentGroup.Items items={[...items]} />
  </SegmentGroup.Root>
);

interface FilterProps {
  readonly isOn: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** A filter that is on or off. */
export const Filter = ({ isOn, onClick, children }: FilterProps) => (
  <Button
    size="sm"
    borderRadius="full"
    colorPalette={isOn ? 'brass' : 'neutral'}
    background={isOn ? 'brass.subtle' : undefined}
    aria-pressed={isOn}
    onClick={onClick}
  >
    {children}
  </Button>
);

/** The key of a button or handle, where keys are likely: not on phones and tablets, and no letter where those are off. */
export function TurnKey({ name }: { readonly name: string }) {
  const { usesSingleKeys } = usePreferences();
  if (name.length === 1 && !usesSingleKeys) return null;
  return (
    <Box as="span" display={{ base: 'none', lg: 'contents' }}>
      <KeyHint>{name}</KeyHint>
    </Box>
  );
}
