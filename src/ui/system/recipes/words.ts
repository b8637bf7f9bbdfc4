import { defineRecipe } from '@chakra-ui/react';
import { FORCED_COLORS, focusRing } from './media.ts';

export const headingRecipe = defineRecipe({
  className: 'nt-heading',
  base: { margin: 0, color: 'inherit' },
  variants: {
    size: {
      sm: { textStyle: 'title.sm' },
      md: { textStyle: 'title.md' },
      lg: { textStyle: 'title.lg' },
      xl: { textStyle: 'title.xl' },
      '2xl': { textStyle: 'hero' },
    },
  },
  defaultVariants: { size: 'md' },
});

export const linkRecipe = defineRecipe({
  className: 'nt-link',
  base: {
    borderRadius: '4px',
    color: 'brass.fg',
    fontWeight: 'semibold',
    textUnderlineOffset: '3px',
    _hover: { textDecoration: 'underline' },
    _focusVisible: focusRing(2),
  },
  variants: {
    variant: {
      plain: {},
      /** Inside a sentence of the same colour. */
      underline: { textDecoration: 'underline' },
    },
  },
  defaultVariants: { variant: 'plain' },
});

export const separatorRecipe = defineRecipe({
  className: 'nt-separator',
  base: { display: 'block', flex: 'none' },
  variants: {
    variant: {
      solid: { height: '1px', background: 'border', [FORCED_COLORS]: { background: 'CanvasText' } },
    },
  },
  defaultVariants: { variant: 'solid' },
});

export const spinnerRecipe = defineRecipe({
  className: 'nt-spinner',
  base: {
    display: 'inline-block',
    flex: 'none',
    border: '2px solid color-mix(in srgb, currentColor 30%, transparent)',
    borderTopColor: 'currentColor',
    borderRadius: '50%',
    animation: 'nt-spin 900ms linear infinite',
  },
  variants: {
    size: {
      inherit: { width: '1em', height: '1em' },
      sm: { width: '18px', height: '18px' },
      md: { width: '28px', height: '28px' },
    },
  },
  defaultVariants: { size: 'sm' },
});

export const skeletonRecipe = defineRecipe({
  className: 'nt-skeleton',
  base: { borderRadius: 'tag' },
  variants: {
    loading: {
      true: {
        color: 'transparent',
        background:
          'linear-gradient(100deg, var(--skel) 35%, var(--skel-hi) 50%, var(--skel) 65%) 0 0 / 240% 100%',
        pointerEvents: 'none',
        animation: 'nt-shimmer 1.8s linear infinite',
        '& > *': { visibility: 'hidden' },
        '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
        '[data-motion=still] &': { animation: 'none' },
      },
      false: {},
    },
  },
  defaultVariants: { loading: true },
});
