import { describe, expect, it } from 'vitest';
import { rulesOf } from '#contract/games/templates.ts';
import { autoAction } from '#engine/bots/autoAction.ts';
import { personaOf } from '#engine/bots/lanePosterior.ts';
import { apply, deal, viewFor } from '#engine/draft.ts';
import type { Setup } from '#engine/formats/registry.ts';
import { inventedCatalogue, secretOf } from '#tests/support/engine/inventedGame.ts';
import { hasCardData } from '../harness/cardData.ts';
import { structuresOf } from './structures.ts';

const LIST = 'reports/63-dm-540-4x6.txt';
const SEATS = 4;

describe.skipIf(!hasCardData(LIST, 'bots draft a list without ratings'))('a list without ratings', () => {
  it('has the picks of its bots spread over the pack, and hints that say why', () => {
    const [structure] = structuresOf(LIST);
    if (!structure) throw new Error('The list has a pack.');
    const { stored, definition, cards, template } = structure;
    const catalogue = inventedCatalogue(cards, { packs: { [stored.slug]: definition } });
    const setup: Setup = { catalogue, template: rulesOf(template), seats: SEATS, solo: false };
    const firsts: number[] = [];
    for (let seed = 1; seed <= 15; seed += 1) {
      let state = deal(setup, secretOf(seed));
      for (let seat = 0; seat < SEATS; seat += 1) {
        const view = viewFor(setup, state, { seat });
        const order = view.pack?.cards.map(({ id }) => id) ?? [];
        expect(autoAction(setup, view).reason).toBe(
          `Drawn at random from ${order.length} equally good cards.`,
        );
        const { action } = autoAction(setup, view, undefined, personaOf(seat));
        if (action.type !== 'pick') throw new Error('These drafts ask for picks alone.');
        firsts.push(order.indexOf(action.cardInstanceIds[0]!));
        const applied = apply(setup, state, action);
        if (!applied.ok) throw new Error(applied.refusal);
        state = applied.state;
      }
    }
    expect(new Set(firsts).size).toBeGreaterThan(10);
    const mean = firsts.reduce((sum, place) => sum + place, 0) / firsts.length;
    expect(Math.abs(mean - 7)).toBeLessThan(2.5);
  });
});
