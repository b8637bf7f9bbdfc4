/** Class names with what is absent left out, as for a piece, its variants and what its user adds. */
export const classNames = (...names: readonly (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ');
