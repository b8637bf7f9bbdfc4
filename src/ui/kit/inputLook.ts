import './input.css';
import { classNames } from './classNames.ts';
import type { OwnStyle } from './ownStyle.ts';

/** Looks of everything that is typed or chosen in. */
export interface InputLook extends OwnStyle {
  /** `lg` in account forms, `md` elsewhere; `text` for many lines. */
  readonly size?: 'sm' | 'md' | 'lg' | 'text' | undefined;
  /** `mono` for codes and queries. */
  readonly face?: 'words' | 'mono' | undefined;
  readonly className?: string | undefined;
}

/** The class names of an input's look. */
export const inputClassNames = ({ size = 'md', face = 'words', className }: InputLook): string =>
  classNames('inp', `inp-${size}`, face === 'mono' && 'inp-mono', className);
