import { defineRecipe } from '@chakra-ui/react';

const NOT_BLOCKED = ':not(:disabled, [aria-disabled=true])';

/** The buttons of a form: its one `solid` submit, and the `plain` one inside an input. */
export const buttonRecipe = defineRecipe({
  className: 'form-button',
  variants: {
    variant: {
      solid: {
        display: 'inline-flex',
        alignItems: 'center',
        justifyContent: 'center',
        gap: '8px',
        flexShrink: 0,
        width: '100%',
        maxWidth: '100%',
        height: '52px',
        px: '22px',
        border: '1px solid var(--brass-lo)',
        borderRadius: '10px',
        background: 'linear-gradient(180deg, var(--brass-hi), var(--brass) 42%, var(--brass-lo))',
        boxShadow: 'inset 0 1px 0 #fff6dd99, 0 1px 2px #0006, 0 8px 22px -8px #e6b96466',
        color: 'onBrass',
        fontFamily: 'body',
        fontSize: '17px',
        fontWeight: 600,
        lineHeight: 1,
        whiteSpace: 'nowrap',
        cursor: 'pointer',
        userSelect: 'none',
        transition: 'background 120ms, border-color 120ms, color 120ms, filter 120ms',
        [`&:hover${NOT_BLOCKED}`]: { filter: 'brightness(1.06)' },
        [`&:active${NOT_BLOCKED}`]: { filter: 'brightness(0.95)' },
        '&[aria-busy=true]': { cursor: 'progress', opacity: 0.86 },
      },
      plain: {
        position: 'absolute',
        top: '4px',
        right: '4px',
        bottom: '4px',
        display: 'flex',
        alignItems: 'center',
        gap: '8px',
        padding: '0 12px',
        borderRadius: '7px',
        color: 'muted',
        font: '600 14px / 1 var(--text)',
        '&:hover': { color: 'fg' },
        '&:focus-visible': { outlineOffset: '-2px' },
      },
    },
  },
  defaultVariants: { variant: 'solid' },
});
