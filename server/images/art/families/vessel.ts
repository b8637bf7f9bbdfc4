import { type Brush, type Family, kindOf } from '../brush.ts';
import { backdrop, glow, motes, rays } from '../scene.ts';
import { between } from '../seededRandom.ts';
import { dot, mix, num, oval, placed, polygon, ring, shape, stroke, times } from '../svgText.ts';

interface Metal {
  readonly dark: string;
  readonly mid: string;
  readonly shine: string;
}

function lantern({ colours }: Brush, { dark, mid, shine }: Metal): string {
  const bars = times(3, (i) => stroke(`M${172 + i * 28} 104V206`, dark, 4));
  return (
    ring(200, 52, 20, mid, 5) +
    shape('M150 104L176 74H224L250 104Z', mid) +
    shape('M150 104L176 74H200V104Z', dark, 'opacity=".45"') +
    shape('M158 104H242L248 206H152Z', colours.night, 'opacity=".75"') +
    glow(200, 160, 90) +
    shape(
      'M200 118C222 150 226 166 222 180Q214 200 200 200Q186 200 178 180C176 162 192 150 200 118Z',
      colours.bright,
    ) +
    shape('M200 146Q214 172 208 188Q200 198 192 188Q188 172 200 146Z', colours.light) +
    bars +
    shape('M146 206H254L262 226H138Z', mid) +
    shape('M138 226H262V234H138Z', shine)
  );
}

function bell({ colours }: Brush, { dark, mid, shine }: Metal): string {
  const d = 'M200 66C242 66 246 118 252 160Q258 196 280 212H120Q142 196 148 160C154 118 158 66 200 66Z';
  return (
    ring(200, 54, 15, mid, 7) +
    shape(d, mid) +
    shape(
      'M200 66C158 66 154 118 148 160Q142 196 120 212H168C180 160 180 110 200 66Z',
      dark,
      'opacity=".5"',
    ) +
    shape('M226 80C240 104 240 150 250 186L234 200C232 160 232 112 218 76Z', shine, 'opacity=".85"') +
    stroke('M146 172H254M132 198H268', dark, 3, 'opacity=".6"') +
    times(7, (i) => dot(158 + i * 14, 185, 3, shine)) +
    dot(200, 226, 15, dark) +
    dot(204, 222, 5, shine) +
    times(3, (i) =>
      stroke(
        `M${96 - i * 20} ${180 - i * 14}q-14 26 0 54M${304 + i * 20} ${180 - i * 14}q14 26 0 54`,
        colours.light,
        2,
        `opacity="${num(0.7 - i * 0.2)}"`,
      ),
    )
  );
}

function urn({ colours }: Brush, { dark, mid, shine }: Metal): string {
  const d = 'M168 84H232L226 104C270 122 274 184 232 222L240 240H160L168 222C126 184 130 122 174 104Z';
  const bands = [134, 166, 198]
    .map((y, i) =>
      stroke(
        `M${[140, 134, 150][i]} ${y}Q200 ${y + 14} ${[260, 266, 250][i]} ${y}`,
        i === 1 ? colours.light : dark,
        3,
        'opacity=".75"',
      ),
    )
    .join('');
  const runes = times(7, (i) =>
    placed(shape('M-5 -8L5 0L-5 8Z', colours.light), 150 + i * 17, 154 + Math.sin((i / 6) * Math.PI) * 8),
  );
  return (
    stroke('M156 120C116 104 112 168 142 176M244 120C284 104 288 168 258 176', mid, 8) +
    shape(d, mid) +
    shape('M168 84H200V240H160L168 222C126 184 130 122 174 104Z', dark, 'opacity=".38"') +
    shape('M232 122C250 140 252 180 230 206C238 176 240 146 226 120Z', shine, 'opacity=".8"') +
    bands +
    runes +
    oval(200, 84, 36, 8, shine) +
    oval(200, 84, 28, 5, colours.night) +
    glow(200, 66, 50, 0.9)
  );
}

