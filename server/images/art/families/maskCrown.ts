import type { Brush } from '../brush.ts';
import { between } from '../seededRandom.ts';
import { mix, num, placed, shape, stroke, times } from '../svgText.ts';

function horns({ colours, random }: Brush): string {
  const up = between(random, 40, 80);
  const out = between(random, 90, 140);
  return times(3, (k) => {
    const b = 30 + k * 22;
    return shape(
      `M${200 + b} ${102 + k * 22}Q${num(200 + out + k * 26)} ${84 + k * 26} ${num(270 + up + k * 22)} ${26 + k * 50}Q${270 + b + k * 8} ${126 + k * 24} ${192 + b} ${138 + k * 24}Z`,
      mix(colours.deep, colours.body, 0.4 + k * 0.28),
    );
  });
}

function antlers({ colours, random }: Brush): string {
  const turn = between(random, 0.7, 0.95);
  const branch = (
    x: number,
    y: number,
    angle: number,
    length: number,
    width: number,
    depth: number,
  ): string => {
    if (depth <= 0) return '';
    const toX = x + Math.cos(angle) * length;
    const toY = y + Math.sin(angle) * length;
    const limb = stroke(
      `M${num(x)} ${num(y)}Q${num(x + length * 0.1)} ${num(toY)} ${num(toX)} ${num(toY)}`,
      depth > 2 ? mix(colours.deep, colours.body, 0.5) : mix(colours.deep, colours.body, 0.95),
      width,
      'stroke-linecap="round"',
    );
    const fork =
      depth > 1
        ? branch(x + (toX - x) * 0.6, y + (toY - y) * 0.6, angle + 0.75, length * 0.5, width * 0.6, depth - 2)
        : '';
    return limb + branch(toX, toY, angle - 0.5, length * 0.74, width * 0.68, depth - 1) + fork;
  };
  return branch(224, 90, -turn, 78, 13, 4);
}

const spikes = ({ colours, random }: Brush): string => {
  const count = 6 + Math.floor(random() * 4);
  return times(count, (i) => {
    const a = -Math.PI * (0.5 - (0.47 * i) / (count - 1));
    const r = i % 2 ? 200 : 158;
    const at = (turn: number, length: number) =>
      `${num(200 + Math.cos(a + turn) * length)} ${num(150 + Math.sin(a + turn) * length)}`;
    return shape(
      `M${at(-0.07, 90)}L${at(0, r)}L${at(0.07, 90)}Z`,
      i % 2 ? mix(colours.body, colours.bright, 0.4) : mix(colours.deep, colours.body, 0.85),
    );
  });
};

const plumes = ({ colours }: Brush): string =>
  times(2, (k) =>
    times(4, (i) =>
      placed(
        shape(
          `M0 0C${34 - k * 6} -60 ${30 - k * 6} -140 0 ${-186 + k * 44}C${-30 + k * 6} -140 ${-34 + k * 6} -60 0 0Z`,
          k ? mix(colours.body, colours.bright, 0.4) : mix(colours.deep, colours.body, 0.35 + 0.4 * (i % 2)),
          `stroke="${colours.night}" stroke-opacity=".5"`,
        ),
        200,
        150,
        80 - i * 26 - k * 12,
      ),
    ),
  );

const ears = ({ colours, random }: Brush): string => {
  const tip = between(random, 8, 44);
  const out = between(random, 84, 128);
  return (
    shape(
      `M218 82Q${num(200 + out * 0.7)} ${num(tip - 4)} ${num(200 + out)} ${num(tip)}Q${num(212 + out)} 92 284 146Z`,
      mix(colours.deep, colours.body, 0.7),
    ) +
    shape(
      `M236 86Q${num(200 + out * 0.78)} ${num(tip + 26)} ${num(196 + out)} ${num(tip + 18)}Q${num(200 + out)} 84 274 126Z`,
      mix(colours.body, colours.bright, 0.5),
    )
  );
};

const curls = ({ colours }: Brush): string =>
  stroke(
    'M222 84C286 20 360 78 326 146C306 184 262 166 276 132C284 112 308 122 302 138',
    mix(colours.deep, colours.body, 0.75),
    25,
    'stroke-linecap="round"',
  ) +
  stroke(
    'M222 84C286 20 360 78 326 146C306 184 262 166 276 132',
    mix(colours.body, colours.bright, 0.6),
    6,
    'stroke-linecap="round" stroke-dasharray="3 12"',
  );

const fins = ({ colours }: Brush): string =>
  times(3, (k) =>
    shape(
      `M${256 - k * 4} ${82 + k * 46}Q${340 - k * 14} ${44 + k * 50} ${372 - k * 24} ${76 + k * 58}Q${340 - k * 20} ${92 + k * 50} ${352 - k * 24} ${120 + k * 50}Q${300 - k * 8} ${110 + k * 46} ${250 - k * 6} ${138 + k * 40}Z`,
      mix(colours.deep, colours.bright, 0.25 + k * 0.16),
    ),
  ) + shape('M200 10Q216 44 210 72L200 76Z', mix(colours.body, colours.bright, 0.5));

const crest = ({ colours }: Brush): string =>
  shape(
    'M200 4L222 22L236 10L244 40L270 34L268 66L290 76L270 104L200 84Z',
    mix(colours.deep, colours.body, 0.55),
  ) + shape('M200 26L216 42L230 34L234 58L250 60L246 84L200 88Z', mix(colours.body, colours.bright, 0.55));

const CROWNS = [horns, antlers, spikes, plumes, ears, curls, fins, crest] as const;

/** The right half of what stands on and beside a mask. */
export const crown = (brush: Brush, kind: number): string => (CROWNS[kind] ?? horns)(brush);
