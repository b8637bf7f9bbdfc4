import { type Brush, type Family, kindOf } from '../brush.ts';
import { backdrop, glow, motes, rays } from '../scene.ts';
import { below, between } from '../seededRandom.ts';
import { dot, mix, num, polygon, ring, shape, stroke, times } from '../svgText.ts';
import { crescent } from './celestial.ts';

function halo(brush: Brush, kind: number): string {
  const { bright, light } = brush.colours;
  if (kind === 0)
    return ring(200, 118, 104, light, 3, 'opacity=".8"') + ring(200, 118, 114, bright, 1.2, 'opacity=".6"');
  if (kind === 1) return rays(200, 118, 26, light, 0.16) + dot(200, 118, 74, light, 'opacity=".3"');
  if (kind === 2) return crescent(200, 116, 106, light);
  if (kind === 3)
    return times(12, (i) => {
      const a = (i * Math.PI) / 6;
      return shape(
        polygon([
          [200 + Math.cos(a) * 92, 118 + Math.sin(a) * 92],
          [200 + Math.cos(a + 0.09) * 112, 118 + Math.sin(a + 0.09) * 112],
          [200 + Math.cos(a) * 138, 118 + Math.sin(a) * 138],
          [200 + Math.cos(a - 0.09) * 112, 118 + Math.sin(a - 0.09) * 112],
        ]),
        bright,
        'opacity=".8"',
      );
    });
  return dot(200, 116, 88, light, 'opacity=".85"');
}

/** The right half of what covers the head. Each ends at the shoulders, about y 190. */
function cover({ colours }: Brush, kind: number): string {
  const outer = mix(colours.deep, colours.body, 0.32);
  const inner = mix(colours.body, colours.bright, 0.22);
  if (kind === 0)
    return (
      shape('M200 34C238 44 268 88 264 150L250 206H200Z', outer) +
      shape('M200 54C228 66 250 98 248 150L238 190L222 120Q214 92 200 88Z', inner, 'opacity=".8"')
    );
  if (kind === 1)
    return (
      shape('M200 62C238 62 258 92 254 136L246 196H200Z', outer) +
      shape('M200 84H296Q300 96 276 100Q236 108 200 106Z', mix(colours.deep, colours.night, 0.3)) +
      shape('M200 22Q226 24 232 56L240 86H200Z', outer) +
      shape('M200 76H239L241 88H200Z', colours.bright)
    );
  if (kind === 2)
    return (
      shape('M200 66C236 66 254 92 250 132L242 196H200Z', outer) +
      shape('M200 42L208 20L218 56L240 30L240 66L266 54L252 98L200 82Z', colours.bright) +
      shape('M200 82L252 98L250 108L200 94Z', mix(colours.body, colours.night, 0.4))
    );
  if (kind === 3)
    return (
      shape('M200 42C250 42 264 90 258 140L242 176L230 196H200Z', mix(colours.body, colours.bright, 0.34)) +
      shape('M200 42C222 42 222 90 214 132L200 138Z', inner) +
      shape('M246 92L296 34L284 84L254 120Z', colours.bright) +
      shape('M200 26Q208 60 204 92H200Z', colours.light)
    );
  return (
    shape('M200 52C244 50 262 90 256 132C276 170 268 210 284 236L228 214L200 200Z', outer) +
    shape(
      'M200 60C232 60 246 90 242 128C252 160 246 190 252 216L226 196Q236 130 200 90Z',
      inner,
      'opacity=".6"',
    )
  );
}

function visage({ colours }: Brush, kind: number): string {
  const { night, light, bright, body, deep } = colours;
  const dark = shape('M200 88C222 88 234 106 232 134C230 164 216 184 200 190Z', night);
  if (kind === 0) return dark + shape('M206 136L224 128L220 139Z', light);
  if (kind === 1) return dark + dot(213, 134, 4.6, light) + glow(213, 134, 16, 0.7);
  if (kind === 2)
    return (
      dark +
      shape('M200 96C218 96 228 110 226 136C224 160 212 174 200 180Z', mix(body, bright, 0.5)) +
      shape('M206 132Q216 126 224 132Q216 139 206 132Z', night) +
      shape('M200 150L208 156L200 160Z', night, 'opacity=".5"')
    );
  if (kind === 3)
    return (
      dark +
      shape('M200 94C216 94 226 108 225 130L200 138Z', mix(body, bright, 0.45)) +
      shape('M206 126Q216 120 223 126Q216 133 206 126Z', light) +
      shape('M200 140L228 132L224 162L200 190Z', mix(deep, body, 0.6)) +
      stroke('M202 152L224 144M202 166L220 158', bright, 1.5, 'opacity=".7"')
    );
  return dark + shape('M200 120H230V138H200Z', bright) + shape('M202 126H226V131H202Z', light);
}

function cloak(brush: Brush): string {
  const { colours, random } = brush;
  const reach = between(random, 128, 168);
  const drop = between(random, 196, 216);
  const fold = (i: number) =>
    stroke(
      `M${num(214 + i * 14)} ${num(206 + i * 6)}Q${num(222 + i * 22)} 250 ${num(216 + i * 30)} 304`,
      i % 2 ? colours.bright : colours.night,
      1.6,
      'opacity=".4"',
    );
  return (
    shape(
      `M200 176C240 180 ${num(190 + reach)} ${num(drop)} ${num(200 + reach)} 304H200Z`,
      mix(colours.night, colours.deep, 0.85),
    ) +
    shape(
      `M200 190C232 196 ${num(170 + reach)} ${num(drop + 16)} ${num(176 + reach)} 304H200Z`,
      mix(colours.deep, colours.body, 0.4),
    ) +
    times(4, fold) +
    (random() > 0.45
      ? shape(
          polygon([
            [236, 196],
            [200 + reach * 0.86, drop - 6],
            [206 + reach, drop + 30],
            [252, 226],
          ]),
          mix(colours.body, colours.bright, 0.3),
        ) +
        shape(
          polygon([
            [236, 196],
            [200 + reach * 0.86, drop - 6],
            [240, 210],
          ]),
          colours.bright,
          'opacity=".7"',
        )
      : shape('M200 198L250 186L236 214L200 232Z', mix(colours.body, colours.bright, 0.15)))
  );
}

function clasp({ colours }: Brush, kind: number): string {
  if (kind === 0) return shape('M200 210l11 15l-11 15l-11 -15Z', colours.light);
  if (kind === 1)
    return (
      dot(200, 226, 12, colours.night) +
      ring(200, 226, 12, colours.bright, 3) +
      dot(200, 226, 4, colours.light)
    );
  return stroke('M180 216Q200 244 220 216', colours.bright, 2.5) + dot(200, 231, 4.5, colours.light);
}

/** A cloaked figure from the chest up, for people: five coverings, five faces, five haloes. */
export const hood: Family = (brush) => {
  const { random } = brush;
  const ground =
    backdrop(brush) + motes(brush, 26, 220, 1.8) + glow(200, 124, 160) + halo(brush, below(random, 5));
  const half = cloak(brush) + cover(brush, kindOf(brush, 5)) + visage(brush, below(random, 5));
  return `${ground}<g id="h">${half}</g><use href="#h" transform="matrix(-1 0 0 1 400 0)"/>${clasp(brush, below(random, 3))}`;
};
