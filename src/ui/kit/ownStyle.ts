import type { CSSProperties } from 'react';

/** The few wishes of style that a piece takes beside its variants; they win over every state of its look. */
export interface OwnStyle {
  readonly color?: string | undefined;
  readonly fontSize?: string | undefined;
  readonly lineHeight?: string | undefined;
  readonly whiteSpace?: CSSProperties['whiteSpace'] | undefined;
  readonly px?: `${number}px` | undefined;
  readonly mt?: `${number}px` | undefined;
}

/** Takes the wishes of style out of a piece's props and joins them to its style. */
export function splitOwnStyle<Props extends OwnStyle & { readonly style?: CSSProperties | undefined }>({
  color,
  fontSize,
  lineHeight,
  whiteSpace,
  px,
  mt,
  style,
  ...rest
}: Props) {
  const wishes = { color, fontSize, lineHeight, whiteSpace, paddingInline: px, marginTop: mt };
  const wished = Object.entries(wishes).filter(([, value]) => value !== undefined);
  return { ownStyle: wished.length > 0 ? { ...Object.fromEntries(wished), ...style } : style, rest };
}
