import type { StoredPack } from '#contract/games/game.ts';
import type { StoredTemplate } from '#contract/games/templates.ts';
import { alternating, classic, leader, minneapolis, supreme } from '#engine/formats/booster/named.ts';
import { emberwakePack } from './packs.ts';

const pack = emberwakePack.slug;
const [left, right] = ['left', 'right'] as const;

/** Four strong Beings, one of which leads a deck. */
export const emberwakeLeaders: StoredPack = {
  slug: 'emberwake-leaders',
  name: 'Emberwake leaders',
  layouts: [
    {
      name: 'leaders',
      weight: 1,
      slots: [{ name: 'leader', count: 4, finish: 'plain', sheets: [{ sheet: 'leaders', weight: 1 }] }],
    },
  ],
  sheets: {
    leaders: {
      kind: { type: 'random' },
      filter: { sets: ['EMB'], rarities: ['rare', 'mythic', 'special'], types: ['Being'] },
    },
  },
  replacement: 'pack',
  refill: false,
};

/** Ways of passing packs that are nothing but other steps. */
export const emberwakePrograms: readonly StoredTemplate[] = [
  {
    slug: 'emberwake-minneapolis',
    name: 'Minneapolis for two to four',
    blurb: 'Take one of the first pack, then two of each that follows; the fourth look discards the rest.',
    format: 'booster',
    rounds: alternating(pack, 6, minneapolis),
    seats: 4,
    clock: 'standard',
  },
  {
    slug: 'emberwake-leaders',
    name: 'Leaders first',
    blurb: 'A round of leaders, then three packs for the deck that yours will lead.',
    format: 'booster',
    rounds: [
      { pack: emberwakeLeaders.slug, ...leader(right) },
      { pack, ...classic(left) },
      { pack, ...classic(right) },
      { pack, ...classic(left) },
    ],
    seats: 6,
    clock: 'standard',
  },
  {
    slug: 'emberwake-supreme',
    name: 'Supreme, alone',
    blurb: 'For you alone: open eighteen packs, keep the three best cards of each.',
    format: 'booster',
    rounds: Array.from({ length: 18 }, () => ({ pack, ...supreme(3) })),
    seats: 1,
    clock: 'none',
  },
];
