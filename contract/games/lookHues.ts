/** The hues of the look by the names that games may use for them. */
export const LOOK_HUES: Readonly<Record<string, string>> = {
  ember: '#ff8a55',
  tide: '#63c7d8',
  grove: '#93c565',
  dusk: '#c79bea',
  volt: '#8fa9ff',
  bone: '#d3c0a0',
};
