import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { buttonRecipe } from './recipes/button.ts';
import { chipRecipe } from './recipes/chip.ts';
import { inputRecipe } from './recipes/input.ts';
import { panelRecipe } from './recipes/panel.ts';
import { textStyles } from './textStyles.ts';
import { semanticTokens, tokens } from './tokens.ts';

/** Every recipe a component of ours may ask for by name. */
export const recipes = {
  button: buttonRecipe,
  chip: chipRecipe,
  input: inputRecipe,
  panel: panelRecipe,
};

const config = defineConfig({
  preflight: false,
  cssVarsPrefix: 'nt',
  // Semantic tokens point at variables that an island may set anew, so they are declared on each island too.
  cssVarsRoot: ':where(:root, [data-scheme])',
  conditions: {
    light: '.light &, [data-scheme=light] &',
    dark: '.dark &, [data-scheme=dark] &',
    motionStill: '[data-motion=still] &',
  },
  theme: {
    breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px' },
    tokens,
    semanticTokens,
    textStyles,
    recipes,
  },
});

/** The Chakra system "Night Table": base conditions and utilities of Chakra, everything else our own. */
export const system = createSystem(defaultBaseConfig, config);
