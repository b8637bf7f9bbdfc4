import { defineRecipe } from '@chakra-ui/react';

export const panelRecipe = defineRecipe({
  className: 'panel',
  base: {
    position: 'relative',
    minWidth: 0,
    background: 'linear-gradient(180deg, var(--panel-top), var(--s1) 120px)',
    border: '1px solid var(--line)',
    borderRadius: '14px',
    boxShadow: 'var(--sh1), var(--inset)',
  },
  variants: {
    look: {
      plain: {},
      flat: { background: 'var(--s1)', boxShadow: 'none' },
      glass: { background: 'color-mix(in srgb, var(--s1) 82%, transparent)' },
      lit: { borderColor: 'var(--hair)', boxShadow: 'var(--sh-lamp), var(--inset)' },
      raised: { background: 'var(--s2)', boxShadow: 'var(--sh2)' },
    },
    pad: { none: {}, md: { p: '20px' }, lg: { p: '28px' } },
  },
  defaultVariants: { look: 'plain', pad: 'md' },
});
