import type { Rarity } from './gameLook.ts';

export const RARITY_SHAPES: Readonly<
  Record<Rarity['shape'], { readonly path: string; readonly pips: number }>
> = {
  circle: { path: 'M12 3.6a8.4 8.4 0 1 0 .01 0Z', pips: 1 },
  diamond: { path: 'M12 1.5 22.5 12 12 22.5 1.5 12Z', pips: 2 },
  hexagon: { path: 'M12 1 21.8 6.5v11L12 23l-9.8-5.5v-11Z', pips: 3 },
  star: { path: 'M12 .5C13 8 16 11 23.5 12 16 13 13 16 12 23.5 11 16 8 13 .5 12 8 11 11 8 12 .5Z', pips: 4 },
  ring: { path: 'M12 1.5a10.5 10.5 0 1 0 .01 0Zm0 5.2a5.3 5.3 0 1 1-.01 0Z', pips: 5 },
};
