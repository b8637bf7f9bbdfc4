import type { ComponentProps } from 'react';
import { classNames } from './classNames.ts';
import { type OwnStyle, splitOwnStyle } from './ownStyle.ts';
import './panel.css';

interface PanelProps extends Omit<ComponentProps<'section'>, 'color'>, OwnStyle {
  readonly look?: 'plain' | 'flat' | 'glass' | 'lit' | 'raised' | undefined;
  readonly pad?: 'none' | 'md' | 'lg' | undefined;
}

/** A surface. `look="lit"` (brass hairline and glow) at most once a screen, on what holds cards or the next step. */
export function Panel({ look = 'plain', pad = 'md', className, ...props }: PanelProps) {
  const { ownStyle, rest } = splitOwnStyle(props);
  const names = classNames(
    'panel',
    look !== 'plain' && `panel-${look}`,
    pad !== 'none' && `panel-${pad}`,
    className,
  );
  return <section {...rest} style={ownStyle} className={names} />;
}
