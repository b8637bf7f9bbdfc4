import { type ComponentProps, type MouseEvent, useId } from 'react';
import { classNames } from '../css/classNames.ts';
import { Spinner } from './Spinner.tsx';

interface PlainButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'disabled' | 'type'> {
  readonly look?: 'solid' | 'outline' | 'ghost';
  readonly isLarge?: boolean;
  /** Working: keeps its place and focus, and takes no press. */
  readonly isBusy?: boolean;
  /** Why it cannot be pressed now; it stays in the tab order, and readers and pointers learn the reason. */
  readonly reason?: string | undefined;
}

/** `ActionButton` for places that have to work before Chakra is there, or without it. */
export function PlainButton(props: PlainButtonProps) {
  const { look = 'outline', isLarge = false, isBusy = false, reason, children, ...rest } = props;
  const reasonId = useId();
  const isBlocked = isBusy || reason !== undefined;
  return (
    <>
      <button
        type="button"
        {...rest}
        className={classNames('btn', `btn-${look}`, isLarge && 'btn-xl')}
        aria-disabled={isBlocked || undefined}
        aria-busy={isBusy || undefined}
        {...(reason !== undefined && { title: reason, 'aria-describedby': reasonId })}
        onClick={isBlocked ? swallow : rest.onClick}
      >
        {isBusy && <Spinner />}
        {children}
      </button>
      {reason !== undefined && (
        <span id={reasonId} hidden>
          {reason}
        </span>
      )}
    </>
  );
}

const swallow = (event: MouseEvent) => {
  event.preventDefault();
  event.stopPropagation();
};
