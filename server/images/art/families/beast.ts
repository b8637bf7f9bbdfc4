import { type Brush, type Family, kindOf } from '../brush.ts';
import { backdrop, mist, motes } from '../scene.ts';
import { between } from '../seededRandom.ts';
import { dot, HEIGHT, mix, num, type Point, placed, polygon, shape, stroke, times } from '../svgText.ts';
import { celestial } from './celestial.ts';

/** Build of an animal that faces right with its feet at y 0. */
interface Build {
  readonly head: Point;
  readonly hump: number;
  readonly sag: number;
  readonly leg: number;
  readonly bulk: number;
  readonly horns: 'ram' | 'stag' | 'bull' | 'wolf' | 'bear';
}

const BUILDS: readonly [Build, ...Build[]] = [
  { head: [84, -148], hump: 12, sag: 6, leg: 1.2, bulk: 1, horns: 'ram' },
  { head: [78, -186], hump: 4, sag: 4, leg: 1.36, bulk: 0.86, horns: 'stag' },
  { head: [102, -118], hump: 30, sag: 2, leg: 1.08, bulk: 1.16, horns: 'bull' },
  { head: [88, -142], hump: 8, sag: 10, leg: 1.3, bulk: 0.82, horns: 'wolf' },
  { head: [100, -112], hump: 26, sag: -8, leg: 0.98, bulk: 1.24, horns: 'bear' },
];

function legs({ leg, bulk }: Build, shift: number, fill: string): string {
  const up = (y: number) => -y * leg;
  const w = bulk;
  const front = polygon([
    [28 + shift, up(52)],
    [62 + shift, up(58)],
    [54 + shift, up(24)],
    [57 + shift + 3 * w, 0],
    [41 + shift, 0],
    [42 + shift, up(24)],
  ]);
  const rear = polygon([
    [-88 + shift, up(76)],
    [-38 + shift, up(56)],
    [-58 + shift, up(36)],
    [-68 + shift, up(24)],
    [-58 + shift + 3 * w, 0],
    [-76 + shift, 0],
    [-82 + shift, up(26)],
    [-80 + shift, up(42)],
  ]);
  return shape(front + rear, fill);
}

function trunk({ colours }: Brush, build: Build): string {
  const { night, deep, body, bright } = colours;
  const up = -52 * build.leg;
  const deepBelly = 40 * build.bulk;
  const [hx, hy] = build.head;
  const tail: Point = [-94, up - 26];
  const rump: Point = [-78, up - 44];
  const back: Point = [-22, up - 44 + build.sag];
  const withers: Point = [42, up - 48 - build.hump];
  const chest: Point = [72, up - 4];
  const bellyFront: Point = [36, up - 44 + deepBelly + 18];
  const bellyBack: Point = [-46, up - 44 + deepBelly + 6];
  const flank: Point = [-82, up];
  const nape: Point = [hx - 16, hy - 8];
  const throat: Point = [hx - 2, hy + 26];
  const facet = (corners: readonly Point[], from: string, to: string, share: number) =>
    shape(polygon(corners), mix(from, to, share));
  return (
    facet([tail, rump, back, bellyBack, flank], night, deep, 0.95) +
    facet([rump, back, [-52, up - 10]], deep, body, 0.55) +
    facet([back, withers, bellyFront, bellyBack], deep, body, 0.3) +
    facet([back, withers, [8, up - 8]], body, bright, 0.12) +
    facet([withers, chest, bellyFront], deep, body, 0.62) +
    facet([withers, nape, throat, chest], deep, body, 0.8) +
    facet([withers, nape, [hx - 4, hy + 10]], body, bright, 0.34)
  );
}

function head({ colours }: Brush, build: Build): string {
  const [x, y] = build.head;
  const { deep, body, bright, light, night } = colours;
  const long = build.horns === 'bear' ? 34 : build.horns === 'wolf' ? 50 : 44;
  const skull = polygon([
    [x - 18, y - 10],
    [x + 4, y - 20],
    [x + 20, y - 10],
    [x + long, y + 8],
    [x + long - 2, y + 18],
    [x + 16, y + 22],
    [x - 4, y + 26],
  ]);
  const brow = polygon([
    [x - 18, y - 10],
    [x + 4, y - 20],
    [x + 20, y - 10],
    [x + long, y + 8],
    [x + 12, y + 4],
  ]);
  const ear =
    build.horns === 'bear'
      ? dot(x - 6, y - 20, 8, mix(deep, body, 0.6))
      : shape(
          polygon([
            [x - 14, y - 12],
            [x - 22, y - 40],
            [x + 2, y - 18],
          ]),
          mix(body, bright, 0.25),
        );
  return (
    ear +
    shape(skull, mix(deep, body, 0.7)) +
    shape(brow, mix(body, bright, 0.35)) +
    dot(x + 12, y - 3, 3.6, light) +
    shape(
      polygon([
        [x + long - 8, y + 5],
        [x + long, y + 8],
        [x + long - 1, y + 13],
      ]),
      night,
    )
  );
}

