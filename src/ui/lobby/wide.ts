/** From here on the seats stand around a table; narrower screens list them. */
export const WIDE = '(min-width: 820px)';
