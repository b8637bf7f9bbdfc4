import {
  type ComponentProps,
  type CSSProperties,
  cloneElement,
  isValidElement,
  type MouseEvent,
  type ReactNode,
  useId,
} from 'react';
import './button.css';
import { classNames } from './classNames.ts';
import { type OwnStyle, splitOwnStyle } from './ownStyle.ts';
import { Spinner } from './Spinner.tsx';

interface Look {
  readonly variant?: 'solid' | 'outline' | 'soft' | 'ghost' | 'danger' | 'destroy' | undefined;
  readonly size?: 'sm' | 'md' | 'lg' | 'xl' | undefined;
  readonly width?: 'fit' | 'full' | undefined;
}

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'color' | 'disabled'>, Look, OwnStyle {
  /** A link inside takes the look of a button. */
  readonly asChild?: boolean | undefined;
  /** Working: keeps its size and place, takes no press. */
  readonly isBusy?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  /** Why it cannot be pressed; it then stays in the tab order, and readers and pointers learn the reason. */
  readonly reason?: string | undefined;
}

/** One `solid` a view, on the next thing to do. With `asChild` a link inside takes its look. */
export function Button({
  asChild = false,
  isBusy = false,
  isDisabled = false,
  reason,
  children,
  ...props
}: ButtonProps) {
  const reasonId = useId();
  const isBlocked = isBusy || reason !== undefined;
  const { ownStyle, rest } = dressed(props);
  if (asChild) return lend(children, { ...rest, style: ownStyle });
  return (
    <>
      <button
        type="button"
        {...rest}
        style={ownStyle}
        disabled={isDisabled && !isBlocked}
        aria-disabled={isBlocked || undefined}
        aria-busy={isBusy || undefined}
        aria-describedby={reason === undefined ? rest['aria-describedby'] : reasonId}
        title={reason ?? rest.title}
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

export interface IconButtonProps extends Omit<ButtonProps, 'aria-label' | 'asChild'> {
  /** What pressing does, in words; it is the button's name and its title. */
  readonly label: string;
}

export function IconButton({
  label,
  isBusy = false,
  isDisabled = false,
  reason,
  children,
  ...props
}: IconButtonProps) {
  const isBlocked = isBusy || reason !== undefined;
  const { ownStyle, rest } = dressed({ variant: 'ghost', title: label, ...props }, 'btn-icon');
  return (
    <button
      type="button"
      {...rest}
      style={ownStyle}
      disabled={isDisabled}
      aria-disabled={isBlocked || undefined}
      aria-busy={isBusy || undefined}
      aria-label={reason === undefined ? label : `${label}. ${reason}`}
      title={reason ?? rest.title}
      onClick={isBlocked ? swallow : rest.onClick}
    >
      {isBusy ? <Spinner /> : children}
    </button>
  );
}

/** Turns the props of a look into its class names. */
function dressed<Props extends ComponentProps<'button'> & Look & OwnStyle>(
  { variant = 'outline', size = 'md', width = 'fit', className, ...props }: Props,
  shape?: 'btn-icon',
) {
  const { ownStyle, rest } = splitOwnStyle(props);
  const look = classNames('btn', `btn-${variant}`, `btn-${size}`, shape, width === 'full' && 'btn-full');
  return { ownStyle, rest: { ...rest, className: classNames(look, className) } };
}

interface Dress {
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
}

function lend(child: ReactNode, dress: Dress) {
  if (!isValidElement<Dress>(child)) throw new Error('A button with asChild holds one element.');
  const { className, style } = child.props;
  return cloneElement(child, {
    ...dress,
    ...child.props,
    className: classNames(dress.className, className),
    style: dress.style || style ? { ...dress.style, ...style } : undefined,
  });
}

const swallow = (event: MouseEvent) => {
  event.preventDefault();
  event.stopPropagation();
};
