import { defineRecipe } from '@chakra-ui/react';

/** Says a state in words beside its shape: `surface` in running text, `subtle` in rows. The colour is never alone. */
export const badgeRecipe = defineRecipe({
  className: 'nt-badge',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    flexShrink: 0,
    maxWidth: 'full',
    border: '1px solid transparent',
    borderRadius: 'full',
    colorPalette: 'neutral',
    background: 'colorPalette.subtle',
    color: 'colorPalette.quiet',
    fontFamily: 'body',
    lineHeight: 1,
    whiteSpace: 'nowrap',
    '& svg': { flex: 'none', width: '1.15em', height: '1.15em' },
  },
  variants: {
    variant: {
      surface: { borderColor: 'colorPalette.line', fontWeight: 'medium' },
      subtle: { fontWeight: 'semibold' },
    },
    size: {
      xs: { height: '24px', px: '9px', fontSize: '12.5px' },
      sm: { height: '28px', px: '2.5', fontSize: '13px' },
      md: { height: '32px', px: '3', fontSize: 'sm' },
    },
  },
  defaultVariants: { variant: 'surface', size: 'sm' },
});
