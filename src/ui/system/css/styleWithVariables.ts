import type { CSSProperties } from 'react';

/** A style that also sets custom properties, which React's type leaves out. */
export type StyleWithVariables = CSSProperties & {
  readonly [name: `--${string}`]: string | number | undefined;
};
