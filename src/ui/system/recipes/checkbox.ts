import { defineSlotRecipe } from '@chakra-ui/react';
import tick from '../../../assets/tick.svg?url&no-inline';
import { COARSE, FORCED_COLORS, focusRing } from './media.ts';

/** A box that fills with brass; its native input lies over it, unseen, and takes presses and focus. */
export const checkboxRecipe = defineSlotRecipe({
  className: 'nt-checkbox',
  slots: ['root', 'control', 'label', 'indicator', 'group'],
  base: {
    root: {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'flex-start',
      gap: '2.5',
      textStyle: 'control',
      cursor: 'pointer',
      [COARSE]: { py: '11px' },
      '& input:focus-visible ~ [data-part=control]': focusRing(2),
      '&[data-focus-visible] [data-part=control]': focusRing(2),
      '&[data-disabled]': { color: 'fg.subtle', cursor: 'not-allowed' },
    },
    control: {
      flex: 'none',
      width: '18px',
      height: '18px',
      marginTop: '2px',
      border: '1.5px solid var(--control)',
      borderRadius: '4px',
      background: 'var(--well) center / 13px no-repeat',
      '&[data-hover]': { borderColor: 'fg.subtle' },
      '&:is([data-state=checked], [data-state=indeterminate])': {
        borderColor: 'brass.edge',
        backgroundColor: 'brass.solid',
      },
      '&[data-state=checked]': { backgroundImage: `url("${tick}")` },
      '&[data-state=indeterminate]': {
        backgroundImage: 'linear-gradient(0deg, var(--on-brass), var(--on-brass))',
        backgroundSize: '9px 2px',
      },
      '&[data-invalid]': { borderColor: 'danger.fg', boxShadow: '0 0 0 1px var(--danger)' },
      '&[data-disabled]': { borderStyle: 'dashed', opacity: 0.6 },
      [FORCED_COLORS]: {
        forcedColorAdjust: 'none',
        borderColor: 'CanvasText',
        backgroundColor: 'Canvas',
        '&:is([data-state=checked], [data-state=indeterminate])': { backgroundColor: 'Highlight' },
      },
    },
  },
});
