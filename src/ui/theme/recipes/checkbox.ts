import { defineSlotRecipe } from '@chakra-ui/react';
import { checkboxAnatomy } from '@chakra-ui/react/anatomy';
import tick from '../../../assets/tick.svg?url&no-inline';

/** A box that fills with brass; its native input lies over it, unseen, and takes presses and focus. */
export const checkboxRecipe = defineSlotRecipe({
  className: 'form-checkbox',
  slots: checkboxAnatomy.keys(),
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'flex-start',
      gap: '10px',
      fontSize: '15px',
      lineHeight: '22px',
      cursor: 'pointer',
      '@media (pointer: coarse)': { padding: '11px 0' },
      '& input:focus-visible ~ [data-part=control]': {
        outline: '2px solid var(--focus)',
        outlineOffset: '2px',
      },
    },
    control: {
      flex: 'none',
      width: '18px',
      height: '18px',
      margin: '2px 0 0',
      border: '1.5px solid var(--control)',
      borderRadius: '4px',
      background: 'var(--well) center / 13px no-repeat',
      '&[data-state=checked]': {
        borderColor: 'var(--brass-lo)',
        backgroundColor: 'brass',
        backgroundImage: `url("${tick}")`,
      },
      '&[data-invalid]': { borderColor: 'danger', boxShadow: '0 0 0 1px var(--danger)' },
      '@media (forced-colors: active)': {
        forcedColorAdjust: 'none',
        borderColor: 'CanvasText',
        background: 'Canvas',
        '&[data-state=checked]': { background: 'Highlight' },
      },
    },
  },
});
