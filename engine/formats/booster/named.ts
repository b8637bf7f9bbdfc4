import type { Round, Step } from '../../core/template.ts';

/** What happens to the packs of a round, whatever kind of pack it opens. */
export type RoundProgram = Pick<Round, 'opening' | 'steps'>;

type Way = 'left' | 'right';

const pick = (count: number): Step => ({ do: 'pick', count });
const burn = (count: number): Step => ({ do: 'burn', count });
const pass = (direction: Way): Step => ({ do: 'pass', direction });

/** Take one, pass the rest. */
export const classic = (way: Way): RoundProgram => ({ opening: [], steps: [pick(1), pass(way)] });

/** Take two at a time, pass the rest. */
export const pickTwo = (way: Way): RoundProgram => ({ opening: [], steps: [pick(2), pass(way)] });

/** Take one and burn `burns`, pass the rest; also called burn draft. */
export const glimpse = (way: Way, burns = 2): RoundProgram => ({
  opening: [],
  steps: [pick(1), burn(burns), pass(way)],
});

/** Take one of the first pack and two of each that follows; who sees a pack as the `looks`-th discards its rest. */
export const minneapolis = (way: Way, looks = 4): RoundProgram => {
  const between = Array.from({ length: Math.max(0, looks - 2) }, () => [pick(2), pass(way)]).flat();
  return { opening: [pick(1), pass(way), ...between], steps: [pick(2), { do: 'discardRest' }] };
};

/** A round whose packs are leaders: everybody takes one of each pack that comes, until none is left. */
export const leader = (way: Way): RoundProgram => classic(way);

/** For one player alone: keep `picks` of each pack, discard the rest. */
export const supreme = (picks = 3): RoundProgram => ({
  opening: [],
  steps: [pick(picks), { do: 'discardRest' }],
});

/** Rounds of one kind of pack that go left, right, left and so on. */
export function alternating(pack: string, rounds: number, programOf: (way: Way) => RoundProgram): Round[] {
  return Array.from({ length: rounds }, (_, round) => ({
    pack,
    ...programOf(round % 2 === 0 ? 'left' : 'right'),
  }));
}
