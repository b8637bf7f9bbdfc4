import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import IconCaret from '~icons/ph/caret-down-bold';
import { inputRecipe } from '../theme/recipes/input.ts';
import './field.css';

const SelectRoot = chakra('select', {
  ...inputRecipe,
  base: { ...inputRecipe.base, appearance: 'none', pe: '34px' },
});

/** The browser's own list, in our clothes. */
export const Select = (props: ComponentProps<typeof SelectRoot>) => (
  <span className="select">
    <SelectRoot {...props} />
    <IconCaret aria-hidden="true" />
  </span>
);
