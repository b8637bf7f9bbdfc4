import { defineSlotRecipe } from '@chakra-ui/react';

const errorText = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: '1.5',
  marginTop: '1.5',
  color: 'danger.fg',
  fontSize: 'sm',
  lineHeight: '20px',
  '& svg': { flex: 'none', width: '17px', height: '17px', marginTop: '1.5px' },
} as const;
const helperText = { display: 'block', marginTop: '1.5', color: 'fg.muted', textStyle: 'hint' } as const;

/** Label above, control, error words with an icon, hint below. */
export const fieldRecipe = defineSlotRecipe({
  className: 'nt-field',
  slots: ['root', 'label', 'requiredIndicator', 'errorText', 'helperText'],
  base: {
    root: { position: 'relative', display: 'flex', flexDirection: 'column', minWidth: 0 },
    label: { textStyle: 'label', marginBottom: '1.5' },
    requiredIndicator: { color: 'danger.fg' },
    errorText,
    helperText,
  },
});

/** The same around several controls that answer one question. */
export const fieldsetRecipe = defineSlotRecipe({
  className: 'nt-fieldset',
  slots: ['root', 'content', 'legend', 'errorText', 'helperText'],
  base: { root: { minWidth: 0 }, legend: { textStyle: 'label' }, errorText, helperText },
});
