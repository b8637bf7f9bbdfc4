import { defineRecipe } from '@chakra-ui/react';

/** The input of a form; `TextInput` of the kit at size `lg` looks the same. */
export const inputRecipe = defineRecipe({
  className: 'form-input',
  base: {
    display: 'block',
    width: '100%',
    minWidth: 0,
    height: '48px',
    px: '14px',
    border: '1px solid var(--control)',
    borderRadius: 'control',
    background: 'well',
    color: 'fg',
    fontFamily: 'body',
    fontSize: 'md',
    fontWeight: 500,
    transition: 'border-color 120ms',
    '&:hover': { borderColor: 'subtle' },
    '&:focus-visible': { outline: '2px solid var(--focus)', outlineOffset: '1px' },
    '&[aria-invalid=true]': { borderColor: 'danger', boxShadow: '0 0 0 1px var(--danger)' },
    '&:disabled': {
      borderStyle: 'dashed',
      background: 'bg.muted',
      color: 'subtle',
      cursor: 'not-allowed',
    },
    '&:read-only': { background: 'bg.muted' },
  },
});
