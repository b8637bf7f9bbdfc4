import { defineSlotRecipe } from '@chakra-ui/react';
import { COARSE, FORCED_COLORS, focusRing } from './media.ts';

/** A number by feel. Say it in words beside the track; give `thumbSize`, so that nothing has to be measured. */
export const sliderRecipe = defineSlotRecipe({
  className: 'nt-slider',
  slots: [
    'root',
    'label',
    'control',
    'track',
    'range',
    'thumb',
    'valueText',
    'markerGroup',
    'marker',
    'draggingIndicator',
    'markerIndicator',
  ],
  base: {
    root: { position: 'relative', '&[data-disabled]': { cursor: 'not-allowed' } },
    label: { textStyle: 'control', fontWeight: 'semibold' },
    control: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      minHeight: '28px',
      cursor: 'pointer',
      [COARSE]: { minHeight: '44px' },
      '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.5 },
    },
    track: {
      flex: 1,
      height: '6px',
      overflow: 'hidden',
      borderRadius: '6px',
      background: 'color-mix(in srgb, var(--control) 55%, var(--s3))',
      [FORCED_COLORS]: { outline: '1px solid CanvasText' },
    },
    range: {
      height: 'full',
      background: 'brass.solid',
      [FORCED_COLORS]: { background: 'Highlight', forcedColorAdjust: 'none' },
    },
    thumb: {
      top: '50%',
      width: '22px',
      height: '22px',
      translate: '0 -50%',
      border: '3px solid var(--s1)',
      borderRadius: 'full',
      background: 'brass.top',
      boxShadow: '0 0 0 1px var(--brass-lo)',
      _focusVisible: focusRing(2),
      [FORCED_COLORS]: { borderColor: 'CanvasText' },
    },
    valueText: { textStyle: 'code', fontSize: 'sm' },
  },
});
