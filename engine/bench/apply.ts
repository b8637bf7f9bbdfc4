import { belowFrom } from '#tests/support/engine/chance.ts';
import { inventedCatalogue, inventedLane, secretOf } from '#tests/support/engine/inventedGame.ts';
import { playOut } from '#tests/support/engine/play.ts';
import { retailCards, retailPack } from '#tests/support/engine/retailPack.ts';
import { autoAction } from '../bots/autoAction.ts';
import { apply, deal, viewFor } from '../draft.ts';
import type { Setup } from '../formats/registry.ts';

const round = {
  pack: 'retail',
  opening: [],
  steps: [
    { do: 'pick', count: 1 },
    { do: 'pass', direction: 'left' },
  ],
} as const;
const lanes = ['ember', 'tide', 'grove', 'dusk', 'bone'].map(inventedLane);
const setup: Setup = {
  catalogue: inventedCatalogue(retailCards, {
    lanes,
    laneRule: { kind: 'best', lanes: 2 },
    packs: { retail: retailPack },
  }),
  template: { format: 'booster', rounds: [round, round, round] },
  seats: 8,
  solo: false,
};

const { actions, states } = playOut(setup, secretOf(1), belowFrom(1), true);
const RUNS = 60;

function timed(name: string, work: () => number): void {
  work();
  const startedAtMs = performance.now();
  let done = 0;
  for (let run = 0; run < RUNS; run += 1) done += work();
  const spentUs = (performance.now() - startedAtMs) * 1000;
  console.log(`${name}: ${(spentUs / done).toFixed(2)} µs`);
}

timed('deal of 8 seats × 3 packs × 15 cards', () => {
  deal(setup, secretOf(1));
  return 1;
});
timed('apply of one pick, 8 seats', () => {
  let state = states[0]!;
  for (const action of actions) {
    const applied = apply(setup, state, action);
    if (applied.ok) state = applied.state;
  }
  return actions.length;
});
timed('views of all 8 seats', () => {
  for (const state of states) for (let seat = 0; seat < 8; seat += 1) viewFor(setup, state, { seat });
  return states.length;
});
timed('one decision of a bot', () => {
  let decided = 0;
  for (const state of states.slice(0, 100)) {
    for (let seat = 0; seat < 8; seat += 1) {
      const view = viewFor(setup, state, { seat });
      if (!view.pack) continue;
      autoAction(setup, view);
      decided += 1;
    }
  }
  return decided;
});
