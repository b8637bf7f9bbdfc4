import { defineSlotRecipe } from '@chakra-ui/react';

/** A notice that belongs to a place on the page. Colour in icon, border and tint; the words stay parchment. */
export const alertRecipe = defineSlotRecipe({
  className: 'nt-alert',
  slots: ['root', 'indicator', 'content', 'title', 'description'],
  base: {
    root: {
      position: 'relative',
      display: 'flex',
      // What can be done goes below the words where they would be left less than a phone's width.
      flexWrap: 'wrap',
      alignItems: 'flex-start',
      gap: '3',
      width: 'full',
      px: '3.5',
      py: '3',
      border: '1px solid',
      borderColor: 'colorPalette.border',
      borderRadius: 'control',
      background: 'colorPalette.notice',
      color: 'fg',
      textStyle: 'control',
      overflowWrap: 'anywhere',
      _focusVisible: { outline: '2px solid var(--focus)', outlineOffset: '2px' },
    },
    indicator: {
      flex: 'none',
      color: 'colorPalette.quiet',
      '& svg': { width: '22px', height: '22px' },
    },
    content: { flex: '1 1 min(14rem, 100% - 34px)', minWidth: 0 },
    title: { fontWeight: 'semibold' },
    description: { color: 'fg.notice' },
  },
  variants: {
    status: {
      info: { root: { colorPalette: 'teal' } },
      success: { root: { colorPalette: 'ok' } },
      warning: { root: { colorPalette: 'warn' } },
      error: { root: { colorPalette: 'danger' } },
      neutral: { root: { colorPalette: 'neutral' } },
    },
  },
  defaultVariants: { status: 'info' },
});
