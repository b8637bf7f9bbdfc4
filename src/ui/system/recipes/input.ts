import { defineRecipe, defineSlotRecipe, type SystemStyleObject } from '@chakra-ui/react';
import { COARSE, focusRing } from './media.ts';

/** 16 px on a phone, or it zooms in when the field gets the focus. */
const readable = (fontSize: string) => ({ base: 'md', sm: fontSize });

const typed: SystemStyleObject = {
  display: 'block',
  width: 'full',
  minWidth: 0,
  border: 'control',
  borderRadius: 'control',
  background: 'bg.well',
  color: 'fg',
  fontFamily: 'body',
  fontWeight: 'medium',
  transition: 'border-color 120ms',
  '&:is(:hover, [data-hover]):not(:disabled)': { borderColor: 'fg.subtle' },
  _focusVisible: focusRing(1),
  '&:is([aria-invalid=true], [data-invalid])': {
    borderColor: 'danger.fg',
    boxShadow: '0 0 0 1px var(--danger)',
  },
  '&:read-only:not(select)': { background: 'bg.muted' },
  '&:disabled': {
    borderStyle: 'dashed',
    background: 'bg.muted',
    color: 'fg.subtle',
    cursor: 'not-allowed',
    opacity: 1,
  },
};

const sizes = {
  sm: {
    height: '32px',
    px: '2.5',
    borderRadius: 'small',
    fontSize: readable('14px'),
    [COARSE]: { height: '44px' },
  },
  md: { height: '40px', px: '3', fontSize: readable('15px'), [COARSE]: { height: '44px' } },
  lg: { height: '48px', px: '3.5', fontSize: 'md' },
} satisfies Record<string, SystemStyleObject>;

/** `lg` in account forms, `md` elsewhere. */
export const inputRecipe = defineRecipe({
  className: 'nt-input',
  base: typed,
  variants: { size: sizes },
  defaultVariants: { size: 'md' },
});

export const textareaRecipe = defineRecipe({
  className: 'nt-textarea',
  base: { ...typed, minHeight: '96px', px: '3', py: '2.5', lineHeight: 1.45, resize: 'vertical' },
  variants: { size: { md: { fontSize: readable('15px') } } },
  defaultVariants: { size: 'md' },
});

/** The browser's own list, in our clothes. */
export const nativeSelectRecipe = defineSlotRecipe({
  className: 'nt-select',
  slots: ['root', 'field', 'indicator'],
  base: {
    root: { position: 'relative', display: 'block', width: 'full', minWidth: 0 },
    field: {
      ...typed,
      appearance: 'none',
      textOverflow: 'ellipsis',
      '& option': { background: 'bg.muted', color: 'fg' },
    },
    indicator: {
      position: 'absolute',
      top: '50%',
      right: '3',
      color: 'fg.subtle',
      pointerEvents: 'none',
      transform: 'translateY(-50%)',
      '& svg': { width: '13px', height: '13px' },
    },
  },
  variants: {
    size: {
      sm: { field: { ...sizes.sm, paddingRight: '8' } },
      md: { field: { ...sizes.md, paddingRight: '8' } },
      lg: { field: { ...sizes.lg, paddingRight: '8' } },
    },
  },
  defaultVariants: { size: 'md' },
});
