import type { GameDefinition } from '#contract/games/game.ts';

type Rarity = GameDefinition['rarities'][number];
type Look = Pick<Rarity, 'colour' | 'shape'>;

const SHAPES: readonly Rarity['shape'][] = ['circle', 'diamond', 'hexagon', 'star', 'ring'];
/** Each has a contrast of at least 3 to 1 with the ground of a card's mark. */
const COLOURS = [
  '#B9C2BD',
  '#6CC3F2',
  '#F2B632',
  '#FF8157',
  '#D9A2E8',
  '#8FD16A',
  '#F29BB2',
  '#8FA9FF',
  '#4FC9B0',
  '#F0E3B8',
  '#D98E4A',
  '#FF5F6D',
];

const pairOf = ({ colour, shape }: Look) => `${shape} ${colour.toLowerCase()}`;

/**
 * Gives each rarity a shape and colour that no rarity before it has, and none of `known`. One keeps the look that it
 * comes with while that is free.
 */
export function withDistinctLooks(rarities: readonly Rarity[], known: readonly Look[] = []): Rarity[] {
  const used = [...known];
  return rarities.map((rarity) => {
    const look = freeLook(rarity, used);
    used.push(look);
    return { ...rarity, ...look };
  });
}

/** A look that is free: the rarity's own, else another colour with the shape that is used least. */
function freeLook({ colour, shape }: Look, used: readonly Look[]): Look {
  const pairs = new Set(used.map(pairOf));
  const isFree = (look: Look) => !pairs.has(pairOf(look));
  if (isFree({ colour, shape })) return { colour, shape };
  const seen = new Set(used.map((look) => look.colour.toLowerCase()));
  const fresh = COLOURS.filter((one) => !seen.has(one.toLowerCase()));
  const timesUsed = (one: Rarity['shape']) => used.filter((look) => look.shape === one).length;
  const shapes = SHAPES.toSorted((a, b) => timesUsed(a) - timesUsed(b));
  const looks = [...fresh, ...COLOURS].flatMap((one) =>
    shapes.map((other) => ({ colour: one, shape: other })),
  );
  return looks.find(isFree) ?? madeLook(used.length, isFree);
}

/** Beyond the palette: the next colour around the circle that is free with some shape. */
function madeLook(from: number, isFree: (look: Look) => boolean): Look {
  for (let step = from; ; step += 1) {
    const shape = SHAPES[step % SHAPES.length] ?? 'circle';
    const look = { colour: hexOfStep(step), shape };
    if (isFree(look)) return look;
  }
}

/** A light colour; each step turns the hue by the golden angle. */
function hexOfStep(step: number): string {
  const turn = (step * 137.508) / 30;
  const channel = (offset: number) => {
    const place = (offset + turn) % 12;
    return Math.round((0.7 - 0.2 * Math.max(-1, Math.min(place - 3, 9 - place, 1))) * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}
