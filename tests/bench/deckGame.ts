import type { GameBundle } from '#contract/games/templates.ts';
import { emberwake } from '#demo/emberwake/bundle.ts';
import { emberwakePack } from '#demo/emberwake/packs.ts';

export const POOL_CARDS = 540;
const PACKS = 20;
const slot = (name: string, count: number, sheet: string) => ({
  name,
  count,
  finish: 'plain' as const,
  sheets: [{ sheet, weight: 1 }],
});
const slots = [
  slot('common', 18, 'commons'),
  slot('uncommon', 5, 'uncommons'),
  slot('rare', 2, 'rares'),
  slot('wildcard', 2, 'wildcards'),
];

/** Emberwake as a pile of twenty packs of 27, all opened at once: a pool of 540 cards. */
export const pileGame: GameBundle = {
  ...emberwake,
  packs: [{ ...emberwakePack, slug: 'thick', layouts: [{ name: 'thick', weight: 1, slots }] }],
  templates: [
    {
      slug: 'pile',
      name: 'Twenty thick packs',
      blurb: 'Large.',
      format: 'sealed',
      packs: [{ pack: 'thick', count: PACKS }],
      seats: 2,
      clock: 'none',
    },
  ],
};
