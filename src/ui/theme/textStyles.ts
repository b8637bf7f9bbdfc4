import { defineTextStyles } from '@chakra-ui/react';

const title = (fontSize: string, opsz: number) => ({
  value: {
    fontFamily: 'heading',
    fontSize,
    fontWeight: 560,
    fontVariationSettings: `"opsz" ${opsz}`,
    letterSpacing: '-0.02em',
    lineHeight: 1.15,
  },
});

export const textStyles = defineTextStyles({
  hero: {
    value: {
      fontFamily: 'heading',
      fontSize: { base: '46px', md: '72px' },
      fontWeight: 560,
      fontVariationSettings: '"opsz" 72',
      letterSpacing: '-0.035em',
      lineHeight: 1,
    },
  },
  page: title('30px', 72),
  section: title('22px', 72),
  name: title('18px', 72),
  body: { value: { fontSize: '16px', lineHeight: 1.5 } },
  dense: { value: { fontSize: '14px', lineHeight: 1.45 } },
  caption: { value: { fontSize: '12px', lineHeight: 1.4 } },
  figure: { value: { fontFamily: 'mono', fontVariantNumeric: 'tabular-nums', letterSpacing: '-0.01em' } },
});
