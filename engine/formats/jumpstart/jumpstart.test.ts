import { describe, expect, it } from 'vitest';
import {
  inventedCard,
  inventedCatalogue,
  inventedLane,
  packOf,
  randomSheet,
  range,
  secretOf,
  slotOf,
} from '#tests/support/engine/inventedGame.ts';
import { smallCatalogue } from '#tests/support/engine/setups.ts';
import { autoAction } from '../../bots/autoAction.ts';
import { steadyPersona } from '../../bots/lanePosterior.ts';
import type { SetupOf } from '../../core/format.ts';
import { applyIn, viewIn } from '../../core/frame.ts';
import type { PackDefinition } from '../../packs/definition.ts';
import { keyring, openStream } from '../../random/streams.ts';
import { jumpstart } from './jumpstart.ts';
import type { JumpstartShape, JumpstartState } from './jumpstart.types.ts';
import { shelfOfThemes } from './oracle.ts';
import { drawThemes, shelfOf } from './shelf.ts';

type Setup = SetupOf<JumpstartShape>;

const setupOf = (themes: number, changes: Partial<Setup['template']> = {}, seats = 2): Setup => ({
  catalogue: { ...smallCatalogue, packs: { shelf: shelfOfThemes(smallCatalogue, themes) } },
  template: { format: 'jumpstart', pack: 'shelf', offered: 3, chosen: 2, ...changes },
  seats,
  solo: false,
});

const setup = setupOf(8);
const dealt = jumpstart.deal(setup, secretOf(3));

const choose = (seat: number, option: string, turnNumber = Number(option.split('.')[0])) =>
  ({ type: 'choose', seat, turnId: 'choosing', turnNumber, option }) as const;

function played(...actions: readonly ReturnType<typeof choose>[]): JumpstartState {
  return actions.reduce((state, action) => {
    const applied = applyIn(jumpstart, setup, state, action);
    if (!applied.ok) throw new Error(applied.refusal);
    return applied.state;
  }, dealt);
}

const refusalOf = (state: JumpstartState, action: object) => {
  const applied = applyIn(jumpstart, setup, state, action as ReturnType<typeof choose>);
  return applied.ok ? 'accepted' : applied.refusal;
};

const themesOf = (state: JumpstartState, seat: number) =>
  state.offers[seat]!.map((offer) => offer.map(({ theme }) => theme));

describe('Jumpstart, rule 1', () => {
  it('offers sealed half-decks by theme and tells nothing of their cards', () => {
    const view = viewIn(jumpstart, setup, dealt, { seat: 0 });
    const [first] = themesOf(dealt, 0);
    expect(view.board).toEqual({
      kind: 'jumpstart',
      offer: first!.map((theme, place) => ({ key: `1.${place + 1}`, theme })),
      taken: [],
      halfDecks: [0, 0],
      chosen: 2,
    });
    expect(view.ask).toEqual({
      kind: 'choose',
      turnId: 'choosing',
      turnNumber: 1,
      options: ['1.1', '1.2', '1.3'],
    });
    expect(view.pool).toEqual([]);
    expect(Object.keys(dealt.instances).filter((id) => JSON.stringify(view).includes(id))).toEqual([]);
  });

  it('counts packs and cards of a seat', () => {
    expect(jumpstart.packsOpened(setup.template, 4, () => 6)).toEqual([
      { pack: 'shelf', count: 12, round: 0 },
      { pack: 'shelf', count: 12, round: 1 },
    ]);
    expect(jumpstart.outline(setup.template, 4, () => 20)).toEqual({ rounds: 1, decisions: 2, cards: 40 });
    expect(jumpstart.seatsProblem(setup.template, 1)).toBeNull();
  });

  it('offers two to five and lets choose one to four times', () => {
    const accepts = (offered: number, chosen: number) =>
      jumpstart.template.safeParse({ ...setup.template, offered, chosen }).success;
    expect([
      accepts(2, 1),
      accepts(5, 4),
      accepts(1, 1),
      accepts(6, 1),
      accepts(3, 0),
      accepts(3, 5),
    ]).toEqual([true, true, false, false, false, false]);
  });
});

