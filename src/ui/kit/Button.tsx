import { chakra } from '@chakra-ui/react';
import { type ComponentProps, type MouseEvent, useId } from 'react';
import { buttonRecipe } from '../theme/recipes/button.ts';
import { Spinner } from './Spinner.tsx';

const ButtonRoot = chakra('button', buttonRecipe);

export interface ButtonProps extends Omit<ComponentProps<typeof ButtonRoot>, 'disabled' | 'shape'> {
  /** Working: keeps its size and place, takes no press. */
  readonly isBusy?: boolean;
  readonly isDisabled?: boolean;
  /** Why it cannot be pressed; it then stays in the tab order, and readers and pointers learn the reason. */
  readonly reason?: string | undefined;
}

/** One `solid` a view, on the next thing to do. With `asChild` a link inside takes its look. */
export function Button({ isBusy = false, isDisabled = false, reason, children, ...rest }: ButtonProps) {
  const reasonId = useId();
  const isBlocked = isBusy || reason !== undefined;
  if (rest.asChild === true) return <ButtonRoot {...rest}>{children}</ButtonRoot>;
  return (
    <>
      <ButtonRoot
        type="button"
        {...rest}
        disabled={isDisabled && !isBlocked}
        aria-disabled={isBlocked || undefined}
        aria-busy={isBusy || undefined}
        aria-describedby={reason === undefined ? rest['aria-describedby'] : reasonId}
        title={reason ?? rest.title}
        onClick={isBlocked ? swallow : rest.onClick}
      >
        {isBusy && <Spinner />}
        {children}
      </ButtonRoot>
      {reason !== undefined && (
        <span id={reasonId} hidden>
          {reason}
        </span>
      )}
    </>
  );
}

export interface IconButtonProps extends Omit<ButtonProps, 'aria-label'> {
  /** What pressing does, in words; it is the button's name and its title. */
  readonly label: string;
}

export const IconButton = ({ label, children, ...rest }: IconButtonProps) => (
  <IconButtonRoot variant="ghost" title={label} {...rest} label={label}>
    {children}
  </IconButtonRoot>
);

const IconRoot = chakra('button', {
  ...buttonRecipe,
  defaultVariants: { ...buttonRecipe.defaultVariants, shape: 'icon' },
});

const IconButtonRoot = ({
  label,
  isBusy = false,
  isDisabled = false,
  reason,
  children,
  ...rest
}: IconButtonProps) => (
  <IconRoot
    type="button"
    {...rest}
    disabled={isDisabled}
    aria-disabled={isBusy || reason !== undefined || undefined}
    aria-busy={isBusy || undefined}
    aria-label={reason === undefined ? label : `${label}. ${reason}`}
    title={reason ?? rest.title}
    onClick={isBusy || reason !== undefined ? swallow : rest.onClick}
  >
    {isBusy ? <Spinner /> : children}
  </IconRoot>
);

const swallow = (event: MouseEvent) => {
  event.preventDefault();
  event.stopPropagation();
};
