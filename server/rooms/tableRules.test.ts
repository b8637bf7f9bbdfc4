import { describe, expect, it } from 'vitest';
import type { StoredTemplate } from '#contract/templates.ts';
import { classic } from '#engine/formats/booster/named.ts';
import { mayShape, shapedTemplate } from './tableRules.ts';

const written: StoredTemplate = {
  slug: 'draft',
  name: 'Draft',
  blurb: '',
  seats: 4,
  clock: 'none',
  format: 'booster',
  rounds: [
    { pack: 'plain', packBySeat: ['plain', 'other'], ...classic('left') },
    { pack: 'plain', ...classic('right') },
  ],
};
const discarding = (discardAt: number) => ({ rules: { discardAt }, seats: 4, clock: 'none' as const });
const sizes = (other: { least: number; most: number }) => (pack: string) =>
  pack === 'plain' ? { least: 15, most: 15 } : other;
const whole = sizes({ least: 15, most: 15 });

describe('throwing away what is left of packs', () => {
  it('is possible where all packs of a round have as many cards', () => {
    expect(mayShape(written, discarding(5), whole)).toEqual({ ok: true, value: null });
    const { rounds } = shapedTemplate(written, discarding(5), whole) as Extract<
      StoredTemplate,
      { format: 'booster' }
    >;
    expect(rounds[0]?.opening.filter((step) => step.do === 'pick').length).toBe(10);
    expect(rounds[0]?.steps).toEqual([{ do: 'discardRest' }]);
  });

  it.each([
    [
      { least: 12, most: 15 },
      'Packs of a round have 12 to 15 cards here: none can be discarded at a number of cards.',
    ],
    [
      { least: 12, most: 12 },
      'Packs of a round have 12 to 15 cards here: none can be discarded at a number of cards.',
    ],
    [{ least: 5, most: 15 }, 'The packs have 5 cards: fewer than that have to be discarded.'],
  ])('is refused with a sentence where one kind has %j', (other, message) => {
    expect(mayShape(written, discarding(5), sizes(other))).toMatchObject({ ok: false, message });
    expect(mayShape(written, discarding(0), sizes(other))).toEqual({ ok: true, value: null });
  });
});
