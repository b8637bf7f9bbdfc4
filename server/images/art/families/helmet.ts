import type { Brush, Family } from '../brush.ts';
import { backdrop, glow, motes } from '../scene.ts';
import { below, between } from '../seededRandom.ts';
import { box, dot, mix, num, oval, polygon, ring, shape, stroke, times, WIDTH } from '../svgText.ts';
import { celestial } from './celestial.ts';

function room(brush: Brush, kind: number): string {
  const { colours, random } = brush;
  if (kind === 0)
    return (
      motes(brush, 60, 300) +
      celestial(brush, between(random, 60, 130), between(random, 56, 100), between(random, 26, 46))
    );
  if (kind === 1)
    return (
      times(6, (i) => box(i * 70 - 6, 0, 60, 300, mix(colours.night, colours.deep, 0.5 + (i % 2) * 0.25))) +
      times(8, (i) => box(i * 52 + 8, 40 + (i % 3) * 40, 22, 4, colours.light, 'opacity=".6"'))
    );
  if (kind === 2)
    return times(6, (i) =>
      ring(
        200,
        132,
        96 + i * 26,
        colours.bright,
        i % 2 ? 6 : 1.5,
        `opacity="${num(0.5 - i * 0.07)}"${i % 2 ? ' stroke-dasharray="26 18"' : ''}`,
      ),
    );
  return (
    times(9, (i) =>
      shape(
        polygon([
          [200, 132],
          [i * 80 - 140, -20],
          [i * 80 - 104, -20],
        ]),
        colours.light,
        'opacity=".12"',
      ),
    ) + dot(200, 132, 118, colours.bright, 'opacity=".35"')
  );
}

const SHELLS = [
  'M200 40C262 40 290 84 286 140C282 186 252 214 200 216Z',
  'M200 36L252 46L284 92L280 160L244 212L200 218Z',
  'M200 48C246 44 276 72 280 120L290 172Q270 214 200 216Z',
  'M200 30C244 44 282 88 282 146L262 204L200 218Z',
] as const;

const VISORS = [
  'M124 130C124 88 160 80 200 80S276 88 276 130C276 176 244 190 200 190S124 176 124 130Z',
  'M118 112L160 92H240L282 112L268 152L236 166H164L132 152Z',
  'M200 76C246 82 270 112 258 158L200 198L142 158C130 112 154 82 200 76Z',
  'M120 118H280V150H222L200 188L178 150H120Z',
] as const;

function visor(brush: Brush, kind: number): string {
  const { colours, random } = brush;
  const d = VISORS[kind] ?? VISORS[0];
  const horizon = between(random, 120, 156);
  const scene = [
    box(100, 60, 200, 160, mix(colours.night, colours.deep, 0.6)) +
      oval(200, horizon + 92, 150, 96, colours.body) +
      oval(200, horizon + 96, 150, 92, colours.bright) +
      dot(between(random, 160, 240), horizon - 18, 13, colours.light),
    box(100, 60, 200, 160, colours.bright) +
      shape('M100 60H300L100 190Z', colours.light, 'opacity=".55"') +
      box(100, horizon, 200, 90, mix(colours.body, colours.bright, 0.3)),
    box(100, 60, 200, 160, colours.night) +
      dot(172, 126, 6, colours.light) +
      dot(228, 126, 6, colours.light) +
      glow(172, 126, 26, 0.8) +
      glow(228, 126, 26, 0.8),
    box(100, 60, 200, 160, mix(colours.night, colours.deep, 0.4)) +
      times(9, (i) =>
        box(140 + i * 13, 150 - random() * 50, 7, 60, i % 2 ? colours.bright : colours.light, 'opacity=".8"'),
      ),
  ][below(random, 4)];
  return `<clipPath id="c"><path d="${d}"/></clipPath><g clip-path="url(#c)">${scene}${shape('M128 60H176L120 220H80Z', '#fff', 'opacity=".16"')}</g>${stroke(d, mix(colours.bright, colours.light, 0.4), 4)}${stroke(d, colours.night, 1.2, 'opacity=".6"')}`;
}

function suit({ colours, random }: Brush): string {
  const wide = between(random, 118, 160);
  return (
    shape(
      `M200 206C240 206 ${num(180 + wide)} 216 ${num(200 + wide)} 304H200Z`,
      mix(colours.deep, colours.body, 0.55),
    ) +
    shape(
      polygon([
        [200, 214],
        [252, 222],
        [232, 304],
        [200, 304],
      ]),
      mix(colours.body, colours.bright, 0.25),
    ) +
    shape('M200 204H264L272 226L200 240Z', mix(colours.body, colours.bright, 0.55)) +
    stroke(`M${num(196 + wide * 0.62)} 230L${num(190 + wide * 0.7)} 304`, colours.light, 3, 'opacity=".7"') +
    times(3, (i) => box(212, 254 + i * 13, 20 - i * 4, 5, i === 1 ? colours.light : colours.bright, 'rx="2"'))
  );
}

function gear({ colours }: Brush, kind: number): string {
  const metal = mix(colours.deep, colours.body, 0.35);
  if (kind === 0)
    return dot(286, 138, 24, metal) + dot(286, 138, 15, colours.bright) + dot(286, 138, 6, colours.light);
  if (kind === 1)
    return (
      stroke('M272 90L312 28', metal, 5) +
      dot(313, 26, 6, colours.light) +
      box(270, 110, 22, 60, metal, 'rx="6"')
    );
  if (kind === 2)
    return (
      shape(
        polygon([
          [270, 80],
          [330, 52],
          [322, 96],
          [284, 132],
        ]),
        metal,
      ) +
      shape(
        polygon([
          [278, 84],
          [316, 66],
          [311, 92],
          [286, 114],
        ]),
        colours.bright,
      )
    );
  return (
    stroke('M282 150Q330 176 300 236', metal, 9) +
    stroke('M282 150Q330 176 300 236', colours.bright, 3, 'stroke-dasharray="3 6"')
  );
}

/** A person of the stations in a helmet: four shells, four visors, what they see, and gear. */
export const helmet: Family = (brush) => {
  const { random, colours } = brush;
  const shell = SHELLS[below(random, 4)] ?? SHELLS[0];
  const plate =
    shape(shell, mix(colours.body, colours.bright, 0.42)) + stroke(shell, colours.night, 2, 'opacity=".4"');
  const ground = backdrop(brush) + room(brush, below(random, 4)) + glow(200, 132, 165, 0.8);
  const half = suit(brush) + gear(brush, below(random, 4)) + plate;
  const stripe =
    random() > 0.4
      ? shape('M186 34H214L210 82H190Z', colours.light, 'opacity=".9"')
      : times(3, (i) => dot(184 + i * 16, 58, 4, colours.light));
  return `${ground}<g id="h">${half}</g><use href="#h" transform="matrix(-1 0 0 1 ${WIDTH} 0)"/>${shape('M200 40C138 40 110 84 114 140C116 170 130 196 156 208C140 150 150 80 200 40Z', '#fff', 'opacity=".12"')}${stripe}${visor(brush, below(random, 4))}`;
};
