import { defineTextStyles } from '@chakra-ui/react';

const title = (fontSize: string | Record<string, string>) => ({
  value: {
    fontFamily: 'heading',
    fontWeight: 'title',
    fontVariationSettings: '"opsz" 72',
    fontSize,
    letterSpacing: '-0.02em',
    lineHeight: 1.15,
    textWrap: 'balance',
  },
});

/** Every way in which words are set. Titles are Fraunces, words Instrument Sans, numbers and codes Geist Mono. */
export const textStyles = defineTextStyles({
  hero: {
    value: {
      ...title({ base: '46px', sm: '72px' }).value,
      letterSpacing: '-0.035em',
      lineHeight: 1,
    },
  },
  title: {
    sm: title('lg'),
    md: title('xl'),
    lg: title('2xl'),
    xl: title({ base: '2xl', sm: '3xl' }),
  },
  body: { value: { fontSize: 'md', lineHeight: 1.5 } },
  /** Controls and panels. */
  control: { value: { fontSize: '15px', lineHeight: '22px' } },
  dense: { value: { fontSize: 'sm', lineHeight: 1.45 } },
  hint: { value: { fontSize: '13.5px', lineHeight: '19px' } },
  caption: { value: { fontSize: 'xs', lineHeight: 1.4 } },
  label: { value: { fontFamily: 'body', fontSize: 'sm', fontWeight: 'semibold', lineHeight: 1.3 } },
  code: {
    value: {
      fontFamily: 'mono',
      fontVariantNumeric: 'tabular-nums',
      letterSpacing: '-0.01em',
    },
  },
});