function dial(brush: Brush, { dark, mid, shine }: Metal): string {
  const { colours, random } = brush;
  const marks = times(24, (i) =>
    placed(
      stroke(`M0 -78V${i % 6 ? -86 : -94}`, i % 6 ? mid : colours.light, i % 6 ? 2 : 4),
      200,
      146,
      i * 15,
    ),
  );
  const rose = times(8, (i) =>
    placed(
      shape(`M0 ${i % 2 ? -44 : -68}L9 -10L0 0Z`, i % 2 ? mid : shine) +
        shape(`M0 ${i % 2 ? -44 : -68}L-9 -10L0 0Z`, i % 2 ? dark : mid),
      200,
      146,
      i * 45,
    ),
  );
  const turn = between(random, -70, 70);
  return (
    dot(200, 146, 108, dark) +
    ring(200, 146, 104, mid, 9) +
    ring(200, 146, 72, shine, 1.5) +
    dot(200, 146, 71, colours.night, 'opacity=".8"') +
    marks +
    rose +
    placed(shape('M0 -84L8 0L0 20L-8 0Z', colours.light), 200, 146, turn) +
    dot(200, 146, 9, dark) +
    dot(200, 146, 4, colours.light)
  );
}

function key({ colours }: Brush, { dark, mid, shine }: Metal): string {
  const bow =
    times(4, (i) => placed(ring(0, -24, 21, i % 2 ? mid : shine, 8), 200, 96, i * 90)) +
    dot(200, 96, 15, dark) +
    dot(200, 96, 8, colours.light);
  return (
    bow +
    shape('M193 118H207V252H193Z', mid) +
    shape('M193 118H199V252H193Z', dark, 'opacity=".4"') +
    shape('M207 206H240V218H228V228H240V246H207Z', mid) +
    shape('M207 206H240V210H207Z', shine) +
    shape('M187 132H213V142H187Z', shine) +
    shape('M189 148H211V154H189Z', mid)
  );
}

function tome({ colours }: Brush, { dark, mid, shine }: Metal): string {
  const page = (i: number) =>
    shape(
      `M200 ${220 - i * 4}C230 ${196 - i * 5} 276 ${194 - i * 5} ${312 - i * 5} ${210 - i * 5}V${112 - i * 4}C276 ${96 - i * 4} 230 ${98 - i * 4} 200 ${122 - i * 4}Z`,
      i === 2 ? colours.light : mix(shine, dark, 0.45 - i * 0.18),
    );
  const lines = times(6, (i) =>
    stroke(
      `M216 ${124 + i * 14}C240 ${112 + i * 14} 268 ${110 + i * 14} 290 ${116 + i * 14}`,
      mix(mid, dark, 0.4),
      2,
      `opacity=".7" stroke-dasharray="${14 + i * 5} 4 9 4"`,
    ),
  );
  const half = `${shape('M200 234C232 210 284 208 324 224V112L312 110V214C276 200 230 202 200 226Z', dark)}${times(3, page)}${lines}`;
  return `<g id="t">${half}</g><use href="#t" transform="matrix(-1 0 0 1 400 0)"/>${glow(200, 110, 80, 0.9)}${shape(
    polygon([
      [200, 52],
      [214, 74],
      [200, 96],
      [186, 74],
    ]),
    colours.light,
  )}`;
}

const THINGS = [lantern, bell, urn, dial, key, tome] as const;

/** A made thing in a pool of light: lantern, bell, urn, dial, key or book. */
export const vessel: Family = (brush) => {
  const { random, colours } = brush;
  const thing = THINGS[kindOf(brush, THINGS.length)] ?? lantern;
  const metal: Metal = {
    dark: mix(colours.night, colours.body, 0.35),
    mid: mix(colours.body, colours.bright, 0.3),
    shine: mix(colours.bright, colours.light, 0.45),
  };
  const ground =
    backdrop(brush) +
    (random() > 0.5 ? rays(200, 140, 20, colours.light, 0.09) : motes(brush, 40, 260, 2)) +
    glow(200, 144, 168);
  const table =
    oval(200, 268, 190, 30, colours.night, 'opacity=".8"') +
    oval(200, 258, 110, 14, colours.bright, 'opacity=".18"');
  return ground + table + placed(thing(brush, metal), 0, 10, 0) + motes(brush, 16, 250, 1.6);
};
