import { defineSlotRecipe } from '@chakra-ui/react';
import { COARSE, focusRing } from './media.ts';

const step = {
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '36px',
  height: '36px',
  px: '2',
  border: '1px solid transparent',
  borderRadius: 'small',
  color: 'fg.muted',
  fontFamily: 'mono',
  fontSize: 'sm',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  _hover: { background: 'neutral.muted', color: 'fg' },
  _focusVisible: focusRing(2),
  [COARSE]: { minWidth: '44px', height: '44px' },
};
const trigger = {
  ...step,
  px: 0,
  borderColor: 'border.control',
  color: 'fg',
  '& svg': { width: '18px', height: '18px' },
  '&[data-disabled]': {
    border: '1px dashed var(--control)',
    background: 'none',
    color: 'fg.subtle',
    cursor: 'not-allowed',
  },
};

/** Used by `PageLinks`. */
export const paginationRecipe = defineSlotRecipe({
  className: 'nt-pagination',
  slots: ['root', 'item', 'ellipsis', 'prevTrigger', 'nextTrigger'],
  base: {
    root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1' },
    item: {
      ...step,
      '&[data-selected]': {
        borderColor: 'brass.border',
        background: 'brass.subtle',
        color: 'brass.fg',
        fontWeight: 'semibold',
      },
    },
    ellipsis: { ...step, _hover: {} },
    prevTrigger: trigger,
    nextTrigger: trigger,
  },
});
