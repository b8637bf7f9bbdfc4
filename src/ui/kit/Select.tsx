import type { ComponentProps } from 'react';
import IconCaret from '~icons/ph/caret-down-bold';
import { classNames } from './classNames.ts';
import './field.css';
import { type InputLook, inputClassNames } from './inputLook.ts';
import { splitOwnStyle } from './ownStyle.ts';

type SelectProps = Omit<ComponentProps<'select'>, 'size' | 'color' | 'className'> & InputLook;

/** The browser's own list, in our clothes. */
export function Select({ size, face, className, ...props }: SelectProps) {
  const { ownStyle, rest } = splitOwnStyle(props);
  const look = inputClassNames({ size, face, className: classNames('inp-select', className) });
  return (
    <span className="select">
      <select {...rest} style={ownStyle} className={look} />
      <IconCaret aria-hidden="true" />
    </span>
  );
}
