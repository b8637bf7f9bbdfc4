import type { ComponentProps } from 'react';
import './chip.css';
import { classNames } from './classNames.ts';
import { type OwnStyle, splitOwnStyle } from './ownStyle.ts';

interface Look {
  readonly tone?: 'plain' | 'brass' | 'ok' | 'warn' | 'danger' | 'teal' | undefined;
  readonly size?: 'tag' | 'sm' | 'md' | undefined;
}

export interface ChipProps extends Omit<ComponentProps<'span'>, 'color'>, Look, OwnStyle {}

/** Says a state in words beside its shape. `size="tag"` is the quiet form for rows. */
export function Chip({ tone = 'plain', size = 'sm', className, ...props }: ChipProps) {
  const { ownStyle, rest } = splitOwnStyle(props);
  const look = classNames('chip', `chip-${tone}`, `chip-${size}`, className);
  return <span {...rest} style={ownStyle} className={look} />;
}

interface FilterChipProps extends Omit<ComponentProps<'button'>, 'aria-pressed' | 'color'>, Look, OwnStyle {
  readonly isOn: boolean;
}

/** A filter that is on or off; its state belongs in the address. */
export function FilterChip({ isOn, tone = 'plain', size = 'md', className, ...props }: FilterChipProps) {
  const { ownStyle, rest } = splitOwnStyle(props);
  const look = classNames('chip', `chip-${tone}`, `chip-${size}`, 'chip-press', className);
  return <button type="button" aria-pressed={isOn} {...rest} style={ownStyle} className={look} />;
}
