import { defineSlotRecipe } from '@chakra-ui/react';
import { fieldAnatomy } from '@chakra-ui/react/anatomy';

/** Label above, control, error words with an icon, hint below. */
export const fieldRecipe = defineSlotRecipe({
  className: 'form-field',
  slots: fieldAnatomy.keys(),
  base: {
    root: { display: 'flex', flexDirection: 'column', minWidth: 0 },
    label: { font: '600 14px / 1.3 var(--text)' },
    errorText: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '6px',
      marginTop: '6px',
      color: 'danger',
      fontSize: '14px',
      lineHeight: '20px',
      '& svg': { flex: 'none', width: '17px', height: '17px', marginTop: '1.5px' },
    },
    helperText: {
      display: 'block',
      marginTop: '6px',
      color: 'muted',
      fontSize: '13.5px',
      lineHeight: '19px',
    },
  },
});
