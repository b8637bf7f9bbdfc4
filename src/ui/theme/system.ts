import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { buttonRecipe } from './recipes/button.ts';
import { checkboxRecipe } from './recipes/checkbox.ts';
import { fieldRecipe } from './recipes/field.ts';
import { inputRecipe } from './recipes/input.ts';
import { semanticTokens, tokens } from './tokens.ts';

/** Every recipe a Chakra component of ours may ask for by name. */
export const recipes = { button: buttonRecipe, input: inputRecipe };
export const slotRecipes = { checkbox: checkboxRecipe, field: fieldRecipe };

/** Chakra's variables stand on its areas alone: nothing of it reaches the rest of the page. */
export const AREA_CLASS = 'chakra-area';

const config = defineConfig({
  preflight: false,
  cssVarsPrefix: 'nt',
  // Semantic tokens point at variables that an island may set anew, so they are declared on each island too.
  cssVarsRoot: `:where(.${AREA_CLASS}, .${AREA_CLASS} [data-scheme])`,
  conditions: {
    light: '.light &, [data-scheme=light] &',
    dark: '.dark &, [data-scheme=dark] &',
    motionStill: '[data-motion=still] &',
  },
  theme: {
    breakpoints: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px' },
    tokens,
    semanticTokens,
    recipes,
    slotRecipes,
  },
});

/** The Chakra system "Night Table": base conditions and utilities of Chakra, everything else our own. */
export const system = createSystem(defaultBaseConfig, config);