function horns({ colours }: Brush, build: Build): string {
  const [x, y] = build.head;
  const { bright, light, body } = colours;
  const bone = mix(bright, light, 0.45);
  const cap = 'stroke-linecap="round"';
  if (build.horns === 'ram') {
    const curl = `M${x + 2} ${y - 16}C${x - 16} ${y - 52} ${x - 62} ${y - 34} ${x - 52} ${y + 4}C${x - 46} ${y + 30} ${x - 12} ${y + 24} ${x - 18} ${y + 4}`;
    return stroke(curl, bone, 13, cap) + stroke(curl, body, 13, 'stroke-dasharray="2 9" opacity=".6"');
  }
  if (build.horns === 'bull')
    return (
      stroke(`M${x - 6} ${y - 14}C${x - 2} ${y - 50} ${x + 40} ${y - 48} ${x + 48} ${y - 66}`, bone, 9, cap) +
      stroke(
        `M${x - 12} ${y - 12}C${x - 26} ${y - 44} ${x - 4} ${y - 58} ${x + 6} ${y - 74}`,
        mix(bone, body, 0.5),
        8,
        cap,
      )
    );
  if (build.horns === 'stag')
    return [0, 1]
      .map((k) => {
        const colour = k ? mix(bone, body, 0.5) : bone;
        const s = k ? -0.75 : 1;
        const tine = (dx: number, dy: number, tx: number, ty: number) =>
          stroke(
            `M${num(x + dx * s)} ${y + dy}q${num(tx * s * 0.1)} ${num(ty * 0.8)} ${num(tx * s)} ${ty}`,
            colour,
            4,
            cap,
          );
        return (
          stroke(
            `M${x} ${y - 16}C${num(x + 8 * s)} ${y - 56} ${num(x + 44 * s)} ${y - 56} ${num(x + 46 * s)} ${y - 98}`,
            colour,
            5.5,
            cap,
          ) +
          tine(18, -48, 34, -14) +
          tine(36, -66, 30, -22) +
          tine(10, -44, -4, -34) +
          tine(30, -58, -6, -36)
        );
      })
      .reverse()
      .join('');
  return '';
}

function mane({ colours, random }: Brush, build: Build): string {
  const [hx, hy] = build.head;
  const count = 8;
  return times(count, (i) => {
    const share = i / (count - 1);
    const x = 34 + (hx - 48 - 34) * share;
    const y = -52 * build.leg - 46 - build.hump + (hy + 52 * build.leg + 36 + build.hump) * share;
    return shape(
      polygon([
        [x - 8, y + 12],
        [x - 18 - random() * 10, y - 14 - random() * 12],
        [x + 10, y + 2],
      ]),
      mix(colours.body, colours.bright, 0.3 + 0.4 * (i % 2)),
    );
  });
}

function tailOf({ colours }: Brush, build: Build): string {
  const y = -52 * build.leg - 26;
  if (build.horns === 'wolf')
    return shape(
      `M-90 ${num(y)}C-130 ${num(y - 10)} -150 ${num(y + 30)} -166 ${num(y + 8)}C-162 ${num(y + 60)} -110 ${num(y + 50)} -84 ${num(y + 20)}Z`,
      mix(colours.deep, colours.body, 0.7),
    );
  if (build.horns === 'bull')
    return (
      stroke(
        `M-92 ${num(y)}q-26 20 -18 62`,
        mix(colours.deep, colours.body, 0.6),
        4.5,
        'stroke-linecap="round"',
      ) + dot(-110, y + 64, 6, colours.bright)
    );
  return shape(
    polygon([
      [-86, y - 10],
      [-106, y + 12],
      [-86, y + 14],
    ]),
    mix(colours.deep, colours.body, 0.8),
  );
}

/** A four-legged animal on a rise before a great moon: ram, stag, bull, wolf or bear. */
export const beast: Family = (brush) => {
  const { random, colours } = brush;
  const build = BUILDS[kindOf(brush, BUILDS.length)] ?? BUILDS[0];
  const flip = random() > 0.5 ? '-.95 .95' : '.95';
  const sky =
    backdrop(brush) +
    motes(brush, 38, 220) +
    celestial(brush, between(random, 170, 230), between(random, 104, 140), between(random, 66, 96));
  const far =
    shape(
      `M0 ${HEIGHT}V226Q80 ${num(between(random, 184, 214))} 180 218T${400} 206V${HEIGHT}Z`,
      mix(colours.deep, colours.night, 0.35),
    ) + mist(180, 90, 0.2);
  const animal =
    legs(build, 13, mix(colours.night, colours.deep, 0.5)) +
    tailOf(brush, build) +
    trunk(brush, build) +
    legs(build, 0, mix(colours.deep, colours.body, 0.42)) +
    (random() > 0.35 ? mane(brush, build) : '') +
    horns(brush, build) +
    head(brush, build);
  const ground = shape(`M0 ${HEIGHT}V268Q100 252 200 256T400 266V${HEIGHT}Z`, colours.night);
  const grass = times(26, (i) =>
    stroke(
      `M${i * 16} ${num(270 - 8 * Math.sin(i / 8))}q${num(between(random, -6, 6))} -8 ${num(between(random, -9, 9))} ${num(-between(random, 8, 22))}`,
      colours.night,
      2.2,
    ),
  );
  return sky + far + placed(animal, 196, 262, 0, flip) + ground + grass;
};