describe('Jumpstart, rules 2 and 4', () => {
  it('offers different themes, none twice to a seat before all were offered', () => {
    const shelf = shelfOf(setup.catalogue, 'shelf', keyring(secretOf(1)));
    for (const seed of range(0, 200)) {
      const offers = drawThemes(shelf, 3, 4, openStream(secretOf(seed), 'themes'));
      expect(offers.map((offer) => new Set(offer).size)).toEqual([3, 3, 3, 3]);
      expect(new Set(offers.flat().slice(0, 8)).size).toBe(8);
    }
  });

  it('offers fewer when the shelf has fewer themes, and ends at once when it has none', () => {
    const small = setupOf(2);
    expect(themesOf(jumpstart.deal(small, secretOf(1)), 1).map((offer) => offer.toSorted())).toEqual([
      ['theme 0', 'theme 1'],
      ['theme 0', 'theme 1'],
    ]);
    const empty = { ...small, catalogue: { ...smallCatalogue, packs: { shelf: packOf([], {}) } } };
    const { phase, offers } = jumpstart.deal(empty, secretOf(1));
    expect([phase, offers]).toEqual(['complete', [[], []]]);
  });

  it('offers a theme the likelier the more weight it has', () => {
    const shelf = {
      themesOf: () => [
        { theme: 'often', weight: 3 },
        { theme: 'seldom', weight: 1 },
      ],
    };
    const first = range(0, 4000).map(
      (seed) => drawThemes(shelf, 1, 1, openStream(secretOf(seed), 'themes'))[0]![0]!,
    );
    const often = first.filter((theme) => theme === 'often').length / 4000;
    expect(Math.abs(often - 0.75)).toBeLessThan(0.03);
  });

  it('has variants of one theme as one theme, and no layout without weight', () => {
    const { catalogue } = setupOf(3);
    const definition = catalogue.packs.shelf!;
    const layouts = definition.layouts.map((layout) =>
      layout.name === 'theme 1' ? { ...layout, weight: 0 } : layout,
    );
    const shelf = shelfOf(
      { cards: catalogue.cards, packs: { shelf: { ...definition, layouts } } },
      'shelf',
      keyring(secretOf(1)),
    );
    expect(shelf.themesOf(1)).toEqual([
      { theme: 'theme 0', weight: 5 },
      { theme: 'theme 2', weight: 3 },
    ]);
    expect(() => shelf.open('theme 1', 0, openStream(secretOf(1), 'cards'))).toThrow(
      'There is no theme "theme 1"',
    );
  });
});

describe('Jumpstart, rule 8', () => {
  const slots = [slotOf('all', 5)];
  const named = (name: string, weight: number) => ({ name, weight, slots });
  const sheets = { all: randomSheet(range(0, 30)) };
  const shelfSetup = (definition: PackDefinition, seats: number): Setup => ({
    catalogue: { ...smallCatalogue, packs: { shelf: definition } },
    template: { format: 'jumpstart', pack: 'shelf', offered: 2, chosen: 1 },
    seats,
    solo: false,
  });
  const cube = packOf([named('A', 1), named('B', 1)], sheets, { replacement: 'table', edition: 2 });
  const cardsOf = ({ instances }: JumpstartState) => Object.values(instances).map(({ card }) => card);

  it('deals the cards of a pile of the table once', () => {
    const cards = cardsOf(jumpstart.deal(shelfSetup(cube, 3), secretOf(3)));
    expect([cards.length, new Set(cards).size]).toEqual([30, 30]);
  });

  it('deals logs from before piles as they were dealt', () => {
    const { edition: _, ...older } = cube;
    const cards = cardsOf(jumpstart.deal(shelfSetup(older, 3), secretOf(3)));
    expect(new Set(cards).size).toBeLessThan(cards.length);
  });

  it('offers each choice the themes of its round', () => {
    const rounds = [
      [
        { layout: 'A', weight: 1 },
        { layout: 'B', weight: 1 },
      ],
      [{ layout: 'C', weight: 1 }],
    ];
    const layouts = ['A', 'B', 'C'].map((name) => named(name, 0));
    const shelf = shelfSetup(packOf(layouts, sheets, { rounds, edition: 2 }), 2);
    const twice = { ...shelf, template: { ...shelf.template, chosen: 2 } };
    const state = jumpstart.deal(twice, secretOf(3));
    expect(state.phase).toBe('drafting');
    expect(themesOf(state, 1).map((offer) => offer.toSorted())).toEqual([['A', 'B'], ['C']]);
  });
});

describe('Jumpstart, rule 3', () => {
  it('opens the chosen half-deck into the pool and puts the others away', () => {
    const [first, second, third] = dealt.offers[0]![0]!;
    const state = played(choose(0, '1.2'));
    expect(state).toEqual({
      ...dealt,
      offers: dealt.offers.with(0, dealt.offers[0]!.slice(1)),
      taken: [[second!.theme], []],
      putAway: [...first!.cards, ...third!.cards],
      seats: dealt.seats.with(0, {
        pool: second!.cards.map((id, at) => ({ id, destination: 'main', round: 0, pick: at + 1 })),
        decisions: 1,
        bot: false,
      }),
    });
  });
});

