const px = (...values: readonly number[]) =>
  Object.fromEntries(values.map((value) => [String(value / 4), { value: `${value}px` }]));
const from = (names: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(names).map(([name, variable]) => [name, { value: `var(--${variable})` }]),
  );

/** What never changes with the scheme; spacing is the 4-pt grid, named in steps of 4 px. */
export const tokens = {
  fonts: from({ heading: 'display', body: 'text', mono: 'mono' }),
  fontSizes: {
    xs: { value: '12px' },
    sm: { value: '14px' },
    md: { value: '16px' },
    lg: { value: '18px' },
    xl: { value: '22px' },
    '2xl': { value: '28px' },
    '3xl': { value: '36px' },
    '4xl': { value: '48px' },
    hero: { value: '72px' },
  },
  spacing: px(4, 8, 12, 16, 20, 24, 28, 32, 40, 48, 64),
  sizes: { ...px(4, 8, 12, 16, 20, 24, 28, 32, 40, 48, 64), full: { value: '100%' } },
  radii: from({ tag: 'r1', small: 'r-sm', control: 'r2', panel: 'r3', sheet: 'r4', full: 'r-pill' }),
} as const;

/** One name for both schemes; the values live in tokens.css so that the first paint needs no script. */
export const semanticTokens = {
  colors: {
    ...from({
      fg: 'fg',
      muted: 'muted',
      subtle: 'subtle',
      onLamp: 'on-lamp',
      well: 'well',
      line: 'line',
      control: 'control',
      hair: 'hair',
      brass: 'brass',
      brassFg: 'brass-fg',
      brassSoft: 'brass-soft',
      onBrass: 'on-brass',
      teal: 'teal',
      ok: 'ok',
      warn: 'warn',
      danger: 'danger',
      focus: 'focus',
    }),
    bg: {
      DEFAULT: { value: 'var(--bg)' },
      panel: { value: 'var(--s1)' },
      muted: { value: 'var(--s2)' },
      emphasized: { value: 'var(--s3)' },
    },
  },
  shadows: from({ rest: 'sh1', raised: 'sh2', sheet: 'sh3', lamp: 'sh-lamp' }),
} as const;
