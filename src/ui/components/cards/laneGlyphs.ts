const FLAME =
  'M12 2.5c1 4-5 6.3-5 12a5.6 5.6 0 0 0 11 1.6c.6-3-1-4.6-1.8-6.6-.7 1.5-1.5 2-2.4 2.2C14.6 8 14.2 4.6 12 2.5Z';
const WAVE =
  'M2.5 14.5c3 0 3.4-2 4.8-5.3C8.7 6 11 4.5 13.8 4.5c3.6 0 6 2.2 6.2 4.8-1.3-1.3-3.2-1.7-4.6-.7-2 1.4-1.3 4.5 1 5.3 1.6.6 3.4.5 5.1-.1v5.7h-19Z';
const LEAF =
  'M20.5 3.5c-9-.6-15.6 3-15.7 9.6 0 1.7.5 3.2 1.3 4.4L3.6 20l1.5 1.5 2.5-2.6c1.2.8 2.7 1.2 4.3 1.1 6.6-.2 9.6-7.5 8.6-16.5Z';
const MOON = 'M15.5 3A9.2 9.2 0 1 0 21 15.3 7.8 7.8 0 0 1 15.5 3Z';
const BOLT = 'M13.8 2 4.5 13.6h6L9 22l9.8-12.2h-6.2Z';
const NUT = 'M12 2.5 20 7v10l-8 4.5L4 17V7Zm0 5.5a4 4 0 1 0 .01 0Z';
const SUN =
  'M12 7a5 5 0 1 0 .01 0ZM11 1.5h2V5h-2Zm0 17.5h2v3.5h-2ZM1.5 11H5v2H1.5Zm17.5 0h3.5v2H19ZM4 5.4 5.4 4l2.5 2.5-1.4 1.4Zm12.1 12.1 1.4-1.4L20 18.6 18.6 20ZM4 18.6l2.5-2.5 1.4 1.4L5.4 20ZM16.1 6.5 18.6 4 20 5.4l-2.5 2.5Z';
const DROP = 'M12 2c3.5 4.6 6.5 8 6.5 12.2a6.5 6.5 0 0 1-13 0C5.5 10 8.5 6.6 12 2Z';
const PEAK = 'M14 4.5 22.5 20h-21L8 9.5l2.4 3.6Z';
const EYE = 'M12 5C6.5 5 2.7 9 1 12c1.7 3 5.5 7 11 7s9.3-4 11-7c-1.7-3-5.5-7-11-7Zm0 3a4 4 0 1 1-.01 0Z';
const SHIELD = 'M12 2 20.5 5v6.5c0 5-3.4 8.6-8.5 10.5-5.1-1.9-8.5-5.5-8.5-10.5V5Z';
const CROWN = 'M3 7.5 7.5 11 12 4l4.5 7L21 7.5 19.2 19H4.8Z';
const CUBE = 'M12 2 21 7v10l-9 5-9-5V7Zm0 3.2L7 8l5 2.8L17 8Z';
const ORBIT =
  'M12 7.5a4.5 4.5 0 1 0 .01 0ZM4.3 16.4c-3.6 3.2-2.3 5.3 2.3 3.9l-.7-1.5c-1.2.3-1.5 0-.5-1.2Zm15.4-8.8c3.6-3.2 2.3-5.3-2.3-3.9l.7 1.5c1.2-.3 1.5 0 .5 1.2Zm-.6 1.3A40 40 0 0 1 5.6 18.9l.9.9C11 18.6 17.5 13.5 20 9.7Z';
const COIN = 'M12 2.5a9.5 9.5 0 1 0 .01 0Zm0 4L17.5 12 12 17.5 6.5 12Z';
const STAR = 'M12 2 15 8.8l7.3.7-5.5 4.9 1.6 7.2L12 17.8l-6.4 3.8 1.6-7.2L1.7 9.5 9 8.8Z';
const HEART = 'M12 21C5 15.5 2 12 2 8.2A5.2 5.2 0 0 1 12 6.5a5.2 5.2 0 0 1 10 1.7C22 12 19 15.5 12 21Z';
const GEAR =
  'M10.3 2h3.4l.5 2.7 1.9.8 2.3-1.6 2.4 2.4-1.6 2.3.8 1.9 2.7.5v3.4l-2.7.5-.8 1.9 1.6 2.3-2.4 2.4-2.3-1.6-1.9.8-.5 2.7h-3.4l-.5-2.7-1.9-.8-2.3 1.6-2.4-2.4 1.6-2.3-.8-1.9L1.3 14.4V11l2.7-.5.8-1.9L3.2 6.3l2.4-2.4 2.3 1.6 1.9-.8ZM12 8.5a3.5 3.5 0 1 0 .01 0Z';
const BLADE = 'M20.5 3.5v4L11 17l1.5 1.5-1.5 1.5-3-3-3.5 3.5L3 19l3.5-3.5-3-3L5 11l1.5 1.5 9.5-9Z';

const INGOT = 'M7 6h10l2.5 5.500h-15ZM2.5 13h8.700l2 5.500H.8ZM12.8 13h8.700l1.7 5.500h-8.400Z';

const SHEAF =
  'M11 22V13C6.5 13 4.5 10 4.5 6c3.5 0 5.7 1.5 6.5 4.500V2h2v8.500C13.8 7.5 16 6 19.5 6c0 4-2 7-6.5 7v9Z';

const SIGNAL =
  'M12 10a2.2 2.2 0 0 1 1 4.200V22h-2v-7.800A2.2 2.2 0 0 1 12 10ZM7.2 7.400l1.5 1.400a4.7 4.7 0 0 0 0 6.600l-1.5 1.400a6.7 6.7 0 0 1 0-9.400Zm9.6 0a6.7 6.7 0 0 1 0 9.400l-1.5-1.400a4.7 4.7 0 0 0 0-6.600ZM4.4 4.500l1.4 1.400a8.7 8.7 0 0 0 0 12.400l-1.4 1.400a10.7 10.7 0 0 1 0-15.200Zm15.2 0a10.7 10.7 0 0 1 0 15.200l-1.4-1.400a8.7 8.7 0 0 0 0-12.400Z';

/** Glyphs a game may name for its lanes; an unknown name is drawn as the first letter of the lane. */
export const LANE_GLYPHS: Readonly<Record<string, string>> = {
  flame: FLAME,
  ember: FLAME,
  fire: FLAME,
  wave: WAVE,
  tide: WAVE,
  leaf: LEAF,
  grove: LEAF,
  moon: MOON,
  dusk: MOON,
  bolt: BOLT,
  volt: BOLT,
  nut: NUT,
  hexagon: NUT,
  bone: NUT,
  sun: SUN,
  drop: DROP,
  peak: PEAK,
  mountain: PEAK,
  eye: EYE,
  shield: SHIELD,
  crown: CROWN,
  cube: CUBE,
  orbit: ORBIT,
  planet: ORBIT,
  coin: COIN,
  star: STAR,
  heart: HEART,
  gear: GEAR,
  blade: BLADE,
  sword: BLADE,
  signal: SIGNAL,
  sheaf: SHEAF,
  ingot: INGOT,
};
