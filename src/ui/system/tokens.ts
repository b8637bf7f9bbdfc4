const px = (...values: readonly number[]) =>
  Object.fromEntries(values.map((value) => [String(value / 4), { value: `${value}px` }]));

/** Maps token names to the variables of css/tokens.css. */
export const fromVariables = (names: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(names).map(([name, variable]) => [name, { value: `var(--${variable})` }]),
  );

const STEPS = [2, 4, 6, 8, 10, 12, 14, 16, 20, 24, 28, 32, 36, 40, 44, 48, 56, 64, 80, 96];

/** Values that are the same in both schemes. Spacing is the 4 px grid, named in steps of 4 px as in Chakra. */
export const tokens = {
  fonts: fromVariables({ heading: 'display', body: 'text', mono: 'mono' }),
  fontSizes: {
    xs: { value: '12px' },
    sm: { value: '14px' },
    md: { value: '16px' },
    lg: { value: '18px' },
    xl: { value: '22px' },
    '2xl': { value: '30px' },
    '3xl': { value: '36px' },
    '4xl': { value: '48px' },
    hero: { value: '72px' },
  },
  fontWeights: {
    normal: { value: '400' },
    medium: { value: '500' },
    title: { value: '560' },
    semibold: { value: '600' },
  },
  spacing: { ...px(...STEPS), page: { value: 'var(--margin)' } },
  sizes: { ...px(...STEPS), full: { value: '100%' } },
  radii: fromVariables({
    tag: 'r1',
    small: 'r-sm',
    control: 'r2',
    panel: 'r3',
    sheet: 'r4',
    full: 'r-pill',
  }),
  /** There is no preflight, so a width alone draws no border: use these, as in `borderTop="line"`. */
  borders: {
    line: { value: '1px solid var(--line)' },
    control: { value: '1px solid var(--control)' },
    hair: { value: '1px solid var(--hair)' },
    /** Between rows of a list. */
    faint: { value: '1px solid color-mix(in srgb, var(--line) 70%, transparent)' },
    none: { value: '0 solid transparent' },
  },
  easings: fromVariables({ out: 'ease', spring: 'spring' }),
  /** Below the notices (60), which must be readable over everything but a native dialog. */
  zIndex: { dropdown: { value: 40 }, modal: { value: 50 }, tooltip: { value: 70 } },
};
