import { defineRecipe } from '@chakra-ui/react';

export const inputRecipe = defineRecipe({
  className: 'inp',
  base: {
    display: 'block',
    width: '100%',
    minWidth: 0,
    background: 'var(--well)',
    border: '1px solid var(--control)',
    borderRadius: '10px',
    color: 'var(--fg)',
    fontFamily: 'body',
    fontWeight: 500,
    transition: 'border-color 120ms',
    '&:hover': { borderColor: 'var(--subtle)' },
    '&:focus-visible': { outline: '2px solid var(--focus)', outlineOffset: '1px' },
    '&[aria-invalid=true]': { borderColor: 'var(--danger)', boxShadow: '0 0 0 1px var(--danger)' },
    '&:disabled': {
      borderStyle: 'dashed',
      background: 'var(--s2)',
      color: 'var(--subtle)',
      cursor: 'not-allowed',
    },
    '&:read-only:not(select)': { background: 'var(--s2)' },
    '@media (max-width: 640px)': { fontSize: '16px' },
  },
  variants: {
    size: {
      sm: { height: '32px', px: '10px', fontSize: '14px', borderRadius: '8px' },
      md: { height: '40px', px: '12px', fontSize: '15px' },
      lg: { height: '48px', px: '14px', fontSize: '16px' },
      text: {
        minHeight: '96px',
        px: '12px',
        py: '10px',
        fontSize: '15px',
        lineHeight: 1.45,
        resize: 'vertical',
      },
    },
    face: {
      words: {},
      mono: { fontFamily: 'mono', letterSpacing: '-0.01em' },
    },
  },
  defaultVariants: { size: 'md', face: 'words' },
});
