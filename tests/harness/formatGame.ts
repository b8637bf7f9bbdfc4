import type { StoredPack } from '#contract/games/game.ts';
import type { GameBundle, StoredTemplate, TemplateHead } from '#contract/games/templates.ts';
import type { FormatName, FormatShapes } from '#engine/formats/registry.ts';
import { canaryGame, canaryOf } from './canaryGame.ts';

type Rules = {
  readonly [Name in FormatName]: Omit<FormatShapes[Name]['template'], 'format'> & { seats: number };
};

const pack = 'canary-pack';
const turn = [
  { do: 'pick', count: 1 },
  { do: 'burn', count: 1 },
  { do: 'pass', direction: 'left' },
] as const;

/** One short draft of every format; a format without one does not compile. */
const RULES: Rules = {
  booster: { seats: 4, rounds: [1, 2].map(() => ({ pack, opening: [], steps: turn })) },
  sealed: { seats: 3, packs: [{ pack, count: 2 }] },
  teamSealed: { seats: 4, packs: [{ pack, count: 1 }], teams: 2 },
  jumpstart: { seats: 3, pack: 'canary-themes', offered: 3, chosen: 2 },
  winston: { seats: 2, pack, packs: 4, piles: 3 },
  winchester: { seats: 3, pack, packs: 4, piles: 4 },
  grid: { seats: 2, pack, grids: 6, size: '3x3', picksPerSeat: 1 },
  rochester: { seats: 4, pack, packsPerSeat: 1 },
  rotisserie: { seats: 4, pack, mode: { kind: 'singleton', cardsPerSeat: 12, lay: 'enough' } },
  minesweeper: { seats: 3, pack, grids: 2, width: 5, height: 5, picksPerGrid: 12, reveal: 'center' },
  housman: { seats: 3, pack, handSize: 4, revealed: 6, exchanges: 2, rounds: 3, turnOrder: 'snake' },
  solomon: { seats: 2, pack, cardsPerRound: 8, rounds: 5 },
  silentAuction: {
    seats: 3,
    pack,
    packs: 3,
    startingFunds: 100,
    price: 'second',
    reservePrice: 1,
    tiebreakers: [{ by: 'funds', prefer: 'more' }],
  },
};

/** Every format, in the order of the table above. */
export const formatNames = Object.keys(RULES) as readonly FormatName[];

function headOf(format: FormatName): TemplateHead {
  return { slug: format, name: format, blurb: '', seats: RULES[format].seats, clock: 'relaxed' };
}

const THEMES = Array.from({ length: 10 }, (_, theme) => theme);

const themes: StoredPack = {
  slug: 'canary-themes',
  name: 'Themes',
  replacement: 'pack',
  refill: false,
  sheets: Object.fromEntries(
    THEMES.map((theme) => [
      `theme ${theme}`,
      {
        kind: { type: 'random' as const },
        cards: Array.from({ length: 20 }, (_, place) => ({
          printing: `key-${canaryOf(theme * 20 + place)}`,
          weight: 1,
        })),
      },
    ]),
  ),
  layouts: THEMES.map((theme) => ({
    name: `Theme ${theme}`,
    weight: 1,
    slots: [
      {
        name: 'cards',
        count: 20,
        finish: 'plain' as const,
        sheets: [{ sheet: `theme ${theme}`, weight: 1 }],
      },
    ],
  })),
};

/** The game of canaries with a short draft of every format, by the format's name. */
export function formatGame(): GameBundle {
  const game = canaryGame(360);
  const templates = formatNames.map(
    (format) => ({ format, ...RULES[format], ...headOf(format) }) as StoredTemplate,
  );
  return { ...game, packs: [...game.packs, themes], templates };
}
