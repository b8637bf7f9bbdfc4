import { defineRecipe } from '@chakra-ui/react';
import { blockedLook, COARSE, focusRing } from './media.ts';

/** Busy is not blocked: it keeps its look and place. */
const BLOCKED = '&:is(:disabled, [data-disabled], [aria-disabled=true]):not([aria-busy=true])';
const TOUCHED = { [COARSE]: { minHeight: '44px', minWidth: '44px' } };

/**
 * One `solid` button a screen, on the next thing to do. `colorPalette="danger"` makes `solid` the final answer to a
 * question and `outline` its way there.
 */
export const buttonRecipe = defineRecipe({
  className: 'nt-button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flexShrink: 0,
    maxWidth: 'full',
    border: '1px solid transparent',
    borderRadius: 'control',
    fontFamily: 'body',
    fontWeight: 'semibold',
    lineHeight: 1,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    userSelect: 'none',
    transition: 'background 120ms, border-color 120ms, color 120ms, filter 120ms',
    '& svg': { flex: 'none', width: '1.2em', height: '1.2em' },
    _focusVisible: focusRing(2),
    [BLOCKED]: blockedLook,
    '&[aria-busy=true]': { cursor: 'progress', opacity: 0.86 },
  },
  variants: {
    variant: {
      solid: {
        colorPalette: 'brass',
        borderColor: 'colorPalette.edge',
        background:
          'linear-gradient(180deg, {colors.colorPalette.top}, {colors.colorPalette.solid} 42%, {colors.colorPalette.bottom})',
        boxShadow:
          'inset 0 1px 0 color-mix(in srgb, #fff6dd 60%, {colors.colorPalette.top}), 0 1px 2px #0006, 0 8px 22px -8px {colors.colorPalette.glow}',
        color: 'colorPalette.contrast',
        _hover: { filter: 'brightness(1.06)' },
        _active: { filter: 'brightness(0.95)' },
      },
      outline: {
        colorPalette: 'neutral',
        borderColor: 'colorPalette.border',
        color: 'colorPalette.fg',
        _hover: { borderColor: 'fg.subtle', background: 'colorPalette.muted' },
        _active: { background: 'bg.emphasized' },
      },
      surface: {
        colorPalette: 'neutral',
        borderColor: 'colorPalette.border',
        background: 'bg.muted',
        color: 'colorPalette.fg',
        _hover: { borderColor: 'fg.subtle', background: 'bg.emphasized' },
        _active: { filter: 'brightness(0.95)' },
      },
      subtle: {
        colorPalette: 'neutral',
        background: 'bg.emphasized',
        color: 'colorPalette.fg',
        _hover: { borderColor: 'colorPalette.border' },
        _active: { filter: 'brightness(0.95)' },
      },
      ghost: {
        colorPalette: 'neutral',
        color: 'colorPalette.quiet',
        _hover: { background: 'colorPalette.muted', color: 'colorPalette.fg' },
        _active: { background: 'bg.emphasized' },
        [BLOCKED]: { borderColor: 'transparent', background: 'none' },
      },
      /** A link that does something instead of leading somewhere. */
      plain: {
        colorPalette: 'brass',
        color: 'colorPalette.fg',
        _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
        [BLOCKED]: { borderColor: 'transparent', background: 'none' },
      },
    },
    size: {
      sm: { height: '32px', minWidth: '32px', px: '3', borderRadius: 'small', fontSize: 'sm', ...TOUCHED },
      md: { height: '40px', minWidth: '40px', px: '4', fontSize: '15px', ...TOUCHED },
      lg: { height: '52px', minWidth: '52px', px: '22px', fontSize: '17px' },
      xl: {
        minHeight: '60px',
        minWidth: '60px',
        px: '5',
        py: '2',
        borderRadius: '12px',
        fontSize: 'lg',
        lineHeight: 1.15,
        textWrap: 'balance',
        whiteSpace: 'normal',
      },
    },
  },
  defaultVariants: { variant: 'outline', size: 'md' },
});
