import { defineRecipe } from '@chakra-ui/react';

const tone = (name: string) => ({
  color: `var(--${name})`,
  borderColor: `color-mix(in srgb, var(--${name}) 34%, transparent)`,
  background: `var(--${name}-soft)`,
});

/** Chips tell or filter; `tag` is the quieter, borderless form for rows of tables. */
export const chipRecipe = defineRecipe({
  className: 'chip',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    flexShrink: 0,
    maxWidth: '100%',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderRadius: '999px',
    fontFamily: 'body',
    fontWeight: 500,
    lineHeight: 1,
    whiteSpace: 'nowrap',
    '& svg': { width: '1.15em', height: '1.15em', flex: 'none' },
  },
  variants: {
    tone: {
      plain: { background: 'var(--s2)', borderColor: 'var(--line)', color: 'var(--muted)' },
      brass: {
        color: 'var(--brass-fg)',
        borderColor: 'var(--hair)',
        background: 'color-mix(in srgb, var(--brass) 12%, var(--s1))',
      },
      ok: tone('ok'),
      warn: tone('warn'),
      danger: tone('danger'),
      teal: tone('teal'),
    },
    size: {
      tag: { height: '24px', px: '9px', fontSize: '12.5px', fontWeight: 600, borderColor: 'transparent' },
      sm: { height: '28px', px: '10px', fontSize: '13px' },
      md: { height: '32px', px: '12px', fontSize: '14px' },
    },
    action: {
      none: {},
      press: {
        cursor: 'pointer',
        '&:hover': { color: 'var(--fg)', borderColor: 'var(--control)' },
        '&[aria-pressed=true]': {
          color: 'var(--brass-fg)',
          borderColor: 'color-mix(in srgb, var(--brass-fg) 60%, transparent)',
          background: 'color-mix(in srgb, var(--brass) 13%, var(--s1))',
        },
        '@media (pointer: coarse)': { minHeight: '44px' },
      },
    },
  },
  defaultVariants: { tone: 'plain', size: 'sm', action: 'none' },
});
