import { defineSlotRecipe } from '@chakra-ui/react';
import { FORCED_COLORS } from './media.ts';

/** How much of something is done; say it in words beside the bar too. */
export const progressRecipe = defineSlotRecipe({
  className: 'nt-progress',
  slots: ['root', 'label', 'track', 'range', 'valueText', 'view', 'circle', 'circleTrack', 'circleRange'],
  base: {
    root: { position: 'relative', width: 'full', textStyle: 'dense' },
    label: { flex: 1, minWidth: 0 },
    valueText: { textStyle: 'code', fontWeight: 'semibold' },
    track: {
      overflow: 'hidden',
      borderRadius: '4px',
      background: 'bg.emphasized',
      [FORCED_COLORS]: { outline: '1px solid CanvasText' },
    },
    range: {
      height: 'full',
      borderRadius: '4px',
      colorPalette: 'brass',
      background: 'colorPalette.fg',
      transition: 'width 220ms var(--ease)',
      [FORCED_COLORS]: { background: 'Highlight', forcedColorAdjust: 'none' },
    },
  },
  variants: {
    size: { sm: { track: { height: '6px' } }, md: { track: { height: '8px' } } },
  },
  defaultVariants: { size: 'md' },
});
