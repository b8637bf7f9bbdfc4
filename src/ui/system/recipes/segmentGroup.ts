import { defineSlotRecipe } from '@chakra-ui/react';
import { COARSE, FORCED_COLORS, focusRing } from './media.ts';

/** One of a few. The chosen item is lit itself, so that nothing has to be measured: leave `Indicator` out. */
export const segmentGroupRecipe = defineSlotRecipe({
  className: 'nt-segments',
  slots: ['root', 'label', 'item', 'itemText', 'itemControl', 'indicator'],
  base: {
    root: {
      display: 'inline-flex',
      flexWrap: 'wrap',
      maxWidth: 'full',
      padding: '3px',
      border: 'line',
      borderRadius: 'control',
      background: 'bg.well',
    },
    item: {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      borderRadius: '7px',
      color: 'fg.muted',
      fontWeight: 'medium',
      lineHeight: 1,
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      '& svg': { flex: 'none', width: '1.2em', height: '1.2em' },
      _hover: { color: 'fg' },
      '&[data-state=checked]': {
        background: 'bg.emphasized',
        boxShadow: 'inset 0 0 0 1px var(--hair)',
        color: 'fg',
        [FORCED_COLORS]: { outline: '2px solid Highlight' },
      },
      '&[data-focus-visible], &:has(input:focus-visible)': focusRing(1),
      '&[data-disabled]': { color: 'fg.subtle', cursor: 'not-allowed', textDecoration: 'line-through' },
    },
    indicator: { display: 'none' },
  },
  variants: {
    size: {
      sm: { item: { height: '26px', px: '2.5', fontSize: '13px', [COARSE]: { height: '44px' } } },
      md: { item: { height: '30px', px: '3', fontSize: 'sm', [COARSE]: { height: '44px' } } },
    },
  },
  defaultVariants: { size: 'md' },
});
