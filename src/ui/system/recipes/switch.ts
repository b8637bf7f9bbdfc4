import { defineSlotRecipe } from '@chakra-ui/react';
import { COARSE, FORCED_COLORS, focusRing } from './media.ts';

/** 44 by 26 px. Its native input lies over it, unseen, and takes presses and focus. */
export const switchRecipe = defineSlotRecipe({
  className: 'nt-switch',
  slots: ['root', 'control', 'thumb', 'label', 'indicator'],
  base: {
    root: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      cursor: 'pointer',
      [COARSE]: { minHeight: '44px' },
      '& input:focus-visible ~ [data-part=control]': focusRing(2),
      '&[data-focus-visible] [data-part=control]': focusRing(2),
      '&[data-disabled]': { cursor: 'not-allowed' },
    },
    control: {
      position: 'relative',
      flex: 'none',
      width: '44px',
      height: '26px',
      border: 'control',
      borderRadius: '13px',
      background: 'bg.emphasized',
      transition: 'background 120ms',
      '&[data-hover]:not([data-disabled])': { borderColor: 'fg.subtle' },
      '&[data-state=checked]': { borderColor: 'brass.edge', background: 'brass.solid' },
      '&[data-disabled]': { borderStyle: 'dashed', opacity: 0.6 },
      [FORCED_COLORS]: {
        forcedColorAdjust: 'none',
        borderColor: 'CanvasText',
        background: 'Canvas',
        '&[data-state=checked]': { background: 'Highlight' },
      },
    },
    thumb: {
      position: 'absolute',
      top: '3px',
      left: '3px',
      width: '18px',
      height: '18px',
      borderRadius: '50%',
      background: 'fg.muted',
      transition: 'transform 120ms var(--ease)',
      '&[data-state=checked]': { background: 'brass.contrast', transform: 'translateX(18px)' },
      [FORCED_COLORS]: { background: 'CanvasText' },
    },
    label: { textStyle: 'control', fontWeight: 'semibold' },
  },
});
