import { fromVariables } from './tokens.ts';

const own = (variable: string) => ({ value: `var(--${variable})` });
const mix = (variable: string, percent: number, base = 'transparent') => ({
  value: `color-mix(in srgb, var(--${variable}) ${percent}%, ${base})`,
});

/** A tone that says something (a state, a danger), as text, tint and outline. */
const tone = (variable: string) => ({
  fg: own(variable),
  quiet: own(variable),
  subtle: own(`${variable}-soft`),
  muted: own(`${variable}-soft`),
  notice: own(`note-${variable}`),
  line: mix(variable, 34),
  border: mix(variable, 60),
  focusRing: own('focus'),
});

/**
 * Colours by meaning. The values of both schemes live in css/tokens.css, because the first paint needs them before any
 * script; these point at them. Each palette (`colorPalette="danger"`) has: `fg` text, `quiet` text of badges and ghost
 * buttons, `subtle` tint, `muted` tint under the pointer, `notice` background of an alert, `line` decorative border,
 * `border` outline of a control; and where a filled control exists `top`, `solid`, `bottom` (its gradient), `edge` and
 * `contrast` (its text).
 */
export const semanticTokens = {
  colors: {
    bg: {
      DEFAULT: own('bg'),
      panel: own('s1'),
      muted: own('s2'),
      emphasized: own('s3'),
      well: own('well'),
      inverted: own('fg'),
    },
    fg: {
      DEFAULT: own('fg'),
      muted: own('muted'),
      subtle: own('subtle'),
      /** Text straight on the lamp's light; `fg.subtle` is too weak there. */
      onLamp: own('on-lamp'),
      notice: own('note-fg'),
      inverted: own('bg'),
    },
    border: { DEFAULT: own('line'), control: own('control'), hair: own('hair') },
    focus: own('focus'),
    neutral: {
      fg: own('fg'),
      quiet: own('muted'),
      subtle: own('s2'),
      muted: mix('fg', 7),
      notice: own('s2'),
      line: own('line'),
      border: own('control'),
      focusRing: own('focus'),
    },
    brass: {
      fg: own('brass-fg'),
      quiet: own('brass-fg'),
      subtle: mix('brass', 12, 'var(--s1)'),
      muted: own('brass-soft'),
      notice: own('s2'),
      line: own('hair'),
      border: mix('brass-fg', 60),
      top: own('brass-hi'),
      solid: own('brass'),
      bottom: own('brass-lo'),
      edge: own('brass-lo'),
      contrast: own('on-brass'),
      glow: mix('brass', 40),
      focusRing: own('focus'),
    },
    danger: {
      ...tone('danger'),
      top: own('danger-fill'),
      solid: own('danger-fill'),
      bottom: own('danger-fill'),
      edge: own('danger-edge'),
      contrast: own('on-danger'),
      glow: mix('danger-fill', 0),
    },
    teal: tone('teal'),
    ok: tone('ok'),
    warn: tone('warn'),
  },
  shadows: fromVariables({ panel: 'sh1', raised: 'sh2', sheet: 'sh3', lamp: 'sh-lamp', inset: 'inset' }),
};
