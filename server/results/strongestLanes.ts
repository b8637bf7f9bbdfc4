const LANES_TOLD = 3;
const LEAST_SHARE = 1 / 5;

/** The lanes that most of these cards belong to, strongest first; at most three, none below a fifth of the cards. */
export function strongestLanes(cards: readonly { readonly lanes: readonly string[] }[]): string[] {
  const counts = new Map<string, number>();
  for (const { lanes } of cards) for (const lane of lanes) counts.set(lane, (counts.get(lane) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= cards.length * LEAST_SHARE)
    .sort((a, b) => b[1] - a[1])
    .slice(0, LANES_TOLD)
    .map(([lane]) => lane);
}