describe('Jumpstart, rules 6 and 7', () => {
  it('tells the others how many half-decks a seat has, not which', () => {
    const view = viewIn(jumpstart, setup, played(choose(0, '1.1')), { seat: 1 });
    expect(view.seats.map(({ packs, poolSize }) => [packs, poolSize])).toEqual([
      [1, 3],
      [2, 0],
    ]);
    expect(view.board?.kind === 'jumpstart' && [view.board.taken, view.board.halfDecks]).toEqual([
      [],
      [1, 0],
    ]);
  });

  it('is over when every seat has chosen as often as it may', () => {
    const state = played(choose(0, '1.1'), choose(0, '2.3'), choose(1, '1.2'), choose(1, '2.2'));
    expect(state.phase).toBe('complete');
    expect(state.seats.map(({ pool }) => pool.map(({ round }) => round))).toEqual([
      [0, 0, 0, 1, 1, 1],
      [0, 0, 0, 1, 1, 1],
    ]);
    expect(state.putAway).toHaveLength(24);
  });

  it('refuses what is not on offer now', () => {
    const state = played(choose(0, '1.1'));
    expect([
      refusalOf(dealt, choose(0, '1.4')),
      refusalOf(dealt, choose(0, '2.1', 1)),
      refusalOf(state, choose(0, '1.1')),
      refusalOf(state, { ...choose(0, '2.1'), turnId: 'opening' }),
      refusalOf(played(choose(0, '1.1'), choose(0, '2.1')), choose(0, '3.1')),
      refusalOf(state, { type: 'claim', seat: 0, cardInstanceId: 'x' }),
    ]).toEqual(['notOffered', 'notOffered', 'turnPassed', 'turnPassed', 'turnPassed', 'badAction']);
  });
});

describe('What a bot chooses in Jumpstart', () => {
  const lanes = ['ember', 'tide', 'grove'];
  const cards = range(0, 12).map((card) =>
    inventedCard(`card ${card}`, {
      lanes: [lanes[Math.floor(card / 4)]!],
      rating: [3, 1, 4][Math.floor(card / 4)]!,
    }),
  );
  const sheets = Object.fromEntries(lanes.map((lane, at) => [lane, randomSheet(range(at * 4, at * 4 + 4))]));
  const layouts = lanes.map((lane) => ({ name: lane, weight: 1, slots: [slotOf(lane, 3)] }));
  const game: Setup = {
    catalogue: inventedCatalogue(cards, {
      lanes: lanes.map(inventedLane),
      laneRule: { kind: 'best', lanes: 1 },
      packs: { shelf: packOf(layouts, sheets) },
    }),
    template: { format: 'jumpstart', pack: 'shelf', offered: 3, chosen: 2 },
    seats: 1,
    solo: false,
  };
  const start = jumpstart.deal(game, secretOf(5));
  const themeOf = (state: JumpstartState, option: string) =>
    state.offers[0]![0]![Number(option.split('.')[1]) - 1]!.theme;

  it('takes the strongest theme first, then the one that goes with it', () => {
    const view = viewIn(jumpstart, game, start, { seat: 0 });
    const first = autoAction(game, view);
    expect([first.reason, first.by]).toEqual(['grove promises the strongest cards of these.', 'bot']);
    const ember = [1, 2, 3].map((place) => `1.${place}`).find((key) => themeOf(start, key) === 'ember')!;
    const applied = applyIn(jumpstart, game, start, choose(0, ember));
    if (!applied.ok) throw new Error(applied.refusal);
    const second = autoAction(game, viewIn(jumpstart, game, applied.state, { seat: 0 }));
    expect(second.reason).toBe('ember goes best with what you have.');
  });

  it('takes what was reserved or starred, as far as it is on offer', () => {
    const view = viewIn(jumpstart, game, start, { seat: 0 });
    const auto = (reserved: readonly string[], starred: readonly string[]) =>
      jumpstart.autoAction(game, view, { reserved, starred, reservedBurns: [] }, steadyPersona);
    expect([auto(['2.1', '1.3'], ['1.1']), auto([], ['x', '1.1'])]).toEqual([
      { action: choose(0, '1.3'), by: 'reserved', reason: 'You had reserved it.' },
      { action: choose(0, '1.1'), by: 'starred', reason: 'You had starred it.' },
    ]);
  });
});
