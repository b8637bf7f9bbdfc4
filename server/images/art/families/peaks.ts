import type { Brush, Family } from '../brush.ts';
import { backdrop, mist, motes } from '../scene.ts';
import { below, between, type Random } from '../seededRandom.ts';
import { HEIGHT, mix, num, type Point, polygon, polyline, shape, stroke, times, WIDTH } from '../svgText.ts';
import { celestial } from './celestial.ts';

type Profile = (x: number) => number;

function profile(kind: number, random: Random): Profile {
  const [a, b, c] = [random() * 9, random() * 9, random() * 9];
  const saw = (x: number) => Math.abs(((((x % 2) + 2) % 2) - 1) * 2) - 1;
  if (kind === 0)
    return (x) =>
      0.6 * Math.sin(x / 90 + a) + 0.3 * Math.sin(x / 37 + b) + 0.16 * Math.abs(Math.sin(x / 15 + c));
  if (kind === 1) return (x) => 0.75 * saw(x / 92 + a) + 0.34 * saw(x / 31 + b) + 0.12 * saw(x / 11 + c);
  if (kind === 2)
    return (x) =>
      Math.max(-0.55, Math.min(0.7, 1.5 * Math.sin(x / 64 + a) + 0.5 * Math.sin(x / 27 + b))) +
      0.06 * saw(x / 9 + c);
  return (x) => 0.9 * Math.sin(x / 120 + a) ** 3 + 0.2 * Math.sin(x / 48 + b);
}

function line(at: Profile, base: number, height: number): readonly Point[] {
  return Array.from({ length: WIDTH / 5 + 1 }, (_, i): Point => [i * 5, base - height * at(i * 5)]);
}

function volcano(brush: Brush, base: number): string {
  const { colours, random } = brush;
  const x = between(random, 130, 270);
  const w = between(random, 110, 150);
  const top = base - between(random, 92, 120);
  const cone = polygon([
    [x - w, base + 30],
    [x - w * 0.42, base - 38],
    [x - 20, top],
    [x - 7, top + 6],
    [x + 8, top + 2],
    [x + 19, top + 5],
    [x + w * 0.4, base - 44],
    [x + w, base + 30],
  ]);
  const streams = times(3, (i) => {
    const drift = (i - 1) * 26;
    return stroke(
      `M${num(x + (i - 1) * 9)} ${num(top + 4)}q${num(drift * 0.2)} 26 ${num(drift * 0.5)} 44t${num(drift * 0.6)} ${num(40 + i * 9)}`,
      i === 1 ? colours.light : colours.bright,
      3.4 - i * 0.7,
      'stroke-linecap="round" opacity=".9"',
    );
  });
  const smoke = times(
    6,
    (i) =>
      `<circle cx="${num(x + i * 11 * Math.sin(i + w))}" cy="${num(top - 8 - i * 15)}" r="${num(7 + i * 5)}" fill="${mix(colours.deep, colours.bright, 0.3)}" opacity="${num(0.5 - i * 0.06)}"/>`,
  );
  return smoke + shape(cone, mix(colours.night, colours.deep, 0.75)) + streams;
}

/** Ridges behind ridges under a sun or a moon: the family of places on land. */
export const peaks: Family = (brush) => {
  const { colours, random } = brush;
  const x = WIDTH * between(random, 0.25, 0.75);
  const y = HEIGHT * between(random, 0.22, 0.42);
  const sky =
    backdrop(brush) + motes(brush, 40, HEIGHT * 0.5) + celestial(brush, x, y, between(random, 24, 54));
  const kind = below(random, 4);
  const cone = random() > 0.78 ? 2 : -1;
  const layers = 6;
  const land = times(layers, (layer) => {
    const near = layer / (layers - 1);
    const base = HEIGHT * (0.5 + 0.43 * near);
    const crest = line(profile(kind, random), base, (1 - near * 0.45) * 33);
    const fill = mix(colours.body, colours.night, 0.12 + near * 0.88);
    const rim =
      layer < 4 ? stroke(polyline(crest), colours.bright, 1.2, `opacity="${num(0.4 - near * 0.3)}"`) : '';
    const peak = layer === cone ? volcano(brush, base) : '';
    return `${peak}${shape(`${polyline(crest)}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z`, fill)}${rim}${layer < layers - 1 ? mist(base - 34, 80, 0.15 * (1 - near)) : ''}`;
  });
  return sky + land;
};
