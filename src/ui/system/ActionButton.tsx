import { Button, type ButtonProps, IconButton, Spinner } from '@chakra-ui/react';
import { type MouseEvent, type ReactNode, useId } from 'react';

interface Progress {
  /** Working: keeps its place and focus, and takes no press. */
  readonly isBusy?: boolean | undefined;
  /** Why it cannot be pressed now; it stays in the tab order, and readers and pointers learn the reason. */
  readonly reason?: string | undefined;
}

type Pressable = Omit<ButtonProps, 'loading' | 'loadingText' | 'spinner' | 'spinnerPlacement' | 'asChild'>;

export interface ActionButtonProps extends Pressable, Progress {
  /** Off where another button shows what is being waited for. */
  readonly hasSpinner?: boolean;
}

/** A Chakra button that can be busy or blocked without losing the focus (Chakra's `loading` disables it). */
export function ActionButton({
  isBusy = false,
  hasSpinner = true,
  reason,
  children,
  ...props
}: ActionButtonProps) {
  const reasonId = useId();
  const isBlocked = isBusy || reason !== undefined;
  return (
    <>
      <Button
        {...props}
        {...blockedProps(isBlocked, isBusy)}
        {...(reason !== undefined && { title: reason, 'aria-describedby': reasonId })}
      >
        {isBusy && hasSpinner && <Spinner aria-hidden="true" />}
        {children}
      </Button>
      {reason !== undefined && (
        <span id={reasonId} hidden>
          {reason}
        </span>
      )}
    </>
  );
}

export interface IconActionButtonProps extends Omit<Pressable, 'aria-label'>, Progress {
  /** What a press does, in words; it is the button's name and its title. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A button of one icon. */
export function IconActionButton({
  label,
  isBusy = false,
  reason,
  children,
  ...props
}: IconActionButtonProps) {
  const isBlocked = isBusy || reason !== undefined;
  return (
    <IconButton
      variant="ghost"
      _icon={{ boxSize: '5' }}
      {...props}
      {...blockedProps(isBlocked, isBusy)}
      aria-label={reason === undefined ? label : `${label}. ${reason}`}
      title={reason ?? label}
    >
      {isBusy ? <Spinner aria-hidden="true" /> : children}
    </IconButton>
  );
}

const blockedProps = (isBlocked: boolean, isBusy: boolean) => ({
  ...(isBlocked && { 'aria-disabled': true, onClick: swallow }),
  ...(isBusy && { 'aria-busy': true }),
});

/** A submit button that is blocked must not send its form either. */
const swallow = (event: MouseEvent) => {
  event.preventDefault();
  event.stopPropagation();
};
