import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { keyframes } from './keyframes.ts';
import { layerStyles } from './layerStyles.ts';
import { recipes, slotRecipes } from './recipes/index.ts';
import { semanticTokens } from './semanticTokens.ts';
import { textStyles } from './textStyles.ts';
import { tokens } from './tokens.ts';

const BLOCKED = ':disabled, [data-disabled], [aria-disabled=true]';

const config = defineConfig({
  // css/reset.css is the reset; it has to stand before any script.
  preflight: false,
  cssVarsPrefix: 'nt',
  // The variables point at those of tokens.css, which an island (data-scheme) sets again: so they are declared there too.
  cssVarsRoot: ':where(:root, [data-scheme])',
  conditions: {
    light: '.light &, [data-scheme=light] &',
    dark: '.dark &, [data-scheme=dark] &',
    // Chakra's own know nothing of aria-disabled, which keeps a blocked button in the tab order.
    hover: ['@media (hover: hover)', `&:is(:hover, [data-hover]):not(${BLOCKED})`],
    active: `&:is(:active, [data-active]):not(${BLOCKED}, [data-state=open])`,
  },
  theme: {
    // Phones end where the static sheets end them (640 px).
    breakpoints: { sm: '641px', md: '821px', lg: '1081px', xl: '1321px' },
    tokens,
    semanticTokens,
    textStyles,
    layerStyles,
    keyframes,
    recipes,
    slotRecipes,
  },
});

/** "Night Table": the conditions and utilities of Chakra; tokens, styles and recipes are our own. */
export const system = createSystem(defaultBaseConfig, config);
