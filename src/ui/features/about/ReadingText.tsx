import { Box, chakra, Grid, Link, type LinkProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export const Paragraph = chakra('p', { base: { marginTop: '3' } });

/** What a page calls out from its text. */
export const Note = chakra('p', {
  base: {
    marginTop: '18px',
    px: '18px',
    py: '4',
    borderLeft: '3px solid var(--brass)',
    borderRightRadius: 'control',
    background: 'bg.panel',
  },
});

/** Bold words of a sentence. */
export const strong = (words: ReactNode) => <strong>{words}</strong>;

export const TextLink = (props: LinkProps) => (
  <Link variant="underline" textDecorationThickness="1px" asChild {...props} />
);

export const Points = chakra('ul', {
  base: {
    display: 'grid',
    gap: '2',
    marginTop: '3',
  },
});

/** Has a small card for a bullet. */
export const Point = chakra('li', {
  base: {
    position: 'relative',
    paddingLeft: '22px',
    _before: {
      content: '""',
      position: 'absolute',
      top: '0.62em',
      left: '2px',
      width: '8px',
      height: '11px',
      borderRadius: '2px',
      background: 'brass.solid',
      boxShadow: 'inset 0 0 0 1px var(--brass-lo)',
      rotate: '-8deg',
    },
  },
});

interface FactsProps {
  /** What is told of, and what is told of it. */
  readonly facts: readonly (readonly [name: string, words: string])[];
}

export const Facts = ({ facts }: FactsProps) => (
  <Box as="dl" mt="18px" borderTop="line">
    {facts.map(([name, words]) => (
      <Grid
        key={name}
        templateColumns={{ base: 'minmax(0, 1fr)', sm: '190px minmax(0, 1fr)' }}
        columnGap="6"
        rowGap="1"
        py="3"
        borderBottom="line"
        fontSize="md"
        lineHeight="1.5"
      >
        <Box as="dt" fontWeight="semibold">
          {name}
        </Box>
        <Box as="dd" color="fg.muted">
          {words}
        </Box>
      </Grid>
    ))}
  </Box>
);
