import { chakra } from '@chakra-ui/react';
import { inputRecipe } from '../theme/recipes/input.ts';

/** `size="lg"` in account forms, `md` elsewhere; `face="mono"` for codes and queries. */
export const TextInput = chakra('input', inputRecipe);

export const TextArea = chakra('textarea', {
  ...inputRecipe,
  defaultVariants: { ...inputRecipe.defaultVariants, size: 'text' },
});
