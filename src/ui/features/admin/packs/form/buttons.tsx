import { Button, type ButtonProps } from '@chakra-ui/react';
import type { ComponentType } from 'react';
import { IconActionButton, type IconActionButtonProps } from '#src/ui/system/ActionButton.tsx';
import IconPlus from '~icons/ph/plus';
import IconRemove from '~icons/ph/trash';

export const AddButton = ({ children, ...props }: ButtonProps) => (
  <Button size="sm" alignSelf="flex-start" {...props}>
    <IconPlus aria-hidden="true" />
    {children}
  </Button>
);

interface IconActProps extends Omit<IconActionButtonProps, 'children'> {
  readonly icon?: ComponentType<{ readonly 'aria-hidden': 'true' }>;
}

/** What can be done with one of several parts; to remove it, where no icon is given. */
export const IconAct = ({ icon: Icon = IconRemove, ...props }: IconActProps) => (
  <IconActionButton size="sm" {...props}>
    <Icon aria-hidden="true" />
  </IconActionButton>
);
