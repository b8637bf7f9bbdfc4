import { describe, expect, it } from 'vitest';
import { draftsOfPile, pileFit } from './pileFit.ts';

const copiesOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ printing: `otter-${at}`, weight: 1 }));

const draftsOf = (count: number) =>
  draftsOfPile({ slug: 'otters', name: 'Otters', noun: 'cube', copies: copiesOf(count) });

describe('the drafts of a pile', () => {
  it.each([
    [540, 8, 15],
    [360, 8, 15],
    [359, 7, 15],
    [90, 2, 15],
    [89, 2, 14],
    [40, 2, 6],
    [30, 2, 5],
  ])('%d cards: %d seats with packs of %d', (cards, seats, packSize) => {
    expect(pileFit(cards).draft).toEqual({ seats, packSize });
    const { packs, templates, undealable } = draftsOf(cards);
    expect(packs[0]?.layouts[0]?.slots[0]?.count).toBe(packSize);
    expect(templates[0]).toMatchObject({ slug: 'otters-draft', name: 'Otters draft', seats });
    expect(templates.map(({ format }) => format)).toEqual(seats === 8 ? ['booster'] : ['booster', 'winston']);
    expect(undealable).toEqual([]);
  });

  it('are none where the cards are too few, which is said', () => {
    expect(pileFit(29).draft).toBeNull();
    expect(draftsOf(29)).toMatchObject({
      undealable: ['otters-draft'],
      warnings: [
        '29 cards are too few for a draft: 2 players with 3 packs of 5 need 30. A table of 8 with 3 packs of 15 needs 360.',
      ],
    });
  });

  it('deal three packs and a Winston of the whole pile', () => {
    const [draft, winston] = draftsOf(60).templates;
    expect(draft?.format === 'booster' && draft.rounds).toHaveLength(3);
    expect(winston).toMatchObject({ slug: 'otters-winston', pack: 'otters', packs: 6, piles: 3, seats: 2 });
  });
});
