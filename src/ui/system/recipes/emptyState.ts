import { defineSlotRecipe } from '@chakra-ui/react';

/** A picture from our own pieces, one sentence why, one action. None, no match and a failed read say different things. */
export const emptyStateRecipe = defineSlotRecipe({
  className: 'nt-empty',
  slots: ['root', 'content', 'indicator', 'title', 'description'],
  base: {
    root: {
      position: 'relative',
      width: 'full',
      overflow: 'hidden',
      border: 'line',
      borderRadius: 'panel',
      background:
        'radial-gradient(340px 220px at 50% 26%, color-mix(in srgb, var(--brass) 17%, transparent), transparent 75%), linear-gradient(180deg, var(--panel-top), var(--s1))',
    },
    content: { display: 'flex', flexDirection: 'column', alignItems: 'center', textAlign: 'center' },
    indicator: { color: 'brass.fg', '& > svg': { width: '1em', height: '1em' } },
    title: { textStyle: 'title.md' },
    description: {
      maxWidth: '330px',
      marginTop: '5px',
      color: 'fg.muted',
      textStyle: 'body',
      textWrap: 'balance',
    },
  },
  variants: {
    size: {
      sm: { root: { px: '4', py: '5' }, indicator: { marginBottom: '2', fontSize: '36px' } },
      md: {
        root: { px: '5', pt: '28px', pb: '8' },
        indicator: { marginBottom: '3', fontSize: '64px' },
      },
    },
  },
  defaultVariants: { size: 'md' },
});
