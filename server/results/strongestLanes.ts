const LANES_TOLD = 3;
const LEAST_SHARE = 1 / 5;

/**
 * The lanes that most of these cards belong to, strongest first: as few as hold half of the cards together, at most three,
 * none below a fifth. Empty where no such lanes are: a pool that is spread out is mostly nothing.
 */
export function strongestLanes(cards: readonly { readonly lanes: readonly string[] }[]): string[] {
  const counts = new Map<string, number>();
  for (const { lanes } of cards) for (const lane of lanes) counts.set(lane, (counts.get(lane) ?? 0) + 1);
  const strongest = [...counts]
    .filter(([, count]) => count >= cards.length * LEAST_SHARE)
    .sort((a, b) => b[1] - a[1])
    .map(([lane]) => lane);
  for (let told = 1; told <= Math.min(LANES_TOLD, strongest.length); told += 1) {
    const lanes = strongest.slice(0, told);
    const held = cards.filter((card) => card.lanes.some((lane) => lanes.includes(lane))).length;
    if (held * 2 >= cards.length) return lanes;
  }
  return [];
}
