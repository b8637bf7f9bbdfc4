import { chakra } from '@chakra-ui/react';
import { panelRecipe } from '../theme/recipes/panel.ts';

/** A surface. `look="lit"` (brass hairline and glow) at most once a screen, on what holds cards or the next step. */
export const Panel = chakra('section', panelRecipe);
