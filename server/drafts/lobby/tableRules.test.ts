import { describe, expect, it } from 'vitest';
import { type StoredTemplate, storedTemplateSchema } from '#contract/games/templates.ts';
import type { TableRules } from '#contract/tables/tableRules.ts';
import {
  classic,
  glimpse,
  minneapolis,
  pickTwo,
  type RoundProgram,
  supreme,
} from '#engine/formats/booster/named.ts';
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

  it('looks only at the packs that are opened by the host’s rules', () => {
    const short = { least: 5, most: 5 };
    const template = {
      ...written,
      rounds: [
        { pack: 'plain', ...classic('left') },
        { pack: 'other', ...classic('right') },
      ],
    };
    const table = (packs: number) => ({ ...discarding(5), rules: { packs, discardAt: 5 } });
    expect(mayShape(template, table(1), sizes(short))).toEqual({ ok: true, value: null });
    expect(mayShape(template, table(2), sizes(short)).ok).toBe(false);
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

describe('what a host leaves as it is written', () => {
  const LEFT = { do: 'pass', direction: 'left' } as const;
  const pick = (count: number) => ({ do: 'pick', count }) as const;
  const burn = (count: number) => ({ do: 'burn', count }) as const;
  const REST = { do: 'discardRest' } as const;
  const times = (count: number, ...steps: RoundProgram['steps']) =>
    Array.from({ length: count }, () => steps).flat();

  it.each<[string, RoundProgram, TableRules, RoundProgram]>([
    ['a burn after two', pickTwo('left'), { burns: 1 }, { opening: [], steps: [pick(2), burn(1), LEFT] }],
    ['two and the burn', glimpse('left', 3), { picks: 2 }, { opening: [], steps: [pick(2), burn(3), LEFT] }],
    ['no burn', glimpse('left', 3), { burns: 0 }, classic('left')],
    ['two of each', classic('left'), { picks: 2 }, pickTwo('left')],
    [
      'three of a fresh pack',
      glimpse('left', 3),
      { firstPicks: 3 },
      { opening: [pick(3), burn(3), LEFT], steps: [pick(1), burn(3), LEFT] },
    ],
    [
      'one, then three, and the rest away',
      minneapolis('left'),
      { picks: 3 },
      { opening: [pick(1), LEFT, ...times(2, pick(3), LEFT)], steps: [pick(3), REST] },
    ],
    [
      'two, then two, and the rest away',
      minneapolis('left'),
      { firstPicks: 2 },
      { opening: times(3, pick(2), LEFT), steps: [pick(2), REST] },
    ],
    ['four of each alone', supreme(3), { picks: 4 }, { opening: [], steps: [pick(4), REST] }],
    ['five of each alone', supreme(3), { firstPicks: 5 }, { opening: [], steps: [pick(5), REST] }],
    [
      'two while there are more than eleven',
      pickTwo('left'),
      { discardAt: 11 },
      { opening: times(2, pick(2), LEFT), steps: [REST] },
    ],
    [
      'the turn that only picks, without the one that only burned',
      { opening: [], steps: [burn(3), LEFT, pick(1), LEFT] },
      { burns: 0 },
      { opening: [], steps: [LEFT, pick(1), LEFT] },
    ],
    [
      'more than a step may count, in two of them',
      { opening: [], steps: [pick(60), pick(60), burn(3), LEFT] },
      { burns: 0 },
      { opening: [], steps: [pick(100), pick(20), LEFT] },
    ],
    [
      'one, then two, and nothing away',
      minneapolis('left'),
      { discardAt: 0 },
      { opening: [pick(1), LEFT], steps: [pick(2), LEFT] },
    ],
  ])('stays so: %s', (_words, program, rules, shaped) => {
    const template = { ...written, rounds: [{ pack: 'plain', ...program }] };
    const table = { rules, seats: 4, clock: 'none' as const };
    expect(mayShape(template, table, whole)).toEqual({ ok: true, value: null });
    const made = shapedTemplate(template, table, whole);
    expect(made).toMatchObject({ rounds: [{ pack: 'plain', ...shaped }] });
    expect(storedTemplateSchema.safeParse(made).success).toBe(true);
  });

  it.each<[string, RoundProgram, TableRules]>([
    ['of one that burns all', { opening: [pick(1), LEFT], steps: [burn(3), LEFT] }, { burns: 0 }],
    ['written out', { opening: [], steps: [burn(3), LEFT, pick(1), LEFT] }, { burns: 0, discardAt: 5 }],
    ['written out to the end', { opening: [], steps: [burn(3), LEFT] }, { burns: 0, discardAt: 0 }],
  ])('is refused with a sentence where turns would be empty: %s', (_words, program, rules) => {
    const template = { ...written, rounds: [{ pack: 'plain', ...program }] };
    expect(mayShape(template, { rules, seats: 4, clock: 'none' }, whole)).toMatchObject({
      ok: false,
      refusal: 'rulesUnfit',
      message: 'With these rules a turn would neither take nor burn a card.',
    });
  });
});
