import type { FormatName } from '#engine/formats/registry.ts';

/** A field of a format's rules that is one number or one of a few words. */
export type RuleField =
  | {
      readonly kind: 'number';
      readonly key: string;
      readonly label: string;
      readonly least: number;
      readonly most: number;
    }
  | {
      readonly kind: 'choice';
      readonly key: string;
      readonly label: string;
      readonly options: readonly { readonly value: string | number; readonly label: string }[];
    };

/** How a format is set in its editor. `hasPack`: all of its cards come from one kind of pack. */
export interface FormatForm {
  readonly label: string;
  readonly sentence: string;
  readonly hasPack: boolean;
  readonly fields: readonly RuleField[];
  readonly seats: number;
  readonly rules: (pack: string) => Readonly<Record<string, unknown>>;
}

const number = (key: string, label: string, least: number, most: number): RuleField => ({
  kind: 'number',
  key,
  label,
  least,
  most,
});

const turn = (direction: 'left' | 'right') => [
  { do: 'pick', count: 1 },
  { do: 'pass', direction },
];

/** Every format: its words, its fields, and rules to begin with. */
export const FORMAT_FORMS = {
  booster: {
    label: 'Booster',
    sentence: 'Everybody opens a pack, takes cards and passes the rest.',
    hasPack: false,
    fields: [],
    seats: 8,
    rules: (pack) => ({
      rounds: (['left', 'right', 'left'] as const).map((direction) => ({
        pack,
        opening: [],
        steps: turn(direction),
      })),
    }),
  },
  sealed: {
    label: 'Sealed',
    sentence: 'Everybody opens packs and builds a deck of them.',
    hasPack: false,
    fields: [],
    seats: 8,
    rules: (pack) => ({ packs: [{ pack, count: 6 }] }),
  },
  teamSealed: {
    label: 'Team sealed',
    sentence: 'A team opens packs into one pile, from which its players claim cards.',
    hasPack: false,
    fields: [number('teams', 'Teams', 2, 8)],
    seats: 6,
    rules: (pack) => ({ packs: [{ pack, count: 4 }], teams: 2 }),
  },
  jumpstart: {
    label: 'Jumpstart',
    sentence: 'Everybody chooses among sealed half-decks by their themes.',
    hasPack: true,
    fields: [number('offered', 'Offered at a time', 2, 5), number('chosen', 'Chosen in all', 1, 4)],
    seats: 2,
    rules: (pack) => ({ pack, offered: 3, chosen: 2 }),
  },
  rochester: {
    label: 'Rochester',
    sentence: 'One open pack after the other, taken from in turn.',
    hasPack: true,
    fields: [number('packsPerSeat', 'Packs each', 1, 20)],
    seats: 8,
    rules: (pack) => ({ pack, packsPerSeat: 3 }),
  },
  rotisserie: {
    label: 'Rotisserie',
    sentence: 'All cards lie open from the start and are taken one at a time.',
    hasPack: true,
    fields: [],
    seats: 8,
    rules: (pack) => ({ pack, mode: { kind: 'singleton', cardsPerSeat: 45, lay: 'enough' } }),
  },
  minesweeper: {
    label: 'Minesweeper',
    sentence: 'A grid of hidden cards, turned up beside every card that is taken.',
    hasPack: true,
    fields: [
      number('grids', 'Grids', 1, 20),
      number('width', 'Columns', 3, 12),
      number('height', 'Rows', 3, 10),
      number('picksPerGrid', 'Picks of a grid', 1, 120),
      {
        kind: 'choice',
        key: 'reveal',
        label: 'Turned up first',
        options: [
          { value: 'center', label: 'the centre' },
          { value: 'corners', label: 'the corners' },
          { value: 'borders', label: 'the borders' },
        ],
      },
    ],
    seats: 2,
    rules: (pack) => ({ pack, grids: 2, width: 10, height: 9, picksPerGrid: 80, reveal: 'center' }),
  },
  housman: {
    label: 'Housman',
    sentence: 'Secret hands that are bettered from the open cards, in turn.',
    hasPack: true,
    fields: [
      number('rounds', 'Rounds', 1, 20),
      number('handSize', 'Cards in hand', 1, 15),
      number('revealed', 'Open cards', 1, 20),
      number('exchanges', 'Exchanges', 1, 10),
      {
        kind: 'choice',
        key: 'turnOrder',
        label: 'Turns',
        options: [
          { value: 'classic', label: 'always in the same order' },
          { value: 'snake', label: 'there and back' },
        ],
      },
    ],
    seats: 4,
    rules: (pack) => ({ pack, handSize: 5, revealed: 9, exchanges: 3, rounds: 9, turnOrder: 'classic' }),
  },
  silentAuction: {
    label: 'Silent auction',
    sentence: 'Sealed bids on all cards of a pack at once.',
    hasPack: true,
    fields: [
      number('packs', 'Packs', 1, 60),
      number('startingFunds', 'Coins to begin with', 1, 100_000),
      number('reservePrice', 'Least bid', 0, 100_000),
      {
        kind: 'choice',
        key: 'price',
        label: 'The winner pays',
        options: [
          { value: 'first', label: 'the own bid' },
          { value: 'second', label: 'the second highest bid' },
        ],
      },
    ],
    seats: 4,
    rules: (pack) => ({
      pack,
      packs: 12,
      startingFunds: 200,
      price: 'first',
      reservePrice: 0,
      tiebreakers: [{ by: 'funds', prefer: 'more' }],
    }),
  },
  solomon: {
    label: 'Solomon',
    sentence: 'One divides the open cards into two piles, the other chooses one.',
    hasPack: true,
    fields: [number('rounds', 'Rounds', 1, 30), number('cardsPerRound', 'Cards of a round', 2, 16)],
    seats: 2,
    rules: (pack) => ({ pack, cardsPerRound: 8, rounds: 10 }),
  },
  winston: {
    label: 'Winston',
    sentence: 'Piles are looked at one after the other, taken or passed.',
    hasPack: true,
    fields: [number('packs', 'Packs', 1, 60), number('piles', 'Piles', 2, 8)],
    seats: 2,
    rules: (pack) => ({ pack, packs: 6, piles: 3 }),
  },
  winchester: {
    label: 'Winchester',
    sentence: 'One of several open piles is taken whole, then all of them grow.',
    hasPack: true,
    fields: [number('packs', 'Packs', 1, 60), number('piles', 'Piles', 2, 8)],
    seats: 2,
    rules: (pack) => ({ pack, packs: 6, piles: 4 }),
  },
  grid: {
    label: 'Grid',
    sentence: 'Rows and columns of open cards are taken whole.',
    hasPack: true,
    fields: [
      number('grids', 'Grids', 1, 40),
      {
        kind: 'choice',
        key: 'size',
        label: 'Size',
        options: [
          { value: '3x3', label: '3 × 3' },
          { value: '3x4', label: '3 × 4' },
        ],
      },
      {
        kind: 'choice',
        key: 'picksPerSeat',
        label: 'Lines each',
        options: [
          { value: 1, label: 'one' },
          { value: 2, label: 'two' },
        ],
      },
    ],
    seats: 2,
    rules: (pack) => ({ pack, grids: 18, size: '3x3', picksPerSeat: 1 }),
  },
} satisfies Readonly<Record<FormatName, FormatForm>>;

export const FORMAT_NAMES = Object.keys(FORMAT_FORMS).filter((name): name is FormatName =>
  Object.hasOwn(FORMAT_FORMS, name),
);

/** The form of a format; null for a word that names none. */
export const formOf = (name: unknown): FormatForm | null =>
  FORMAT_NAMES.flatMap((known) => (known === name ? [FORMAT_FORMS[known]] : []))[0] ?? null;
