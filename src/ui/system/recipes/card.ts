import { defineSlotRecipe } from '@chakra-ui/react';

/** A panel, not a playing card. `layerStyle="lit"` or `"glass"` on the root for the two special surfaces. */
export const cardRecipe = defineSlotRecipe({
  className: 'nt-card',
  slots: ['root', 'header', 'body', 'footer', 'title', 'description'],
  base: {
    root: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      minWidth: 0,
      color: 'fg',
      overflowWrap: 'anywhere',
    },
    header: {
      display: 'flex',
      flexDirection: 'column',
      gap: '1',
      px: 'var(--card-padding)',
      pt: 'var(--card-padding)',
    },
    body: { display: 'flex', flex: 1, flexDirection: 'column', padding: 'var(--card-padding)' },
    footer: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2.5',
      px: 'var(--card-padding)',
      pb: 'var(--card-padding)',
    },
    title: { textStyle: 'title.sm' },
    description: { color: 'fg.muted', textStyle: 'dense' },
  },
  variants: {
    variant: {
      elevated: { root: { layerStyle: 'panel' } },
      outline: { root: { layerStyle: 'flat' } },
      subtle: { root: { layerStyle: 'raised' } },
    },
    size: {
      sm: { root: { '--card-padding': '14px' } },
      md: { root: { '--card-padding': '20px' } },
      lg: { root: { '--card-padding': '28px' }, title: { textStyle: 'title.md' } },
    },
  },
  defaultVariants: { variant: 'elevated', size: 'md' },
});
