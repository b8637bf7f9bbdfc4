import { defineRecipe } from '@chakra-ui/react';

/** Brass fill once per view, on the next thing to do; a blocked button is a dashed outline. */
export const buttonRecipe = defineRecipe({
  className: 'btn',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '8px',
    flexShrink: 0,
    maxWidth: '100%',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'transparent',
    fontFamily: 'body',
    fontWeight: 600,
    lineHeight: 1,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    userSelect: 'none',
    transition: 'background 120ms, border-color 120ms, color 120ms, filter 120ms',
    '& svg': { width: '1.2em', height: '1.2em', flex: 'none' },
    '&:disabled, &[aria-disabled=true]:not([aria-busy=true])': {
      background: 'var(--s2)',
      border: '1px dashed var(--control)',
      color: 'var(--subtle)',
      boxShadow: 'none',
      cursor: 'not-allowed',
      filter: 'none',
    },
    '&[aria-busy=true]': { cursor: 'progress', opacity: 0.86 },
  },
  variants: {
    variant: {
      solid: {
        background: 'linear-gradient(180deg, var(--brass-hi), var(--brass) 42%, var(--brass-lo))',
        borderColor: 'var(--brass-lo)',
        color: 'var(--on-brass)',
        boxShadow: 'inset 0 1px 0 #FFF6DD99, 0 1px 2px #0006, 0 8px 22px -8px #E6B96466',
        '&:hover:not(:disabled, [aria-disabled=true])': { filter: 'brightness(1.06)' },
        '&:active:not(:disabled, [aria-disabled=true])': { filter: 'brightness(0.95)' },
      },
      outline: {
        borderColor: 'var(--control)',
        color: 'var(--fg)',
        '&:hover:not(:disabled, [aria-disabled=true])': {
          background: 'color-mix(in srgb, var(--fg) 7%, transparent)',
          borderColor: 'var(--subtle)',
        },
      },
      soft: {
        background: 'var(--s3)',
        color: 'var(--fg)',
        '&:hover:not(:disabled, [aria-disabled=true])': { borderColor: 'var(--control)' },
      },
      ghost: {
        color: 'var(--muted)',
        '&:hover:not(:disabled, [aria-disabled=true])': {
          background: 'color-mix(in srgb, var(--fg) 7%, transparent)',
          color: 'var(--fg)',
        },
        '&:disabled, &[aria-disabled=true]:not([aria-busy=true])': {
          background: 'none',
          borderColor: 'transparent',
        },
      },
      danger: {
        borderColor: 'color-mix(in srgb, var(--danger) 60%, transparent)',
        color: 'var(--danger)',
        '&:hover:not(:disabled, [aria-disabled=true])': { background: 'var(--danger-soft)' },
      },
      destroy: {
        background: 'var(--danger-fill)',
        borderColor: 'var(--danger-edge)',
        color: 'var(--on-danger)',
        '&:hover:not(:disabled, [aria-disabled=true])': { filter: 'brightness(1.12)' },
      },
    },
    size: {
      sm: { height: '32px', px: '12px', fontSize: '14px', borderRadius: '8px' },
      md: { height: '40px', px: '16px', fontSize: '15px', borderRadius: '10px' },
      lg: { height: '52px', px: '22px', fontSize: '17px', borderRadius: '10px' },
      xl: {
        minHeight: '60px',
        px: '20px',
        py: '8px',
        fontSize: '18px',
        lineHeight: 1.15,
        borderRadius: '12px',
        whiteSpace: 'normal',
        textWrap: 'balance',
      },
    },
    shape: {
      words: {},
      icon: { px: 0, aspectRatio: '1', '& svg': { width: '20px', height: '20px' } },
    },
    width: { fit: {}, full: { width: '100%' } },
  },
  compoundVariants: [{ shape: 'icon', size: 'sm', css: { '& svg': { width: '18px', height: '18px' } } }],
  defaultVariants: { variant: 'outline', size: 'md', shape: 'words', width: 'fit' },
});
