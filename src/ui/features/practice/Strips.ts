import { chakra } from '@chakra-ui/react';
import { COARSE, focusRing } from '#src/ui/system/recipes/media.ts';

/** Cards as strips in as many columns as fit; in the deck each of them is a button. */
export const Strips = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(208px, 100%), 1fr))',
    gap: '6px',
    '& button': {
      width: 'full',
      minHeight: '9',
      py: '1',
      textAlign: 'start',
      [COARSE]: { minHeight: '11' },
    },
    '& button:focus-visible': { ...focusRing(2), borderRadius: '4px' },
  },
});
