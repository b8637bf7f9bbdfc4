import type { StoredBoosterTemplate } from '#contract/games/templates.ts';

type Step = StoredBoosterTemplate['rounds'][number]['steps'][number];

/** The way a round's packs travel: left, right, left … */
export function directionOf(roundIndex: number): 'left' | 'right' {
  return roundIndex % 2 === 0 ? 'left' : 'right';
}

/** Take one, pass on, in each of the rounds, which open the packs of these slugs in order. */
export function pickOneRounds(packs: readonly string[]): StoredBoosterTemplate['rounds'] {
  return packs.map((pack, index) => ({ pack, opening: [], steps: turn(1, 0, index) }));
}

/** One turn with a pack: pick, burn where there is something to burn, pass. */
export function turn(picks: number, burns: number, roundIndex: number): Step[] {
  const burn: Step[] = burns > 0 ? [{ do: 'burn', count: burns }] : [];
  return [{ do: 'pick', count: picks }, ...burn, { do: 'pass', direction: directionOf(roundIndex) }];
}
