import { defineSlotRecipe } from '@chakra-ui/react';
import { FORCED_COLORS, focusRing } from './media.ts';

/** A tab, or a link of `TabLinks`. */
const OPEN = '&:is([data-selected], [aria-current])';

/** Parts of one page that are not worth an address of their own (`TabLinks` where they are); on a phone the row scrolls. */
export const tabsRecipe = defineSlotRecipe({
  className: 'nt-tabs',
  slots: ['root', 'list', 'trigger', 'content', 'contentGroup', 'indicator'],
  base: {
    root: { position: 'relative' },
    list: { display: 'flex', overflowX: 'auto', scrollbarWidth: 'none' },
    trigger: {
      display: 'inline-flex',
      flex: 'none',
      alignItems: 'center',
      gap: '2',
      minHeight: '44px',
      fontWeight: 'medium',
      lineHeight: 1,
      whiteSpace: 'nowrap',
      color: 'fg.muted',
      cursor: 'pointer',
      _hover: { color: 'fg' },
      _focusVisible: { ...focusRing(-3), borderRadius: 'tag' },
      [OPEN]: { color: 'fg' },
      '&[data-disabled]': { color: 'fg.subtle', cursor: 'not-allowed' },
    },
    content: { pt: '5', _focusVisible: { ...focusRing(2), borderRadius: 'tag' } },
    indicator: { display: 'none' },
  },
  variants: {
    variant: {
      line: {
        list: { borderBottom: 'line' },
        trigger: {
          borderBottom: '2px solid transparent',
          [OPEN]: {
            borderBottomColor: 'brass.solid',
            [FORCED_COLORS]: { borderBottomColor: 'Highlight' },
          },
        },
      },
    },
    size: {
      sm: { trigger: { px: '3', fontSize: '15px' } },
      md: { trigger: { px: '3.5', fontSize: 'md' } },
    },
  },
  defaultVariants: { variant: 'line', size: 'md' },
});
