import { defineLayerStyles } from '@chakra-ui/react';

const panel = {
  border: 'line',
  borderRadius: 'panel',
  background: 'linear-gradient(180deg, var(--panel-top), var(--s1) 120px)',
  boxShadow: 'var(--sh1), var(--inset)',
};

/** Surfaces. `lit` (brass hairline and glow) at most once a screen, on what holds cards or the next step. */
export const layerStyles = defineLayerStyles({
  panel: { value: panel },
  flat: { value: { ...panel, background: 'var(--s1)', boxShadow: 'none' } },
  raised: { value: { ...panel, background: 'var(--s2)', boxShadow: 'raised' } },
  glass: { value: { ...panel, background: 'color-mix(in srgb, var(--s1) 82%, transparent)' } },
  lit: { value: { ...panel, borderColor: 'border.hair', boxShadow: 'var(--sh-lamp), var(--inset)' } },
  felt: {
    value: {
      borderRadius: '50%',
      background:
        'radial-gradient(closest-side at 50% 42%, #ffd07c38, #ffd07c0f 55%, transparent 75%), radial-gradient(ellipse at 50% 44%, #274437, #1d352c 58%, #152822)',
      boxShadow:
        '0 0 0 1px var(--hair), 0 0 0 11px #3d2f1b, 0 0 0 12px var(--hair), 0 34px 70px -18px #000d, inset 0 10px 40px #0007',
    },
  },
});
