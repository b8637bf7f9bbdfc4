/** From here on the seats stand around a table; narrower and lower screens list them. */
export const WIDE = '(min-width: 820px) and (min-height: 640px)';
