import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { chipRecipe } from '../theme/recipes/chip.ts';

/** Says a state in words beside its shape. `size="tag"` is the quiet form for rows. */
export const Chip = chakra('span', chipRecipe);
export type ChipProps = ComponentProps<typeof Chip>;

const ChipButton = chakra('button', {
  ...chipRecipe,
  defaultVariants: { ...chipRecipe.defaultVariants, size: 'md', action: 'press' },
});

interface FilterChipProps extends Omit<ComponentProps<typeof ChipButton>, 'aria-pressed'> {
  readonly isOn: boolean;
}

/** A filter that is on or off; its state belongs in the address. */
export const FilterChip = ({ isOn, ...rest }: FilterChipProps) => (
  <ChipButton type="button" aria-pressed={isOn} {...rest} />
);
