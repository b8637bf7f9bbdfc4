import { stateHash } from '../draft.ts';
import type { Setup } from '../setup.ts';
import { secretOf } from '../testing/inventedGame.ts';
import { belowFrom, playOut } from '../testing/play.ts';
import { namedSetup } from '../testing/setups.ts';

const rounds = [
  namedSetup('classic', 4, 'retail', 1),
  namedSetup('minneapolis', 4, 'cube', 1),
  namedSetup('chancy', 4, 'mixed', 1),
  namedSetup('rightward', 4, 'printed', 1),
].flatMap(({ template }) => template.rounds);

const goldenSetup: Setup = {
  ...namedSetup('classic', 4),
  template: { format: 'booster', rounds },
  solo: true,
};

/** Hash of each state of one draft that touches every kind of pack and step. */
export function goldenHashes(): readonly string[] {
  return playOut(goldenSetup, secretOf(20_240), belowFrom(20_240)).states.map(stateHash);
}
