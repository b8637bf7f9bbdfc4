import { expect, it } from 'vitest';
import { secretOf } from '#tests/support/engine/inventedGame.ts';
import { namedSetup } from '#tests/support/engine/setups.ts';
import { autoAction } from '../../bots/autoAction.ts';
import { deal, viewFor } from '../../draft.ts';

const setup = namedSetup('glimpse', 2);
const view = viewFor(setup, deal(setup, secretOf(4)), { seat: 0 });
const cards = view.pack?.cards.map(({ id }) => id) ?? [];
const NOTHING = { reserved: [], reservedBurns: [], starred: [] };

/** What the clock takes and burns for a seat with these wishes. */
function clocked(hints: Partial<typeof NOTHING>) {
  const { action } = autoAction(setup, view, { ...NOTHING, ...hints });
  if (action.type !== 'pick') throw new Error('A pack asks for a pick.');
  return { picks: action.cardInstanceIds, burns: action.burnIds };
}

it('a starred second choice is not burned for its own player while another card is there', () => {
  for (const second of clocked({}).burns) {
    const starred = [clocked({}).picks[0], second] as never[];
    const { picks, burns } = clocked({ starred });
    expect(picks).toEqual(starred.slice(0, 1));
    expect(burns.length).toBe(view.pack?.demand.burns);
    expect(burns).not.toContain(second);
  }
});

it('of starred cards alone the least wished for is burned, and what was reserved to burn before all', () => {
  const starred = cards as never[];
  const burns = view.pack?.demand.burns ?? 0;
  expect(clocked({ starred }).burns).toEqual(cards.toReversed().slice(0, burns));
  expect(clocked({ starred, reservedBurns: cards.slice(1, 2) as never[] }).burns[0]).toBe(cards[1]);
});
